# Il libro delle regole di Tre-tredici. Numeri e scelte («on», «off») vengono dalle regole del tavolo.

rules-three-thirteen-goal-title = Di che si tratta
rules-three-thirteen-goal =
    { $rounds } mani, ognuno per sé. Si ordinano le carte in tris e scale; quelle che avanzano costano punti. Vince il totale più basso.

rules-three-thirteen-cards-title = Le carte
rules-three-thirteen-cards =
    { $packs ->
        [one] Un mazzo di 52 carte
       *[other] Due mazzi mescolati insieme
    }{ $jokers ->
        [on] , con due jolly per mazzo
       *[off] {""}
    }. Nella mano 1 si danno tre carte a testa, poi una in più ogni volta, fino a tredici nella mano 11. I semi contano.

rules-three-thirteen-wilds-title = Le matte
rules-three-thirteen-wilds =
    È matta la carta che ha il numero delle carte date: i tre nella mano 1, i dieci nella mano 8, poi fanti, donne e re. { $jacks_wild ->
        [on] I fanti sono matte in ogni mano.{" "}
       *[off] {""}
    }{ $jokers ->
        [on] I jolly sono sempre matte.
       *[off] {""}
    }

    Una matta sta per qualunque carta, anche per sé stessa, e in una combinazione se ne mettono quante si vuole; un tris può essere di sole matte.

rules-three-thirteen-melds-title = Tris e scale
rules-three-thirteen-melds =
    Un tris è di tre o più carte dello stesso valore. Una scala è di tre o più carte di seguito, dello stesso seme. { $ace_high_low ->
        [on] L’asso è basso o alto: A 2 3 e Q K A sono scale, K A 2 no.
       *[off] L’asso è basso: A 2 3 è una scala, Q K A no.
    }

    Una carta sta in una sola combinazione. Non si cala nulla prima che la mano finisca, e nessuno attacca alle carte degli altri. Il bot trova per ognuno la disposizione migliore.

rules-three-thirteen-turn-title = Come va un turno
rules-three-thirteen-turn =
    Pesca una carta, dal tallone o la prima degli scarti. Poi scartane una, anche quella appena presa.

    Quando il tallone finisce, gli scarti si rimescolano, tranne quello in cima, e diventano il tallone. Se in una mano servisse per la terza volta, la mano finisce e nessuno ha chiuso.

rules-three-thirteen-closing-title = Chiudere
rules-three-thirteen-closing =
    Dopo la pesca, se tutte le tue carte tranne una sono a posto, puoi scartare quella e chiudere. Gli altri hanno ancora un turno a testa, poi la mano finisce. Non sei obbligato a chiudere.

rules-three-thirteen-score-title = I punti di una mano
rules-three-thirteen-score =
    Le carte avanzate costano:
    asso: { $ace_cost }
    dal due al dieci: il loro numero
    fante: { $jack_cost }
    donna: { $queen_cost }
    re: { $king_cost }
    { $jokers ->
        [on] jolly: { $joker_cost }
       *[off] {""}
    }
    Una matta avanzata costa quanto la carta che è. Chi ha chiuso segna 0.

rules-three-thirteen-match-title = La partita
rules-three-thirteen-match =
    Dopo la mano { $rounds } vince il totale più basso. A pari totale si vince insieme.
