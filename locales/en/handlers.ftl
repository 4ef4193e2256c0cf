# Short answers to presses and commands. Every toast- is plain text of at most 200 characters.

options-unknown = This game has no option { $option }.
options-not-a-switch = The option { $option } is on or off.
options-not-a-number = The option { $option } is a number.
options-out-of-range = The option { $option } cannot have this value.
options-not-a-choice = The option { $option } has no such choice.
options-excluded = The option { $option } does not go together with { $other }.

# Messages

partners-drawn = Partners are drawn:
partner-drew = { $player } { $card }

# What Telegram shows beside a command

command-play = open a table
command-hand = show my hands
command-tables = tables and whose turn it is
command-score = the score so far
command-rules = the rules of the games
command-settings = language, reminders, quiet hours
command-help = how this works
command-endtable = break off a table
command-forgetme = delete what is stored about me
command-clock = change a table’s clock
say-clock-host-only = Only a table’s host or an administrator of the group can change its clock.
say-partners-do-not-talk = Partners do not talk about their hands. The one exception is the question “May I close?”, and I carry it.
say-anonymous = You write as the group, and a seat needs a person: turn off “Remain anonymous” for yourself, or let somebody else write this.
say-hello = Card games are dealt here from now on: /play opens a table, /help tells how it works.

bot-description = Card games for groups: Canastone, Classic Canasta and Three Thirteen. Add me to a group and write /play: friends tap Join, everyone gets a hand in private, and the game goes on for an evening or for three weeks. Alone, write /play here and play with stand-ins.
bot-short-description = Canastone, Classic Canasta and Three Thirteen in your group, for an evening or for weeks.
