# "May I close?", put to the partner.

question-asked = ‏{ $asker } می‌پرسد: ببندم؟
question-counts = تیمتان روی میز، با امتیاز بستن ({ $bonus })، { $points } دارد؛ { $cards } کارتِ دستت { $cost } کم می‌کند.
question-they-hold = در دست حریف‌ها: { $sizes }
question-binds = جوابت حرف آخر است: بگویی آره، { $asker } همین نوبت می‌بندد؛ بگویی نه، این نوبت نمی‌بندد.
answer-yes = آره، ببند
answer-no = نه، هنوز نه
