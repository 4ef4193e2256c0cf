"""What a press is answered with: the own hand, why something was refused. Plain text of at most 200 characters."""

from typing import Any, Final

from bot.i18n import Markup, Translator, left_to_right
from bot.screens import cards
from bot.screens.limits import ALERT
from bot.screens.picking import Problem
from engine.cards import SYMBOLS
from engine.game import Violation

_WORDS: Final = frozenset(SYMBOLS)


def peek(view: Any, t: Translator) -> str:
    """Give the reader's hand as an alert that only the reader sees."""
    if view.hand is None or not sum(view.hand):
        return t.plain("peek-empty")
    for shown in (cards.hand_shown(view.hand), cards.counted(view.hand)):
        text = t.plain("peek", count=sum(view.hand), cards=shown)
        if len(text) <= ALERT:
            return text
    return cut(text)


def refusal(violation: Violation, t: Translator) -> str:
    """Say why an action was refused, what is possible, and the clause that says so."""
    return cut(t.plain(f"refusal-{violation.code}", **_reasons(violation)))


def refusal_in_text(violation: Violation, t: Translator) -> str:
    """Say the same as HTML, to stand in a message."""
    return t(f"refusal-{violation.code}", **_reasons(violation))


def problem(found: Problem, t: Translator) -> str:
    """Say why what is picked means nothing yet."""
    return cut(t.plain(f"problem-{found.code}", **_values(found.params)))


def cut(text: str) -> str:
    """Keep within the length of an alert."""
    return text if len(text) <= ALERT else text[: ALERT - 1] + "…"


_UNSAID: Final = {"value": 0, "minimum": 0, "clean": 1, "least": 1, "most": 0, "rank": "", "cards": ""}
"""Values of the messages that a refusal may leave unsaid."""


def _reasons(violation: Violation) -> dict[str, Any]:
    family = Markup(violation.clause.rstrip("0123456789."))
    return {**_UNSAID, **_values(violation.params), "clause": Markup(violation.clause), "family": family}


def _values(params: tuple[tuple[str, str | int], ...]) -> dict[str, Any]:
    return {name: _shown(value) for name, value in params}


def _shown(value: str | int) -> Any:
    """Show cards of the notation as players see them."""
    words = value.split() if isinstance(value, str) else []
    if value == "W":
        return Markup(left_to_right(cards.rank_shown(None)))
    if words and _WORDS.issuperset(words):
        return Markup(left_to_right(" ".join(cards.SHOWN[SYMBOLS.index(word)] for word in words)))
    return value
