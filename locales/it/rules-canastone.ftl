# Il libro delle regole del Canastone, una pagina per messaggio. Numeri e scelte ("on", "off") vengono dal tavolo.

rules-canastone-goal-title = Di che si tratta
rules-canastone-goal =
    Due squadre, compagni di fronte{ $players ->
        [6] , tre per squadra, ognuno fra due avversari
       *[other] {""}
    }. Si calano davanti alla squadra combinazioni di carte uguali, si portano a canaste di sette e si chiude quando conviene.

    Vince la partita la prima squadra che arriva a { $target } punti. Si gioca in senso orario, smazzata dopo smazzata.

rules-canastone-cards-title = Carte e valori
rules-canastone-cards =
    Tre mazzi e sei jolly, 162 carte. I semi non contano.

    Jolly (mattoni) e due (pinelle) sono <b>matte</b>. A K Q J 10 9 8 7 6 5 4 sono <b>naturali</b>. I tre non sono né matte né naturali.

    jolly: { $value_joker }
    pinella, asso: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 e tre nero: { $value_four }
    tre rosso: vedi «I tre»

rules-canastone-turn-title = Come va un turno
rules-canastone-turn =
    <b>La tua squadra non ha aperto:</b> o apri come primissima cosa (vedi «L’apertura») e continui come sotto, o peschi due carte e ne scarti una.

    <b>La tua squadra ha aperto:</b>
    1. Peschi due carte dal tallone, oppure prendi il pozzo e ne peschi una.
    2. Cali combinazioni nuove e attacchi a quelle della squadra, quante volte vuoi.
    3. Scarti una carta. Lo scarto finisce il turno.

    Esempio: peschi 9 e 4, cali K K K, attacchi il 9 ai nove della squadra, scarti il 4.

    Dopo aver calato tieni almeno due carte, una da scartare e una per continuare, a meno che tu possa chiudere.
    Se dopo la pesca non puoi scartare nulla, il turno finisce da sé.

rules-canastone-melds-title = Combinazioni e canaste
rules-canastone-melds =
    Una combinazione (colonna) è di tre o più carte dello stesso valore. È della squadra: i compagni vi attaccano, gli avversari mai. Una sola combinazione per valore e per squadra; le carte che seguono vanno lì, e nessuna carta se ne va più.

    Le matte possono starci: sempre meno delle naturali, e al massimo { $wilds_in_meld }. Con tre o quattro carte una matta, da cinque carte fino a due. Senza matte è <b>pulita</b>, con matte <b>sporca</b>.

    Sette carte fanno una <b>canasta</b>. Una matta può essere la settima. Poi si attaccano solo naturali.

    Esempio: 7 7 2 è sporca. K K K 2 jolly ha due matte e non ne prende altre.

rules-canastone-wilds-title = La combinazione di matte
rules-canastone-wilds =
    Anche pinelle e jolly da soli possono fare una combinazione, alla fine di sette esatte. È un impegno: finché è più corta la squadra non può chiudere, non può mettere matte altrove e non può scartarne.

    Pulita: sette pinelle, oppure sei jolly e una pinella. Tutte le altre sono sporche. Una corta è sporca appena ha due pinelle e un jolly.

    A sette è finita, e le matte sono di nuovo libere.

rules-canastone-opening-title = L’apertura
rules-canastone-opening =
    Le prime combinazioni della squadra si calano all’inizio di un turno, prima di pescare, da una sola mano. Le loro carte devono arrivare a un minimo, secondo il totale della squadra all’inizio della smazzata:

    { $minimums }
    { $negative_opens_free ->
        [on]
            {""}
            A questo tavolo una squadra sotto zero apre con { $negative_minimum }, in combinazioni pulite.
       *[off] {""}
    }
    { $opening_always_clean ->
        [on] A questo tavolo si apre sempre con combinazioni pulite.
       *[off] Fino a { $clean_opening_up_to } ogni combinazione dell’apertura è pulita. Oltre, ce ne possono essere di sporche.
    }
    { $joker_opening_bar ->
        [on]
            {""}
            Se una squadra apre con una combinazione di jolly e al massimo una pinella, nessun avversario può aprire così e prendere il pozzo nello stesso turno fino al prossimo turno di chi ha aperto.
       *[off] {""}
    }
    I premi delle canaste e i tre rossi non contano. { $pile_counts_for_opening ->
        [on] A questo tavolo la carta in cima al pozzo e quelle che mostri per prenderlo contano, quando apri e prendi il pozzo in una volta.
       *[off] Non contano neppure le carte calate per prendere il pozzo, né quelle prese con esso.
    }

    Esempio per 50: K K K e 5 5 5 5 fanno 30 + 20.

rules-canastone-pile-title = Prendere il pozzo
rules-canastone-pile =
    Solo se la squadra ha aperto, al posto di pescare due carte, e solo se la carta in cima è naturale. Mostri dalla mano { $pile_shown } naturali del suo valore ({ $pile_shown_frozen } se il pozzo è gelato). Le matte non servono, e non serve avere già quella combinazione sul tavolo.

    Le carte mostrate e quella in cima si calano. Il resto del pozzo va nella tua mano, con il <b>pacchetto</b> che a inizio smazzata vi sta sotto: tante carte coperte quante ne dice la prima naturale, 14 sotto un asso e giù fino a 4 sotto un quattro. Poi peschi una carta dal tallone.
    { $no_pile_on_own_canasta ->
        [on]
            {""}
            A questo tavolo il pozzo non si prende se la carta in cima è di una propria canasta.
       *[off] {""}
    }
    Il pozzo è <b>gelato</b> finché contiene scoperta una pinella o un jolly, coperta da altre o no, e resta gelato finché qualcuno lo prende. Una matta o un tre nero in cima lo bloccano per il prossimo giocatore.

    Devi essere sicuro di avere poi almeno due carte.

rules-canastone-threes-title = I tre
rules-canastone-threes =
    I <b>tre neri</b> non si calano mai. In cima al pozzo uno lo blocca solo per il prossimo giocatore. In mano alla fine costa { $value_four }.

    { $hold_red_threes ->
        [on] I <b>tre rossi</b> a questo tavolo vanno in mano. Dopo aver pescato puoi esporli; ognuno viene sostituito dal tallone. Puoi anche scartarne uno, che blocca il prossimo giocatore come un tre nero. In mano alla fine costa { $red_three_in_hand }.
       *[off] I <b>tre rossi</b> si espongono da sé davanti alla squadra e vengono sostituiti dal tallone. Uno preso con il pozzo non viene sostituito.
    }

    A fine smazzata ognuno vale { $red_three }:
    in più, se la squadra ha una canasta pulita e una sporca;
    nulla, con sole canaste pulite;
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
    } e nessuna combinazione di matte più corta di sette. { $close_without_discard ->
        [on] Un’ultima carta scartata non è né matta né tre.
       *[off] L’ultima carta non è né matta né tre, e uno scarto è sempre dovuto.
    }

    La smazzata finisce anche quando un turno comincerebbe con meno di due carte nel tallone, o quando il tallone non può dare le carte dovute. Allora nessuno conta la chiusura.

rules-canastone-asking-title = Posso chiudere?
rules-canastone-asking =
    Dopo aver pescato, se in questo turno puoi chiudere, puoi chiedere { $players ->
        [6] a uno dei compagni
       *[other] al compagno
    }: posso chiudere? La domanda la porta il bot. La risposta vincola: dopo un sì devi chiudere in questo turno, dopo un no non puoi. Una domanda per turno; nessuno è obbligato a chiedere.

    Per il resto fra compagni non si parla della propria mano.

rules-canastone-score-title = I punti di una smazzata
rules-canastone-score =
    Le carte calate contano in più, quelle rimaste in mano in meno. Una squadra che non ha aperto paga doppie le carte in mano.

    chiusura: { $closing }
    canasta sporca, da 4 a K: { $dirty_canasta }
    canasta pulita, da 4 a K: { $clean_canasta }
    assi sporchi: { $dirty_aces }
    assi puliti: { $clean_aces }
    matte sporche: { $dirty_wilds }
    sette pinelle: { $seven_twos }
    sei jolly e una pinella: { $six_jokers }
    { $no_five_canasta_bonus ->
        [on] {""}
       *[off]
            cinque canaste, pulite e sporche: { $five_canastas } in più
            cinque pulite e una sporca: invece { $five_clean_canastas }
    }

rules-canastone-match-title = La partita
rules-canastone-match =
    Le smazzate si sommano, e un totale può essere negativo. La partita finisce dopo una smazzata in cui una squadra arriva a { $target }. Vince il totale più alto, e la differenza è lo scarto. A totali uguali si gioca ancora una smazzata.

    Il mazziere passa a sinistra. Se le prime tre carte scoperte per il pozzo sono tutte matte o tre, la smazzata è nulla e lo stesso mazziere ridà le carte.

rules-canastone-back-title = Riprendere
rules-canastone-back =
    Quello che hai calato in questo turno si può riprendere finché non hai visto qualcosa di nuovo: una carta pescata, il pozzo, una risposta. Lo scarto finisce il turno per davvero.
