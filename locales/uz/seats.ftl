# Kunlab davom etadigan oʻyinlar: joy topshirish, vaqt, tanaffus, dam kunlari.

toast-away = Qaytguningizcha oʻrningizga oʻrinbosar oʻynaydi.
toast-away-already = Oʻrningizga allaqachon oʻrinbosar oʻynayapti.
toast-back = Xush kelibsiz.
toast-back-already = Oʻzingiz oʻynayapsiz.
toast-seat-played = Bu joy boʻsh emas.
toast-voted = Ovozingiz hisobga olindi.
toast-paused-already = Stol tanaffusda.
toast-no-vacation = Bu yil sizda shuncha dam kuni qolmagan.
toast-vacation = { $days ->
    [one] Vaqtingiz { $days } kun toʻxtab turadi.
   *[other] Vaqtingiz { $days } kun toʻxtab turadi.
}
toast-vacation-already = Siz dam olyapsiz.

say-timed-out = { $game }: vaqtingiz tugadi, bu navbatni oʻrningizga oʻrinbosar oʻynadi.
say-remind = { $game }: navbat sizda, { $time } qoldi.
say-remind-question = { $game }: sherigingiz javobingizni kutyapti, { $time } qoldi.
say-cannot-be-told = Endi { $player } bilan yozishib boʻlmaydi; stol davom etadi.
say-left-group = { $player } guruhdan chiqdi; stol davom etadi.
button-my-hand = Kartalarim
