# A table before its match.

lobby-players = { $count } { $count ->
    [one] player
   *[other] players
}
lobby-host = { $name } is hosting
lobby-side = <b>{ $side }</b>: { $names }
lobby-seat = { $number }. { $name }
lobby-free = (free)
lobby-options = Options: { $options }
lobby-clock = Clock: { $clock }
lobby-draws-partners = Partners: drawn by card when the match starts
lobby-drew = { $name } { $card }
lobby-drawn = Drawn: { $cards }
lobby-unreachable = { $count ->
    [one] { $names } has not opened the private chat with me yet, and a hand is dealt there.
   *[other] { $names } have not opened the private chat with me yet, and hands are dealt there.
}
lobby-cancelled = This table of { $game } was called off.

button-join = Join
button-leave = Leave
button-team = Sit { $side }
button-fill = Fill with stand-ins
button-unfill = Free the stand-ins’ seats
button-page-game = Game
button-page-options = Options
button-page-clock = Clock
button-partners-on = Draw partners
button-partners-off = Partners as seated
button-private-chat = Open the private chat
button-start = Start
button-cancel = Call off

about-game = <b>{ $game }</b>: { $about }
about-canastone = Italian, three packs, two draws, a pile with a hidden packet. Two teams; four or six players.
about-classic = the game of the 1950s, two packs. Two teams of two.
about-international = canasta as played around the world; two to six players.
about-three-thirteen = eleven rounds of sets and runs, a new wild card each round. Two to four, each alone.

options-standard = standard
option-line = <b>{ $name }</b>: { $value }. { $about } ({ $clause })
option-on = ✓ { $name }
option-off = { $name }
option-value = { $name }: { $value }
value-on = on
value-off = off

clock-about = Out of time, a stand-in plays that turn, or the table waits and the group sees who is late.
clock-about-reserve = The reserve is each player’s for the whole match; days off stop one’s own clock.
clock-about-own = Another time for a turn: /clock 45m, /clock 6h or /clock 2d.
clock-turn = { $time } a turn
clock-no-turn = none
clock-reserve = { $time } reserve
clock-no-reserve = no reserve
clock-stand-in = then a stand-in plays
clock-wait = then the table waits
clock-vacation = { $days ->
    [0] no days off
    [one] { $days } day off a year
   *[other] { $days } days off a year
}
