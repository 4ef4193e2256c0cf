# Options of the games: a short name for a button, and one line about what it does when it is on.

option-opening-always-clean = باز کردن فقط تمیز
option-opening-always-clean-about = باز کردن با هر حداقلی باید تمیز باشد.
option-negative-opens-free = شروع آسان زیر صفر
option-negative-opens-free-about = تیمی که زیر صفر است با ۱۵ تمیز باز می‌کند.
option-joker-opening-bar = سدّ جوکر
option-joker-opening-bar-about = وقتی تیمی با ترکیب جوکرها باز کند، حریف نمی‌تواند در یک نوبت هم همین‌طور باز کند و هم پوزو را بردارد.
option-pile-counts-for-opening = پوزو برای باز کردن
option-pile-counts-for-opening-about = کارت روی پوزو و کارت‌هایی که برای آن نشان داده می‌شود در باز کردن حساب می‌شوند.
option-no-pile-on-own-canasta = بدون پوزو روی کاناستای خودی
option-no-pile-on-own-canasta-about = اگر کارت رویی هم‌رتبهٔ یکی از کاناستاهای خود تیم باشد، پوزو برداشته نمی‌شود.
option-target = سقف امتیاز
option-target-about = مسابقه وقتی تمام می‌شود که امتیاز یکی به آن برسد.
option-hold-red-threes = سهٔ قرمز در دست
option-hold-red-threes-about = سهٔ قرمز را می‌شود نگه داشت یا انداخت؛ هر کدام که آخر دست مانده باشد ۵۰۰ کم می‌کند.
option-close-without-discard = بستن بدون انداختن
option-close-without-discard-about = آخرین کارت‌ها را می‌شود همه خواباند.
option-close-needs-two-clean = بستن با دو تمیز
option-close-needs-two-clean-about = بستن دو کاناستای تمیز و یک کثیف می‌خواهد.
option-no-asking = بدون پرسیدن
option-no-asking-about = کسی برای بستن اجازه نمی‌پرسد.
option-no-five-canasta-bonus = بدون پاداش پنج‌تایی
option-no-five-canasta-bonus-about = پنج کاناستا پاداش اضافه ندارد.

option-wild-ratio = وایلدها
option-wild-ratio-about = هر ترکیب چند وایلد می‌گیرد؛ حداکثر سه.
option-wild-ratio-two-naturals-each = دو طبیعی برای هر وایلد
option-wild-ratio-not-above-naturals = نه بیشتر از طبیعی‌ها
option-black-three-freezes = سهٔ سیاه فریز می‌کند
option-black-three-freezes-about = سهٔ سیاهی که انداخته شود پوزو را فریز می‌کند.
option-concealed-needs-minimum = یک‌جا با حداقل
option-concealed-needs-minimum-about = کسی که یک‌جا بیرون می‌رود هم باید به حداقل اولین ترکیب برسد.
option-concealed-canasta-bonus = پاداش کاناستای یک‌جا
option-concealed-canasta-bonus-about = کاناستایی که کامل از دست خوابانده شود ۱۰۰ امتیاز اضافه دارد.
option-cut-side = کات
option-cut-side-about = از نگاه دیلر، کدام طرف ورق را کات می‌کند.
option-cut-side-left = چپ
option-cut-side-right = راست

option-ace-high-low = آس بالا و پایین
option-ace-high-low-about = «بی‌بی، شاه، آس» هم دنباله است؛ آسی که بیرون بماند ۱۵ جریمه دارد.
option-court-values = ارزش صورت‌ها
option-court-values-about = بیرون که بمانند، سرباز ۱۱، بی‌بی ۱۲ و شاه ۱۳ جریمه دارد.
option-jacks-wild = سرباز وایلد
option-jacks-wild-about = سرباز در همهٔ راندها وایلد است؛ بیرون بماند ۲۰ جریمه دارد.
option-jokers = جوکر
option-jokers-about = هر دسته دو جوکر دارد که همیشه وایلدند؛ بیرون بماند ۲۰ جریمه دارد.
