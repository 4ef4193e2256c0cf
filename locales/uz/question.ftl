# “Yopsam boʻladimi?” – sherikka savol.

question-asked = { $asker } soʻrayapti: yopsam boʻladimi?
question-counts = Stolda jamoangizning { $points } ochkosi bor, yopish ({ $bonus }) bilan birga; qoʻlingizdagi { $cards } ta karta { $cost } ochko ayiradi.
question-they-hold = Ularning qoʻlida: { $sizes }
question-binds = Javobingiz qatʼiy: “ha” desangiz, { $asker } shu navbatda yopadi; “yoʻq” desangiz, shu navbatda yopolmaydi.
answer-yes = Ha, yop
answer-no = Yoʻq, hali emas
