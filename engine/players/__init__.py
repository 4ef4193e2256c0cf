"""Stand-ins: each chooses an action from a View, never from a state."""
