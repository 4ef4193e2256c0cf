# Messaggi a sé, nel gruppo e nella chat privata.

turn-announced = Tocca a { $player }
end-asked = Interrompere { $game }, tavolo { $table }? La smazzata in corso non viene contata.
button-end-yes = Interrompi
button-end-no = Si continua

say-endtable-host-only = Solo chi ospita il tavolo, o chi amministra il gruppo, può interromperlo.
say-forget-later = Una tua partita è ancora in corso, quindi nome e posto restano fino alla fine. Le tue impostazioni sono già cancellate.
say-forgotten = Quello che era conservato su di te è cancellato.
say-no-game = Non c’è un gioco chiamato { $game }. Prova: { $commands }
say-no-hand = Non sei in nessuna partita in corso. /play in un gruppo apre un tavolo.
say-no-table = Qui non c’è nessun tavolo aperto. /play ne apre uno.
say-no-zone = Non conosco questo luogo. Scrivi una grande città del tuo fuso orario, o la differenza da UTC, per esempio +1.
say-in-its-group = Il tuo tavolo è in un gruppo: scrivilo là.
say-ready = Ci sei: la tua mano di { $game } arriva qui quando comincia la partita.
say-take-seat-now = A { $game } c’è un posto libero: premi ancora «Prendi il posto» nel gruppo e la mano arriva qui.

tables-lobby = Tavolo { $table }: { $game }, aspetta giocatori
tables-playing = Tavolo { $table }: { $game }, in corso
tables-over = Tavolo { $table }: { $game }, finito
tables-ended = Tavolo { $table }: { $game }, interrotto
tables-cancelled = Tavolo { $table }: { $game }, annullato

welcome = <b>Pozzo</b> dà le carte nei gruppi: Canastone, Canasta classica, Tre-tredici.

    Aggiungimi a un gruppo e scrivi lì /play; la tua mano arriva in questa chat. Da solo, /play qui apre un tavolo con sostituti.
    /hand mostra di nuovo le tue mani, /tables i tuoi tavoli, /help dice di più.
