# Partite che durano giorni: posti ceduti, orologi, pause, giorni liberi.

toast-away = Un sostituto gioca per te finché non torni.
toast-away-already = Per te gioca già un sostituto.
toast-back = Sei di nuovo al tavolo.
toast-back-already = Giochi già tu.
toast-seat-played = Questo posto non è libero.
toast-voted = Preso nota.
toast-own-seat = Si tratta del tuo posto: gioca il tuo turno e la questione è chiusa.
toast-paused-already = Il tavolo è già in pausa.
toast-group-asked = Ho chiesto al gruppo.
toast-no-vacation = Quest’anno non ti restano così tanti giorni liberi.
toast-vacation = { $days ->
    [one] Il tuo orologio resta fermo per { $days } giorno.
   *[other] Il tuo orologio resta fermo per { $days } giorni.
}
toast-vacation-already = Sei già nei giorni liberi.

say-timed-out = Il tuo tempo a { $game } è scaduto: questo turno l’ha giocato un sostituto.
say-time-is-up = Il tuo tempo a { $game } è scaduto e il tavolo ti aspetta; gli altri possono dare il tuo posto a un sostituto.
say-remind = Tocca a te a { $game }: restano { $time }.
say-remind-question = Il tuo compagno aspetta la risposta a { $game }: restano { $time }.
say-cannot-be-told = A { $player } non si può più scrivere; il tavolo va avanti.
say-left-group = { $player } ha lasciato il gruppo; il tavolo va avanti.
say-pause-over = { $game }: si continua.
say-seat-taken = { $game }: da ora { $player } gioca al posto di { $who }.
say-stand-in-replaced = { $game }: { $player } prende il posto di un sostituto.
say-replaced = Il tuo posto a { $game } era libero: adesso ci gioca { $player }.
button-my-hand = La mia mano

# Posti, pause, voti: messaggi nel gruppo e bottoni della mano

seat-offered = { $game }: il posto di { $who } è libero. Chi lo prende continua con la sua mano.
button-take-seat = Prendi il posto
pause-asked = Una pausa a { $game }? Comincia quando sono d’accordo tutti. Per la pausa: { $agreed }. Si aspetta: { $missing }.
pause-holds = { $game } è in pausa; tutti gli orologi sono fermi.
button-agree = D’accordo
button-play-on = Si gioca
button-resume = Riprendiamo
vote-asked = Il tempo di { $who } è finito e il tavolo aspetta. Che cosa volete?
vote-stand-in = Un sostituto: { $names }
vote-invite = Qualcun altro: { $names }
button-vote-stand-in = Continua un sostituto
button-vote-invite = Offri il posto al gruppo

stand-in-plays = Un sostituto gioca per te.
button-return = Gioco di nuovo io
button-more = Altro …
button-rules = Regole
button-hand-over = Un sostituto gioca per me
button-pause = Chiedi una pausa
button-vacation = { $days ->
    [one] { $days } giorno libero
   *[other] { $days } giorni liberi
}
button-home = Fine dei giorni liberi
button-offer-own-seat = Offri il mio posto
button-offer-seat = Offri il posto di { $who }
