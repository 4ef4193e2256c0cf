"""Pure rules of the games: standard library only, no input or output, no clock, no randomness."""
