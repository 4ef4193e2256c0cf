# Oʻyinchining oʻz qoʻli, shaxsiy suhbatda.

your-turn = Navbat sizda
your-cards = Qoʻlingizda { $count } ta karta, qolib ketsa { $cost } ochko minus

advice-draw = Kolodadan { $count } ta karta oling yoki toʻpni oling.
advice-draw-unopened = Qoʻlingizdagi kartalar bilan oching yoki { $count } ta karta olib, bittasini tashlang.
advice-draw-opens-later = { $count } ta karta oling, keyin oching; yoki toʻp bilan oching.
advice-must-take = Koloda tugadi, ustki karta esa kombinatsiyangizga tushadi: toʻpni olish shart.
advice-play = Tushirish yoki qoʻshish uchun karta tanlang; navbatni tugatish uchun bittasini tanlab tashlang.
advice-play-unopened = Jamoangiz hali ochmagan: bitta karta tanlab tashlang.
advice-or-discard = Ochmasdan navbatni tugatish uchun bitta karta tanlab tashlang.
advice-must-close = Sherigingiz “ha” dedi: shu navbatda yopasiz.
advice-after-no = Sherigingiz “yoʻq” dedi: bu navbatda yopib boʻlmaydi.
advice-after-lapsed = Sherigingiz javob bermadi: yopish-yopmaslik oʻzingizga havola.
picked = Tanlandi: { $cards }, { $value } ochko

opening-empty = Ochish: kamida { $minimum } ochkolik karta tanlang.
opening-empty-clean = Ochish: kamida { $minimum } ochkolik karta tanlang, joker kartasiz.
opening-part = { $cards } { $value }
opening-top = ustki karta { $cards } { $value }
opening-sum = Ochish: { $parts } = <b>{ $value }, kerak { $minimum }</b>
opening-loose = { $cards } qaysi kombinatsiyaga qoʻshiladi?
opening-short = Kombinatsiya uchta kartadan boshlanadi: { $cards }

close-plan = <b>Raundni yopish:</b>
close-lays = tushadi: { $groups }
close-discards = tashlanadi: { $card }

card-many = { $card } ×{ $held }
card-picked = { $card } ×{ $held } ✓{ $picked }
card-picked-alone = { $card } ✓
send-wild = { $card } → { $rank }
wild-meld = joker kartalar

offer-draw = { $count } ta karta olish
offer-decline = Olmaslik: raund tugaydi
offer-take = Toʻpni olish ({ $count }): { $cards } bilan
offer-take-alone = Toʻpni olish ({ $count })
offer-take-and-open = Toʻp ({ $count }) { $cards } bilan, ochish: { $groups }
offer-open = Ochish: { $groups } = { $value }
offer-open-take = Ochish: { $groups } va toʻp { $cards } bilan
offer-take-opening = Toʻp va { $cards } bilan ochish
offer-lay = Tushirish: { $cards }
offer-add = Qoʻshish: { $cards }
offer-discard = Tashlash: { $card }
offer-discard-last = { $card } tashlab yopish
offer-red = Ochiq qoʻyish: { $card }
offer-ask = Yopsam boʻladimi?
offer-ask-seat = Yopsam boʻladimi? ({ $who })
offer-back = Qaytarib olish
offer-close = Hammasini tushirib yopish
offer-yes = Ha, yop
offer-no = Yoʻq, hali emas

becomes-canasta-clean = → toza kanasta
becomes-canasta-dirty = → aralash kanasta
becomes-dirty = → { $size }, aralash
becomes-size = → { $size }

button-open = Ochish …
button-open-pile = Toʻp bilan ochish …
button-close = Yopish …
button-clear = Tanlovni olib tashlash
button-why = Nega mumkin emas?
button-rule = Qoidalar: { $title }
button-remind = Eslatish: { $who }
button-next-deal = Keyingi raund

question-waits = Savolingiz: yopsam boʻladimi? { $partner } javobi kutilmoqda; ungacha oʻynab boʻlmaydi.
question-to-you = { $asker } sizdan soʻrayapti: yopsam boʻladimi?

peek = { $count } ta karta: { $cards }
peek-empty = Hozir qoʻlingizda karta yoʻq.
