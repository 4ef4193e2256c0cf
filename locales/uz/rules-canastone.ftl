# Kanastone qoidalari, har xabarda bir sahifa. Sonlar va tanlovlar (“on”, “off”) stol qoidalaridan keladi.

rules-canastone-goal-title = Oʻyin nima haqida
rules-canastone-goal =
    { $players ->
        [6] Uch kishilik ikki jamoa; har kim ikki raqib orasida oʻtiradi.
       *[other] Ikki kishilik ikki jamoa; sheriklar bir-biriga qarab oʻtiradi.
    } Bir xil kartalardan kombinatsiya tuzib, jamoa oldiga tushirasiz, ularni yettitalik kanastagacha oʻstirasiz va qulay paytda raundni yopasiz.

    Qaysi jamoa birinchi boʻlib { $target } ochkoga yetsa, partiyani yutadi. Navbat soat yoʻnalishida yuradi, raund ketidan raund.

rules-canastone-cards-title = Kartalar va ochkolar
rules-canastone-cards =
    Uch dasta karta va oltita joker, jami 162 karta. Karta turi (mast) ahamiyatsiz.

    Jokerlar va ikkiliklar – <b>joker kartalar</b>, ular boshqa kartaning oʻrnini bosadi. A K Q J 10 9 8 7 6 5 4 – <b>oddiy</b> kartalar. Uchliklar unisi ham, bunisi ham emas.

    joker: { $value_joker }
    ikkilik, tuz: { $value_ace }
    K Q J 10 9 8: { $value_king }
    7 6 5 4 va qora uchlik: { $value_four }
    qizil uchlik: “Uchliklar” sahifasiga qarang

rules-canastone-turn-title = Navbat qanday oʻtadi
rules-canastone-turn =
    <b>Jamoangiz hali ochmagan:</b> yo navbat boshidayoq oching (“Ochish” sahifasi) va pastdagidek davom eting, yo ikkita karta olib, bittasini tashlang.

    <b>Jamoangiz ochgan:</b>
    1. Kolodadan ikkita karta oling yoki toʻpni olib, kolodadan bitta oling.
    2. Yangi kombinatsiya tushiring, jamoangiznikiga karta qoʻshing – necha marta xohlasangiz.
    3. Bitta karta tashlang. Navbat shu bilan tugaydi.

    Misol: 9 va 4 oldingiz, K K K tushirdingiz, 9 ni jamoangizning toʻqqizlariga qoʻshdingiz, 4 ni tashladingiz.

    Tushirgandan keyin qoʻlingizda kamida ikkita karta qoladi: biri tashlashga, biri davom etishga. Yopish mumkin boʻlsa, bu shart emas.
    Karta olgandan keyin hech narsa tashlab boʻlmasa, navbat oʻzi tugaydi.

rules-canastone-melds-title = Kombinatsiya va kanasta
rules-canastone-melds =
    Kombinatsiya – bir xil darajadagi uch yoki undan koʻp karta. U jamoaniki: sheriklar qoʻshadi, raqiblar hech qachon. Jamoada har darajadan bitta kombinatsiya boʻladi; keyingi kartalar ham unga qoʻshiladi, undan karta qaytib chiqmaydi.

    Kombinatsiyada joker karta ham boʻlishi mumkin: doim oddiylardan kam va koʻpi bilan { $wilds_in_meld } ta. Uch yoki toʻrt kartada bitta, besh kartadan boshlab ikkitagacha. Joker kartasiz boʻlsa – <b>toza</b>, u bilan – <b>aralash</b>.

    Yettita karta – <b>kanasta</b>. Joker karta yettinchi boʻlishi mumkin, undan keyin faqat oddiy kartalar qoʻshiladi.

    Misol: 7 7 2 – aralash kombinatsiya. K K K 2 va jokerda ikkita joker karta bor, boshqa sigʻmaydi.

rules-canastone-wilds-title = Joker kartalar kombinatsiyasi
rules-canastone-wilds =
    Ikkilik va jokerlarning oʻzidan ham kombinatsiya tuzsa boʻladi, oxirida u rosa yettita boʻlishi kerak. Bu – vaʼda: yettiga yetmaguncha jamoangiz raundni yopolmaydi, joker kartani boshqa joyga qoʻyolmaydi va tashlay olmaydi.

    Toza: yettita ikkilik yoki oltita joker va bitta ikkilik. Qolganlari aralash. Chala kombinatsiya ham, ichida ikkita ikkilik va bitta joker boʻlishi bilan, aralash boʻladi.

    Yettita boʻlgach, u tugallanadi va joker kartalaringiz yana erkin.

rules-canastone-opening-title = Ochish
rules-canastone-opening =
    Jamoaning birinchi kombinatsiyalarini bir oʻyinchi oʻz qoʻlidan, navbat boshida, karta olmasdan oldin tushiradi. Ularning ochkosi minimumga yetishi kerak; minimum jamoaning raund boshidagi hisobiga bogʻliq:

    { $minimums }
    { $negative_opens_free ->
        [on]
            {""}
            Bu stolda hisobi noldan past jamoaga { $negative_minimum } ochko yetadi, faqat toza kombinatsiyalar bilan.
       *[off] {""}
    }
    { $opening_always_clean ->
        [on] Bu stolda ochishdagi har bir kombinatsiya toza boʻlishi shart.
       *[off] Minimum { $clean_opening_up_to } gacha boʻlsa, ochishdagi har bir kombinatsiya toza boʻlishi shart. Undan yuqorida aralashi ham boʻladi.
    }
    { $joker_opening_bar ->
        [on]
            {""}
            Bir jamoa jokerlar va koʻpi bilan bitta ikkilikdan iborat kombinatsiya bilan ochsa, ochgan oʻyinchining keyingi navbatigacha raqiblar bir navbatda ham shunday ochib, ham toʻpni ololmaydi.
       *[off] {""}
    }
    Kanasta mukofotlari va qizil uchliklar hisobga kirmaydi. { $pile_counts_for_opening ->
        [on] Bu stolda ochish va toʻpni olish bitta yurishda boʻlsa, toʻpning ustki kartasi va uning uchun koʻrsatgan kartalaringiz ham hisoblanadi.
       *[off] Toʻpni olish uchun tushirilgan kartalar ham, toʻp bilan kelganlari ham hisoblanmaydi.
    }

    50 uchun misol: K K K va 5 5 5 5 – bu 30 + 20.

rules-canastone-pile-title = Toʻpni olish
rules-canastone-pile =
    Tashlangan kartalar toʻpini faqat jamoangiz ochgan boʻlsa, ikkita karta olish oʻrniga va faqat ustida oddiy karta turganda olasiz. Qoʻlingizdan ustki karta darajasidagi { $pile_shown } ta oddiy karta koʻrsating (toʻp muzlagan boʻlsa, { $pile_shown_frozen } ta). Joker karta yaramaydi; bunday kombinatsiya stolda borligi ham yetarli emas.

    Koʻrsatilgan kartalar va ustki karta kombinatsiya boʻlib tushadi. Toʻpning qolgani qoʻlingizga keladi, raund boshida ostiga qoʻyilgan <b>yopiq kartalar</b> bilan birga: birinchi oddiy karta nechani bildirsa, shuncha – tuz ostida 14 ta, toʻrtlik ostida 4 ta. Soʻng kolodadan bitta karta oling.
    { $no_pile_on_own_canasta ->
        [on]
            {""}
            Bu stolda ustki karta oʻz kanastangiz darajasida boʻlsa, toʻpni olib boʻlmaydi.
       *[off] {""}
    }
    Toʻp ichida ochiq ikkilik yoki joker boʻlsa, ustini boshqa karta yopgan boʻlsa ham, toʻp olinmaguncha <b>muzlagan</b>. Ustdagi joker karta yoki qora uchlik toʻpni keyingi oʻyinchi uchun toʻsadi.

    Olgandan keyin qoʻlingizda kamida ikkita karta qolishi aniq boʻlishi kerak.

rules-canastone-threes-title = Uchliklar
rules-canastone-threes =
    <b>Qora uchlik</b> hech qachon tushirilmaydi. Toʻp ustida tursa, faqat keyingi oʻyinchini toʻsadi. Qoʻlda qolsa, { $value_four } ochko ayiradi.

    { $hold_red_threes ->
        [on] <b>Qizil uchlik</b> bu stolda qoʻlga olinadi. Karta olganingizdan keyin uni ochiq qoʻyishingiz mumkin, oʻrniga kolodadan karta beriladi. Tashlash ham mumkin: u qora uchlikdek keyingi oʻyinchini toʻsadi. Qoʻlda qolgan har biri { $red_three_in_hand } ochko ayiradi.
       *[off] <b>Qizil uchlik</b> oʻz-oʻzidan jamoa oldiga qoʻyiladi, oʻrniga kolodadan karta beriladi. Toʻp bilan kelganiga karta berilmaydi.
    }

    Raund oxirida har biri { $red_three } ochko:
    toza va aralash kanasta bor – qoʻshiladi;
    faqat toza kanasta bor – hech narsa;
    faqat aralash kanasta bor – ayiriladi;
    kanasta yoʻq – ikki hissa ayiriladi.
    { $red_threes_doubled_from } ta yoki undan koʻp boʻlsa, natija ikki barobar.

rules-canastone-closing-title = Yopish
rules-canastone-closing =
    Raund { $close_without_discard ->
        [on] oxirgi kartani oʻynash bilan yopiladi: uni tushirib yoki tashlab
       *[off] oxirgi kartani tashlash bilan yopiladi
    }. Buning uchun jamoangizning stolda { $close_needs_two_clean ->
        [on] ikkita toza va bitta aralash
       *[off] bitta toza va bitta aralash
    } kanastasi boʻlishi, yettitaga yetmagan joker kartalar kombinatsiyasi boʻlmasligi kerak. { $close_without_discard ->
        [on] Oxirgi karta tashlansa, u joker karta ham, uchlik ham boʻlmaydi.
       *[off] Oxirgi karta joker karta ham, uchlik ham boʻlmaydi, uni tashlash esa shart.
    }

    Navbat boshida kolodada ikkitadan kam karta qolsa yoki koloda kerakli kartani berolmasa ham, raund tugaydi. Unda yopish ochkosini hech kim olmaydi.

rules-canastone-asking-title = Yopsam boʻladimi?
rules-canastone-asking =
    Karta olganingizdan keyin, shu navbatda yopa olsangiz, { $players ->
        [6] sheriklaringizdan biridan
       *[other] sherigingizdan
    } soʻrashingiz mumkin: yopsam boʻladimi? Savolni bot yetkazadi. Javob qatʼiy: “ha” boʻlsa, shu navbatda yopishingiz shart, “yoʻq” boʻlsa, yopolmaysiz. Bir navbatda bitta savol; soʻrash majburiy emas.

    Bundan boshqa payt sheriklar qoʻlidagi kartalar haqida gaplashmaydi.

rules-canastone-score-title = Raund hisobi
rules-canastone-score =
    Tushirilgan kartalar qoʻshiladi, qoʻlda qolganlari ayiriladi. Ochmagan jamoa qoʻlidagi kartalar uchun ikki hissa toʻlaydi.

    yopish: { $closing }
    aralash kanasta, 4 dan K gacha: { $dirty_canasta }
    toza kanasta, 4 dan K gacha: { $clean_canasta }
    aralash tuzlar: { $dirty_aces }
    toza tuzlar: { $clean_aces }
    aralash joker kartalar: { $dirty_wilds }
    yettita ikkilik: { $seven_twos }
    oltita joker va ikkilik: { $six_jokers }
    { $no_five_canasta_bonus ->
        [on] {""}
       *[off]
            beshta kanasta, tozasi ham, aralashi ham bor: yana { $five_canastas }
            beshta toza va bitta aralash: buning oʻrniga { $five_clean_canastas }
    }

rules-canastone-match-title = Partiya
rules-canastone-match =
    Raundlar qoʻshilib boradi, hisob noldan past ham boʻlishi mumkin. Biror jamoa { $target } ochkoga yetgan raunddan keyin partiya tugaydi. Kimning hisobi baland boʻlsa, oʻsha yutadi, oradagi farq bilan. Hisob teng boʻlsa, yana bir raund oʻynaladi.

    Tarqatish har raundda chapdagi oʻyinchiga oʻtadi. Toʻpga ochilgan birinchi uchta kartaning hammasi joker karta yoki uchlik boʻlsa, raund bekor, oʻsha oʻyinchi qaytadan tarqatadi.

rules-canastone-back-title = Qaytarib olish
rules-canastone-back =
    Shu navbatda tushirgan kartalaringizni yangi narsa koʻrmaguningizcha qaytarib olishingiz mumkin: olingan karta, toʻp yoki javob – yangi narsa. Karta tashlangach, navbat butunlay tugaydi.
