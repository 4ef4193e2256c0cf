"""Classic Canasta, the game of two packs: RULES.md says how it is played, and what its two presets are."""

from engine.canasta.contract import CLASSIC, INTERNATIONAL

__all__ = ["CLASSIC", "INTERNATIONAL"]
