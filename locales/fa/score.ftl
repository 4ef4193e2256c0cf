# The sheets of a deal and of a match. The lines stand in a narrow column.

line-melds = ترکیب‌ها
line-hands = مانده در دست
line-hands-doubled = در دست، دو برابر
line-closing = بستن
line-concealed = یک‌جا
line-natural-canastas = کاناستای تمیز
line-mixed-canastas = کاناستای کثیف
line-concealed-canastas = کاناستای یک‌جا
line-clean-canastas = کاناستای تمیز
line-dirty-canastas = کاناستای کثیف
line-clean-aces = آس تمیز
line-dirty-aces = آس کثیف
line-seven-twos = هفت دو
line-six-jokers = شش جوکر
line-dirty-wilds = وایلد کثیف
line-five-canastas = پنج کاناستا
line-five-clean-canastas = پنج تمیز
line-red-threes = سه‌های قرمز
line-red-threes-in-hand = سهٔ قرمز در دست
line-deal = این دست
line-deal-number = دست { $number }
line-total = جمع

opens-next = ‏{ $side }: باز کردن بعدی { $minimum }
hands-left = مانده در دست‌ها:
hand-left = ‏{ $who }: { $cards }
no-cards = بدون کارت
side-members = ‏{ $side }: { $names }
match-won = برندهٔ مسابقه: { $side }، با { $margin } اختلاف
button-match-sheet = برگهٔ مسابقه
button-rematch = دوباره بازی
