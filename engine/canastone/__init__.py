"""Canastone, the Italian canasta of three packs: RULES.md says how it is played."""
