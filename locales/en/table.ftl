# The table at a glance, in the group and above a hand.

deal-number = deal { $number }
to-target = to { $target }
of-group = { $title }

since = since { $time }
left = { $time } left
clock-paused = clock stopped

waiting-turn = <b>{ $who } to play</b>
waiting-answer = <b>{ $partner } to answer { $asker }: may I close?</b>
between-deals = The deal is over, the next one follows
before-first-deal = { $dealer } deals
match-is-over = The match is over
match-broken-off = The match was broken off; nobody has won

stock = Stock { $count }
pile = { $below ->
    [0] Pile { $top }
   *[other] Pile { $top } on { $below }
}
pile-packet = { $count } of them face down
pile-is-empty = Pile empty
pile-needs = takes { $cards }
frozen = frozen
blocked = cannot be taken

side-total = <b>{ $side } { $total }</b>
opens-at = not open, needs { $minimum }
opens-at-clean = not open, needs { $minimum }, clean
table-points = { $points } on the table
red-threes = { $count ->
    [one] { $count } red three
   *[other] { $count } red threes
}

meld-clean = { $rank } ×{ $size }
meld-dirty = { $rank } ×{ $size } dirty ({ $wilds ->
    [one] { $wilds } wild
   *[other] { $wilds } wilds
})
canasta-clean = { $rank } ×{ $size } clean canasta
canasta-dirty = { $rank } ×{ $size } dirty canasta
meld-wilds-clean = wilds ×{ $size } of 7, clean so far
meld-wilds-dirty = wilds ×{ $size } of 7, dirty
canasta-wilds-clean = wild canasta, clean
canasta-wilds-dirty = wild canasta, dirty

hands = Hands:
hand-size = { $who } { $count }
hands-of-others = Hands: { $sizes }
lately = Lately:

button-peek = My hand
button-play = Play
