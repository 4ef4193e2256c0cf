"""Pozzo: a Telegram bot for card games in groups."""
