# Short answers to presses and commands. Every toast- is plain text of at most 200 characters.

options-unknown = این بازی گزینهٔ «{ $option }» ندارد.
options-not-a-switch = گزینهٔ «{ $option }» فقط روشن یا خاموش می‌شود.
options-not-a-number = گزینهٔ «{ $option }» عدد می‌خواهد.
options-out-of-range = گزینهٔ «{ $option }» این مقدار را نمی‌پذیرد.
options-not-a-choice = گزینهٔ «{ $option }» چنین انتخابی ندارد.
options-excluded = گزینهٔ «{ $option }» با «{ $other }» جور نمی‌شود.

# Messages

say-clock-host-only = زمان میز را فقط میزبانش یا یکی از مدیرهای گروه می‌تواند عوض کند.
partners-drawn = قرعهٔ یارها:
partner-drew = ‏{ $player } { $card }

# What Telegram shows beside a command

command-play = باز کردن میز
command-hand = دست‌های من
command-tables = میزها و نوبت‌ها
command-score = امتیازها تا این‌جا
command-rules = قوانین بازی‌ها
command-settings = زبان، یادآوری‌ها، ساعت‌های سکوت
command-help = راهنما
command-clock = تغییر زمان میز
command-endtable = تمام کردن میز، نیمه‌کاره
command-forgetme = پاک کردن هر چه از من نگه داشته شده
say-partners-do-not-talk = یارها دربارهٔ دستشان حرف نمی‌زنند. تنها استثنا پرسش «ببندم؟» است که خودم می‌رسانم.
say-anonymous = به نام گروه می‌نویسی، اما هر جا سر میز برای یک نفر است: ناشناس بودنت را خاموش کن، یا بگذار کس دیگری بنویسد.
say-hello = از این پس این‌جا ورق بازی می‌کنیم: با ⁦/play⁩ میزی باز کن، و ⁦/help⁩ می‌گوید چطور.

bot-description = بازی‌های ورق برای گروه‌ها: کاناستون، کاناستای کلاسیک و سه سیزده. مرا به گروه اضافه کن و /play بنویس: دوستانت می‌نشینند، هر کس دستش را در چت خصوصی می‌گیرد و بازی یک شب یا سه هفته ادامه دارد. تنها هستی؟ همین‌جا /play بنویس و با جانشین‌ها بازی کن.
bot-short-description = کاناستون، کاناستای کلاسیک و سه سیزده در گروه تو؛ برای یک شب یا چند هفته.
