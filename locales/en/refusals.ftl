# Why something is not possible: one message for each refusal code of the rules. What is not possible, why, what is.
# $clause is the rule that says so; $family is C in Canastone, K in the other canastas, T in Three Thirteen, V or TB
# in options. $rank, $cards are cards. All must stay under 200 characters.

refusal-deal-over = The deal is over; nothing is played until the next one. ({ $clause })
refusal-not-your-turn = It is not your turn. ({ $clause })
refusal-awaiting-answer = A question is open: play goes on when the partner has answered. ({ $clause })
refusal-wrong-phase = Not at this point of the turn: first draw or take the pile, then meld, then discard. ({ $clause })
refusal-not-available = This table's rules do not have that now. ({ $clause })

refusal-not-in-hand = You do not hold those cards. ({ $clause })
refusal-malformed = Those cards do not make that move. ({ $clause })

refusal-meld-too-short = A new meld needs three cards or more. ({ $clause })
refusal-threes-not-melded = Threes are not melded here. ({ $clause })
refusal-rank-mismatch = A meld has cards of one rank, with or without wilds. ({ $clause })
refusal-too-many-wilds = { $family ->
    [C] Too many wilds: a meld has more naturals than wilds, and two wilds at most. ({ $clause })
   *[other] Too many wilds for the naturals in that meld. ({ $clause })
}
refusal-wild-to-canasta = No wild joins a canasta; one may only be its seventh card. ({ $clause })
refusal-wild-bound = Your side's wild meld is short of seven: until then wilds go nowhere else. ({ $clause })
refusal-wild-meld-full = The wild meld ends at seven cards. ({ $clause })

refusal-already-open = Your side has opened already: lay cards after the draw. ({ $clause })
refusal-not-open = Your side has not opened; open first. ({ $clause })
refusal-opening-too-low = Too low to open: { $value } of { $minimum }. ({ $clause })
refusal-opening-not-clean = At { $minimum } an opening must be clean: no wild beside naturals. ({ $clause })

refusal-pile-empty = The pile is empty. ({ $clause })
refusal-pile-blocked = A wild or a three lies on top: the pile cannot be taken now. ({ $clause })
refusal-pile-does-not-fit = The top card fits no meld of your side. ({ $clause })
refusal-pile-frozen = { $family ->
    [C] The pile is frozen: it takes three naturals like the top card from your hand. ({ $clause })
   *[other] The pile is frozen for you: it takes two naturals like the top card from your hand. ({ $clause })
}
refusal-pile-needs-naturals = { $family ->
    [C] The pile takes two naturals like the top card from your hand. ({ $clause })
   *[other] The pile takes two cards like the top card from your hand, or one and a wild. ({ $clause })
}
refusal-pile-own-canasta = The top card is of a canasta of yours: here the pile is not taken with it. ({ $clause })
refusal-pile-one-card = With one card in hand a pile of one card is not taken. ({ $clause })
refusal-pile-must-be-taken = The stock is empty and the top card fits your meld: the pile must be taken. ({ $clause })
refusal-joker-bar = The other side has opened with jokers: until its opener's next turn you may open so or take the pile, not both. ({ $clause })

refusal-must-keep-two = Two cards must stay in your hand: one to discard, one to go on. ({ $clause })
refusal-must-keep-card = A card must stay in your hand after the discard. ({ $clause })
refusal-no-discard-left = One card must be left to discard, for that is how a deal is closed. ({ $clause })

refusal-close-needs-canastas = { $family ->
    [C] Closing needs a dirty canasta and { $clean ->
        [one] a clean one
       *[other] { $clean } clean ones
    } on the table. ({ $clause })
   *[other] { $least ->
        [one] Going out needs a canasta on the table. ({ $clause })
       *[other] Going out needs { $least } canastas on the table. ({ $clause })
    }
}
refusal-close-wild-meld = The wild meld must be a canasta before anybody of your side closes. ({ $clause })
refusal-close-last-card = The last card must be a natural: no wild, no three. ({ $clause })
refusal-close-refused = Your partner said no: not in this turn. ({ $clause })
refusal-must-close = Your partner said yes: you must close in this turn, and this would make it impossible. ({ $clause })

refusal-no-partner = Only a partner of yours can be asked. ({ $clause })
refusal-already-asked = You have asked in this turn already. ({ $clause })
refusal-cannot-ask = You cannot close in this turn with these cards, so there is nothing to ask. ({ $clause })

refusal-discard-wild-bound = Your side's wild meld is short of seven: until then no wild is discarded. ({ $clause })

refusal-hand-not-arranged = With that discard your hand is not all in sets and runs yet. ({ $clause })
refusal-stock-empty = The stock is empty and there is nothing to shuffle: only the discard can be drawn. ({ $clause })

problem-unknown = That button is from another day; the screen is drawn anew.
problem-nothing-picked = Pick cards first.
problem-wild-where = Say which meld { $cards } joins.
problem-pick-one = Pick exactly one card to discard.
