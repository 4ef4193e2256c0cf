# Three Thirteen. A star marks a wild card.

tt-round = round { $number } of { $last }
tt-wild = wild: { $ranks }
tt-between-rounds = The round is over, the next one follows
tt-pile = Discard { $card }
tt-out = <b>{ $who } has gone out.</b> One more turn each: { $turns }
tt-points = Points: { $points }
tt-your-cards = Your { $count } cards, arranged:
tt-left-over = left over { $cards }: { $penalty }
tt-all-arranged = nothing left over
tt-tap = A tap on a card discards it.

tt-draw-stock = Draw from the stock
tt-draw-pile = Take { $card }
tt-go-out = Discard { $card } and go out
tt-next-round = Next round
tt-peek = { $cards }. Left over: { $penalty }

tt-told-dealt = Round { $round }, dealt by { $dealer }: { $card } turned up
tt-told-drew = drew
tt-told-took = took { $card }
tt-told-out = went out
tt-told-reshuffled = The { $count } discards are the stock again
tt-ended-out = Round { $round }: { $who } went out
tt-ended-stock = Round { $round }: the stock ran out too often
tt-ended-turns = Round { $round }: too many turns

tt-head = player
tt-head-round = round
tt-line-round = { $number } (wild { $rank })
tt-won = { $count ->
    [one] { $who } won the match
   *[other] { $who } share the match
}
tt-lowest-wins = The lowest total wins.
