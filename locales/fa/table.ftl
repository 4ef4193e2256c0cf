# The table at a glance, in the group and above a hand.

deal-number = دست { $number }
to-target = تا { $target }
of-group = { $title }

since = از { $time }
left = ‏{ $time } مانده
clock-paused = زمان متوقف

waiting-turn = <b>نوبت { $who }</b>
waiting-answer = ‏<b>{ $partner } باید به { $asker } جواب بدهد: ببندم؟</b>
between-deals = این دست تمام شد، بعدی در راه است
before-first-deal = ‏{ $dealer } کارت می‌دهد
match-is-over = مسابقه تمام شد
match-broken-off = مسابقه نیمه‌کاره تمام شد و برنده‌ای ندارد

stock = استوک { $count }
pile = { $below ->
    [0] پوزو { $top }
   *[other] پوزو { $top } روی { $below } تا
}
pile-packet = ‏{ $count } تا رو به پایین
pile-is-empty = پوزو خالی
pile-needs = ‏{ $cards } لازم
frozen = فریز
blocked = برداشتنی نیست

side-total = ‏<b>{ $side } { $total }</b>
opens-at = هنوز باز نشده ({ $minimum } لازم)
opens-at-clean = هنوز باز نشده ({ $minimum } تمیز لازم)
table-points = ‏{ $points } روی میز
red-threes = { $count ->
    [one] ‏{ $count } سهٔ قرمز
   *[other] ‏{ $count } سهٔ قرمز
}

meld-clean = ‏⁦{ $rank } ×{ $size }⁩
meld-dirty = ‏⁦{ $rank } ×{ $size }⁩ کثیف ({ $wilds } وایلد)
canasta-clean = ‏⁦{ $rank } ×{ $size }⁩ کاناستای تمیز
canasta-dirty = ‏⁦{ $rank } ×{ $size }⁩ کاناستای کثیف
meld-wilds-clean = وایلد، { $size } از ۷، فعلاً تمیز
meld-wilds-dirty = وایلد، { $size } از ۷، کثیف
canasta-wilds-clean = کاناستای وایلد، تمیز
canasta-wilds-dirty = کاناستای وایلد، کثیف

hands = در دست:
hand-size = ‏{ $who }: { $count }
hands-of-others = در دست: { $sizes }
lately = حرکت‌های آخر:

button-peek = دست من
button-play = بازی کن
