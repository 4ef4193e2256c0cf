# Partiya boshlanmagan stol.

lobby-players = { $count } oʻyinchi
lobby-host = stol egasi { $name }
lobby-side = <b>{ $side }</b>: { $names }
lobby-seat = { $number }. { $name }
lobby-free = (boʻsh)
lobby-options = Shartlar: { $options }
lobby-clock = Vaqt: { $clock }
lobby-draws-partners = Sheriklar: boshlanishda karta tortib aniqlanadi
lobby-drew = { $name } { $card }
lobby-drawn = Tortilgan kartalar: { $cards }
lobby-unreachable = { $count ->
    [one] { $names } men bilan shaxsiy suhbatni hali ochmagan, kartalar esa oʻsha yerga keladi.
   *[other] { $names } men bilan shaxsiy suhbatni hali ochishmagan, kartalar esa oʻsha yerga keladi.
}
lobby-cancelled = Bu stol ({ $game }) bekor qilindi.

button-join = Stolga oʻtirish
button-leave = Stoldan turish
button-team = Joy: { $side }
button-fill = Boʻsh joylarga oʻrinbosar
button-unfill = Oʻrinbosarlar joyini boʻshatish
button-page-game = Oʻyin
button-page-options = Shartlar
button-page-clock = Vaqt
button-partners-on = Sheriklar qurʼa bilan
button-partners-off = Sheriklar oʻtirganicha
button-private-chat = Shaxsiy suhbatni ochish
button-start = Boshlash
button-cancel = Bekor qilish

about-game = <b>{ $game }</b>: { $about }
about-canastone = italyancha oʻyin: uch dasta karta, har safar ikkitadan olinadi, toʻp ostida yopiq kartalar bor. Ikki jamoa; toʻrt yoki olti kishi.
about-classic = 1950-yillar oʻyini, ikki dasta karta. Ikki kishilik ikki jamoa.
about-international = dunyoda oʻynaladigan kanasta; ikki kishidan olti kishigacha.
about-three-thirteen = oʻn bir raund, toʻplam va ketma-ketliklar, har raundda yangi joker karta. Ikki kishidan toʻrt kishigacha, har kim oʻzi uchun.

options-standard = odatdagidek
option-line = <b>{ $name }</b>: { $value }. { $about } ({ $clause })
option-on = ✓ { $name }
option-off = { $name }
option-value = { $name }: { $value }
value-on = yoqilgan
value-off = oʻchiq

clock-about = Vaqt tugasa, shu navbatni oʻrinbosar oʻynaydi, yoki stol kutadi va guruh kim kechikayotganini koʻradi.
clock-about-reserve = Zaxira vaqt butun partiya uchun, har kimning oʻziniki; dam kunlari oʻz vaqtingizni toʻxtatib turadi.
clock-about-own = Navbat uchun boshqa vaqt: /clock 45m, /clock 6h yoki /clock 2d.
clock-turn = { $time } navbatga
clock-no-turn = cheklanmagan
clock-reserve = { $time } zaxira
clock-no-reserve = zaxirasiz
clock-stand-in = keyin oʻrinbosar oʻynaydi
clock-wait = keyin stol kutadi
clock-vacation = { $days ->
    [0] dam kunlarisiz
    [one] yiliga { $days } kun dam
   *[other] yiliga { $days } kun dam
}
