# Partite che durano giorni: posti ceduti, orologi, pause, giorni liberi.

toast-away = Un sostituto gioca per te finché non torni.
toast-away-already = Per te gioca già un sostituto.
toast-back = Sei di nuovo al tavolo.
toast-back-already = Giochi già tu.
toast-seat-played = Questo posto non è libero.
toast-voted = Preso nota.
toast-paused-already = Il tavolo è già in pausa.
toast-no-vacation = Quest’anno non ti restano così tanti giorni liberi.
toast-vacation = { $days ->
    [one] Il tuo orologio resta fermo per { $days } giorno.
   *[other] Il tuo orologio resta fermo per { $days } giorni.
}
toast-vacation-already = Sei già nei giorni liberi.

say-timed-out = Il tuo tempo a { $game } è scaduto: questo turno l’ha giocato un sostituto.
say-remind = Tocca a te a { $game }: restano { $time }.
say-remind-question = Il tuo compagno aspetta la risposta a { $game }: restano { $time }.
say-cannot-be-told = A { $player } non si può più scrivere; il tavolo va avanti.
say-left-group = { $player } ha lasciato il gruppo; il tavolo va avanti.
button-my-hand = La mia mano
