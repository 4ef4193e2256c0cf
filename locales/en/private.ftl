# Messages of their own, in the group and in the private chat.

turn-announced = { $player } to play
end-asked = Break off { $game }, table { $table }? Nothing is scored for the deal that is being played.
button-end-yes = Break it off
button-end-no = Play on

say-endtable-host-only = Only who hosts a table, or an administrator of the group, can break it off.
say-forget-later = A match of yours still goes on, so your name and seat stay until it ends. Your settings are deleted now.
say-forgotten = What was kept about you is deleted.
say-no-game = There is no game called { $game }. Try: { $commands }
say-no-hand = You sit at no match that goes on. /play in a group opens a table.
say-no-table = No table is open here. /play opens one.
say-no-zone = I do not know that place. Write a large city of your time zone, or the difference from UTC, such as +3:30.
say-in-its-group = Your table is in a group; write that there.
say-ready = You are in: your hand for { $game } comes here when the match starts.
say-take-seat-now = A seat at { $game } is free: press “Take the seat” in the group once more, and its hand comes here.

tables-lobby = Table { $table }: { $game }, waiting for players
tables-playing = Table { $table }: { $game }, being played
tables-over = Table { $table }: { $game }, over
tables-ended = Table { $table }: { $game }, broken off
tables-cancelled = Table { $table }: { $game }, called off

welcome = <b>Pozzo</b> deals card games to groups: Canastone, Classic Canasta, Three Thirteen.

    Add me to a group and write /play there; your hand comes to this chat. Alone, /play here opens a table with stand-ins.
    /hand shows your hands again, /tables your tables, /help tells more.
