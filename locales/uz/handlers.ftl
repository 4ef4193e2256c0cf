# Tugma va buyruqlarga qisqa javoblar. Har bir toast- – koʻpi bilan 200 belgilik oddiy matn.

options-unknown = Bu oʻyinda { $option } degan shart yoʻq.
options-not-a-switch = { $option } sharti faqat yoqiladi yoki oʻchiriladi.
options-not-a-number = { $option } sharti – son.
options-out-of-range = { $option } sharti bunday qiymatda boʻlolmaydi.
options-not-a-choice = { $option } shartida bunday tanlov yoʻq.
options-excluded = { $option } sharti { $other } bilan birga kelmaydi.

# Xabarlar

partners-drawn = Sheriklar qurʼa bilan aniqlandi:
partner-drew = { $player } { $card }

# Telegram buyruq yonida koʻrsatadigan matn

command-play = stol ochish
command-hand = qoʻlimdagi kartalar
command-tables = stollar va navbat kimda
command-score = hozirgi hisob
command-rules = oʻyin qoidalari
command-settings = til, eslatmalar, sokin soatlar
command-help = bu qanday ishlaydi
command-endtable = stolni toʻxtatish
command-forgetme = men haqimdagi maʼlumotni oʻchirish
command-clock = stolning vaqtini oʻzgartirish
say-clock-host-only = Stolning vaqtini faqat uning egasi yoki guruh administratori oʻzgartira oladi.
say-partners-do-not-talk = Sheriklar qoʻlidagi kartalar haqida gaplashmaydi. Yagona istisno – “Yopsam boʻladimi?” savoli, uni men yetkazaman.
say-anonymous = Siz guruh nomidan yozyapsiz, joy esa odamga beriladi: “Anonim qolish”ni oʻchiring yoki boshqa birov yozsin.
say-hello = Endi bu yerda karta oʻynaladi: /play stol ochadi, /help qandayligini aytadi.

bot-description = Guruhlar uchun karta oʻyinlari: Kanastone, Klassik kanasta va Uch-oʻn uch. Meni guruhga qoʻshing va /play deb yozing: doʻstlaringiz qoʻshiladi, har kimga kartalari shaxsiy suhbatda keladi, oʻyin bir oqshom yoki uch hafta davom etadi. Yolgʻiz boʻlsangiz, shu yerda /play deb yozib oʻrinbosarlar bilan oʻynang.
bot-short-description = Kanastone, Klassik kanasta va Uch-oʻn uch guruhingizda: bir oqshom yoki haftalar davomida.
