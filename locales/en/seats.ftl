# Games that last for days: seats handed over, clocks, pauses, vacations.

toast-away = A stand-in plays for you until you come back.
toast-away-already = A stand-in plays for you already.
toast-back = Welcome back.
toast-back-already = You play yourself.
toast-seat-played = This seat is not free.
toast-voted = Noted.
toast-own-seat = This is about your own seat: play your turn, and it is settled.
toast-paused-already = The table is paused.
toast-group-asked = The group has been asked.
toast-no-vacation = You have not that many days of vacation left this year.
toast-vacation = { $days ->
    [one] Your clock stands still for { $days } day.
   *[other] Your clock stands still for { $days } days.
}
toast-vacation-already = You are on vacation.

say-timed-out = Your time was up at { $game }: a stand-in has played this turn for you.
say-time-is-up = Your time is up at { $game }, and the table waits for you; the others may give your seat to a stand-in.
say-remind = It is your turn at { $game }: { $time } left.
say-remind-question = Your partner waits for your answer at { $game }: { $time } left.
say-cannot-be-told = { $player } cannot be written to any more; the table goes on.
say-left-group = { $player } has left the group; the table goes on.
say-pause-over = { $game } goes on.
say-seat-taken = { $game }: { $player } plays for { $who } from now on.
say-stand-in-replaced = { $game }: { $player } plays on for a stand-in.
say-replaced = Your seat at { $game } was free to take; { $player } plays there now.
button-my-hand = My hand

# Seats, pauses, votes: messages in the group and buttons of the hand

seat-offered = { $game }: the seat of { $who } is free to take. Whoever takes it plays on with its hand.
button-take-seat = Take the seat
pause-asked = A pause at { $game }? It begins when everybody agrees. For it: { $agreed }. Awaited: { $missing }.
pause-holds = { $game } is paused; every clock stands still.
button-agree = Agree
button-play-on = Play on
button-resume = Go on playing
vote-asked = Time is up for { $who }, and the table waits. What do you want?
vote-stand-in = A stand-in: { $names }
vote-invite = Somebody else: { $names }
button-vote-stand-in = A stand-in plays on
button-vote-invite = Offer the seat to the group

stand-in-plays = A stand-in plays for you.
button-return = I play again
button-more = More …
button-rules = Rules
button-hand-over = A stand-in plays for me
button-pause = Ask for a pause
button-vacation = { $days ->
    [one] { $days } day off
   *[other] { $days } days off
}
button-home = End my days off
button-offer-own-seat = Offer my seat
button-offer-seat = Offer the seat of { $who }
