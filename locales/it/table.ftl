# Il tavolo a colpo d’occhio, nel gruppo e sopra la mano.

deal-number = smazzata { $number }
to-target = ai { $target }
of-group = { $title }

since = dalle { $time }
left = restano { $time }
clock-paused = orologio fermo

waiting-turn = <b>Tocca a { $who }</b>
waiting-answer = <b>{ $partner } deve rispondere a { $asker }: posso chiudere?</b>
between-deals = La smazzata è finita, segue la prossima
before-first-deal = Distribuisce { $dealer }
match-is-over = La partita è finita
match-broken-off = La partita è stata interrotta: non vince nessuno

stock = Tallone { $count }
pile = { $below ->
    [0] Pozzo { $top }
   *[other] Pozzo { $top } su { $below }
}
pile-packet = { $count } coperte
pile-is-empty = Pozzo vuoto
pile-needs = si prende con { $cards }
frozen = gelato
blocked = non si può prendere

side-total = <b>{ $side } { $total }</b>
opens-at = da aprire, servono { $minimum }
opens-at-clean = da aprire, servono { $minimum } puliti
table-points = { $points } sul tavolo
red-threes = { $count ->
    [one] { $count } tre rosso
   *[other] { $count } tre rossi
}

meld-clean = { $rank } ×{ $size }
meld-dirty = { $rank } ×{ $size } sporca ({ $wilds ->
    [one] { $wilds } matta
   *[other] { $wilds } matte
})
canasta-clean = { $rank } ×{ $size } canasta pulita
canasta-dirty = { $rank } ×{ $size } canasta sporca
meld-wilds-clean = matte ×{ $size } su 7, finora pulite
meld-wilds-dirty = matte ×{ $size } su 7, sporche
canasta-wilds-clean = canasta di matte, pulita
canasta-wilds-dirty = canasta di matte, sporca

hands = Carte in mano:
hand-size = { $who } { $count }
hands-of-others = Carte in mano: { $sizes }
lately = Ultime mosse:

button-peek = La mia mano
button-play = Gioca
