# Nima boʻldi. Har bir gap ikki nuqtadan oldingi oʻyinchi haqida; bir nechtasi vergul bilan ulanadi.

told-by = { $who }: { $what }
told-dealt = { $packet ->
    [0] { $deal }-raund, kartani { $cutter } koʻtardi, { $dealer } tarqatdi: { $cards } ochildi
   *[other] { $deal }-raund, kartani { $cutter } koʻtardi, { $dealer } tarqatdi: { $cards } ochildi, ostida { $packet } ta yopiq karta
}
told-voided = Oddiy karta chiqmadi: { $dealer } qaytadan tarqatadi
told-red-threes = { $count ->
    [one] qizil uchlik qoʻydi
   *[other] { $count } ta qizil uchlik qoʻydi
}
told-drew = { $count ->
    [one] bitta karta oldi
   *[other] { $count } ta karta oldi
}
told-drew-cards = { $cards } oldi
told-opened = { $groups } bilan ochdi ({ $value })
told-took-pile = { $top } uchun { $shown } koʻrsatib, toʻpni oldi ({ $count } ta karta)
told-took-pile-alone = ustidagi { $top } bilan toʻpni oldi ({ $count } ta karta)
told-laid = { $groups } tushirdi
told-canasta = { $rank } endi kanasta
told-took-back = { $groups } qaytarib oldi
told-asked = sherigidan soʻradi ({ $partner }): yopsam boʻladimi?
told-answered-yes = { $asker } savoliga javobi: ha, yop
told-answered-no = { $asker } savoliga javobi: yoʻq, hali emas
told-answered-lapsed = { $asker } savoliga vaqtida javob bermadi
told-discarded = { $card } tashladi
told-discarded-freezing = { $card } tashladi, toʻp muzladi
told-passed = karta tashlay olmadi
told-ended-closed = { $deal }-raund: { $who } yopdi
told-ended-stock = { $deal }-raund: koloda tugadi
told-match-ended = Partiya tugadi
