# Uch-oʻn uch qoidalari. Sonlar va tanlovlar (“on”, “off”) stol qoidalaridan keladi.

rules-three-thirteen-goal-title = Oʻyin nima haqida
rules-three-thirteen-goal =
    { $rounds } raund, har kim oʻzi uchun. Qoʻlingizdagi kartalarni toʻplam va ketma-ketliklarga terasiz; ortib qolgani jarima ochko boʻladi. Eng kam ochko yigʻgan yutadi.

rules-three-thirteen-cards-title = Kartalar
rules-three-thirteen-cards =
    { $packs ->
        [one] Bir dasta, 52 karta
       *[other] Birga aralashtirilgan ikki dasta karta
    }{ $jokers ->
        [on] , har dastada ikkita joker bilan
       *[off] {""}
    }. 1-raundda uchtadan karta tarqatiladi, har raundda bittaga koʻpayadi, 11-raundda oʻn uchta boʻladi. Karta turi (mast) ahamiyatli.

rules-three-thirteen-wilds-title = Joker kartalar
rules-three-thirteen-wilds =
    Nechta karta tarqatilgan boʻlsa, oʻsha raqamli kartalar joker karta boʻladi: 1-raundda uchliklar, 8-raundda oʻnliklar, keyin valetlar, damalar va qirollar.{ $jacks_wild ->
        [on] {" "}Valetlar har raundda joker karta.
       *[off] {""}
    }{ $jokers ->
        [on] {" "}Jokerlar doim joker karta.
       *[off] {""}
    }

    Joker karta istalgan kartaning, oʻzining ham oʻrniga oʻtadi, kombinatsiyada nechta boʻlsa ham mayli; toʻplam faqat joker kartalardan ham boʻlaveradi.

rules-three-thirteen-melds-title = Toʻplam va ketma-ketlik
rules-three-thirteen-melds =
    Toʻplam – bir xil darajadagi uch yoki undan koʻp karta. Ketma-ketlik – bir turdagi, ketma-ket kelgan uch yoki undan koʻp karta. { $ace_high_low ->
        [on] Tuz kichik ham, katta ham boʻladi: A 2 3 va Q K A – ketma-ketlik, K A 2 emas.
       *[off] Tuz – kichik karta: A 2 3 – ketma-ketlik, Q K A emas.
    }

    Bitta karta faqat bitta kombinatsiyaga kiradi. Raund tugamaguncha hech narsa tushirilmaydi, birovning kartalariga qoʻshilmaydi. Eng yaxshi terishni bot har kimga oʻzi topib beradi.

rules-three-thirteen-turn-title = Navbat qanday oʻtadi
rules-three-thirteen-turn =
    Bitta karta oling: kolodadan yoki tashlangan kartalarning ustidan. Keyin bittasini tashlang, hozirgina olganingiz boʻlsa ham mayli.

    Koloda tugasa, tashlangan kartalar (ustkisidan tashqari) aralashtirilib, koloda boʻladi. Bir raundda bu uchinchi marta kerak boʻlsa, raund tugaydi va hech kim chiqmagan boʻladi.

rules-three-thirteen-closing-title = Chiqish
rules-three-thirteen-closing =
    Karta olganingizdan keyin bittasidan boshqa hamma kartangiz terilgan boʻlsa, oʻshani tashlab chiqishingiz mumkin. Boshqalarga yana bir martadan navbat tegadi va raund tugaydi. Chiqish majburiy emas.

rules-three-thirteen-score-title = Raund hisobi
rules-three-thirteen-score =
    Ortib qolgan kartalar jarimasi:
    tuz: { $ace_cost }
    ikkilikdan oʻnlikkacha: oʻz raqamicha
    valet: { $jack_cost }
    dama: { $queen_cost }
    qirol: { $king_cost }
    { $jokers ->
        [on] joker: { $joker_cost }
       *[off] {""}
    }
    Ortib qolgan joker karta oʻz qiymatida hisoblanadi. Chiqqan oʻyinchi 0 oladi.

rules-three-thirteen-match-title = Partiya
rules-three-thirteen-match =
    { $rounds }-raunddan keyin eng kam ochkosi bor oʻyinchi yutadi. Eng kam ochko teng boʻlsa, gʻalaba ham teng.
