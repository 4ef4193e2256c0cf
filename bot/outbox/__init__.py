"""Makes Telegram show what the store says: paced, merged, and indifferent to when it was last able to."""
