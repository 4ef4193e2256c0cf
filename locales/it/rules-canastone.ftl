# Il libro delle regole del Canastone, una pagina per messaggio. Numeri e scelte («on», «off») vengono dalle regole del tavolo.

rules-canastone-goal-title = Di che si tratta
rules-canastone-goal =
    { $players ->
        [6] Due squadre di tre; ognuno siede fra due avversari.
       *[other] Due coppie; i compagni siedono di fronte.
    } Si calano combinazioni di carte uguali davanti alla propria squadra, si allungano fino a farne canaste di sette carte, e si chiude quando conviene.

    Vince la partita la squadra che arriva per prima a { $target } punti. Si gioca in senso orario, una smazzata dopo l’altra.

rules-canastone-cards-title = Carte e valori
rules-canastone-cards =
    Tre mazzi e sei mattoni (i jolly), 162 carte. I semi non contano.

    I jolly (mattoni) e i due (pinelle) sono <b>matte</b>. A K Q J 10 9 8 7 6 5 4 sono <b>naturali</b>. I tre non sono né l’una né l’altra cosa.

    mattone: { $value_joker }
    pinella, asso: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 e tre nero: { $value_four }
    tre rosso: vedi «I tre»

rules-canastone-turn-title = Come va un turno
rules-canastone-turn =
    <b>Se la tua squadra non ha aperto:</b> o apri come primissima cosa (vedi «L’apertura») e continui come sotto, oppure peschi due carte e ne scarti una.

    <b>Se la tua squadra ha aperto:</b>
    1. Pesca due carte dal tallone, oppure prendi il pozzo e pescane una.
    2. Cala combinazioni nuove e attacca a quelle della squadra, quante volte vuoi.
    3. Scarta una carta: il turno finisce.

    Esempio: peschi 9 e 4, cali K K K, attacchi il 9 ai vostri nove, scarti il 4.

    Dopo aver calato ti restano almeno due carte, una da scartare e una per continuare, a meno che tu possa chiudere.
    Se dopo la pesca non puoi scartare nulla, il turno finisce da sé.

rules-canastone-melds-title = Combinazioni e canaste
rules-canastone-melds =
    Una combinazione (colonna) è di tre o più carte dello stesso valore. È della squadra: i compagni vi attaccano, gli avversari mai. Per ogni valore una squadra ha una sola combinazione; le carte nuove vanno lì, e nessuna ne esce più.

    Le matte possono starci: sempre meno delle naturali, e al massimo { $wilds_in_meld }. Con tre o quattro carte una matta, da cinque carte in poi fino a due. Senza matte è <b>pulita</b>, con matte <b>sporca</b>.

    Sette carte fanno una <b>canasta</b>. La settima può essere una matta. Dopo si attaccano solo naturali.

    Esempio: 7 7 2 è una combinazione sporca. K K K 2 mattone ha due matte e altre non ne tiene.

rules-canastone-wilds-title = La combinazione di matte
rules-canastone-wilds =
    Anche pinelle e mattoni da soli possono fare una combinazione, che alla fine dev’essere di sette giuste. È un impegno: finché è più corta, la tua squadra non può chiudere, non può mettere matte altrove e non può scartarne.

    Pulita: sette pinelle, oppure sei mattoni e una pinella. Ogni altra è sporca. Se è ancora corta, è sporca appena contiene due pinelle e un mattone.

    A sette è completa, e le vostre matte sono di nuovo libere.

rules-canastone-opening-title = L’apertura
rules-canastone-opening =
    Le prime combinazioni della squadra si calano all’inizio di un turno, prima di pescare, da una sola mano. Le carte devono raggiungere un minimo, secondo il totale della squadra all’inizio della smazzata:

    { $minimums }
    { $negative_opens_free ->
        [on]
            {""}
            A questo tavolo chi è sotto zero apre con soli { $negative_minimum }, in combinazioni pulite.
       *[off] {""}
    }
    { $opening_always_clean ->
        [on] A questo tavolo si apre solo con combinazioni pulite.
       *[off] Fino a { $clean_opening_up_to } si apre solo con combinazioni pulite. Oltre, possono essercene di sporche.
    }
    { $joker_opening_bar ->
        [on]
            {""}
            Quando una squadra apre con una combinazione di mattoni e al massimo una pinella, fino al prossimo turno di chi ha aperto nessun avversario può aprire così e prendere il pozzo nello stesso turno.
       *[off] {""}
    }
    I premi delle canaste e i tre rossi non contano per l’apertura. { $pile_counts_for_opening ->
        [on] A questo tavolo la carta in cima al pozzo e quelle che mostri per prenderlo contano, se apri e prendi il pozzo con una sola mossa.
       *[off] E nemmeno le carte calate per prendere il pozzo, né quelle prese con il pozzo.
    }

    Esempio per 50: K K K e 5 5 5 5 fanno 30 + 20.

rules-canastone-pile-title = Prendere il pozzo
rules-canastone-pile =
    Solo se la tua squadra ha aperto, invece di pescare due carte, e solo se la carta in cima è naturale. Mostra dalla mano { $pile_shown } carte naturali dello stesso valore ({ $pile_shown_frozen } se il pozzo è gelato). Le matte non servono, e non basta avere quella combinazione sul tavolo.

    Le carte mostrate e quella in cima si calano. Il resto del pozzo va in mano, con il <b>pacchetto</b> che a inizio smazzata sta sotto: tante carte coperte quante ne dice la prima carta naturale, da 14 sotto un asso a 4 sotto un quattro. Poi pesca una carta dal tallone.
    { $no_pile_on_own_canasta ->
        [on]
            {""}
            A questo tavolo il pozzo non si prende se la carta in cima è di una vostra canasta.
       *[off] {""}
    }
    Il pozzo è <b>gelato</b> quando contiene una pinella o un mattone scoperti, anche sotto altre carte, finché qualcuno lo prende. Una matta o un tre nero in cima lo bloccano per chi gioca dopo.

    Dopo devono restarti di sicuro almeno due carte.

rules-canastone-threes-title = I tre
rules-canastone-threes =
    <b>I tre neri</b> non si calano mai. In cima al pozzo lo bloccano solo per chi gioca subito dopo. Uno rimasto in mano costa { $value_four }.

    { $hold_red_threes ->
        [on] <b>I tre rossi</b> a questo tavolo vanno in mano. Dopo la pesca li puoi esporre; ognuno è sostituito dal tallone. Puoi anche scartarne uno: blocca chi gioca dopo, come un tre nero. Uno rimasto in mano costa { $red_three_in_hand }.
       *[off] <b>I tre rossi</b> si espongono da soli davanti alla squadra e sono sostituiti dal tallone. Uno che arriva con il pozzo non è sostituito.
    }

    A fine smazzata ognuno vale { $red_three }:
    in più, con una canasta pulita e una sporca;
    niente, con sole canaste pulite;
    in meno, con sole canaste sporche;
    in meno e doppio, senza canaste.
    Con { $red_threes_doubled_from } o più il risultato raddoppia.

rules-canastone-closing-title = La chiusura
rules-canastone-closing =
    Si chiude { $close_without_discard ->
        [on] giocando l’ultima carta: calandola o scartandola
       *[off] scartando l’ultima carta
    }. Sul tavolo la squadra deve avere { $close_needs_two_clean ->
        [on] due canaste pulite e una sporca
       *[off] una canasta pulita e una sporca
    }, e nessuna combinazione di matte più corta di sette. { $close_without_discard ->
        [on] Se l’ultima carta si scarta, non può essere né matta né tre.
       *[off] L’ultima carta non può essere né matta né tre, e lo scarto è d’obbligo.
    }

    La smazzata finisce anche quando un turno dovrebbe cominciare con meno di due carte nel tallone, o quando il tallone non basta per una pesca. Allora nessuno prende i punti della chiusura.

rules-canastone-asking-title = Posso chiudere?
rules-canastone-asking =
    Dopo la pesca, se in questo turno puoi chiudere, puoi chiedere { $players ->
        [6] a uno dei compagni
       *[other] al compagno
    }: posso chiudere? La domanda la porta il bot. La risposta vincola: dopo un sì devi chiudere in questo turno, dopo un no non puoi. Una domanda a turno; nessuno è obbligato a chiedere.

    Per il resto, fra compagni non si parla delle proprie carte.

rules-canastone-score-title = I punti di una smazzata
rules-canastone-score =
    Le carte calate valgono in più, quelle rimaste in mano in meno. Chi non ha aperto paga il doppio per le carte in mano.

    chiusura: { $closing }
    canasta sporca, da 4 a K: { $dirty_canasta }
    canasta pulita, da 4 a K: { $clean_canasta }
    assi sporchi: { $dirty_aces }
    assi puliti: { $clean_aces }
    matte sporche: { $dirty_wilds }
    sette pinelle: { $seven_twos }
    sei mattoni e una pinella: { $six_jokers }
    { $no_five_canasta_bonus ->
        [on] {""}
       *[off]
            cinque canaste, fra pulite e sporche: { $five_canastas } in più
            cinque pulite e una sporca: { $five_clean_canastas } invece
    }

rules-canastone-match-title = La partita
rules-canastone-match =
    I punti delle smazzate si sommano, e un totale può essere negativo. La partita finisce con la smazzata in cui una squadra arriva a { $target }. Vince il totale più alto, con la differenza come scarto. A pari punti si gioca un’altra smazzata.

    Il mazziere cambia ogni volta, verso sinistra. Se le prime tre carte scoperte per il pozzo sono tutte matte o tre, la smazzata è nulla e lo stesso mazziere ridà le carte.

rules-canastone-back-title = Riprendere
rules-canastone-back =
    Ciò che hai calato in questo turno si può riprendere finché non hai visto nulla di nuovo: una carta pescata, il pozzo, una risposta. Con lo scarto il turno è finito davvero.
