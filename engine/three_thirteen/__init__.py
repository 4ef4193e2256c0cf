"""Three Thirteen [T1-T7, V1-V4]: eleven rounds of sets and runs, from three cards to thirteen."""

from engine.three_thirteen.contract import GAME

__all__ = ["GAME"]
