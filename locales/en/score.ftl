# The sheets of a deal and of a match. The lines stand in a narrow column.

line-melds = melds
line-hands = cards in hand
line-hands-doubled = in hand, doubled
line-closing = closing
line-concealed = concealed
line-natural-canastas = clean canastas
line-mixed-canastas = dirty canastas
line-concealed-canastas = concealed ones
line-clean-canastas = clean canastas
line-dirty-canastas = dirty canastas
line-clean-aces = clean aces
line-dirty-aces = dirty aces
line-seven-twos = seven twos
line-six-jokers = six jokers
line-dirty-wilds = dirty wilds
line-five-canastas = five canastas
line-five-clean-canastas = five clean ones
line-red-threes = red threes
line-red-threes-in-hand = red 3s in hand
line-deal = deal
line-deal-number = deal { $number }
line-total = total

opens-next = { $side }: next opening { $minimum }
hands-left = Hands left:
hand-left = { $who }: { $cards }
no-cards = no cards
side-members = { $side }: { $names }
match-won = { $side } won the match by { $margin }
button-match-sheet = Sheet of the match
button-rematch = Rematch
