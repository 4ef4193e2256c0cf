# Games that last for days: seats handed over, clocks, pauses, vacations.

toast-away = تا برگردی، جانشین به‌جایت بازی می‌کند.
toast-away-already = همین حالا هم جانشین به‌جایت بازی می‌کند.
toast-back = خوش برگشتی.
toast-back-already = خودت داری بازی می‌کنی.
toast-seat-played = این جا خالی نیست.
toast-voted = ثبت شد.
toast-paused-already = بازی این میز همین حالا هم متوقف است.
toast-group-asked = به گروه خبر دادم.
toast-no-vacation = امسال این‌قدر روز مرخصی برایت نمانده.
toast-vacation = زمانت { $days } روز نمی‌گذرد.
toast-vacation-already = همین حالا هم در مرخصی هستی.

say-timed-out = وقتت در { $game } تمام شد: این نوبت را جانشین به‌جایت بازی کرد.
say-remind = در { $game } نوبت توست: { $time } مانده.
say-remind-question = در { $game } یارت منتظر جواب توست: { $time } مانده.
say-cannot-be-told = دیگر نمی‌شود برای { $player } پیام فرستاد؛ بازی ادامه دارد.
say-left-group = ‏{ $player } از گروه رفته؛ بازی ادامه دارد.
say-pause-over = ‏{ $game } ادامه دارد.
say-seat-taken = ‏{ $game }: از این به بعد { $player } به‌جای { $who } بازی می‌کند.
say-stand-in-replaced = ‏{ $game }: از این به بعد { $player } به‌جای جانشین بازی می‌کند.
say-replaced = جایت در { $game } آزاد بود؛ حالا { $player } آن‌جا بازی می‌کند.
button-my-hand = دست من

seat-offered = ‏{ $game }: جای { $who } آزاد است. هر که بنشیند با همان دست ادامه می‌دهد.
button-take-seat = جایش می‌نشینم
pause-asked = بازی { $game } متوقف شود؟ وقتی همه موافق باشند متوقف می‌شود. موافق: { $agreed }. منتظر: { $missing }.
pause-holds = ‏{ $game } متوقف است؛ زمان هیچ‌کس نمی‌گذرد.
button-agree = موافقم
button-play-on = ادامه بدهیم
button-resume = از سر گرفتن بازی
vote-asked = وقت { $who } تمام شده و میز منتظر است. چه می‌خواهی؟
vote-stand-in = جانشین: { $names }
vote-invite = کس دیگر: { $names }
button-vote-stand-in = جانشین ادامه بدهد
button-vote-invite = جایش را به گروه بدهیم
stand-in-plays = جانشین به‌جایت بازی می‌کند.
button-return = خودم بازی می‌کنم
button-more = بیشتر …
button-rules = قوانین
button-hand-over = جانشین به‌جایم بازی کند
button-pause = درخواست توقف
button-vacation = ‏{ $days } روز مرخصی
button-home = پایان مرخصی
button-offer-own-seat = واگذاری جای خودم
button-offer-seat = واگذاری جای { $who }
