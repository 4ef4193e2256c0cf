"""What a scenario's `[expect]` table asks, and how it is compared with what a game answers.

`Game.observe(state, key)` answers with plain values, each of which is written out here and compared as text:

- `hands`: by seat, the words of the cards; `melds`: by side, the words of each meld's cards
- `pile`: the words, the top card last; `packet`: the words, in any order
- `red_threes`, `deal_scores`, `totals`, `opening_minimum`: numbers by side; `hand_sizes`, `arrangement`: by seat
- `ended`: False, or why ("closed", "stock"), or True; `winner`: a number, several for a shared win, None for nobody
- the rest: a number, a truth value, or "draw" or "play"

By seat and by side means a sequence or a mapping from the number. None is what a game answers when there is nothing
to tell yet, such as the scores of a deal that goes on.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.game import AnyGame

NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class _Kind:
    """How one key is written: what the file says, what the game answers, and by what the values are kept."""

    expected: Callable[[Any], str]
    """Raises ValueError saying what is expected instead."""
    came: Callable[[Any], str]
    by: str = ""
    """"seat", "side", or empty for a single value."""
    cards: bool = False


def misses(game: AnyGame, state: Any, expect: Mapping[str, Any], words: frozenset[str]) -> list[str]:
    """Tell each expectation that the state does not meet; `words` are the cards that there are.

    Raises ValueError for an expectation that cannot be read.
    """
    ended = game.observe(state, "ended") is not False
    missed = []
    for key, wanted in expect.items():
        for name, raw, value in _asked(game, state, key, wanted):
            expected, came = _compared(key, name, raw, value, words)
            if expected != came and not (ended and key in ("turn", "phase")):
                missed.append(f"{name}: expected {expected}, came {came}")
    return missed


def _compared(key: str, name: str, raw: Any, value: Any, words: frozenset[str]) -> tuple[str, str]:
    """Write both values of one key; an end that is wanted for whatever reason says "true" both times."""
    kind = _KINDS[key]
    try:
        expected = kind.expected(raw)
        if kind.cards:
            _known(raw, words)
    except ValueError as wrong:
        raise ValueError(f"expect.{name}: {wrong}") from wrong  # noqa: EM102 - adds the place to the words
    came = NOTHING if value is None else kind.came(value)
    if key == "ended" and expected == "true" and came != "false":
        came = expected
    return expected, came


def _asked(game: AnyGame, state: Any, key: str, wanted: Any) -> list[tuple[str, Any, Any]]:
    """List what a key asks for: its name in a message, what is expected, what the game answers."""
    value = game.observe(state, key)
    by = _KINDS[key].by
    if not by:
        return [(key, wanted, value)]
    if not isinstance(wanted, Mapping):
        message = f"expect.{key}: a table by {by} is expected"
        raise ValueError(message)
    count = game.sides(state) if by == "side" else len(game.observe(state, "hand_sizes"))
    asked = []
    for number, raw in wanted.items():
        if not number.isdecimal() or int(number) >= count:
            message = f"expect.{key}: no {by} {number}"
            raise ValueError(message)
        asked.append((f"{key}.{number}", raw, None if value is None else value[int(number)]))
    return asked


def _known(text: str, words: frozenset[str]) -> None:
    for word in text.replace("|", " ").split():
        if word not in words:
            message = f"no card: {word}"
            raise ValueError(message)


def _number(raw: Any) -> str:
    if type(raw) is not int:
        message = "a number is expected"
        raise ValueError(message)
    return str(raw)


def _truth(raw: Any) -> str:
    if not isinstance(raw, bool):
        message = "true or false is expected"
        raise ValueError(message)
    return str(raw).lower()


def _end(raw: Any) -> str:
    if not isinstance(raw, bool) and raw not in ("closed", "stock"):
        message = "true, false, closed or stock is expected"
        raise ValueError(message)
    return str(raw).lower()


def _phase(raw: Any) -> str:
    if raw not in ("draw", "play"):
        message = "draw or play is expected"
        raise ValueError(message)
    return str(raw)


def _winners(raw: Any) -> str:
    return " ".join(sorted(map(_number, raw))) if isinstance(raw, list | tuple) else _number(raw)


def _text(raw: Any) -> str:
    if not isinstance(raw, str):
        message = "a text is expected"
        raise ValueError(message)
    return raw


def _in_order(raw: Any) -> str:
    return _in_that_order(_text(raw).split())


def _in_that_order(words: Any) -> str:
    return " ".join(words) or "none"


def _in_any_order(raw: Any) -> str:
    return _sorted(_text(raw).split())


def _sorted(words: Any) -> str:
    return _in_that_order(sorted(words))


def _melds(raw: Any) -> str:
    parts = [part.split() for part in _text(raw).split("|")]
    return _sorted_melds(part for part in parts if part)


def _sorted_melds(melds: Any) -> str:
    return " | ".join(sorted(map(_sorted, melds))) or "none"


_NUMBER: Final = _Kind(_number, _number)
_TRUTH: Final = _Kind(_truth, _truth)
_BY_SIDE: Final = _Kind(_number, _number, "side")
_BY_SEAT: Final = _Kind(_number, _number, "seat")

_KINDS: Final[Mapping[str, _Kind]] = {
    "turn": _NUMBER,
    "phase": _Kind(_phase, str),
    "hands": _Kind(_in_any_order, _sorted, "seat", cards=True),
    "melds": _Kind(_melds, _sorted_melds, "side", cards=True),
    "pile": _Kind(_in_order, _in_that_order, cards=True),
    "packet": _Kind(_in_any_order, _sorted, cards=True),
    "stock_size": _NUMBER,
    "frozen": _TRUTH,
    "red_threes": _BY_SIDE,
    "ended": _Kind(_end, _end),
    "deal_scores": _BY_SIDE,
    "totals": _BY_SIDE,
    "match_over": _TRUTH,
    "winner": _Kind(_winners, _winners),
    "dealer": _NUMBER,
    "round": _NUMBER,
    "hand_sizes": _BY_SEAT,
    "void": _TRUTH,
    "can_ask": _TRUTH,
    "opening_minimum": _BY_SIDE,
    "arrangement": _BY_SEAT,
}

EXPECTED: Final = frozenset(_KINDS)
"""Every key of an `[expect]` table."""
