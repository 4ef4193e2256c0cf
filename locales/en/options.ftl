# Options of the games: a short name for a button, and one line about what it does when it is on.

option-opening-always-clean = Clean openings
option-opening-always-clean-about = The opening is clean whatever the minimum.
option-negative-opens-free = Easy start below zero
option-negative-opens-free-about = A side below zero opens with 15, clean.
option-joker-opening-bar = Joker bar
option-joker-opening-bar-about = After an opening with a meld of jokers the others may not both open so and take the pile in one turn.
option-pile-counts-for-opening = Pile counts to open
option-pile-counts-for-opening-about = The top of the pile and the cards shown for it count for the opening.
option-no-pile-on-own-canasta = No pile on own canasta
option-no-pile-on-own-canasta-about = The pile is not taken when its top has the rank of a canasta of one’s own.
option-target = Target
option-target-about = The match ends when a total reaches it.
option-hold-red-threes = Red threes in hand
option-hold-red-threes-about = Red threes may be kept or discarded; each in hand at the end costs 500.
option-close-without-discard = Close without a discard
option-close-without-discard-about = The last cards may all be melded.
option-close-needs-two-clean = Two clean to close
option-close-needs-two-clean-about = Closing needs two clean canastas and a dirty one.
option-no-asking = No asking
option-no-asking-about = Nobody asks whether to close.
option-no-five-canasta-bonus = No bonus for five
option-no-five-canasta-bonus-about = Five canastas bring nothing extra.

option-wild-ratio = Wilds
option-wild-ratio-about = How many wilds a meld may hold; three at most.
option-wild-ratio-two-naturals-each = two naturals for each
option-wild-ratio-not-above-naturals = not more than naturals
option-black-three-freezes = Black threes freeze
option-black-three-freezes-about = A black three discarded freezes the pile.
option-concealed-needs-minimum = Concealed needs the minimum
option-concealed-needs-minimum-about = Going out concealed must meet the initial minimum.
option-concealed-canasta-bonus = Concealed canasta bonus
option-concealed-canasta-bonus-about = A canasta laid complete from the hand earns 100 more.
option-cut-side = Cut
option-cut-side-about = Who cuts the pack, seen from the dealer.
option-cut-side-left = left
option-cut-side-right = right

option-ace-high-low = Ace high or low
option-ace-high-low-about = Q K A is a run too; an ace left over costs 15.
option-court-values = Court values
option-court-values-about = Left over, a jack costs 11, a queen 12, a king 13.
option-jacks-wild = Jacks wild
option-jacks-wild-about = Jacks are wild in every round; one left over costs 20.
option-jokers = Jokers
option-jokers-about = Two jokers a pack, always wild; one left over costs 20.
