# Messages of their own, in the group and in the private chat.

turn-announced = نوبت { $player } است
end-asked = بازی { $game }، میز { $table }، نیمه‌کاره تمام شود؟ برای دستی که در جریان است امتیازی داده نمی‌شود.
button-end-yes = تمامش کن
button-end-no = ادامه می‌دهیم

say-endtable-host-only = میز را فقط میزبانش یا یکی از مدیرهای گروه می‌تواند نیمه‌کاره تمام کند.
say-forget-later = یکی از مسابقه‌هایت هنوز ادامه دارد، پس اسم و جایت تا آخر آن می‌ماند. تنظیماتت همین حالا پاک شد.
say-forgotten = هر چه دربارهٔ تو نگه داشته بودیم پاک شد.
say-no-game = بازی‌ای به نام { $game } نداریم. امتحان کن: { $commands }
say-no-hand = در هیچ مسابقه‌ای که در جریان باشد نیستی. ⁦/play⁩ در گروه یک میز باز می‌کند.
say-no-table = این‌جا میزی باز نیست. با ⁦/play⁩ یکی باز کن.
say-ready = حاضری: مسابقه که شروع شد، دستت برای { $game } همین‌جا می‌آید.

tables-lobby = میز { $table }: { $game }، منتظر بازیکن‌ها
tables-playing = میز { $table }: { $game }، در حال بازی
tables-over = میز { $table }: { $game }، تمام‌شده
tables-ended = میز { $table }: { $game }، نیمه‌کاره
tables-cancelled = میز { $table }: { $game }، لغوشده

welcome = <b>پوزو</b> در گروه‌ها کارت پخش می‌کند: کاناستون، کاناستای کلاسیک، سه سیزده.

    مرا به گروهی اضافه کن و آن‌جا ⁦/play⁩ بنویس؛ دستت به همین چت می‌آید. تنها هستی؟ ⁦/play⁩ این‌جا میزی با جانشین‌ها باز می‌کند.
    ‏⁦/hand⁩ دست‌هایت را دوباره نشان می‌دهد، ⁦/tables⁩ میزهایت را، و ⁦/help⁩ بیشتر می‌گوید.
