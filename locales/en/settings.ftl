# One's tables, settings and help.

tables-line = { $table }. { $game }
place-own-turn = <b>your turn</b>
place-other-turn = { $who } to play
place-between = between two deals
place-somebody = a stand-in
place-lobby = waiting for players
place-over = over
button-hand-of = { $table }. { $game }: my hand

language-auto = as in Telegram
language-host = as the host of each table

settings-title = Your settings
settings-group-title = Settings of this group
settings-language = Language: { $value }
settings-zone = Your clock: { $value }
settings-quiet = Quiet hours: { $value }
settings-reminders = Reminders: { $value }
settings-announce = A new message for each turn: { $value }
settings-language-ask = Which language do you want to play in?
settings-zone-ask = What does your clock show now? Press that, or write your city or the difference from UTC, such as +3:30. Times are then told in your zone.
settings-quiet-ask = In quiet hours nothing reminds you, and your clock stands still.
settings-reminders-ask = How often are you reminded of your turn?

button-language = Language
button-zone = Time zone
button-quiet = Quiet hours
button-reminders = Reminders
button-announce = A message for each turn

zone-none = UTC
quiet-none = none
reminders-off = never
reminders-normal = at half time and near the end
reminders-more = four times

help-private = <b>Here your hand is dealt.</b> On your turn a new message comes, with buttons for all that you may do.

    Pick cards by tapping them, then choose what to do with them. A tap after the last one clears. The question “Why not?” tells what the rules have against it.
    /hand sends your hands again, /tables lists your tables, /score shows the sheets, /rules is the book of rules, /settings your language, time zone and quiet hours. /play opens a table against stand-ins.
help-group = <b>/play opens a table here.</b> Press Join, let who hosts choose the game, its options and the clock, and press Start.

    Hands are dealt in your private chat with me; nobody here sees them. “My hand” on the table’s message shows yours to you alone.
    /tables lists what is played here, /score the sheets, /rules the book of rules, /settings what this group has chosen, /endtable breaks a table off.
