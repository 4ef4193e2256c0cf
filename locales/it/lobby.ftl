# Un tavolo prima della partita.

lobby-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
lobby-host = ospita { $name }
lobby-side = <b>{ $side }</b>: { $names }
lobby-seat = { $number }. { $name }
lobby-free = (libero)
lobby-options = Opzioni: { $options }
lobby-clock = Orologio: { $clock }
lobby-draws-partners = Compagni: si tirano a sorte all’inizio
lobby-drew = { $name } { $card }
lobby-drawn = Carte tirate: { $cards }
lobby-unreachable = { $count ->
    [one] { $names } non ha ancora aperto la chat privata con me, e lì arriva la mano.
   *[other] { $names } non hanno ancora aperto la chat privata con me, e lì arriva la mano.
}
lobby-cancelled = Questo tavolo di { $game } è stato annullato.

button-join = Siediti
button-leave = Alzati
button-team = In { $side }
button-fill = Completa con sostituti
button-unfill = Libera i posti dei sostituti
button-page-game = Gioco
button-page-options = Opzioni
button-page-clock = Orologio
button-partners-on = Compagni a sorte
button-partners-off = Compagni come siedono
button-private-chat = Apri la chat privata
button-start = Inizia
button-cancel = Annulla il tavolo

about-game = <b>{ $game }</b>: { $about }
about-canastone = all’italiana, tre mazzi, si pescano due carte, pozzo con carte coperte. Due squadre; in quattro o in sei.
about-classic = la canasta degli anni Cinquanta, due mazzi. Due coppie.
about-international = la canasta come si gioca nel mondo; da due a sei.
about-three-thirteen = undici mani di tris e scale, ogni volta una matta nuova. Da due a quattro, ognuno per sé.

options-standard = come d’uso
option-line = <b>{ $name }</b>: { $value }. { $about } ({ $clause })
option-on = ✓ { $name }
option-off = { $name }
option-value = { $name }: { $value }
value-on = sì
value-off = no

clock-about = Finito il tempo, un sostituto gioca quel turno, oppure il tavolo aspetta e il gruppo vede chi è in ritardo.
clock-about-reserve = La riserva è di ciascuno per tutta la partita; i giorni liberi fermano il proprio orologio.
clock-about-own = Un altro tempo per turno: /clock 45m, /clock 6h oppure /clock 2g.
clock-turn = { $time } a turno
clock-no-turn = nessuno
clock-reserve = { $time } di riserva
clock-no-reserve = senza riserva
clock-stand-in = poi gioca un sostituto
clock-wait = poi il tavolo aspetta
clock-vacation = { $days ->
    [0] nessun giorno libero
    [one] { $days } giorno libero l’anno
   *[other] { $days } giorni liberi l’anno
}
