# «Posso chiudere?», chiesto al compagno.

question-asked = { $asker } chiede: posso chiudere?
question-counts = Sul tavolo la tua coppia ha { $points } con la chiusura ({ $bonus }); { $cards ->
    [one] la tua carta costa { $cost }.
   *[other] le tue { $cards } carte costano { $cost }.
}
question-they-hold = Gli altri in mano: { $sizes }
question-binds = La risposta vincola: dopo un sì { $asker } chiude in questo turno, dopo un no in questo turno non può.
answer-yes = Sì, chiudi
answer-no = No, non ancora
