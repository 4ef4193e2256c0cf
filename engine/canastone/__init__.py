"""Canastone, the Italian canasta of three packs: RULES.md says how it is played."""

from engine.canastone.contract import GAME

__all__ = ["GAME"]
