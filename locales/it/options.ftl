# Opzioni dei giochi: un nome breve per il bottone e una riga su che cosa cambia.

option-opening-always-clean = Aperture pulite
option-opening-always-clean-about = Si apre sempre pulito, qualunque sia il minimo.
option-negative-opens-free = Apertura facile sotto zero
option-negative-opens-free-about = Chi è sotto zero apre con 15, puliti.
option-joker-opening-bar = Blocco dei mattoni
option-joker-opening-bar-about = Dopo un’apertura con una combinazione di mattoni, gli altri non possono aprire così e prendere il pozzo nello stesso turno.
option-pile-counts-for-opening = Il pozzo vale per aprire
option-pile-counts-for-opening-about = La carta in cima al pozzo e quelle mostrate per prenderlo contano per l’apertura.
option-no-pile-on-own-canasta = Niente pozzo su propria canasta
option-no-pile-on-own-canasta-about = Il pozzo non si prende se la carta in cima è di una propria canasta.
option-target = Traguardo
option-target-about = La partita finisce quando un totale lo raggiunge.
option-hold-red-threes = Tre rossi in mano
option-hold-red-threes-about = I tre rossi si possono tenere o scartare; ognuno in mano alla fine costa 500.
option-close-without-discard = Chiusura senza scarto
option-close-without-discard-about = Le ultime carte si possono calare tutte.
option-close-needs-two-clean = Due pulite per chiudere
option-close-needs-two-clean-about = Per chiudere servono due canaste pulite e una sporca.
option-no-asking = Senza domanda
option-no-asking-about = Non si chiede se chiudere.
option-no-five-canasta-bonus = Senza premio per cinque
option-no-five-canasta-bonus-about = Cinque canaste non danno nulla in più.

option-wild-ratio = Matte
option-wild-ratio-about = Quante matte può avere una combinazione; tre al massimo.
option-wild-ratio-two-naturals-each = due naturali per matta
option-wild-ratio-not-above-naturals = non più delle naturali
option-black-three-freezes = Il tre nero gela
option-black-three-freezes-about = Un tre nero scartato gela il pozzo.
option-concealed-needs-minimum = In un colpo col minimo
option-concealed-needs-minimum-about = Chi chiude in un colpo deve raggiungere il minimo d’apertura.
option-concealed-canasta-bonus = Premio canasta intera
option-concealed-canasta-bonus-about = Una canasta calata intera dalla mano dà 100 in più.
option-cut-side = Taglio
option-cut-side-about = Chi alza il mazzo, visto dal mazziere.
option-cut-side-left = a sinistra
option-cut-side-right = a destra

option-ace-high-low = Asso alto o basso
option-ace-high-low-about = Anche Q K A è una scala; un asso avanzato costa 15.
option-court-values = Figure a valore
option-court-values-about = Avanzati, il fante costa 11, la donna 12, il re 13.
option-jacks-wild = Fanti matti
option-jacks-wild-about = I fanti sono matte in ogni mano; uno avanzato costa 20.
option-jokers = Jolly
option-jokers-about = Due jolly per mazzo, sempre matte; uno avanzato costa 20.
