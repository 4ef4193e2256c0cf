"""What Telegram refuses, one concern a file."""
