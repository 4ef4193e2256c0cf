# The rule book of Three Thirteen. Numbers and switches ("on", "off") come from the table's rules.

rules-three-thirteen-goal-title = What it is about
rules-three-thirteen-goal =
    { $rounds } rounds, each player alone. Arrange your hand in sets and runs; what is left over costs points. The lowest total wins.

rules-three-thirteen-cards-title = Cards
rules-three-thirteen-cards =
    { $packs ->
        [one] One pack of 52 cards
       *[other] Two packs shuffled together
    }{ $jokers ->
        [on] , with two jokers a pack
       *[off] {""}
    }. Round 1 deals three cards to each, every round one more, round 11 thirteen. Suits count.

rules-three-thirteen-wilds-title = Wild cards
rules-three-thirteen-wilds =
    The rank with the number of cards dealt is wild: threes in round 1, tens in round 8, then jacks, queens and kings. { $jacks_wild ->
        [on] Jacks are wild in every round as well.{" "}
       *[off] {""}
    }{ $jokers ->
        [on] Jokers are always wild.
       *[off] {""}
    }

    A wild stands for any card, its own included, as many in a combination as you like; a set may be of wilds only.

rules-three-thirteen-melds-title = Sets and runs
rules-three-thirteen-melds =
    A set is three or more cards of one rank. A run is three or more cards of one suit in a row. { $ace_high_low ->
        [on] The ace is low or high: A 2 3 and Q K A are runs, K A 2 is none.
       *[off] The ace is low: A 2 3 is a run, Q K A is none.
    }

    A card belongs to one combination only. Nothing is laid down before the round ends, and nobody adds to another’s cards. The bot finds the best arrangement for everyone.

rules-three-thirteen-turn-title = How a turn goes
rules-three-thirteen-turn =
    Draw one card, from the stock or the top of the discards. Then discard one, the one just taken too if you like.

    When the stock is empty the discards but the top one are shuffled and become the stock. When that would be needed for the third time in a round, the round ends with nobody out.

rules-three-thirteen-closing-title = Going out
rules-three-thirteen-closing =
    After drawing, if all your cards but one are arranged, you may discard that one and go out. Every other player then has one more turn, and the round ends. You need not go out.

rules-three-thirteen-score-title = The score of a round
rules-three-thirteen-score =
    Cards left over cost:
    ace: { $ace_cost }
    two to ten: their number
    jack: { $jack_cost }
    queen: { $queen_cost }
    king: { $king_cost }
    { $jokers ->
        [on] joker: { $joker_cost }
       *[off] {""}
    }
    A wild left over costs its own face. Who went out scores 0.

rules-three-thirteen-match-title = The match
rules-three-thirteen-match =
    After round { $rounds } the lowest total wins. Equal lowest totals share the win.
