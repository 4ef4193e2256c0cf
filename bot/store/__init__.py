"""Everything the bot remembers, in one SQLite file. Nothing outside this package speaks SQL."""
