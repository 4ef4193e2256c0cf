-- What a seat has used of its reserve, in seconds of its clock.
ALTER TABLE seats ADD COLUMN reserve_used REAL NOT NULL DEFAULT 0;

-- When a player's clock at a table stands still by the player's own wish. Ended early: `ends` is then.
CREATE TABLE vacations (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (table_id, person, begins)
) WITHOUT ROWID;
