# Il libro delle regole di Tre-tredici. Numeri e scelte ("on", "off") vengono dal tavolo.

rules-three-thirteen-goal-title = Di che si tratta
rules-three-thirteen-goal =
    { $rounds } mani, ognuno per sé. Si ordina la propria mano in tris e scale; quello che avanza costa punti. Vince il totale più basso.

rules-three-thirteen-cards-title = Le carte
rules-three-thirteen-cards =
    { $packs ->
        [one] Un mazzo di 52 carte
       *[other] Due mazzi mescolati insieme
    }{ $jokers ->
        [on] , con due jolly per mazzo
       *[off] {""}
    }. La mano 1 dà tre carte a testa, ogni mano una in più, la mano 11 tredici. I semi contano.

rules-three-thirteen-wilds-title = Le matte
rules-three-thirteen-wilds =
    È matta la carta con il numero delle carte date: i tre nella mano 1, i dieci nella mano 8, poi fanti, donne e re. { $jacks_wild ->
        [on] I fanti sono matte in ogni mano.
       *[off] {""}
    }{ $jokers ->
        [on] I jolly sono sempre matte.
       *[off] {""}
    }

    Una matta sta per qualunque carta, anche per sé stessa, quante se ne vogliono in una combinazione; un tris può essere di sole matte.

rules-three-thirteen-melds-title = Tris e scale
rules-three-thirteen-melds =
    Un tris è di tre o più carte dello stesso valore. Una scala è di tre o più carte in fila dello stesso seme. { $ace_high_low ->
        [on] L’asso è basso o alto: A 2 3 e Q K A sono scale, K A 2 no.
       *[off] L’asso è basso: A 2 3 è una scala, Q K A no.
    }

    Una carta sta in una sola combinazione. Nulla si cala prima della fine della mano, e nessuno attacca alle carte di un altro. Il bot trova per ciascuno la disposizione migliore.

rules-three-thirteen-turn-title = Come va un turno
rules-three-thirteen-turn =
    Peschi una carta, dal tallone o dalla cima degli scarti. Poi ne scarti una, anche quella appena presa.

    Finito il tallone, gli scarti meno quello in cima si rimescolano e diventano il tallone. Quando servirebbe per la terza volta in una mano, la mano finisce senza chiusura.

rules-three-thirteen-closing-title = La chiusura
rules-three-thirteen-closing =
    Dopo aver pescato, se tutte le tue carte meno una sono ordinate, puoi scartare quella e chiudere. Ogni altro giocatore ha ancora un turno, poi la mano finisce. Non sei obbligato a chiudere.

rules-three-thirteen-score-title = I punti di una mano
rules-three-thirteen-score =
    Le carte che avanzano costano:
    asso: { $ace_cost }
    da due a dieci: il loro numero
    fante: { $jack_cost }
    donna: { $queen_cost }
    re: { $king_cost }
    { $jokers ->
        [on] jolly: { $joker_cost }
       *[off] {""}
    }
    Una matta che avanza costa il suo valore di carta. Chi ha chiuso segna 0.

rules-three-thirteen-match-title = La partita
rules-three-thirteen-match =
    Dopo la mano { $rounds } vince il totale più basso. A totali più bassi uguali la vittoria è divisa.
