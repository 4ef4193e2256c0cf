# I propri tavoli, le impostazioni, l’aiuto.

tables-line = { $table }. { $game }
place-own-turn = <b>tocca a te</b>
place-other-turn = tocca a { $who }
place-between = fra due smazzate
place-somebody = un sostituto
place-lobby = aspetta giocatori
place-over = finito
button-hand-of = { $table }. { $game }: la mia mano

language-auto = come in Telegram
language-host = come chi ospita il tavolo

settings-title = Le tue impostazioni
settings-group-title = Impostazioni di questo gruppo
settings-language = Lingua: { $value }
settings-zone = Il tuo orologio: { $value }
settings-quiet = Ore di silenzio: { $value }
settings-reminders = Promemoria: { $value }
settings-announce = Un messaggio nuovo a ogni turno: { $value }
settings-language-ask = In che lingua vuoi giocare?
settings-zone-ask = Che ora segna il tuo orologio adesso? Premila, oppure scrivi la tua città o la differenza da UTC, per esempio +1. Gli orari saranno nel tuo fuso.
settings-quiet-ask = Nelle ore di silenzio nulla ti ricorda il turno e il tuo orologio sta fermo.
settings-reminders-ask = Quante volte vuoi che ti si ricordi il turno?

button-language = Lingua
button-zone = Fuso orario
button-quiet = Ore di silenzio
button-reminders = Promemoria
button-announce = Un messaggio a ogni turno

zone-none = UTC
quiet-none = nessuna
reminders-off = mai
reminders-normal = a metà tempo e verso la fine
reminders-more = quattro volte

help-private = <b>Qui arriva la tua mano.</b> Al tuo turno viene un messaggio nuovo, con i bottoni per tutto quello che puoi fare.

    Scegli le carte toccandole, poi decidi che cosa farne. Un tocco dopo l’ultima le toglie. «Perché no?» dice che cosa hanno in contrario le regole.
    /hand rimanda le tue mani, /tables elenca i tuoi tavoli, /score mostra i fogli, /rules è il libro delle regole, /settings lingua, fuso orario e ore di silenzio. /play apre un tavolo con sostituti.
help-group = <b>/play apre un tavolo qui.</b> Premi Siediti; chi ospita sceglie il gioco, le opzioni e l’orologio, e preme Inizia.

    Le mani arrivano nella chat privata con me; qui nessuno le vede. «La mia mano» sul messaggio del tavolo mostra la tua solo a te.
    /tables elenca che cosa si gioca qui, /score i fogli, /rules il libro delle regole, /settings le scelte del gruppo, /endtable interrompe un tavolo.
