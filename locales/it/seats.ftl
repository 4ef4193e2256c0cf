# Partite che durano giorni: posti ceduti, orologi, pause, vacanze.

toast-away = Un sostituto gioca per te finché torni.
toast-away-already = Un sostituto gioca già per te.
toast-back = Bentornato al tavolo.
toast-back-already = Giochi già tu.
toast-seat-played = Questo posto non è libero.
toast-voted = Preso nota.
toast-paused-already = Il tavolo è in pausa.
toast-no-vacation = Quest’anno non ti restano tanti giorni liberi.
toast-vacation = { $days ->
    [one] Il tuo orologio sta fermo per { $days } giorno.
   *[other] Il tuo orologio sta fermo per { $days } giorni.
}
toast-vacation-already = Sei già in vacanza.

say-timed-out = Il tuo tempo a { $game } era finito: un sostituto ha giocato questo turno per te.
say-remind = Tocca a te a { $game }: restano { $time }.
say-remind-question = Il compagno aspetta la tua risposta a { $game }: restano { $time }.
say-cannot-be-told = A { $player } non si può più scrivere; il tavolo continua.
say-left-group = { $player } ha lasciato il gruppo; il tavolo continua.
button-my-hand = La mia mano
