# Parole comuni a molte schermate.
# $cards, $card, $rank, $groups sono carte già pronte da mostrare; $who, $side e simili sono nomi.

game-canastone = Canastone
game-classic = Canasta classica
game-international = Canasta internazionale
game-three-thirteen = Tre-tredici

stand-in-name = Sostituto { $number }
name-stand-in = { $name } (sostituto)
name-away = { $name } (assente)

side-we = Noi
side-they = Loro
side-0 = Nord-Sud
side-1 = Est-Ovest
side-short-0 = N-S
side-short-1 = E-O

button-score = Punti
button-refresh = Aggiorna
button-back = Indietro
