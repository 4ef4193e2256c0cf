# "May I close?", put to the partner.

question-asked = { $asker } می‌پرسد: ببندم؟
question-counts = تیمتان روی میز، با امتیاز بستن ({ $bonus })، { $points } دارد؛ { $cards } کارتِ دستت { $cost } کم می‌کند.
question-they-hold = در دست حریف‌ها: { $sizes }
question-binds = جوابت الزام دارد: اگر بگویی آره، { $asker } در همین نوبت می‌بندد؛ اگر بگویی نه، در این نوبت نمی‌بندد.
answer-yes = آره، ببند
answer-no = نه، هنوز نه
