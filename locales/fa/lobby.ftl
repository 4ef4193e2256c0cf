# A table before its match.

lobby-players = ‏{ $count } نفره
lobby-host = میزبان: { $name }
lobby-side = ‏<b>{ $side }</b>: { $names }
lobby-seat = ‏{ $number }. { $name }
lobby-free = (خالی)
lobby-options = گزینه‌ها: { $options }
lobby-clock = زمان: { $clock }
lobby-draws-partners = یارها: با کشیدن کارت، موقع شروع مسابقه
lobby-drew = ‏{ $name } { $card }
lobby-drawn = قرعه: { $cards }
lobby-unreachable = { $count ->
    [one] ‏{ $names } هنوز چت خصوصی با من را باز نکرده، و کارت‌ها آن‌جا داده می‌شود.
   *[other] ‏{ $names } هنوز چت خصوصی با من را باز نکرده‌اند، و کارت‌ها آن‌جا داده می‌شود.
}
lobby-cancelled = این میز { $game } لغو شد.

button-join = من هستم
button-leave = بلند می‌شوم
button-team = تیم { $side }
button-fill = پر کردن با جانشین
button-unfill = برداشتن جانشین‌ها
button-page-game = بازی
button-page-options = گزینه‌ها
button-page-clock = زمان
button-partners-on = قرعهٔ یارها
button-partners-off = یارها بدون قرعه
button-private-chat = باز کردن چت خصوصی
button-start = شروع
button-cancel = لغو

about-game = ‏<b>{ $game }</b>: { $about }
about-canastone = کاناستای ایتالیایی با سه دسته ورق، دو تا کشیدن و پوزویی که بسته‌ای پنهان زیرش هست. دو تیم؛ چهار یا شش نفر.
about-classic = همان بازی دههٔ ۱۹۵۰ با دو دسته ورق. دو تیم دونفره.
about-international = کاناستا آن‌طور که همه‌جای دنیا بازی می‌کنند؛ دو تا شش نفر.
about-three-thirteen = یازده راند ست و دنباله، هر راند با وایلدی تازه. دو تا چهار نفر، هر کس برای خودش.

options-standard = معمولی
option-line = ‏<b>{ $name }</b>: { $value }. { $about } ({ $clause })
option-on = ✓ { $name }
option-off = ‏{ $name }
option-value = ‏{ $name }: { $value }
value-on = روشن
value-off = خاموش

clock-about = وقت که تمام شد، یا جانشین آن نوبت را بازی می‌کند، یا میز صبر می‌کند و گروه می‌بیند چه کسی دیر کرده.
clock-about-reserve = ذخیره برای هر بازیکن و کل مسابقه است؛ در روزهای مرخصی فقط زمان خود آدم نمی‌گذرد.
clock-about-own = وقت دیگری برای هر نوبت: ⁦/clock 45m⁩، ⁦/clock 6h⁩ یا ⁦/clock 2d⁩.
clock-turn = هر نوبت { $time }
clock-no-turn = بدون محدودیت
clock-reserve = ذخیره { $time }
clock-no-reserve = بدون ذخیره
clock-stand-in = بعدش جانشین بازی می‌کند
clock-wait = بعدش میز صبر می‌کند
clock-vacation = { $days ->
    [0] بدون مرخصی
    [one] سالی { $days } روز مرخصی
   *[other] سالی { $days } روز مرخصی
}
