# What happened. Each is said of the player named before the colon, several in a row with commas between them.

told-by = ‏{ $who }: { $what }
told-dealt = { $packet ->
    [0] دست { $deal }، دیلر { $dealer }، کات { $cutter }: { $cards } رو شد
   *[other] دست { $deal }، دیلر { $dealer }، کات { $cutter }: { $cards } رو شد، روی { $packet } کارت رو به پایین
}
told-voided = هیچ کارت طبیعی رو نشد: { $dealer } دوباره کارت می‌دهد
told-red-threes = { $count ->
    [one] یک سهٔ قرمز رو کرد
   *[other] ‏{ $count } سهٔ قرمز رو کرد
}
told-drew = { $count ->
    [one] یکی کشید
   *[other] ‏{ $count } تا کشید
}
told-drew-cards = ‏{ $cards } کشید
told-opened = با { $groups } باز کرد ({ $value })
told-took-pile = پوزو را با { $shown } برداشت ({ $count } کارت، رویش { $top })
told-took-pile-alone = پوزو را برداشت ({ $count } کارت، رویش { $top })
told-laid = ‏{ $groups } خواباند
told-canasta = ‏{ $rank } کاناستا شد
told-took-back = ‏{ $groups } را پس گرفت
told-asked = از { $partner } پرسید: ببندم؟
told-answered-yes = به { $asker } گفت: آره، ببند
told-answered-no = به { $asker } گفت: نه، هنوز نه
told-answered-lapsed = به‌موقع به { $asker } جواب نداد
told-discarded = ‏{ $card } انداخت
told-discarded-freezing = ‏{ $card } انداخت، پوزو فریز شد
told-passed = نتوانست کارتی بیندازد
told-ended-closed = دست { $deal }: { $who } بست
told-ended-stock = دست { $deal }: استوک تمام شد
told-match-ended = مسابقه تمام شد
