# Words that many screens share.
# $cards, $card, $rank, $groups are cards ready to be shown; $who, $side and other names too.

game-canastone = Canastone
game-classic = Classic Canasta
game-international = International Canasta
game-three-thirteen = Three Thirteen

stand-in-name = Stand-in { $number }
name-stand-in = { $name } (stand-in)
name-away = { $name } (away)

side-we = We
side-they = They
side-0 = North–South
side-1 = East–West
side-short-0 = N–S
side-short-1 = E–W

button-score = Score
button-refresh = Refresh
button-back = Back
