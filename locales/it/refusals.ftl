# Perché qualcosa non si può fare: una frase per ogni rifiuto delle regole. Meno di 200 caratteri ciascuna.

refusal-deal-over = La smazzata è finita; si gioca di nuovo con la prossima. ({ $clause })
refusal-not-your-turn = Non tocca a te. ({ $clause })
refusal-awaiting-answer = C’è una domanda aperta: si gioca quando il compagno ha risposto. ({ $clause })
refusal-wrong-phase = Non in questo momento del turno: prima si pesca o si prende il pozzo, poi si cala, poi si scarta. ({ $clause })
refusal-not-available = Le regole di questo tavolo ora non lo prevedono. ({ $clause })

refusal-not-in-hand = Non hai in mano quelle carte. ({ $clause })
refusal-malformed = Quelle carte non fanno quella mossa. ({ $clause })

refusal-meld-too-short = Una combinazione nuova vuole almeno tre carte. ({ $clause })
refusal-threes-not-melded = Qui i tre non si calano. ({ $clause })
refusal-rank-mismatch = Una combinazione ha carte di un solo valore, con o senza matte. ({ $clause })
refusal-too-many-wilds = { $family ->
    [C] Troppe matte: una combinazione ha più naturali che matte, e due matte al massimo. ({ $clause })
   *[other] Troppe matte per le naturali di quella combinazione. ({ $clause })
}
refusal-wild-to-canasta = Su una canasta non si attaccano matte; una può solo esserne la settima carta. ({ $clause })
refusal-wild-bound = La vostra combinazione di matte non è ancora di sette: fino ad allora le matte vanno solo lì. ({ $clause })
refusal-wild-meld-full = La combinazione di matte finisce a sette carte. ({ $clause })

refusal-already-open = La tua coppia ha già aperto: si cala dopo aver pescato. ({ $clause })
refusal-not-open = La tua coppia non ha aperto: prima si apre. ({ $clause })
refusal-opening-too-low = Troppo poco per aprire: { $value } su { $minimum }. ({ $clause })
refusal-opening-not-clean = A { $minimum } l’apertura dev’essere pulita: niente matte con le naturali. ({ $clause })

refusal-pile-empty = Il pozzo è vuoto. ({ $clause })
refusal-pile-blocked = In cima c’è una matta o un tre: ora il pozzo non si prende. ({ $clause })
refusal-pile-does-not-fit = La carta in cima non va su nessuna vostra combinazione. ({ $clause })
refusal-pile-frozen = { $family ->
    [C] Il pozzo è gelato: servono dalla mano tre naturali come la carta in cima. ({ $clause })
   *[other] Per te il pozzo è gelato: servono dalla mano due naturali come la carta in cima. ({ $clause })
}
refusal-pile-needs-naturals = { $family ->
    [C] Per il pozzo servono dalla mano due naturali come la carta in cima. ({ $clause })
   *[other] Per il pozzo servono dalla mano due carte come quella in cima, oppure una e una matta. ({ $clause })
}
refusal-pile-own-canasta = La carta in cima è di una vostra canasta: qui il pozzo non si prende così. ({ $clause })
refusal-pile-one-card = Con una carta in mano non si prende un pozzo di una carta. ({ $clause })
refusal-pile-must-be-taken = Il tallone è finito e la carta in cima va su una vostra combinazione: il pozzo va preso. ({ $clause })
refusal-joker-bar = Gli altri hanno aperto con i mattoni: fino al prossimo turno di chi ha aperto puoi aprire così o prendere il pozzo, non entrambi. ({ $clause })

refusal-must-keep-two = In mano devono restare due carte: una da scartare e una per continuare. ({ $clause })
refusal-must-keep-card = Dopo lo scarto deve restarti una carta in mano. ({ $clause })
refusal-no-discard-left = Deve restare una carta da scartare: così si chiude una smazzata. ({ $clause })

refusal-close-needs-canastas = { $family ->
    [C] { $clean ->
        [one] Per chiudere servono sul tavolo una canasta sporca e una pulita. ({ $clause })
       *[other] Per chiudere servono sul tavolo una canasta sporca e { $clean } pulite. ({ $clause })
    }
   *[other] { $least ->
        [one] Per chiudere serve una canasta sul tavolo. ({ $clause })
       *[other] Per chiudere servono { $least } canaste sul tavolo. ({ $clause })
    }
}
refusal-close-wild-meld = La combinazione di matte dev’essere una canasta prima che qualcuno di voi chiuda. ({ $clause })
refusal-close-last-card = L’ultima carta dev’essere naturale: né matta né tre. ({ $clause })
refusal-close-refused = Il compagno ha detto no: in questo turno non si chiude. ({ $clause })
refusal-must-close = Il compagno ha detto sì: in questo turno devi chiudere, e così non potresti più. ({ $clause })

refusal-no-partner = Si può chiedere solo a un compagno. ({ $clause })
refusal-already-asked = In questo turno hai già chiesto. ({ $clause })
refusal-cannot-ask = Con queste carte in questo turno non puoi chiudere, quindi non c’è nulla da chiedere. ({ $clause })

refusal-discard-wild-bound = La vostra combinazione di matte non è ancora di sette: fino ad allora non si scartano matte. ({ $clause })

refusal-hand-not-arranged = Con quello scarto le tue carte non sono ancora tutte in tris e scale. ({ $clause })
refusal-stock-empty = Il tallone è finito e non c’è nulla da rimescolare: si può pescare solo lo scarto. ({ $clause })

problem-unknown = Quel bottone è di un altro momento; la schermata viene ridisegnata.
problem-nothing-picked = Prima scegli le carte.
problem-wild-where = Di’ con quale combinazione va { $cards }.
problem-pick-one = Scegli una sola carta da scartare.
