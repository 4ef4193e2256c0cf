# Words that many screens share.
# $cards, $card, $rank, $groups are cards ready to be shown; $who, $side and other names too.

game-canastone = کاناستون
game-classic = کاناستای کلاسیک
game-international = کاناستای بین‌المللی
game-three-thirteen = سه سیزده

stand-in-name = جانشین { $number }
name-stand-in = ‏{ $name } (جانشین)
name-away = ‏{ $name } (غایب)

side-we = ما
side-they = آن‌ها
side-0 = شمال–جنوب
side-1 = شرق–غرب
side-short-0 = شمال
side-short-1 = شرق

button-score = امتیازها
button-refresh = به‌روز کن
button-back = برگشت
