"""Pure rules of the games: standard library only, no input or output but scenario files, no clock, no chance."""
