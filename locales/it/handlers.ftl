# Risposte brevi a bottoni e comandi. Ogni toast- è testo semplice di 200 caratteri al massimo.

options-unknown = Questo gioco non ha l’opzione { $option }.
options-not-a-switch = L’opzione { $option } è sì o no.
options-not-a-number = L’opzione { $option } è un numero.
options-out-of-range = L’opzione { $option } non può avere questo valore.
options-not-a-choice = L’opzione { $option } non ha questa scelta.
options-excluded = L’opzione { $option } non va insieme a { $other }.

# Messaggi

partners-drawn = I compagni tirati a sorte:
partner-drew = { $player } { $card }

# Che cosa mostra Telegram accanto a un comando

command-play = apri un tavolo
command-hand = mostra le mie mani
command-tables = i tavoli e a chi tocca
command-score = i punti finora
command-rules = le regole dei giochi
command-settings = lingua, promemoria, ore di silenzio
command-help = come funziona
command-endtable = interrompi un tavolo
command-forgetme = cancella ciò che è conservato su di me
command-clock = cambia il tempo di un tavolo
say-clock-host-only = Solo chi ospita il tavolo, o chi amministra il gruppo, può cambiarne il tempo.
say-partners-do-not-talk = I compagni non parlano delle loro carte. L’unica eccezione è la domanda «Posso chiudere?», e la porto io.
say-anonymous = Scrivi a nome del gruppo, ma un posto è di una persona: disattiva per te «Rimani anonimo», o fallo scrivere a un altro.
say-hello = Da ora qui si gioca a carte: /play apre un tavolo, /help spiega come funziona.

bot-description = Giochi di carte per i gruppi: Canastone, Canasta classica e Tre-tredici. Aggiungimi a un gruppo e scrivi /play: gli amici toccano Siediti, ognuno riceve la mano in privato e la partita va avanti per una sera o per tre settimane. Da solo, scrivi /play qui e gioca con i sostituti.
bot-short-description = Canastone, Canasta classica e Tre-tredici nel tuo gruppo, per una sera o per settimane.
