# Short answers to presses and commands. Every toast- is plain text of at most 200 characters.

toast-stale = The table has moved on. Here is how it stands now.
toast-lobby-stale = The lobby has changed. Look again.
toast-stranger = You do not sit at this table.
toast-no-table = This table is gone.
toast-over = This table is over.
toast-not-over = The match still goes on.
toast-not-begun = The match has not begun.
toast-begun = The match has begun.
toast-dealt = The next deal has begun.
toast-host-only = { $host } is hosting: only the host or an administrator can change this.
toast-host-or-admin = Only the host or an administrator can do this.
toast-no-game = There is no game { $game }.
toast-full = Every seat is taken.
toast-taken = Somebody sits there.
toast-team-full = This team is full.
toast-sits = You sit at the table.
toast-sits-already = You sit at this table already.
toast-sits-not = You do not sit at this table.
toast-left = You have left the table.
toast-players = This game is not played with so many.
toast-too-many = { $players ->
    [one] More than { $players } player sits here.
   *[other] More than { $players } players sit here.
}
toast-cancelled = The table is closed.
toast-seats-free = Some seats are still free. Wait for players, or fill them with stand-ins.
toast-unreachable = Not yet: { $names } must open the private chat first.
toast-rematch-open = The rematch is open already.
toast-reminded = Reminded.
toast-reminded-lately = Reminded less than ten minutes ago.
toast-goes-on = The table goes on.
toast-ended = The table is ended.
toast-fault = That did not work, and it is not your doing. Nothing has changed; try again.

options-unknown = This game has no option { $option }.
options-not-a-switch = The option { $option } is on or off.
options-not-a-number = The option { $option } is a number.
options-out-of-range = The option { $option } cannot have this value.
options-not-a-choice = The option { $option } has no such choice.
options-excluded = The option { $option } does not go together with { $other }.

# Messages

say-ready = You can be dealt a hand now. The table of { $game } in the group knows that you are here.
say-no-game = There is no game { $game }. Try: { $commands }
say-no-hand = You have no hand at the moment.
say-no-table = There is no table here. /play opens one.
say-endtable-host-only = Only a table’s host or an administrator of the group can end it.
say-forgotten = What was stored about you is deleted.
say-forget-later = You sit at a table that goes on, so your name is still needed there; what you had chosen for yourself is deleted. When the table is over, send /forgetme again.
lobby-cancelled = { $game }: the table was closed before it began.
turn-announced = { $player } is to play.
end-asked = End table { $table } ({ $game }) now? Nobody wins, and the scores so far are shown.
button-end-yes = End it
button-end-no = Play on
tables-lobby = Table { $table }: { $game }, waiting for players
tables-playing = Table { $table }: { $game }, being played

toast-no-partners = In this game everybody plays alone.
partners-drawn = Partners are drawn:
partner-drew = { $player } { $card }
