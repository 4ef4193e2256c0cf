"""What players see, as pure functions from what they may know to text and buttons."""
