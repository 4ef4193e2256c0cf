# What the bot's administrators are told, in private.

fault-update = An update could not be handled: { $place }. The tables are as they were; the log has more.
