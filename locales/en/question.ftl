# "May I close?", put to the partner.

question-asked = { $asker } asks: may I close?
question-counts = On the table your side has { $points } with the closing ({ $bonus }); your { $cards } { $cards ->
    [one] card costs
   *[other] cards cost
} { $cost }.
question-they-hold = They hold: { $sizes }
question-binds = Your answer binds: after yes { $asker } closes in this turn, after no not in this turn.
answer-yes = Yes, close
answer-no = No, not yet
