# Oʻz stollari, sozlamalar va yordam.

tables-line = { $table }. { $game }
place-own-turn = <b>navbat sizda</b>
place-other-turn = navbat: { $who }
place-between = ikki raund orasi
place-somebody = oʻrinbosar
place-lobby = oʻyinchilar kutilmoqda
place-over = tugagan
button-hand-of = { $table }. { $game }: kartalarim

language-auto = Telegramdagidek
language-host = stol egasining tili

settings-title = Sozlamalaringiz
settings-group-title = Guruh sozlamalari
settings-language = Til: { $value }
settings-zone = Soatingiz: { $value }
settings-quiet = Sokin soatlar: { $value }
settings-reminders = Eslatmalar: { $value }
settings-announce = Har navbatga yangi xabar: { $value }
settings-language-ask = Qaysi tilda oʻynaysiz?
settings-zone-ask = Soatingiz hozir nechani koʻrsatyapti? Shuni bosing yoki shahringiz nomini yo UTC bilan farqni yozing, masalan +5. Vaqt shunga qarab aytiladi.
settings-quiet-ask = Sokin soatlarda hech narsa eslatilmaydi, vaqtingiz ham toʻxtab turadi.
settings-reminders-ask = Navbatingiz qanchalik tez-tez eslatilsin?

button-language = Til
button-zone = Vaqt mintaqasi
button-quiet = Sokin soatlar
button-reminders = Eslatmalar
button-announce = Har navbatga xabar

zone-none = UTC
quiet-none = yoʻq
reminders-off = eslatilmasin
reminders-normal = vaqtning yarmida va oxiriga yaqin
reminders-more = toʻrt marta

help-private = <b>Kartalaringiz shu yerga tarqatiladi.</b> Navbatingiz kelganda, mumkin boʻlgan hamma yurishlar tugmalari bilan yangi xabar keladi.

    Kartalarni bosib tanlang, keyin nima qilishni tanlang. Oxirgisidan keyin yana bossangiz, tanlov olib tashlanadi. “Nega mumkin emas?” tugmasi qoidalar nimaga toʻsqinlik qilayotganini aytadi.
    /hand kartalaringizni yana yuboradi, /tables – stollaringiz, /score – hisob, /rules – qoidalar, /settings – til, vaqt mintaqasi va sokin soatlar. /play oʻrinbosarlarga qarshi stol ochadi.
help-group = <b>/play shu yerda stol ochadi.</b> “Stolga oʻtirish” tugmasini bosing, stol egasi oʻyin, shartlar va vaqtni tanlasin, keyin “Boshlash”ni bosing.

    Kartalar men bilan shaxsiy suhbatga tarqatiladi; bu yerda ularni hech kim koʻrmaydi. Stol xabaridagi “Kartalarim” tugmasi oʻzingiznikini faqat oʻzingizga koʻrsatadi.
    /tables – bu yerdagi oʻyinlar, /score – hisob, /rules – qoidalar, /settings – guruh sozlamalari, /endtable stolni toʻxtatadi.
