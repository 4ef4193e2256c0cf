"""Why the nearest thing to what a player wants is not possible now."""

from collections.abc import Iterator
from typing import Any

from bot.screens.picking import Problem, intent, own_side
from bot.screens.types import TableContext
from engine.game import Violation


def refused(view: Any, context: TableContext) -> Violation | None:
    """Judge what the reader most likely wants in the own turn; None when all of it is possible, or nobody judges."""
    if context.judge is None or view.turn != view.seat:
        return None
    for action in _wishes(view, context):
        violation = context.judge(action)
        if violation is not None:
            return violation
    return None


def _wishes(view: Any, context: TableContext) -> Iterator[Any]:
    for verb in _verbs(view, context):
        action = intent(context.picks, view, verb, "")
        if not isinstance(action, Problem):
            yield action


def _verbs(view: Any, context: TableContext) -> tuple[str, ...]:
    """Name the wishes of the moment, the likeliest first."""
    picks = context.picks
    if view.phase == "draw":
        if picks.mode == "open" or (picks.cards and not own_side(view).melds):
            return ("open",)
        return ("take",) if view.pile else ()
    if len(picks.cards) == 1:
        return ("discard",)
    if picks.cards:
        return ("lay",)
    return ("ask",) if _is_near_closing(view) else ()


def _is_near_closing(view: Any) -> bool:
    """Whether a player may wonder about closing: a canasta lies on the own side, and nothing was asked yet."""
    return view.question is None and any(meld.is_canasta for meld in own_side(view).melds)
