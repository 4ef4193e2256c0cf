# Three Thirteen. A star marks a wild card.

tt-round = راند { $number } از { $last }
tt-wild = وایلد: { $ranks }
tt-between-rounds = این راند تمام شد، بعدی در راه است
tt-pile = روی دورریز { $card }
tt-out = ‏<b>{ $who } بیرون رفت.</b> هر کدام یک نوبت دیگر: { $turns }
tt-points = امتیازها: { $points }
tt-your-cards = ‏{ $count } کارتت، چیده‌شده:
tt-left-over = بیرون مانده { $cards }: { $penalty }
tt-all-arranged = چیزی بیرون نمانده
tt-tap = روی هر کارت بزنی، همان را می‌اندازی.

tt-draw-stock = از استوک بکش
tt-draw-pile = ‏{ $card } را بردار
tt-go-out = ‏{ $card } را بینداز و بیرون برو
tt-next-round = راند بعد
tt-peek = ‏{ $cards }. بیرون مانده: { $penalty }

tt-told-dealt = راند { $round }، دیلر { $dealer }: { $card } رو شد
tt-told-drew = از استوک کشید
tt-told-took = ‏{ $card } را برداشت
tt-told-out = بیرون رفت
tt-told-reshuffled = ‏{ $count } کارت دورریز دوباره استوک شد
tt-ended-out = راند { $round }: { $who } بیرون رفت
tt-ended-stock = راند { $round }: استوک برای بار سوم تمام شد
tt-ended-turns = راند { $round }: نوبت‌ها از حد گذشت

tt-head = بازیکن
tt-head-round = راند
tt-line-round = { $number } (وایلد { $rank })
tt-won = { $count ->
    [one] ‏{ $who } مسابقه را برد
   *[other] ‏{ $who } مسابقه را مشترک بردند
}
tt-lowest-wins = کمترین جمع برنده است.
