# Settings, help, the list of one's tables.

tables-line = ‏{ $table }. { $game }
place-own-turn = <b>نوبت توست</b>
place-other-turn = نوبت { $who }
place-between = بین دو دست
place-somebody = بازیکن جانشین
place-lobby = منتظر بازیکن‌ها
place-over = تمام‌شده
button-hand-of = ‏{ $table }. { $game }: دست من

language-auto = مثل تلگرام
language-host = مثل میزبان هر میز

settings-title = تنظیمات تو
settings-group-title = تنظیمات این گروه
settings-language = زبان: { $value }
settings-zone = ساعت تو: { $value }
settings-quiet = ساعت‌های سکوت: { $value }
settings-reminders = یادآوری: { $value }
settings-announce = پیام تازه برای هر نوبت: { $value }
settings-language-ask = به کدام زبان می‌خواهی بازی کنی؟
settings-zone-ask = ساعتت الان چند است؟ همان را بزن، یا اسم شهرت یا اختلافش با ⁦UTC⁩ را بنویس، مثلاً ⁦+۳:۳۰⁩. از این به بعد زمان‌ها به وقت تو گفته می‌شود.
settings-quiet-ask = در ساعت‌های سکوت چیزی یادآوری نمی‌شود و زمانت هم نمی‌گذرد.
settings-reminders-ask = نوبتت را چند بار یادآوری کنم؟

button-language = زبان
button-zone = منطقهٔ زمانی
button-quiet = ساعت‌های سکوت
button-reminders = یادآوری
button-announce = پیام برای هر نوبت

zone-none = UTC
quiet-none = ندارم
reminders-off = هیچ‌وقت
reminders-normal = وسط وقت و نزدیک آخرش
reminders-more = چهار بار

help-private =
    <b>دستت این‌جا داده می‌شود.</b> نوبتت که شد پیام تازه‌ای می‌آید، با دکمه برای هر کاری که می‌توانی بکنی.

    روی کارت‌ها بزن تا انتخاب شوند، بعد بگو با آن‌ها چه می‌خواهی بکنی. بعد از آخرین کارت، یک بار دیگر بزنی انتخاب پاک می‌شود. «چرا نه؟» می‌گوید قوانین چه ایرادی می‌گیرند.
    ‏⁦/hand⁩ دست‌هایت را دوباره می‌فرستد، ⁦/tables⁩ میزهایت را نشان می‌دهد، ⁦/score⁩ جدول امتیازها، ⁦/rules⁩ کتاب قوانین و ⁦/settings⁩ زبان، منطقهٔ زمانی و ساعت‌های سکوت است. ⁦/play⁩ میزی با جانشین‌ها باز می‌کند.
help-group =
    ‏<b>⁦/play⁩ این‌جا میز باز می‌کند.</b> «من هستم» را بزن، میزبان بازی و گزینه‌ها و زمان را انتخاب می‌کند، و بعد «شروع».

    دست‌ها در چت خصوصی با من داده می‌شود؛ این‌جا کسی آن‌ها را نمی‌بیند. «دست من» در پیام میز، دستت را فقط به خودت نشان می‌دهد.
    ‏⁦/tables⁩ می‌گوید این‌جا چه بازی‌هایی در جریان است، ⁦/score⁩ جدول امتیازهاست، ⁦/rules⁩ کتاب قوانین، ⁦/settings⁩ انتخاب‌های این گروه، و ⁦/endtable⁩ میزی را نیمه‌کاره تمام می‌کند.
