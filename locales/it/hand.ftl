# La propria mano, nella chat privata.

your-turn = Tocca a te
your-cards = { $count ->
    [one] La tua carta
   *[other] Le tue { $count } carte
}, { $cost } contro di te

advice-draw = Pesca { $count }, oppure prendi il pozzo.
advice-draw-unopened = Apri con carte della tua mano, oppure pesca { $count } e scarta.
advice-draw-opens-later = Pesca { $count } e poi apri; oppure apri con il pozzo.
advice-must-take = Il tallone è finito e la carta in cima va su una tua combinazione: il pozzo va preso.
advice-play = Scegli carte da calare o attaccare; per finire il turno scegline una e scartala.
advice-play-unopened = La tua coppia non ha aperto: scegli una carta e scartala.
advice-or-discard = Per finire il turno senza aprire, scegli una carta e scartala.
advice-must-close = Il compagno ha detto sì: in questo turno chiudi.
advice-after-no = Il compagno ha detto no: in questo turno non puoi chiudere.
advice-after-lapsed = Il compagno non ha risposto: puoi chiudere o no, come vuoi.
picked = Scelte: { $cards }, valgono { $value }

opening-empty = Apertura: scegli carte per almeno { $minimum }.
opening-empty-clean = Apertura: scegli carte per almeno { $minimum }, senza matte.
opening-part = { $cards } { $value }
opening-top = carta in cima { $cards } { $value }
opening-sum = Apertura: { $parts } = <b>{ $value } su { $minimum }</b>
opening-loose = Con quale combinazione va { $cards }?
opening-short = Una combinazione comincia con tre carte: { $cards }

close-plan = <b>Per chiudere:</b>
close-lays = cali { $groups }
close-discards = scarti { $card }

card-many = { $card } ×{ $held }
card-picked = { $card } ×{ $held } ✓{ $picked }
card-picked-alone = { $card } ✓
send-wild = { $card } con { $rank }
wild-meld = le matte

offer-draw = { $count ->
    [one] Pesca una
    [2] Pesca due
   *[other] Pesca { $count }
}
offer-decline = Non prendere: la smazzata finisce
offer-take = Prendi il pozzo ({ $count }) con { $cards }
offer-take-alone = Prendi il pozzo ({ $count })
offer-take-and-open = Pozzo ({ $count }) con { $cards }, apri { $groups }
offer-open = Apri: { $groups } = { $value }
offer-open-take = Apri: { $groups } e il pozzo con { $cards }
offer-take-opening = Apri con il pozzo e { $cards }
offer-lay = Cala { $cards }
offer-add = Attacca { $cards }
offer-discard = Scarta { $card }
offer-discard-last = Scarta { $card } e chiudi
offer-red = Esponi { $card }
offer-ask = Posso chiudere?
offer-ask-seat = Posso chiudere? ({ $who })
offer-back = Riprendi
offer-close = Cala tutto e chiudi
offer-yes = Sì, chiudi
offer-no = No, non ancora

becomes-canasta-clean = → canasta pulita
becomes-canasta-dirty = → canasta sporca
becomes-dirty = → { $size }, sporca
becomes-size = → { $size }

button-open = Apri …
button-open-pile = Apri con il pozzo …
button-close = Chiudi …
button-clear = Annulla scelta
button-why = Perché no?
button-rule = Regole: { $title }
button-remind = Ricorda a { $who }
button-next-deal = Prossima smazzata

question-waits = Hai chiesto a { $partner }: posso chiudere? Finché non risponde non si gioca.
question-to-you = { $asker } ti chiede: posso chiudere?

peek = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: { $cards }
peek-empty = Ora non hai carte in mano.
