"""Which functions draw the screens of which game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.i18n import Translator
from bot.screens import (
    alerts,
    hand,
    offers,
    picking,
    question,
    score,
    table,
    three_thirteen,
    three_thirteen_play,
    three_thirteen_score,
)
from bot.screens.offer import Offer
from bot.screens.types import Picks, Screen, TableContext


@dataclass(frozen=True, slots=True)
class GameScreens:
    """The screens of one game; see `bot.screens` for what each is given and gives."""

    table: Callable[[Any, TableContext, Translator], Screen]
    hand: Callable[[Any, TableContext, Translator], Screen]
    question: Callable[[Any, TableContext, Translator], Screen | None]
    deal: Callable[[Any, Any, TableContext, Translator], Screen]
    match: Callable[[Any, TableContext, Translator], Screen]
    peek: Callable[[Any, Translator], str]
    offers: Callable[[Any, TableContext], tuple[Offer, ...]]
    changed: Callable[[Picks, Any, str, str], Picks]
    intent: Callable[[Picks, Any, str, str], Any]


CANASTAS: Final = GameScreens(
    table=table.table,
    hand=hand.hand,
    question=question.question,
    deal=score.deal,
    match=score.match,
    peek=alerts.peek,
    offers=offers.offers,
    changed=picking.changed,
    intent=picking.intent,
)

THREE_THIRTEEN: Final = GameScreens(
    table=three_thirteen.table,
    hand=three_thirteen.hand,
    question=three_thirteen.question,
    deal=three_thirteen_score.deal,
    match=three_thirteen_score.match,
    peek=three_thirteen.peek,
    offers=three_thirteen_play.offers,
    changed=three_thirteen_play.changed,
    intent=three_thirteen_play.intent,
)

_SCREENS: Final = {
    "canastone": CANASTAS,
    "classic": CANASTAS,
    "international": CANASTAS,
    "three-thirteen": THREE_THIRTEEN,
}


def screens_of(game: str) -> GameScreens:
    """Give the screens of a game by its name. Raises KeyError."""
    return _SCREENS[game]
