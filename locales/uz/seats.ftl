# Kunlab davom etadigan oʻyinlar: joy topshirish, vaqt, tanaffus, dam kunlari.

toast-away = Qaytguningizcha oʻrningizga oʻrinbosar oʻynaydi.
toast-away-already = Oʻrningizga allaqachon oʻrinbosar oʻynayapti.
toast-back = Xush kelibsiz.
toast-back-already = Oʻzingiz oʻynayapsiz.
toast-seat-played = Bu joy boʻsh emas.
toast-voted = Ovozingiz hisobga olindi.
toast-own-seat = Gap oʻzingizning joyingiz haqida: navbatingizni oʻynasangiz, masala hal.
toast-paused-already = Stol tanaffusda.
toast-group-asked = Guruhga xabar berildi.
toast-no-vacation = Bu yil sizda shuncha dam kuni qolmagan.
toast-vacation = { $days ->
    [one] Vaqtingiz { $days } kun toʻxtab turadi.
   *[other] Vaqtingiz { $days } kun toʻxtab turadi.
}
toast-vacation-already = Siz dam olyapsiz.

say-timed-out = { $game }: vaqtingiz tugadi, bu navbatni oʻrningizga oʻrinbosar oʻynadi.
say-time-is-up = { $game }: vaqtingiz tugadi, stol sizni kutyapti; boshqalar joyingizni oʻrinbosarga berishi mumkin.
say-remind = { $game }: navbat sizda, { $time } qoldi.
say-remind-question = { $game }: sherigingiz javobingizni kutyapti, { $time } qoldi.
say-cannot-be-told = Endi { $player } bilan yozishib boʻlmaydi; stol davom etadi.
say-left-group = { $player } guruhdan chiqdi; stol davom etadi.
say-pause-over = { $game } davom etadi.
say-seat-taken = { $game }: endi { $who } oʻrniga { $player } oʻynaydi.
say-stand-in-replaced = { $game }: endi oʻrinbosar oʻrniga { $player } oʻynaydi.
say-replaced = { $game }: joyingiz boʻsh edi, endi u yerda { $player } oʻynaydi.
button-my-hand = Kartalarim

# Joylar, tanaffus, ovoz berish: guruhdagi xabarlar va qoʻl tugmalari

seat-offered = { $game }: { $who } joyi boʻsh. Kim oʻtirsa, oʻsha kartalar bilan davom etadi.
button-take-seat = Joyga oʻtirish
pause-asked = { $game }: tanaffus qilamizmi? Hamma rozi boʻlsa boshlanadi. Rozi: { $agreed }. Kutilmoqda: { $missing }.
pause-holds = { $game }: tanaffus, hammaning vaqti toʻxtagan.
button-agree = Roziman
button-play-on = Oʻynayveramiz
button-resume = Davom etamiz
vote-asked = { $who } vaqti tugadi, stol kutyapti. Nima qilamiz?
vote-stand-in = Oʻrinbosar: { $names }
vote-invite = Boshqa odam: { $names }
button-vote-stand-in = Oʻrinbosar oʻynasin
button-vote-invite = Joyni guruhga taklif qilish

stand-in-plays = Oʻrningizga oʻrinbosar oʻynayapti.
button-return = Yana oʻzim oʻynayman
button-more = Yana …
button-rules = Qoidalar
button-hand-over = Oʻrnimga oʻrinbosar oʻynasin
button-pause = Tanaffus soʻrash
button-vacation = { $days ->
    [one] { $days } kun dam
   *[other] { $days } kun dam
}
button-home = Dam kunlarini tugatish
button-offer-own-seat = Oʻz joyimni taklif qilish
button-offer-seat = Joyini taklif qilish: { $who }
