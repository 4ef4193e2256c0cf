# Il libro delle regole della canasta classica e internazionale. Numeri e scelte («on», «off») vengono dalle regole del tavolo.

rules-canasta-goal-title = Di che si tratta
rules-canasta-goal =
    { $players ->
        [2] In due, ognuno per sé.
        [3] In tre, ognuno per sé.
        [6] Due squadre di tre, seduti alternati.
       *[other] Due coppie, i compagni di fronte.
    } Si calano combinazioni di carte uguali, si allungano fino a farne canaste di sette carte, e si chiude quando conviene. Quel che qui si dice di una squadra vale anche per chi gioca da solo.

    La partita è ai { $target } punti. Si gioca in senso orario.

rules-canasta-cards-title = Carte e valori
rules-canasta-cards =
    { $packs ->
        [3] Tre mazzi e sei jolly, 162 carte.
       *[other] Due mazzi e quattro jolly, 108 carte.
    } Ognuno ne riceve { $hand_size }. I semi non contano.

    I jolly e i due (pinelle) sono <b>matte</b>. A K Q J 10 9 8 7 6 5 4 sono <b>naturali</b>. I tre hanno regole loro.

    jolly: { $value_joker }
    pinella, asso: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 e tre nero: { $value_four }

rules-canasta-turn-title = Come va un turno
rules-canasta-turn =
    1. Pesca { $draw ->
        [one] una carta
       *[other] { $draw } carte
    } dal tallone, oppure prendi il pozzo.
    2. Cala, se vuoi.
    3. Scarta una carta: il turno finisce.

    Esempio: peschi un 9, cali K K K, attacchi il 9 ai tuoi nove, scarti un 4.

    Chi non può chiudere tiene una carta dopo lo scarto.

rules-canasta-melds-title = Combinazioni e canaste
rules-canasta-melds =
    Una combinazione è di tre o più carte dello stesso valore, almeno due naturali. È della squadra; ce n’è una sola per valore, e nessuna carta ne esce più.

    { $wild_ratio ->
        [two_naturals_each] Per ogni matta servono due naturali, e una combinazione tiene al massimo { $wilds_in_meld } matte.
       *[not_above_naturals] Le matte non sono mai più delle naturali, e al massimo { $wilds_in_meld }.
    } Di sole matte non si fanno combinazioni.

    Sette carte fanno una <b>canasta</b>: pulita senza matte, sporca con matte. Si può ancora attaccare, anche matte; una matta rende sporca una canasta pulita.

rules-canasta-opening-title = L’apertura
rules-canasta-opening =
    Le prime combinazioni della squadra in una smazzata, calate tutte in un turno, devono raggiungere un minimo con il valore delle carte. Dipende dal totale della squadra all’inizio della smazzata:

    { $minimums }

    Se apri prendendo il pozzo, conta la carta in cima e nessun’altra del pozzo. Premi e tre rossi non contano mai. Dopo si cala qualunque combinazione.

    Esempio per 50: K K K e 4 4 4 4 fanno 30 + 20.

rules-canasta-pile-title = Prendere il pozzo
rules-canasta-pile =
    La carta in cima si cala subito; poi il resto va in mano. Con una matta o un tre nero in cima il pozzo non si prende.

    <b>Non gelato</b>, e la squadra ha aperto: con due naturali dello stesso valore dalla mano, con una naturale e una matta, oppure attaccando la carta in cima a una vostra combinazione.
    <b>Gelato</b>: solo con due naturali dello stesso valore dalla mano.

    È gelato quando contiene una matta o un tre rosso scoperto all’inizio{ $black_three_freezes ->
        [on] , o dopo lo scarto di un tre nero,
       *[off] ,
    } finché qualcuno lo prende. Per chi non ha aperto è sempre gelato, e si prende solo insieme all’apertura.

    Con una carta in mano non si prende un pozzo di una carta.

rules-canasta-threes-title = I tre
rules-canasta-threes =
    <b>I tre rossi</b> si espongono da soli e sono sostituiti dal tallone; uno che arriva con il pozzo non è sostituito.
    { $red_three_table }
    A chi alla fine non ha calato nulla contano in meno.

    <b>I tre neri</b> scartati { $black_three_freezes ->
        [on] gelano il pozzo finché qualcuno lo prende
       *[off] bloccano il pozzo per chi gioca dopo
    }. Si calano solo chiudendo: tre o quattro, senza matte.

rules-canasta-closing-title = La chiusura
rules-canasta-closing =
    Si chiude calando tutte le carte, o tutte tranne una che si scarta. Alla squadra { $canastas_to_go_out ->
        [one] serve una canasta, che si può completare
       *[other] servono { $canastas_to_go_out } canaste, che si possono completare
    } in quel turno.

    <b>In un colpo</b>: non hai ancora calato nulla e cali tutta la mano in un turno, con una canasta dentro, senza attaccare alle combinazioni della squadra. { $concealed_needs_minimum ->
        [on] Se la squadra non ha aperto, bisogna raggiungere il minimo.
       *[off] Se hai pescato dal tallone, il minimo non serve.
    }

    Finito il tallone si continua finché ognuno prende il pozzo. Chi non può, o non è obbligato e non vuole, fa finire la smazzata. Se la carta in cima va su una vostra combinazione e il pozzo per voi non è gelato, bisogna prenderlo.

rules-canasta-asking-title = Posso chiudere?
rules-canasta-asking =
    Dopo aver pescato o preso il pozzo, prima di calare altro, se puoi chiudere puoi chiederlo { $players ->
        [6] a uno dei compagni
       *[other] al compagno
    }. La risposta vincola: dopo un sì devi chiudere in questo turno, dopo un no non puoi. Una domanda a turno; nessuno è obbligato a chiedere.

    Per il resto, fra compagni non si parla delle proprie carte.

rules-canasta-score-title = I punti di una smazzata
rules-canasta-score =
    Le carte calate valgono in più, tutte quelle rimaste in mano in meno.

    canasta pulita: { $natural_canasta }
    canasta sporca: { $mixed_canasta }
    chiusura: { $going_out }
    chiusura in un colpo: { $going_out_concealed } in più
    { $concealed_canasta_bonus ->
        [on] canasta calata intera dalla mano: { $concealed_canasta } in più
       *[off] {""}
    }
    Se la smazzata finisce con il tallone, nessuno prende i punti della chiusura.

rules-canasta-match-title = La partita
rules-canasta-match =
    I punti delle smazzate si sommano. La partita finisce con la smazzata in cui un totale arriva a { $target }; vince il totale più alto. Se in testa si è pari, si gioca un’altra smazzata.

rules-canasta-back-title = Riprendere
rules-canasta-back =
    Ciò che hai calato in questo turno si può riprendere finché non hai visto nulla di nuovo: una carta pescata, il pozzo, una risposta. Con lo scarto il turno è finito davvero.
