# Short answers to presses and commands. Every toast- is plain text of at most 200 characters.

toast-stale = بازی جلو رفته. وضع الان این است.
toast-lobby-stale = فهرست عوض شده. دوباره نگاه کن.
toast-stranger = تو سر این میز نیستی.
toast-no-table = این میز دیگر نیست.
toast-over = بازی این میز تمام شده.
toast-not-over = مسابقه هنوز ادامه دارد.
toast-not-begun = مسابقه هنوز شروع نشده.
toast-begun = مسابقه شروع شده.
toast-dealt = دست بعدی شروع شده.
toast-host-only = میزبان { $host } است: این را فقط میزبان یا یکی از مدیرها می‌تواند عوض کند.
toast-host-or-admin = این کار فقط از میزبان یا یکی از مدیرها برمی‌آید.
toast-no-game = بازی { $game } نداریم.
toast-full = همهٔ جاها پر است.
toast-taken = این‌جا جای کس دیگری است.
toast-team-full = این تیم پر است.
toast-sits = سر میز نشستی.
toast-sits-already = همین حالا هم سر این میزی.
toast-sits-not = سر این میز ننشسته‌ای.
toast-left = از میز بلند شدی.
toast-players = این بازی با این تعداد بازی نمی‌شود.
toast-too-many = { $players ->
    [one] بیشتر از { $players } نفر سر میز نشسته‌اند.
   *[other] بیشتر از { $players } نفر سر میز نشسته‌اند.
}
toast-cancelled = میز جمع شد.
toast-seats-free = هنوز جای خالی هست. منتظر بازیکن‌ها بمان یا جاها را با جانشین پر کن.
toast-unreachable = هنوز نه: اول باید { $names } چت خصوصی با ربات را باز کند.
toast-rematch-open = بازی دوباره همین حالا هم باز است.
toast-reminded = یادآوری شد.
toast-reminded-lately = کمتر از ده دقیقه پیش یادآوری شده.
toast-goes-on = بازی ادامه دارد.
toast-ended = میز تمام شد.
toast-fault = نشد، و تقصیر تو نیست. چیزی عوض نشده؛ دوباره امتحان کن.

options-unknown = این بازی گزینهٔ { $option } ندارد.
options-not-a-switch = گزینهٔ { $option } فقط روشن یا خاموش می‌شود.
options-not-a-number = گزینهٔ { $option } عدد می‌خواهد.
options-out-of-range = گزینهٔ { $option } این مقدار را نمی‌پذیرد.
options-not-a-choice = گزینهٔ { $option } چنین انتخابی ندارد.
options-excluded = گزینهٔ { $option } با { $other } جور نمی‌شود.

# Messages

say-ready = از حالا می‌شود به تو کارت داد. میز { $game } در گروه خبر دارد که آمده‌ای.
say-no-game = بازی { $game } نداریم. امتحان کن: { $commands }
say-no-hand = الان دستی نداری.
say-no-table = این‌جا میزی نیست. با ⁦/play⁩ یکی باز کن.
say-endtable-host-only = میز را فقط میزبانش یا یکی از مدیرهای گروه می‌تواند تمام کند.
say-forgotten = هر چه دربارهٔ تو نگه داشته بودیم پاک شد.
say-forget-later = سر میزی هستی که هنوز ادامه دارد، پس اسمت آن‌جا لازم است؛ هر چه برای خودت تنظیم کرده بودی پاک شد. میز که تمام شد، دوباره ⁦/forgetme⁩ را بفرست.
lobby-cancelled = { $game }: میز پیش از شروع جمع شد.
turn-announced = نوبت { $player } است.
end-asked = میز { $table } ({ $game }) همین حالا تمام شود؟ کسی برنده نیست و امتیازهای تا این‌جا نشان داده می‌شود.
button-end-yes = تمامش کن
button-end-no = ادامه بده
tables-lobby = میز { $table }: { $game }، منتظر بازیکن‌ها
tables-playing = میز { $table }: { $game }، در حال بازی
