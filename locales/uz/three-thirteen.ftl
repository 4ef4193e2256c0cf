# Uch-oʻn uch. Yulduzcha joker kartani bildiradi.

tt-round = { $number }-raund, jami { $last }
tt-wild = joker karta: { $ranks }
tt-between-rounds = Raund tugadi, keyingisi boshlanadi
tt-pile = Tashlangan karta { $card }
tt-out = <b>{ $who } chiqdi.</b> Yana bir martadan navbat: { $turns }
tt-points = Ochkolar: { $points }
tt-your-cards = { $count } ta kartangiz, terilgani:
tt-left-over = ortib qoldi { $cards }: { $penalty }
tt-all-arranged = ortib qolgani yoʻq
tt-tap = Kartani bossangiz, u tashlanadi.

tt-draw-stock = Kolodadan olish
tt-draw-pile = Olish: { $card }
tt-go-out = { $card } tashlab chiqish
tt-next-round = Keyingi raund
tt-peek = { $cards }. Ortib qolgani: { $penalty }

tt-told-dealt = { $round }-raund, kartani { $dealer } tarqatdi: { $card } ochildi
tt-told-drew = karta oldi
tt-told-took = { $card } oldi
tt-told-out = chiqdi
tt-told-reshuffled = Tashlangan { $count } ta karta yana koloda boʻldi
tt-ended-out = { $round }-raund: { $who } chiqdi
tt-ended-stock = { $round }-raund: koloda juda koʻp marta tugadi
tt-ended-turns = { $round }-raund: navbatlar haddan oshdi

tt-head = oʻyinchi
tt-head-round = raund
tt-line-round = { $number } (joker { $rank })
tt-won = { $count ->
    [one] { $who } partiyani yutdi
   *[other] { $who } partiyani teng yutdi
}
tt-lowest-wins = Kim kam ochko yigʻsa, shu yutadi.
