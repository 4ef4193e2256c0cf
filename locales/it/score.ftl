# I fogli di una smazzata e di una partita. Le voci stanno in una colonna stretta.

line-melds = calate
line-hands = carte in mano
line-hands-doubled = in mano, doppie
line-closing = chiusura
line-concealed = in un colpo
line-natural-canastas = canaste pulite
line-mixed-canastas = canaste sporche
line-concealed-canastas = in un colpo
line-clean-canastas = canaste pulite
line-dirty-canastas = canaste sporche
line-clean-aces = assi puliti
line-dirty-aces = assi sporchi
line-seven-twos = sette pinelle
line-six-jokers = sei mattoni
line-dirty-wilds = matte sporche
line-five-canastas = cinque canaste
line-five-clean-canastas = cinque pulite
line-red-threes = tre rossi
line-red-threes-in-hand = 3 rossi in mano
line-deal = smazzata
line-deal-number = smazzata { $number }
line-total = totale

opens-next = { $side }: prossima apertura { $minimum }
hands-left = Carte rimaste:
hand-left = { $who }: { $cards }
no-cards = nessuna carta
side-members = { $side }: { $names }
match-won = Vittoria di { $side } per { $margin } punti
button-match-sheet = Foglio della partita
button-rematch = Rivincita
