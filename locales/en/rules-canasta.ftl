# The rule book of Classic Canasta, both presets. Numbers and switches ("on", "off") come from the table's rules.

rules-canasta-goal-title = What it is about
rules-canasta-goal =
    { $players ->
        [2] Two players, each alone.
        [3] Three players, each alone.
        [6] Two teams of three, seated alternately.
       *[other] Two teams of two, partners opposite.
    } You lay melds of equal cards, grow them to canastas of seven, and go out when it pays. What this book says of a team holds for a player who plays alone.

    The match goes to { $target } points. Play goes clockwise.

rules-canasta-cards-title = Cards and values
rules-canasta-cards =
    { $packs ->
        [3] Three packs and six jokers, 162 cards.
       *[other] Two packs and four jokers, 108 cards.
    } Everyone is dealt { $hand_size }. Suits do not matter.

    Jokers and twos are <b>wild</b>. A K Q J 10 9 8 7 6 5 4 are <b>natural</b>. Threes have their own rules.

    joker: { $value_joker }
    two, ace: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 and the black three: { $value_four }

rules-canasta-turn-title = How a turn goes
rules-canasta-turn =
    1. Draw { $draw ->
        [one] one card
       *[other] { $draw } cards
    } from the stock, or take the pile.
    2. Meld, if you like.
    3. Discard one card. It ends your turn.

    Example: you draw a 9, lay K K K, add the 9 to your nines, discard a 4.

    Who may not go out keeps a card after the discard.

rules-canasta-melds-title = Melds and canastas
rules-canasta-melds =
    A meld is three or more cards of one rank, at least two of them natural. It belongs to the team; one meld of a rank; no card ever leaves it.

    { $wild_ratio ->
        [two_naturals_each] Two naturals carry one wild, and a meld holds at most { $wilds_in_meld } wilds.
       *[not_above_naturals] A meld never holds more wilds than naturals, and at most { $wilds_in_meld }.
    } There is no meld of wilds alone.

    Seven cards make a <b>canasta</b>: natural without wilds, mixed with them. Cards may still join it, wilds too; a wild makes a natural canasta mixed.

rules-canasta-opening-title = The first meld
rules-canasta-opening =
    The first melds of a team in a deal, all in one turn, must reach a minimum by the values of their cards. It depends on the team’s total when the deal began:

    { $minimums }

    If you take the pile for it, its top card counts and no other card of the pile does. Bonuses and red threes never count. Afterwards any meld of any value may be laid.

    Example for 50: K K K and 4 4 4 4 are 30 + 20.

rules-canasta-pile-title = Taking the pile
rules-canasta-pile =
    The top card is melded at once; then the rest comes to your hand. A wild or a black three on top cannot be taken.

    <b>Not frozen</b>, and your team has melded: with two naturals of its rank from your hand, with a natural and a wild, or by adding the top card to your team’s meld.
    <b>Frozen</b>: only with two naturals of its rank from your hand.

    It is frozen while it holds a wild or a red three turned at the start{ $black_three_freezes ->
        [on] , and by a black three discarded,
       *[off] ,
    } until it is taken. For a team that has not melded it is always frozen; such a team takes it with its first meld.

    With one card in hand a pile of one card may not be taken.

rules-canasta-threes-title = Threes
rules-canasta-threes =
    <b>Red threes</b> are laid out by themselves and replaced from the stock; one that comes with the pile is not replaced.
    { $red_three_table }
    For a team that has melded nothing by the end they count minus.

    <b>Black threes</b> { $black_three_freezes ->
        [on] freeze the pile when discarded, until it is taken
       *[off] block the next player when discarded
    }. They are melded only in going out: three or four of them, without wilds.

rules-canasta-closing-title = Going out
rules-canasta-closing =
    You go out by melding all your cards, or all but one and discarding that one. Your team needs { $canastas_to_go_out ->
        [one] a canasta
       *[other] { $canastas_to_go_out } canastas
    }, which may be finished in that turn.

    <b>Concealed</b>: you have melded nothing before and lay your whole hand in one turn, a canasta among it, adding nothing to your team’s melds. { $concealed_needs_minimum ->
        [on] If your team has not melded before, the minimum must be met.
       *[off] If you drew from the stock, no minimum is needed.
    }

    With the stock empty play goes on as long as each player takes the pile. Who cannot, or need not and does not wish to, ends the deal. A top card that fits your team’s meld must then be taken, if the pile is not frozen for you.

rules-canasta-asking-title = May I go out?
rules-canasta-asking =
    After drawing or taking the pile, before any other meld, you may ask { $players ->
        [6] one of your partners
       *[other] your partner
    } when you can go out. The answer binds: after yes you must go out in this turn, after no you may not. One question a turn; nobody has to ask.

    Apart from this partners do not talk about their hands.

rules-canasta-score-title = The score of a deal
rules-canasta-score =
    The cards in melds count plus, all cards left in hands minus.

    natural canasta: { $natural_canasta }
    mixed canasta: { $mixed_canasta }
    going out: { $going_out }
    going out concealed: { $going_out_concealed } more
    { $concealed_canasta_bonus ->
        [on] a canasta laid complete from the hand: { $concealed_canasta } more
       *[off] {""}
    }
    Nobody scores for going out when the stock ends the deal.

rules-canasta-match-title = The match
rules-canasta-match =
    Deals add up. The match ends after a deal in which a total reaches { $target }; the highest total wins. With equal totals at the top another deal is played.

rules-canasta-back-title = Taking back
rules-canasta-back =
    What you have laid in this turn can be taken back until you have seen something new: a card drawn, the pile, an answer. A discard ends the turn for good.
