# Raund va partiya varaqalari. Qatorlar tor ustunda turadi.

line-melds = kombinatsiyalar
line-hands = qoʻldagi kartalar
line-hands-doubled = qoʻlda, ikki hissa
line-closing = yopish
line-concealed = yashirin yopish
line-natural-canastas = toza kanasta
line-mixed-canastas = aralash kanasta
line-concealed-canastas = yashirin kanasta
line-clean-canastas = toza kanasta
line-dirty-canastas = aralash kanasta
line-clean-aces = toza tuzlar
line-dirty-aces = aralash tuzlar
line-seven-twos = yettita ikkilik
line-six-jokers = oltita joker
line-dirty-wilds = aralash jokerlar
line-five-canastas = beshta kanasta
line-five-clean-canastas = beshta toza
line-red-threes = qizil uchlik
line-red-threes-in-hand = qoʻlda qizil 3
line-deal = raund
line-deal-number = { $number }-raund
line-total = jami

opens-next = { $side }: keyingi ochish { $minimum }
hands-left = Qoʻlda qolgani:
hand-left = { $who }: { $cards }
no-cards = karta yoʻq
side-members = { $side }: { $names }
match-won = { $side } gʻalabasi, farq { $margin } ochko
button-match-sheet = Partiya varaqasi
button-rematch = Revansh
