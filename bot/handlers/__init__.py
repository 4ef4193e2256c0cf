"""What Telegram tells the bot: each handler decodes, calls the tables, and answers. No rule lives here."""
