"""What happens at a table, from its lobby to its end.

Plain functions that run inside one transaction of the store: they load rows, ask the engine, and write the state,
the log, the deadlines and which screens are out of date. Nothing here waits, and nothing here knows Telegram.
"""
