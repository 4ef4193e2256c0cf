# A player's own hand, in the private chat.

your-turn = Your turn
your-cards = Your { $count } { $count ->
    [one] card
   *[other] cards
}, { $cost } against you

advice-draw = Draw { $count }, or take the pile.
advice-draw-unopened = Open with melds from your hand, or draw { $count } and discard.
advice-draw-opens-later = Draw { $count }, then open; or open with the pile.
advice-must-take = The stock is empty and the top card fits your meld: the pile must be taken.
advice-play = Pick cards to lay or add; to end the turn pick one and discard it.
advice-play-unopened = Your side has not opened: pick one card and discard it.
advice-or-discard = To end the turn without opening, pick one card and discard it.
advice-must-close = Your partner said yes: you close in this turn.
advice-after-no = Your partner said no: you may not close in this turn.
advice-after-lapsed = Your partner did not answer: close or not, as you like.
picked = Picked: { $cards }, worth { $value }

opening-empty = Opening: pick cards worth at least { $minimum }.
opening-empty-clean = Opening: pick cards worth at least { $minimum }, without wilds.
opening-part = { $cards } { $value }
opening-top = top card { $cards } { $value }
opening-sum = Opening: { $parts } = <b>{ $value } of { $minimum }</b>
opening-loose = Which meld does { $cards } join?
opening-short = A meld begins with three cards: { $cards }

close-plan = <b>Closing the deal:</b>
close-lays = lays { $groups }
close-discards = discards { $card }

card-many = { $card } ×{ $held }
card-picked = { $card } ×{ $held } ✓{ $picked }
card-picked-alone = { $card } ✓
send-wild = { $card } to { $rank }
wild-meld = wild meld

offer-draw = Draw { $count }
offer-decline = Do not take: the deal ends
offer-take = Take the pile ({ $count }) with { $cards }
offer-take-alone = Take the pile ({ $count })
offer-take-and-open = Pile ({ $count }) with { $cards }, open { $groups }
offer-open = Open: { $groups } = { $value }
offer-open-take = Open: { $groups } and the pile with { $cards }
offer-take-opening = Open with the pile and { $cards }
offer-lay = Lay { $cards }
offer-add = Add { $cards }
offer-discard = Discard { $card }
offer-discard-last = Discard { $card } and close
offer-red = Lay out { $card }
offer-ask = May I close?
offer-ask-seat = May I close? ({ $who })
offer-back = Take back
offer-close = Lay all and close
offer-yes = Yes, close
offer-no = No, not yet

becomes-canasta-clean = → clean canasta
becomes-canasta-dirty = → dirty canasta
becomes-dirty = → { $size }, dirty
becomes-size = → { $size }

button-open = Open …
button-open-pile = Open with the pile …
button-close = Close …
button-clear = Clear
button-why = Why not?
button-rule = Rules: { $title }
button-remind = Remind { $who }
button-next-deal = Next deal

question-waits = You asked { $partner }: may I close? Until the answer comes nothing is played.
question-to-you = { $asker } asks you: may I close?

peek = { $count } { $count ->
    [one] card
   *[other] cards
}: { $cards }
peek-empty = You hold no cards now.
