# Nega mumkin emas: qoidalarning har bir rad javobiga bitta gap. Har biri 200 belgidan kam.

refusal-deal-over = Raund tugadi; keyingisi boshlanguncha oʻynalmaydi. ({ $clause })
refusal-not-your-turn = Hozir navbat sizda emas. ({ $clause })
refusal-awaiting-answer = Savol ochiq turibdi: sherik javob bergach, oʻyin davom etadi. ({ $clause })
refusal-wrong-phase = Navbatning bu joyida emas: avval karta yoki toʻp olinadi, keyin tushiriladi, keyin tashlanadi. ({ $clause })
refusal-not-available = Bu stolning qoidalarida hozir bunday yurish yoʻq. ({ $clause })

refusal-not-in-hand = Qoʻlingizda bu kartalar yoʻq. ({ $clause })
refusal-malformed = Bu kartalar bilan bunday yurib boʻlmaydi. ({ $clause })

refusal-meld-too-short = Yangi kombinatsiyaga kamida uchta karta kerak. ({ $clause })
refusal-threes-not-melded = Bu yerda uchliklar tushirilmaydi. ({ $clause })
refusal-rank-mismatch = Kombinatsiya bir xil darajadagi kartalardan boʻladi, joker karta bilan yoki usiz. ({ $clause })
refusal-too-many-wilds = { $family ->
    [C] Joker karta koʻp: kombinatsiyada ular oddiylardan kam va koʻpi bilan ikkita boʻladi. ({ $clause })
   *[other] Bu kombinatsiyadagi oddiy kartalarga nisbatan joker karta koʻp. ({ $clause })
}
refusal-wild-to-canasta = Kanastaga joker karta qoʻshilmaydi; u faqat yettinchi karta boʻlishi mumkin. ({ $clause })
refusal-wild-bound = Jamoangizning joker kartalar kombinatsiyasi hali yettitaga yetmagan: ungacha joker karta boshqa joyga qoʻyilmaydi. ({ $clause })
refusal-wild-meld-full = Joker kartalar kombinatsiyasi yettitada tugaydi. ({ $clause })

refusal-already-open = Jamoangiz ochib boʻlgan: avval karta oling, keyin tushiring. ({ $clause })
refusal-not-open = Jamoangiz hali ochmagan; avval oching. ({ $clause })
refusal-opening-too-low = Ochishga kamlik qiladi: { $value }, kerak { $minimum }. ({ $clause })
refusal-opening-not-clean = { $minimum } ochkoda faqat toza ochiladi: oddiy kartalar yonida joker karta boʻlmaydi. ({ $clause })

refusal-pile-empty = Toʻp boʻsh. ({ $clause })
refusal-pile-blocked = Ustida joker karta yoki uchlik turibdi: toʻpni hozir olib boʻlmaydi. ({ $clause })
refusal-pile-does-not-fit = Ustki karta jamoangizning hech bir kombinatsiyasiga tushmaydi. ({ $clause })
refusal-pile-frozen = { $family ->
    [C] Toʻp muzlagan: qoʻlingizdan ustki karta bilan bir xil uchta oddiy karta kerak. ({ $clause })
   *[other] Toʻp siz uchun muzlagan: qoʻlingizdan ustki karta bilan bir xil ikkita oddiy karta kerak. ({ $clause })
}
refusal-pile-needs-naturals = { $family ->
    [C] Toʻpni olishga qoʻlingizdan ustki karta bilan bir xil ikkita oddiy karta kerak. ({ $clause })
   *[other] Toʻpni olishga qoʻlingizdan ustki karta bilan bir xil ikkita karta yoki bitta karta va joker karta kerak. ({ $clause })
}
refusal-pile-own-canasta = Ustki karta oʻz kanastangizdan: bu yerda toʻp u bilan olinmaydi. ({ $clause })
refusal-pile-one-card = Qoʻlda bitta karta bilan bitta kartali toʻp olinmaydi. ({ $clause })
refusal-pile-must-be-taken = Koloda tugadi, ustki karta esa kombinatsiyangizga tushadi: toʻpni olish shart. ({ $clause })
refusal-joker-bar = Raqiblar jokerlar bilan ochgan: ochgan oʻyinchining keyingi navbatigacha yo shunday oching, yo toʻpni oling, ikkalasi emas. ({ $clause })

refusal-must-keep-two = Qoʻlingizda ikkita karta qolishi kerak: biri tashlashga, biri davom etishga. ({ $clause })
refusal-must-keep-card = Karta tashlaganingizdan keyin qoʻlingizda bitta karta qolishi kerak. ({ $clause })
refusal-no-discard-left = Tashlash uchun bitta karta qolishi kerak: raund shunday yopiladi. ({ $clause })

refusal-close-needs-canastas = { $family ->
    [C] Yopish uchun stolda bitta aralash va { $clean ->
        [one] bitta
       *[other] { $clean } ta
    } toza kanasta kerak. ({ $clause })
   *[other] { $least ->
        [one] Yopish uchun stolda bitta kanasta kerak. ({ $clause })
       *[other] Yopish uchun stolda { $least } ta kanasta kerak. ({ $clause })
    }
}
refusal-close-wild-meld = Jamoangizdan kimdir yopishi uchun joker kartalar kombinatsiyasi avval kanasta boʻlishi kerak. ({ $clause })
refusal-close-last-card = Oxirgi karta oddiy boʻlishi kerak: joker karta ham, uchlik ham emas. ({ $clause })
refusal-close-refused = Sherigingiz “yoʻq” dedi: bu navbatda yopilmaydi. ({ $clause })
refusal-must-close = Sherigingiz “ha” dedi: shu navbatda yopishingiz shart, bunday yursangiz yopolmay qolasiz. ({ $clause })

refusal-no-partner = Faqat oʻz sherigingizdan soʻrash mumkin. ({ $clause })
refusal-already-asked = Bu navbatda soʻrab boʻldingiz. ({ $clause })
refusal-cannot-ask = Bu kartalar bilan shu navbatda yopolmaysiz, demak soʻrashga hojat yoʻq. ({ $clause })

refusal-discard-wild-bound = Jamoangizning joker kartalar kombinatsiyasi hali yettitaga yetmagan: ungacha joker karta tashlanmaydi. ({ $clause })

refusal-hand-not-arranged = Bu kartani tashlasangiz, qolganlari toʻplam va ketma-ketliklarga toʻliq terilmaydi. ({ $clause })
refusal-stock-empty = Koloda tugadi, aralashtirishga ham karta yoʻq: faqat tashlangan kartani olish mumkin. ({ $clause })

problem-unknown = Bu eski tugma ekan; ekran yangilanadi.
problem-nothing-picked = Avval karta tanlang.
problem-wild-where = { $cards } qaysi kombinatsiyaga qoʻshilishini tanlang.
problem-pick-one = Tashlash uchun faqat bitta karta tanlang.
