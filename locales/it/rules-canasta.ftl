# Il libro delle regole della canasta classica, nelle due forme. Numeri e scelte ("on", "off") vengono dal tavolo.

rules-canasta-goal-title = Di che si tratta
rules-canasta-goal =
    { $players ->
        [2] Due giocatori, ognuno per sé.
        [3] Tre giocatori, ognuno per sé.
        [6] Due squadre di tre, sedute alternate.
       *[other] Due coppie, compagni di fronte.
    } Si calano combinazioni di carte uguali, si portano a canaste di sette e si chiude quando conviene. Quello che si dice di una squadra vale anche per chi gioca da solo.

    La partita va ai { $target } punti. Si gioca in senso orario.

rules-canasta-cards-title = Carte e valori
rules-canasta-cards =
    { $packs ->
        [3] Tre mazzi e sei jolly, 162 carte.
       *[other] Due mazzi e quattro jolly, 108 carte.
    } A ciascuno se ne danno { $hand_size }. I semi non contano.

    Jolly e due (pinelle) sono <b>matte</b>. A K Q J 10 9 8 7 6 5 4 sono <b>naturali</b>. I tre hanno regole loro.

    jolly: { $value_joker }
    pinella, asso: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 e tre nero: { $value_four }

rules-canasta-turn-title = Come va un turno
rules-canasta-turn =
    1. Peschi { $draw ->
        [one] una carta
       *[other] { $draw } carte
    } dal tallone, oppure prendi il pozzo.
    2. Cali, se vuoi.
    3. Scarti una carta. Lo scarto finisce il turno.

    Esempio: peschi un 9, cali K K K, attacchi il 9 ai tuoi nove, scarti un 4.

    Chi non può chiudere tiene una carta dopo lo scarto.

rules-canasta-melds-title = Combinazioni e canaste
rules-canasta-melds =
    Una combinazione è di tre o più carte dello stesso valore, almeno due naturali. È della squadra; una sola per valore; nessuna carta se ne va più.

    { $wild_ratio ->
        [two_naturals_each] Due naturali reggono una matta, e una combinazione ha al massimo { $wilds_in_meld } matte.
       *[not_above_naturals] Una combinazione non ha mai più matte che naturali, e al massimo { $wilds_in_meld }.
    } Non ci sono combinazioni di sole matte.

    Sette carte fanno una <b>canasta</b>: pulita senza matte, sporca con matte. Vi si possono attaccare altre carte, anche matte; una matta rende sporca una canasta pulita.

rules-canasta-opening-title = L’apertura
rules-canasta-opening =
    Le prime combinazioni di una squadra in una smazzata, tutte in un turno, devono arrivare a un minimo con il valore delle loro carte. Dipende dal totale della squadra all’inizio della smazzata:

    { $minimums }

    Se per aprire prendi il pozzo, conta la carta in cima e nessun’altra del pozzo. I premi e i tre rossi non contano mai. Dopo si cala qualunque combinazione, di qualunque valore.

    Esempio per 50: K K K e 4 4 4 4 fanno 30 + 20.

rules-canasta-pile-title = Prendere il pozzo
rules-canasta-pile =
    La carta in cima si cala subito; poi il resto va nella tua mano. Con una matta o un tre nero in cima il pozzo non si prende.

    <b>Non gelato</b>, e la squadra ha calato: con due naturali del suo valore dalla mano, con una naturale e una matta, oppure attaccando la carta in cima a una combinazione della squadra.
    <b>Gelato</b>: solo con due naturali del suo valore dalla mano.

    È gelato finché contiene una matta o un tre rosso scoperto all’inizio{ $black_three_freezes ->
        [on] , e per un tre nero scartato,
       *[off] ,
    } finché qualcuno lo prende. Per una squadra che non ha calato è sempre gelato; lo prende aprendo.

    Con una carta in mano non si prende un pozzo di una carta.

rules-canasta-threes-title = I tre
rules-canasta-threes =
    I <b>tre rossi</b> si espongono da sé e vengono sostituiti dal tallone; uno preso con il pozzo non viene sostituito.
    { $red_three_table }
    Per una squadra che alla fine non ha calato nulla contano in meno.

    I <b>tre neri</b> { $black_three_freezes ->
        [on] scartati gelano il pozzo, finché qualcuno lo prende
       *[off] scartati bloccano il prossimo giocatore
    }. Si calano solo chiudendo: tre o quattro, senza matte.

rules-canasta-closing-title = La chiusura
rules-canasta-closing =
    Si chiude calando tutte le carte, oppure tutte meno una e scartando quella. Alla squadra serve { $canastas_to_go_out ->
        [one] una canasta
       *[other] { $canastas_to_go_out } canaste
    }, anche finita in quel turno.

    <b>In un colpo</b>: non hai calato nulla prima e cali tutta la mano in un turno, con una canasta, senza attaccare alle combinazioni della squadra. { $concealed_needs_minimum ->
        [on] Se la squadra non ha aperto, serve il minimo.
       *[off] Se hai pescato dal tallone, il minimo non serve.
    }

    Finito il tallone si continua finché ognuno prende il pozzo. Chi non può, o non deve e non vuole, finisce la smazzata. Una carta in cima che va su una combinazione della squadra va allora presa, se il pozzo per te non è gelato.

rules-canasta-asking-title = Posso chiudere?
rules-canasta-asking =
    Dopo aver pescato o preso il pozzo, prima di calare altro, puoi chiedere { $players ->
        [6] a uno dei compagni
       *[other] al compagno
    } se puoi chiudere. La risposta vincola: dopo un sì devi chiudere in questo turno, dopo un no non puoi. Una domanda per turno; nessuno è obbligato a chiedere.

    Per il resto fra compagni non si parla della propria mano.

rules-canasta-score-title = I punti di una smazzata
rules-canasta-score =
    Le carte calate contano in più, tutte quelle rimaste in mano in meno.

    canasta pulita: { $natural_canasta }
    canasta sporca: { $mixed_canasta }
    chiusura: { $going_out }
    chiusura in un colpo: { $going_out_concealed } in più
    { $concealed_canasta_bonus ->
        [on] una canasta calata intera dalla mano: { $concealed_canasta } in più
       *[off] {""}
    }
    Se la smazzata finisce con il tallone nessuno conta la chiusura.

rules-canasta-match-title = La partita
rules-canasta-match =
    Le smazzate si sommano. La partita finisce dopo una smazzata in cui un totale arriva a { $target }; vince il totale più alto. A totali più alti uguali si gioca ancora una smazzata.

rules-canasta-back-title = Riprendere
rules-canasta-back =
    Quello che hai calato in questo turno si può riprendere finché non hai visto qualcosa di nuovo: una carta pescata, il pozzo, una risposta. Lo scarto finisce il turno per davvero.
