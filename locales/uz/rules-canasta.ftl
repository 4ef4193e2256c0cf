# Klassik kanasta qoidalari, ikkala turi. Sonlar va tanlovlar (“on”, “off”) stol qoidalaridan keladi.

rules-canasta-goal-title = Oʻyin nima haqida
rules-canasta-goal =
    { $players ->
        [2] Ikki oʻyinchi, har kim oʻzi uchun.
        [3] Uch oʻyinchi, har kim oʻzi uchun.
        [6] Uch kishilik ikki jamoa, oralatib oʻtiriladi.
       *[other] Ikki kishilik ikki jamoa, sheriklar bir-biriga qarab oʻtiradi.
    } Bir xil kartalardan kombinatsiya tushirasiz, ularni yettitalik kanastagacha oʻstirasiz va qulay paytda yopasiz. Bu yerda jamoa haqida aytilgani yolgʻiz oʻynaydiganga ham tegishli.

    Partiya { $target } ochkogacha. Navbat soat yoʻnalishida yuradi.

rules-canasta-cards-title = Kartalar va ochkolar
rules-canasta-cards =
    { $packs ->
        [3] Uch dasta karta va oltita joker, jami 162 karta.
       *[other] Ikki dasta karta va toʻrtta joker, jami 108 karta.
    } Har kimga { $hand_size } ta karta tarqatiladi. Karta turi (mast) ahamiyatsiz.

    Jokerlar va ikkiliklar – <b>joker kartalar</b>, ular boshqa kartaning oʻrnini bosadi. A K Q J 10 9 8 7 6 5 4 – <b>oddiy</b> kartalar. Uchliklarning oʻz qoidasi bor.

    joker: { $value_joker }
    ikkilik, tuz: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 va qora uchlik: { $value_four }

rules-canasta-turn-title = Navbat qanday oʻtadi
rules-canasta-turn =
    1. Kolodadan { $draw ->
        [one] bitta
       *[other] { $draw } ta
    } karta oling yoki toʻpni oling.
    2. Xohlasangiz, tushiring.
    3. Bitta karta tashlang. Navbat shu bilan tugaydi.

    Misol: 9 oldingiz, K K K tushirdingiz, 9 ni toʻqqizlaringizga qoʻshdingiz, 4 ni tashladingiz.

    Yopolmaydigan oʻyinchi tashlagandan keyin ham qoʻlida bitta karta saqlab qoladi.

rules-canasta-melds-title = Kombinatsiya va kanasta
rules-canasta-melds =
    Kombinatsiya – bir xil darajadagi uch yoki undan koʻp karta, kamida ikkitasi oddiy. U jamoaniki; har darajadan bitta boʻladi, undan karta qaytib chiqmaydi.

    { $wild_ratio ->
        [two_naturals_each] Har bir joker kartaga ikkita oddiy karta kerak, kombinatsiyada koʻpi bilan { $wilds_in_meld } ta joker karta boʻladi.
       *[not_above_naturals] Kombinatsiyada joker karta oddiylardan koʻp boʻlmaydi va koʻpi bilan { $wilds_in_meld } ta.
    } Faqat joker kartalardan kombinatsiya tuzilmaydi.

    Yettita karta – <b>kanasta</b>: joker kartasiz toza, u bilan aralash. Unga yana karta, joker karta ham qoʻshsa boʻladi; toza kanasta joker karta qoʻshilsa, aralash boʻladi.

rules-canasta-opening-title = Ochish
rules-canasta-opening =
    Jamoaning raunddagi birinchi kombinatsiyalari, hammasi bir navbatda, kartalar ochkosi boʻyicha minimumga yetishi kerak. Minimum jamoaning raund boshidagi hisobiga bogʻliq:

    { $minimums }

    Toʻpni olib ochsangiz, uning ustki kartasi hisoblanadi, boshqalari yoʻq. Mukofotlar va qizil uchliklar hech qachon hisobga kirmaydi. Keyin istagan kombinatsiyani tushirsa boʻladi.

    50 uchun misol: K K K va 4 4 4 4 – bu 30 + 20.

rules-canasta-pile-title = Toʻpni olish
rules-canasta-pile =
    Tashlangan kartalar toʻpining ustki kartasi darrov kombinatsiyaga tushadi; keyin qolgani qoʻlingizga keladi. Ustida joker karta yoki qora uchlik tursa, toʻpni olib boʻlmaydi.

    <b>Muzlamagan</b>, jamoangiz ochgan: qoʻlingizdan shu darajadagi ikkita oddiy karta bilan, bitta oddiy va bitta joker karta bilan, yoki ustki kartani jamoangiz kombinatsiyasiga qoʻshib.
    <b>Muzlagan</b>: faqat qoʻlingizdan shu darajadagi ikkita oddiy karta bilan.

    Ichida joker karta yoki boshida ochilgan qizil uchlik boʻlsa{ $black_three_freezes ->
        [on] , shuningdek qora uchlik tashlansa,
       *[off] ,
    } toʻp olinmaguncha muzlagan boʻladi. Hali ochmagan jamoa uchun u doim muzlagan; bunday jamoa toʻpni ochish bilan birga oladi.

    Qoʻlda bitta karta bilan bitta kartali toʻp olinmaydi.

rules-canasta-threes-title = Uchliklar
rules-canasta-threes =
    <b>Qizil uchlik</b> oʻz-oʻzidan ochiq qoʻyiladi, oʻrniga kolodadan karta beriladi; toʻp bilan kelganiga berilmaydi.
    { $red_three_table }
    Oxirigacha hech narsa tushirmagan jamoadan shuncha ochko ayiriladi.

    <b>Qora uchlik</b> tashlansa, { $black_three_freezes ->
        [on] toʻpni olinguncha muzlatadi
       *[off] toʻpni keyingi oʻyinchi uchun toʻsadi
    }. U faqat yopishda tushiriladi: uchta yoki toʻrtta, joker kartasiz.

rules-canasta-closing-title = Yopish
rules-canasta-closing =
    Hamma kartani tushirsangiz yoki bittasidan boshqasini tushirib, oʻshani tashlasangiz, raundni yopasiz. Jamoangizda { $canastas_to_go_out ->
        [one] bitta kanasta boʻlishi kerak, uni
       *[other] { $canastas_to_go_out } ta kanasta boʻlishi kerak, ularni
    } shu navbatda tugatsa ham boʻladi.

    <b>Yashirin yopish</b>: avval hech narsa tushirmagansiz va butun qoʻlingizni bir navbatda tushirasiz, ichida kanasta bilan, jamoangiz kombinatsiyalariga hech narsa qoʻshmasdan. { $concealed_needs_minimum ->
        [on] Jamoangiz avval ochmagan boʻlsa, minimumga yetish kerak.
       *[off] Kartani kolodadan olgan boʻlsangiz, minimum kerak emas.
    }

    Koloda tugagach, har bir oʻyinchi toʻpni olib tursa, oʻyin davom etadi. Kim ololmasa yoki olishga majbur boʻlmay, xohlamasa, raund tugaydi. Ustki karta jamoangiz kombinatsiyasiga tushsa va toʻp siz uchun muzlamagan boʻlsa, uni olish shart.

rules-canasta-asking-title = Yopsam boʻladimi?
rules-canasta-asking =
    Karta yoki toʻpni olganingizdan keyin, boshqa narsa tushirmasdan oldin, yopa olsangiz, { $players ->
        [6] sheriklaringizdan biridan
       *[other] sherigingizdan
    } soʻrashingiz mumkin. Javob qatʼiy: “ha” boʻlsa, shu navbatda yopishingiz shart, “yoʻq” boʻlsa, yopolmaysiz. Bir navbatda bitta savol; soʻrash majburiy emas.

    Bundan boshqa payt sheriklar qoʻlidagi kartalar haqida gaplashmaydi.

rules-canasta-score-title = Raund hisobi
rules-canasta-score =
    Tushirilgan kartalar qoʻshiladi, qoʻllarda qolgan hamma karta ayiriladi.

    toza kanasta: { $natural_canasta }
    aralash kanasta: { $mixed_canasta }
    yopish: { $going_out }
    yashirin yopish: yana { $going_out_concealed }
    { $concealed_canasta_bonus ->
        [on] qoʻldan butun holda tushirilgan kanasta: yana { $concealed_canasta }
       *[off] {""}
    }
    Raund koloda tugashi bilan tugasa, yopish ochkosini hech kim olmaydi.

rules-canasta-match-title = Partiya
rules-canasta-match =
    Raundlar qoʻshilib boradi. Kimdir { $target } ochkoga yetgan raunddan keyin partiya tugaydi; eng baland hisob yutadi. Eng baland hisob teng boʻlsa, yana bir raund oʻynaladi.

rules-canasta-back-title = Qaytarib olish
rules-canasta-back =
    Shu navbatda tushirgan kartalaringizni yangi narsa koʻrmaguningizcha qaytarib olishingiz mumkin: olingan karta, toʻp yoki javob – yangi narsa. Karta tashlangach, navbat butunlay tugaydi.
