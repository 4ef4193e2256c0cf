# A player's own hand, in the private chat.

your-turn = نوبت توست
your-cards = ‏{ $count } کارت داری، { $cost } به ضررت

advice-draw = { $count ->
    [one] یکی بکش، یا پوزو را بردار.
   *[other] ‏{ $count } تا بکش، یا پوزو را بردار.
}
advice-draw-unopened = با ترکیب‌های دستت باز کن، یا { $count } تا بکش و یکی بینداز.
advice-draw-opens-later = { $count ->
    [one] یکی بکش و بعد باز کن؛ یا با پوزو باز کن.
   *[other] ‏{ $count } تا بکش و بعد باز کن؛ یا با پوزو باز کن.
}
advice-must-take = استوک خالی است و کارت رویی به ترکیبت می‌خورد: باید پوزو را برداری.
advice-play = کارت انتخاب کن تا بخوابانی یا اضافه کنی؛ برای تمام کردن نوبت یکی را انتخاب کن و بینداز.
advice-play-unopened = تیمت هنوز باز نکرده: یک کارت انتخاب کن و بینداز.
advice-or-discard = برای تمام کردن نوبت بدون باز کردن، یک کارت انتخاب کن و بینداز.
advice-must-close = یارت گفت آره: در همین نوبت می‌بندی.
advice-after-no = یارت گفت نه: در این نوبت نمی‌توانی ببندی.
advice-after-lapsed = یارت جواب نداد: می‌خواهی ببند، می‌خواهی نبند.
picked = انتخاب‌شده: { $cards } به ارزش { $value }

opening-empty = باز کردن: کارت‌هایی به ارزش دست‌کم { $minimum } انتخاب کن.
opening-empty-clean = باز کردن: کارت‌هایی به ارزش دست‌کم { $minimum } انتخاب کن، بدون وایلد.
opening-part = ‏{ $cards } ({ $value })
opening-top = کارت رویی { $cards } ({ $value })
opening-sum = باز کردن: { $parts } = <b>{ $value } از { $minimum }</b>
opening-loose = ‏{ $cards } به کدام ترکیب برود؟
opening-short = هر ترکیب دست‌کم سه کارت می‌خواهد: { $cards }

close-plan = <b>بستن این دست:</b>
close-lays = ‏{ $groups } را می‌خوابانی
close-discards = ‏{ $card } را می‌اندازی

card-many = ⁦{ $card } ×{ $held }⁩
card-picked = ⁦{ $card } ×{ $held } ✓{ $picked }⁩
card-picked-alone = ⁦{ $card } ✓⁩
send-wild = ‏{ $card } برای { $rank }
wild-meld = ترکیب وایلد

offer-draw = { $count ->
    [one] یکی بکش
   *[other] ‏{ $count } تا بکش
}
offer-decline = برندار: دست تمام می‌شود
offer-take = پوزو را بردار ({ $count }) با { $cards }
offer-take-alone = پوزو را بردار ({ $count })
offer-take-and-open = پوزو ({ $count }) با { $cards }، باز کن: { $groups }
offer-open = باز کن: { $groups } = { $value }
offer-open-take = باز کن: { $groups } و پوزو با { $cards }
offer-take-opening = با پوزو و { $cards } باز کن
offer-lay = ‏{ $cards } را بخوابان
offer-add = ‏{ $cards } را اضافه کن
offer-discard = ‏{ $card } را بینداز
offer-discard-last = ‏{ $card } را بینداز و ببند
offer-red = ‏{ $card } را رو کن
offer-ask = ببندم؟
offer-ask-seat = ببندم؟ ({ $who })
offer-back = پس بگیر
offer-close = همه را بخوابان و ببند
offer-yes = آره، ببند
offer-no = نه، هنوز نه

becomes-canasta-clean = ← کاناستای تمیز
becomes-canasta-dirty = ← کاناستای کثیف
becomes-dirty = ← { $size } تا، کثیف
becomes-size = ← { $size } تا

button-open = باز کردن …
button-open-pile = باز کردن با پوزو …
button-close = بستن …
button-clear = پاک کن
button-why = چرا نه؟
button-rule = قوانین: { $title }
button-remind = یادآوری به { $who }
button-next-deal = دست بعد

question-waits = از { $partner } پرسیدی: ببندم؟ تا جوابش نیاید بازی نمی‌شود کرد.
question-to-you = ‏{ $asker } از تو می‌پرسد: ببندم؟

peek = ‏{ $count } کارت: { $cards }
peek-empty = الان کارتی در دست نداری.
