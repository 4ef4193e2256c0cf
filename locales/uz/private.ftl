# Guruhda va shaxsiy suhbatda alohida yuboriladigan xabarlar.

turn-announced = Navbat: { $player }
end-asked = { $game }, { $table }-stol toʻxtatilsinmi? Oʻynalayotgan raund hisobga kirmaydi.
button-end-yes = Toʻxtatish
button-end-no = Davom etamiz

say-endtable-host-only = Stolni faqat uning egasi yoki guruh administratori toʻxtata oladi.
say-forget-later = Bitta partiyangiz hali davom etyapti, shuning uchun ismingiz va joyingiz u tugaguncha qoladi. Sozlamalaringiz hoziroq oʻchirildi.
say-forgotten = Siz haqingizda saqlangan maʼlumotlar oʻchirildi.
say-no-game = { $game } degan oʻyin yoʻq. Mana bulardan birini yozing: { $commands }
say-no-hand = Siz davom etayotgan partiyada emassiz. Guruhda /play stol ochadi.
say-no-table = Bu yerda ochiq stol yoʻq. /play stol ochadi.
say-no-zone = Bu joyni bilmayman. Vaqti siznikidek biror katta shaharni yoki UTC bilan farqni yozing, masalan +5.
say-in-its-group = Stolingiz guruhda; buni oʻsha yerda yozing.
say-ready = Siz oʻyindasiz: { $game } boshlanganda kartalaringiz shu yerga keladi.
say-take-seat-now = { $game }: boʻsh joy bor. Guruhda “Joyga oʻtirish” tugmasini yana bir bosing, kartalar shu yerga keladi.

tables-lobby = { $table }-stol: { $game }, oʻyinchilar kutilmoqda
tables-playing = { $table }-stol: { $game }, oʻyin ketyapti
tables-over = { $table }-stol: { $game }, tugagan
tables-ended = { $table }-stol: { $game }, toʻxtatilgan
tables-cancelled = { $table }-stol: { $game }, bekor qilingan

welcome = <b>Pozzo</b> guruhlarda karta tarqatadi: Kanastone, Klassik kanasta, Uch-oʻn uch.

    Meni guruhga qoʻshing va u yerda /play deb yozing; kartalaringiz shu suhbatga keladi. Yolgʻiz oʻynash uchun shu yerda /play yozing: stol oʻrinbosarlar bilan ochiladi.
    /hand kartalaringizni yana koʻrsatadi, /tables stollaringizni, /help esa batafsil tushuntiradi.
