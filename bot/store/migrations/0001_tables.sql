-- People: anybody who has pressed or written. Times everywhere are seconds since the epoch, UTC.
CREATE TABLE people (
    id INTEGER PRIMARY KEY,                        -- Telegram's user id, also the id of the private chat
    name TEXT NOT NULL,
    username TEXT,
    language TEXT,                                 -- chosen in the settings; null: follow language_code
    language_code TEXT,                            -- as Telegram last told
    reachable INTEGER NOT NULL DEFAULT 0,          -- 1: the private chat is open; 0: never opened; -1: blocked or gone
    zone TEXT,                                     -- IANA name or UTC offset; null: not told
    quiet_from INTEGER,                            -- minute of the local day; null: no quiet hours
    quiet_to INTEGER,
    reminders TEXT NOT NULL DEFAULT 'normal'       -- off | normal | more
);

CREATE TABLE chats (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    language TEXT,                                 -- of everything in the group; null: as the first host's
    announce INTEGER NOT NULL DEFAULT 1,           -- whether a turn is announced by a new message in the group
    active INTEGER NOT NULL DEFAULT 1              -- 0: the bot was removed
);

-- A table is one match, from its lobby to its end.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat INTEGER NOT NULL,                         -- the group, or the host's private chat
    thread INTEGER,                                -- the forum topic; null: none, or General
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL DEFAULT '{}',            -- JSON object: options that differ from the game's defaults
    settings TEXT NOT NULL DEFAULT '{}',           -- JSON object: clock, partners drawn, ...: not rules
    host INTEGER NOT NULL REFERENCES people (id),
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended', 'cancelled')),
    ply INTEGER NOT NULL DEFAULT 0,                -- lobby: changes so far; playing: actions applied
    state TEXT,                                    -- JSON of the engine's state; null in the lobby
    turn_since REAL,                               -- since when the present seat has been awaited
    created REAL NOT NULL,
    ended REAL
);
CREATE INDEX tables_by_chat ON tables (chat, status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES people (id),         -- null: free in the lobby, or a stand-in nobody sits behind
    stand_in INTEGER NOT NULL DEFAULT 0,           -- 1: the program plays this seat now
    seen_ply INTEGER NOT NULL DEFAULT 0,           -- what happened after this ply is told when the turn comes
    since_ply INTEGER NOT NULL DEFAULT 0,          -- nothing older is shown to whoever sits here now
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);

-- The one history of a table: replaying it gives tables.state.
CREATE TABLE actions (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,                          -- 1 for the first action
    seat INTEGER,                                  -- null: chance or the clock
    by INTEGER,                                    -- the person; null: a stand-in, chance or the clock
    action TEXT NOT NULL,                          -- in the game's notation
    events TEXT NOT NULL,                          -- JSON array, unredacted
    at REAL NOT NULL,
    PRIMARY KEY (table_id, ply)
) WITHOUT ROWID;

-- What a player has picked and not yet played; forgotten when the ply is no longer the table's.
CREATE TABLE picks (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    picked TEXT NOT NULL,                          -- JSON of bot.screens.types.Picks
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- What each chat should show and what it shows now.
CREATE TABLE screens (
    id INTEGER PRIMARY KEY,
    chat INTEGER NOT NULL,
    thread INTEGER,
    table_id INTEGER NOT NULL DEFAULT 0,           -- 0: not about a table
    kind TEXT NOT NULL,                            -- lobby | table | hand | question | deal | match | ...
    slot TEXT NOT NULL DEFAULT '',                 -- tells screens of one kind apart, e.g. the number of a deal
    wanted INTEGER NOT NULL DEFAULT 1,             -- rises with every change that the screen may show
    rendered INTEGER NOT NULL DEFAULT 0,           -- the `wanted` that Telegram has been told of; less: out of date
    fresh INTEGER NOT NULL DEFAULT 0,              -- the `wanted` that is to be a new message, which notifies
    message INTEGER,                               -- the message that shows it; null: none yet
    shown TEXT,                                    -- a digest of what the message shows
    sending REAL,                                  -- when a send was begun whose outcome is not known yet
    UNIQUE (chat, table_id, kind, slot)
);
CREATE INDEX screens_out_of_date ON screens (chat) WHERE wanted > rendered;

-- Messages that lost their place to a newer one: their buttons are still to be taken away, or they are to go.
CREATE TABLE retired (
    chat INTEGER NOT NULL,
    message INTEGER NOT NULL,
    goes INTEGER NOT NULL DEFAULT 0,               -- 1: to be deleted, if Telegram allows it still
    PRIMARY KEY (chat, message)
) WITHOUT ROWID;

-- Messages sent once, in words settled when they were written.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    chat INTEGER NOT NULL,
    thread INTEGER,
    screen TEXT NOT NULL,                          -- JSON of bot.screens.types.Screen
    priority INTEGER NOT NULL,
    created REAL NOT NULL,
    sending REAL
);

-- Updates from Telegram: stored before they are confirmed, done in the transaction of their change.
CREATE TABLE updates (
    id INTEGER PRIMARY KEY,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    done REAL,
    tries INTEGER NOT NULL DEFAULT 0               -- failures to handle it
);
CREATE INDEX updates_waiting ON updates (id) WHERE done IS NULL;

-- Everything that time will do. A row is deleted in the transaction that does it.
CREATE TABLE deadlines (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,                            -- turn | question | next-deal | stand-in | reminder | ...
    seat INTEGER NOT NULL DEFAULT -1,
    ply INTEGER NOT NULL,                          -- the table's ply for which it was set
    due REAL NOT NULL,
    details TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (table_id, kind, seat)
) WITHOUT ROWID;
CREATE INDEX deadlines_by_due ON deadlines (due);

CREATE TABLE meta (
    key TEXT PRIMARY KEY,                          -- alive: when the bot was last known to run
    value TEXT NOT NULL
) WITHOUT ROWID;
