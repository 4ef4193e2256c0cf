# The frame of the rule book.

rules-title = قوانین { $game }
rules-contents = کدام صفحه؟
rules-page = ‏{ $title } ({ $number } از { $count })
rules-clause = بند { $clauses } قوانین کامل
rules-as-at-table = همان‌طور که این میز بازی می‌کند.
rules-as-usual = شکل معمول بازی؛ هر میز می‌تواند جور دیگری انتخاب کند.
rules-button-contents = فهرست
rules-button-previous = قبلی
rules-button-next = بعدی
rules-minimum-below = زیر { $total }: { $minimum }
rules-minimum-beyond = از { $total } به بالا: { $minimum }
rules-red-threes = { $count ->
    [one] یکی: { $points }
   *[other] ‏{ $count } تا: { $points }
}
