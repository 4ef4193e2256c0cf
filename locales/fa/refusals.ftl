# Why something is not possible: one message for each refusal code of the rules. What is not possible, why, what is.
# $clause is the rule that says so; $family is C in Canastone, K in the other canastas, T in Three Thirteen, V or TB
# in options. $rank, $cards are cards. All must stay under 200 characters.

refusal-deal-over = این دست تمام شده؛ تا دست بعد بازی‌ای در کار نیست. ({ $clause })
refusal-not-your-turn = نوبت تو نیست. ({ $clause })
refusal-awaiting-answer = سؤالی در میان است: یار که جواب بدهد بازی ادامه پیدا می‌کند. ({ $clause })
refusal-wrong-phase = الان وقتش نیست: اول بکش یا پوزو را بردار، بعد بخوابان، بعد بینداز. ({ $clause })
refusal-not-available = با قوانین این میز، الان چنین چیزی نیست. ({ $clause })

refusal-not-in-hand = این کارت‌ها در دستت نیست. ({ $clause })
refusal-malformed = با این کارت‌ها این حرکت درنمی‌آید. ({ $clause })

refusal-meld-too-short = ترکیب تازه دست‌کم سه کارت می‌خواهد. ({ $clause })
refusal-threes-not-melded = سه‌ها این‌جا ترکیب نمی‌شوند. ({ $clause })
refusal-rank-mismatch = کارت‌های یک ترکیب هم‌رتبه‌اند، با وایلد یا بی وایلد. ({ $clause })
refusal-too-many-wilds = { $family ->
    [C] وایلد زیاد است: در ترکیب، طبیعی‌ها بیشتر از وایلدها هستند و وایلد حداکثر دو تاست. ({ $clause })
   *[other] برای طبیعی‌های این ترکیب، وایلد زیاد است. ({ $clause })
}
refusal-wild-to-canasta = وایلد به کاناستا اضافه نمی‌شود؛ فقط می‌تواند کارت هفتمش باشد. ({ $clause })
refusal-wild-bound = ترکیب وایلد تیمت هنوز هفت‌تایی نشده: تا آن‌وقت وایلد جای دیگری نمی‌رود. ({ $clause })
refusal-wild-meld-full = ترکیب وایلد با هفت کارت کامل است. ({ $clause })

refusal-already-open = تیمت قبلاً باز کرده: بعد از کشیدن بخوابان. ({ $clause })
refusal-not-open = تیمت هنوز باز نکرده؛ اول باز کن. ({ $clause })
refusal-opening-too-low = برای باز کردن کم است: { $value } از { $minimum }. ({ $clause })
refusal-opening-not-clean = با حداقل { $minimum } باید تمیز باز کرد: وایلد کنار طبیعی نمی‌شود. ({ $clause })

refusal-pile-empty = پوزو خالی است. ({ $clause })
refusal-pile-blocked = روی پوزو وایلد یا سه است: الان نمی‌شود آن را برداشت. ({ $clause })
refusal-pile-does-not-fit = کارت رویی به هیچ ترکیب تیمت نمی‌خورد. ({ $clause })
refusal-pile-frozen = { $family ->
    [C] پوزو فریز است: سه کارت طبیعی هم‌رتبهٔ کارت رویی از دستت می‌خواهد. ({ $clause })
   *[other] پوزو برای تو فریز است: دو کارت طبیعی هم‌رتبهٔ کارت رویی از دستت می‌خواهد. ({ $clause })
}
refusal-pile-needs-naturals = { $family ->
    [C] پوزو دو کارت طبیعی هم‌رتبهٔ کارت رویی از دستت می‌خواهد. ({ $clause })
   *[other] پوزو دو کارت هم‌رتبهٔ کارت رویی از دستت می‌خواهد، یا یکی با یک وایلد. ({ $clause })
}
refusal-pile-own-canasta = کارت رویی هم‌رتبهٔ کاناستای خودتان است: در این میز با آن پوزو برداشته نمی‌شود. ({ $clause })
refusal-pile-one-card = با یک کارت در دست، پوزوی یک‌کارتی برداشته نمی‌شود. ({ $clause })
refusal-pile-must-be-taken = استوک خالی است و کارت رویی به ترکیبت می‌خورد: باید پوزو را برداری. ({ $clause })
refusal-joker-bar = حریف با جوکر باز کرده: تا نوبت بعدی کسی که باز کرده، یا همین‌طور باز کن یا پوزو را بردار، نه هر دو. ({ $clause })

refusal-must-keep-two = باید دو کارت در دستت بماند: یکی برای انداختن، یکی برای ادامه. ({ $clause })
refusal-must-keep-card = بعد از انداختن باید کارتی در دستت بماند. ({ $clause })
refusal-no-discard-left = باید یک کارت برای انداختن بماند، چون بستن با انداختن است. ({ $clause })

refusal-close-needs-canastas = { $family ->
    [C] برای بستن، یک کاناستای کثیف و { $clean ->
        [one] یک کاناستای تمیز
       *[other] { $clean } کاناستای تمیز
    } روی میز لازم است. ({ $clause })
   *[other] { $least ->
        [one] برای بیرون رفتن، یک کاناستا روی میز لازم است. ({ $clause })
       *[other] برای بیرون رفتن، { $least } کاناستا روی میز لازم است. ({ $clause })
    }
}
refusal-close-wild-meld = تا ترکیب وایلد کاناستا نشود، هیچ‌کس از تیمت نمی‌تواند ببندد. ({ $clause })
refusal-close-last-card = کارت آخر باید طبیعی باشد: نه وایلد، نه سه. ({ $clause })
refusal-close-refused = یارت گفت نه: در این نوبت نمی‌شود. ({ $clause })
refusal-must-close = یارت گفت آره: باید در همین نوبت ببندی، و با این حرکت دیگر نمی‌شود. ({ $clause })

refusal-no-partner = فقط از یار خودت می‌شود پرسید. ({ $clause })
refusal-already-asked = در این نوبت یک بار پرسیده‌ای. ({ $clause })
refusal-cannot-ask = با این کارت‌ها در این نوبت نمی‌توانی ببندی، پس جای پرسیدن نیست. ({ $clause })

refusal-discard-wild-bound = ترکیب وایلد تیمت هنوز هفت‌تایی نشده: تا آن‌وقت وایلد انداخته نمی‌شود. ({ $clause })

refusal-hand-not-arranged = با انداختن این کارت، دستت هنوز همه ست و دنباله نیست. ({ $clause })
refusal-stock-empty = استوک خالی است و چیزی برای بُر زدن نیست: فقط کارت دورریز را می‌شود کشید. ({ $clause })

problem-unknown = این دکمه مال قبل است؛ صفحه تازه شد.
problem-nothing-picked = اول کارت انتخاب کن.
problem-wild-where = بگو { $cards } به کدام ترکیب برود.
problem-pick-one = برای انداختن درست یک کارت انتخاب کن.
