# Oʻyin shartlari: tugma uchun qisqa nom va yoqilganda nima oʻzgarishi haqida bir qator.

option-opening-always-clean = Doim toza ochish
option-opening-always-clean-about = Minimum qancha boʻlmasin, toza ochiladi.
option-negative-opens-free = Noldan past – oson ochish
option-negative-opens-free-about = Hisobi noldan past jamoa 15 bilan ochadi, toza.
option-joker-opening-bar = Joker toʻsigʻi
option-joker-opening-bar-about = Bir jamoa jokerlar kombinatsiyasi bilan ochsa, raqiblar bir navbatda ham shunday ochib, ham toʻpni ololmaydi.
option-pile-counts-for-opening = Toʻp ochishga hisob
option-pile-counts-for-opening-about = Toʻpning ustki kartasi va uning uchun koʻrsatilgan kartalar ochishga hisoblanadi.
option-no-pile-on-own-canasta = Oʻz kanastasiga toʻp yoʻq
option-no-pile-on-own-canasta-about = Ustki karta oʻz kanastangiz darajasida boʻlsa, toʻp olinmaydi.
option-target = Marra
option-target-about = Hisob shu songa yetsa, partiya tugaydi.
option-hold-red-threes = Qizil uchlik qoʻlda
option-hold-red-threes-about = Qizil uchlikni saqlash yoki tashlash mumkin; oxirida qoʻlda qolgan har biri 500 ochko ayiradi.
option-close-without-discard = Tashlamasdan yopish
option-close-without-discard-about = Oxirgi kartalarning hammasini tushirish mumkin.
option-close-needs-two-clean = Yopishga ikkita toza
option-close-needs-two-clean-about = Yopish uchun ikkita toza va bitta aralash kanasta kerak.
option-no-asking = Soʻramasdan yopish
option-no-asking-about = Yopishdan oldin hech kim soʻramaydi.
option-no-five-canasta-bonus = Beshta kanastaga mukofotsiz
option-no-five-canasta-bonus-about = Beshta kanasta qoʻshimcha ochko bermaydi.

option-wild-ratio = Joker kartalar
option-wild-ratio-about = Kombinatsiyada nechta joker karta boʻladi; koʻpi bilan uchta.
option-wild-ratio-two-naturals-each = har biriga ikkita oddiy
option-wild-ratio-not-above-naturals = oddiylardan koʻp emas
option-black-three-freezes = Qora uchlik muzlatadi
option-black-three-freezes-about = Tashlangan qora uchlik toʻpni muzlatadi.
option-concealed-needs-minimum = Yashirin yopishga minimum
option-concealed-needs-minimum-about = Yashirin yopgan ham ochish minimumiga yetishi kerak.
option-concealed-canasta-bonus = Yashirin kanasta mukofoti
option-concealed-canasta-bonus-about = Qoʻldan butun holda tushirilgan kanasta yana 100 ochko beradi.
option-cut-side = Koʻtarish
option-cut-side-about = Dastani kim koʻtaradi, tarqatuvchidan qaraganda.
option-cut-side-left = chapdagi
option-cut-side-right = oʻngdagi

option-ace-high-low = Tuz katta ham, kichik ham
option-ace-high-low-about = Q K A ham ketma-ketlik; ortib qolgan tuz 15 ochko.
option-court-values = Suratlar oʻz qiymatida
option-court-values-about = Ortib qolsa, valet 11, dama 12, qirol 13 ochko.
option-jacks-wild = Valetlar joker
option-jacks-wild-about = Valet har raundda joker karta; ortib qolgani 20 ochko.
option-jokers = Jokerlar
option-jokers-about = Har dastada ikkita joker, doim joker karta; ortib qolgani 20 ochko.
