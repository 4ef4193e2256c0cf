# Tre-tredici. L’asterisco segna una matta.

tt-round = mano { $number } di { $last }
tt-wild = matte: { $ranks }
tt-between-rounds = La mano è finita, segue la prossima
tt-pile = Scarto { $card }
tt-out = <b>{ $who } ha chiuso.</b> Ancora un turno a testa: { $turns }
tt-points = Punti: { $points }
tt-your-cards = Le tue { $count } carte, ordinate:
tt-left-over = avanzano { $cards }: { $penalty }
tt-all-arranged = non avanza nulla
tt-tap = Tocca una carta per scartarla.

tt-draw-stock = Pesca dal tallone
tt-draw-pile = Prendi { $card }
tt-go-out = Scarta { $card } e chiudi
tt-next-round = Prossima mano
tt-peek = { $cards }. Avanzano: { $penalty }

tt-told-dealt = Mano { $round }, mazziere { $dealer }: scoperta { $card }
tt-told-drew = ha pescato
tt-told-took = ha preso { $card }
tt-told-out = ha chiuso
tt-told-reshuffled = I { $count } scarti sono di nuovo il tallone
tt-ended-out = Mano { $round }: ha chiuso { $who }
tt-ended-stock = Mano { $round }: il tallone è finito troppe volte
tt-ended-turns = Mano { $round }: troppi turni

tt-head = giocatore
tt-head-round = mano
tt-line-round = { $number } (matta { $rank })
tt-won = { $count ->
    [one] Vittoria di { $who }
   *[other] Vittoria a pari merito di { $who }
}
tt-lowest-wins = Vince il totale più basso.
