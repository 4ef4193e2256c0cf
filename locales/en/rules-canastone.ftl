# The rule book of Canastone, a page a message. Numbers and switches ("on", "off") come from the table's rules.

rules-canastone-goal-title = What it is about
rules-canastone-goal =
    Two teams, partners opposite{ $players ->
        [6] , three to a team, every player between two opponents
       *[other] {""}
    }. You lay melds of equal cards in front of your team, grow them to canastas of seven, and close when your team stands well.

    The first team to reach { $target } points wins the match. Play goes clockwise, deal after deal.

rules-canastone-cards-title = Cards and values
rules-canastone-cards =
    Three packs and six jokers, 162 cards. Suits do not matter.

    Jokers and twos are <b>wild</b>. A K Q J 10 9 8 7 6 5 4 are <b>natural</b>. Threes are neither.

    joker: { $value_joker }
    two, ace: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 and the black three: { $value_four }
    red three: see “Threes”

rules-canastone-turn-title = How a turn goes
rules-canastone-turn =
    <b>Your team has not opened:</b> either open as your very first act (see “Opening”) and go on as below, or draw two and discard one.

    <b>Your team has opened:</b>
    1. Draw two from the stock, or take the pile and draw one.
    2. Lay new melds and add to your team’s, as often as you like.
    3. Discard one card. It ends your turn.

    Example: you draw 9 and 4, lay K K K, add the 9 to your team’s nines, discard the 4.

    After melding you keep at least two cards, one to discard and one to go on, unless you may close.
    If after the draw you cannot discard at all, the turn ends by itself.

rules-canastone-melds-title = Melds and canastas
rules-canastone-melds =
    A meld is three or more cards of one rank. It belongs to the team: partners add to it, opponents never do. One meld of a rank a team; later cards join it, and no card ever leaves it.

    Wilds may stand in a meld: always fewer than the naturals, and at most { $wilds_in_meld }. With three or four cards that is one wild, from five cards up to two. Without wilds it is <b>clean</b>, with wilds <b>dirty</b>.

    Seven cards make a <b>canasta</b>. A wild may be the seventh. After that only naturals join.

    Example: 7 7 2 is a dirty meld. K K K 2 joker has two wilds and is full of them.

rules-canastone-wilds-title = The meld of wilds
rules-canastone-wilds =
    Twos and jokers alone may be a meld as well, of exactly seven in the end. It is a promise: while it is shorter than seven your team may not close, may put no wild anywhere else, and may discard no wild.

    Clean: seven twos, or six jokers and a two. All others are dirty. A short one is dirty as soon as it holds two twos and a joker.

    At seven it is finished, and your wilds are free again.

rules-canastone-opening-title = Opening
rules-canastone-opening =
    The first melds of your team are laid at the start of a turn, before the draw, from one hand. Their cards must reach a minimum, by your team’s total when the deal began:

    { $minimums }
    { $negative_opens_free ->
        [on]
            {""}
            At this table a team below zero needs only { $negative_minimum }, in clean melds.
       *[off] {""}
    }
    { $opening_always_clean ->
        [on] At this table every opening meld must be clean.
       *[off] Up to { $clean_opening_up_to } every opening meld must be clean. Above that dirty ones may be among them.
    }
    { $joker_opening_bar ->
        [on]
            {""}
            When a team opens with a meld of jokers and at most one two, no opponent may open so and take the pile in one turn until the opener’s next turn.
       *[off] {""}
    }
    Canasta bonuses and red threes do not count for it. { $pile_counts_for_opening ->
        [on] At this table the top card of the pile and the cards you show for it count, when you open and take the pile in one act.
       *[off] Nor do cards laid to take the pile, nor cards taken with it.
    }

    Example for 50: K K K and 5 5 5 5 are 30 + 20.

rules-canastone-pile-title = Taking the pile
rules-canastone-pile =
    Only when your team has opened, instead of drawing two, and only if the top card is natural. Show { $pile_shown } natural cards of its rank from your hand ({ $pile_shown_frozen } if the pile is frozen). Wilds do not help, and having that meld on the table does not either.

    The cards shown and the top card are melded. The rest of the pile comes to your hand, with the <b>packet</b> that lies under it at the start of a deal: as many hidden cards as the first natural card says, 14 under an ace down to 4 under a four. Then draw one from the stock.
    { $no_pile_on_own_canasta ->
        [on]
            {""}
            At this table a pile cannot be taken when its top card has the rank of one of your own canastas.
       *[off] {""}
    }
    The pile is <b>frozen</b> while a two or joker lies in it face up, covered or not, until it is taken. A wild or a black three on top blocks it for the next player.

    You must be sure to hold at least two cards afterwards.

rules-canastone-threes-title = Threes
rules-canastone-threes =
    <b>Black threes</b> are never melded. One on top of the pile blocks it for the next player only. Left in hand it costs { $value_four }.

    { $hold_red_threes ->
        [on] <b>Red threes</b> go to the hand at this table. After your draw you may lay them out; each is replaced from the stock. You may also discard one, and it blocks the next player like a black three. One left in hand costs { $red_three_in_hand }.
       *[off] <b>Red threes</b> are laid in front of your team by themselves and replaced from the stock. One that comes with the pile is not replaced.
    }

    At the end of a deal each counts { $red_three }:
    plus, if your team has a clean and a dirty canasta;
    nothing, with clean canastas only;
    minus, with dirty ones only;
    minus and doubled, with no canasta.
    With { $red_threes_doubled_from } or more the result is doubled.

rules-canastone-closing-title = Closing
rules-canastone-closing =
    You close by { $close_without_discard ->
        [on] playing your last card: by melding it or by discarding it
       *[off] discarding your last card
    }. Your team needs { $close_needs_two_clean ->
        [on] two clean canastas and a dirty one
       *[off] a clean and a dirty canasta
    } on the table and no meld of wilds shorter than seven. { $close_without_discard ->
        [on] A last card that is discarded is neither wild nor a three.
       *[off] The last card is neither wild nor a three, and a discard is always owed.
    }

    The deal also ends when a turn would begin with fewer than two cards in the stock, or when the stock cannot give what a draw owes. Then nobody scores for closing.

rules-canastone-asking-title = May I close?
rules-canastone-asking =
    After your draw, when you can close in this turn, you may ask { $players ->
        [6] one of your partners
       *[other] your partner
    }: may I close? The bot carries the question. The answer binds: after yes you must close in this turn, after no you may not. One question a turn; nobody has to ask.

    Apart from this partners do not talk about their hands.

rules-canastone-score-title = The score of a deal
rules-canastone-score =
    The cards in your melds count plus, the cards left in hands minus. A team that has not opened pays double for its hands.

    closing: { $closing }
    dirty canasta, 4 to K: { $dirty_canasta }
    clean canasta, 4 to K: { $clean_canasta }
    dirty aces: { $dirty_aces }
    clean aces: { $clean_aces }
    dirty wilds: { $dirty_wilds }
    seven twos: { $seven_twos }
    six jokers and a two: { $six_jokers }
    { $no_five_canasta_bonus ->
        [on] {""}
       *[off]
            five canastas, clean and dirty among them: { $five_canastas } more
            five clean ones and a dirty one: { $five_clean_canastas } instead
    }

rules-canastone-match-title = The match
rules-canastone-match =
    Deals add up, and a total may be negative. The match ends after a deal in which a team reaches { $target }. The higher total wins, and the difference is the margin. With equal totals another deal is played.

    The deal passes to the left. If the first three cards turned up for the pile are all wilds and threes, the deal is void and the same dealer deals again.

rules-canastone-back-title = Taking back
rules-canastone-back =
    What you have laid in this turn can be taken back until you have seen something new: a card drawn, the pile, an answer. A discard ends the turn for good.
