# What happened. Each is said of the player named before the colon, several in a row with commas between them.

told-by = { $who }: { $what }
told-dealt = { $packet ->
    [0] Deal { $deal }, dealt by { $dealer }, cut by { $cutter }: { $cards } turned up
   *[other] Deal { $deal }, dealt by { $dealer }, cut by { $cutter }: { $cards } turned up on { $packet } face-down cards
}
told-voided = No natural card came up: { $dealer } deals again
told-red-threes = laid out { $count ->
    [one] a red three
   *[other] { $count } red threes
}
told-drew = drew { $count ->
    [one] a card
   *[other] { $count } cards
}
told-drew-cards = drew { $cards }
told-opened = opened with { $groups } ({ $value })
told-took-pile = took the pile ({ $count } { $count ->
    [one] card
   *[other] cards
}) with { $shown } for the { $top }
told-took-pile-alone = took the pile ({ $count } { $count ->
    [one] card
   *[other] cards
}) with the { $top } on top
told-laid = laid { $groups }
told-canasta = { $rank } is now a canasta
told-took-back = took { $groups } back
told-asked = asked { $partner }: may I close?
told-answered-yes = told { $asker }: yes, close
told-answered-no = told { $asker }: no, not yet
told-answered-lapsed = did not answer { $asker } in time
told-discarded = discarded { $card }
told-discarded-freezing = discarded { $card }, the pile is frozen
told-passed = could not discard
told-ended-closed = Deal { $deal }: closed by { $who }
told-ended-stock = Deal { $deal }: the stock ran out
told-match-ended = The match is over
