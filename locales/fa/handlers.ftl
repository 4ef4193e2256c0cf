# Short answers to presses and commands. Every toast- is plain text of at most 200 characters.

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
command-endtable = تمام کردن میز، نیمه‌کاره
command-forgetme = پاک کردن هر چه از من نگه داشته شده
