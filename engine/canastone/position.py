"""Positions of scenario files, and what they ask of a state."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, get_args

from engine.canastone.asking import can_ask
from engine.canastone.ending import ends_deal, stock_is_too_short, winner_of
from engine.canastone.opening import minimum
from engine.canastone.pile import is_frozen
from engine.canastone.sides import SIDES, left_of, partners_of
from engine.canastone.types import Answer, Phase, Question, Rules, State
from engine.cards import SYMBOLS, Face, Hand, faces_of, hand_of, is_three, parse_cards
from engine.game import Seat
from engine.melding import Meld, Melds, meld_from

_CANASTONE_KEYS: Final = frozenset(
    {"scores", "dealer", "turn", "phase", "hands", "stock", "pile", "packet", "melds", "red_threes", "joker_bar", "ask"}
)
_KEYS: Final = _CANASTONE_KEYS | {"has_melded", "melded_this_turn", "drawn"}
"""Keys of `[deal]`; those of the other game of the family say nothing here, but must be of their kind."""


def position(rules: Rules, deal: Mapping[str, Any]) -> State:
    """Set up the position of a scenario's `[deal]` table, ended at once if no turn can start in it [C12.5].

    Raises ValueError naming the key that is wrong.
    """
    unknown = deal.keys() - _KEYS
    if unknown:
        message = f"no such key in [deal]: {', '.join(sorted(unknown))}"
        raise ValueError(message)
    _read_over(rules, deal)
    dealer = _seat(rules, "dealer", deal.get("dealer", rules.players - 1))
    state = State(
        rules=rules,
        totals=_pair("scores", deal.get("scores", (0, 0))),
        dealer=dealer,
        deal=1,
        phase=_phase(deal.get("phase", "draw")),
        turn=_seat(rules, "turn", deal.get("turn", left_of(dealer, rules))),
        hands=_hands(rules, deal.get("hands", ())),
        stock=_cards("stock", deal.get("stock", "")),
        pile=_cards("pile", deal.get("pile", "")),
        packet=_cards("packet", deal.get("packet", "")),
        melds=_melds(deal.get("melds", ("", ""))),
        red_threes=_counts("red_threes", deal.get("red_threes", (0, 0))),
        question=_question(rules, deal.get("ask")),
        joker_bar=_seat(rules, "joker_bar", deal["joker_bar"]) if "joker_bar" in deal else None,
    )
    if state.phase is Phase.DRAW and stock_is_too_short(state):
        state, _ = ends_deal(state, "stock", state.turn)
    return state


def _wrong(value: object, key: str) -> ValueError:
    return ValueError(f"{key}: not as it should be: {value!r}")


def _seat(rules: Rules, key: str, value: Any) -> Seat:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < rules.players:
        raise _wrong(value, key)
    return value


def _pair(key: str, value: Any) -> tuple[int, int]:
    if not isinstance(value, list | tuple) or [type(item) for item in value] != [int] * SIDES:
        raise _wrong(value, key)
    return value[0], value[1]


def _counts(key: str, value: Any) -> tuple[int, int]:
    pair = _pair(key, value)
    if min(pair) < 0:
        raise _wrong(value, key)
    return pair


def _read_over(rules: Rules, deal: Mapping[str, Any]) -> None:
    seats = deal.get("has_melded", [])
    if not isinstance(seats, list | tuple):
        raise _wrong(seats, "has_melded")
    for seat in seats:
        _seat(rules, "has_melded", seat)
    if not isinstance(deal.get("melded_this_turn", False), bool):
        raise _wrong(deal["melded_this_turn"], "melded_this_turn")
    if deal.get("drawn", "stock") not in ("stock", "pile"):
        raise _wrong(deal["drawn"], "drawn")


def _phase(value: Any) -> Phase:
    if value not in (Phase.DRAW, Phase.PLAY):
        raise _wrong(value, "phase")
    return Phase(value)


def _cards(key: str, value: Any) -> tuple[Face, ...]:
    if not isinstance(value, str):
        raise _wrong(value, key)
    return _parsed(key, value)


def _parsed(key: str, text: str) -> tuple[Face, ...]:
    try:
        return parse_cards(text)
    except ValueError as wrong:
        raise ValueError(f"{key}: {wrong}") from wrong  # noqa: EM102 - adds the place to the words


def _texts(key: str, value: Any, most: int) -> list[str]:
    if not isinstance(value, list | tuple) or len(value) > most or not all(isinstance(item, str) for item in value):
        raise _wrong(value, key)
    return [*value, *[""] * (most - len(value))]


def _hands(rules: Rules, value: Any) -> tuple[Hand, ...]:
    hands = tuple(hand_of(_parsed("hands", text)) for text in _texts("hands", value, rules.players))
    if not rules.hold_red_threes and any(hand[Face.RED_THREE] for hand in hands):
        message = "hands: a red three is not held in hand"
        raise ValueError(message)
    return hands


def _melds(value: Any) -> tuple[Melds, Melds]:
    first, second = (_side_melds(text) for text in _texts("melds", value, SIDES))
    return first, second


def _side_melds(text: str) -> Melds:
    melds = tuple(_meld(part) for part in text.split("|") if part.strip())
    ranks = [meld.rank for meld in melds]
    if len(set(ranks)) < len(ranks) or any(rank is not None and is_three(rank) for rank in ranks):
        raise _wrong(text, "melds")
    return melds


def _meld(text: str) -> Meld:
    cards = _parsed("melds", text)
    try:
        return meld_from(cards)
    except ValueError as wrong:
        raise ValueError(f"melds: {wrong}") from wrong  # noqa: EM102 - adds the place to the words


def _question(rules: Rules, value: Any) -> Question | None:
    if value is None:
        return None
    if not isinstance(value, Mapping) or value.keys() - {"seat", "partner", "answer"}:
        raise _wrong(value, "ask")
    asker = _seat(rules, "ask", value.get("seat"))
    partner = _seat(rules, "ask", value.get("partner", partners_of(asker, rules)[0]))
    answer = value.get("answer")
    if partner not in partners_of(asker, rules) or answer not in (None, *get_args(Answer)):
        raise _wrong(value, "ask")
    return Question(asker, partner, cast("Answer | None", answer))


# --- what a scenario expects ------------------------------------------------------------------------------


def observe(state: State, key: str) -> Any:
    """Answer a scenario's `[expect]` key: cards as words, by seat or side. Raises ValueError for another key."""
    look = _LOOKS.get(key)
    if look is None:
        message = f"no such key in [expect]: {key}"
        raise ValueError(message)
    return look(state)


def _words(cards: tuple[Face, ...]) -> tuple[str, ...]:
    return tuple(SYMBOLS[card] for card in cards)


def _side_words(melds: Melds) -> list[tuple[str, ...]]:
    return [_words(faces_of(meld.cards)) for meld in melds]


_LOOKS: Final[dict[str, Callable[[State], Any]]] = {
    "turn": lambda state: state.turn,
    "phase": lambda state: state.phase.value,
    "hands": lambda state: [_words(faces_of(hand)) for hand in state.hands],
    "melds": lambda state: [_side_words(melds) for melds in state.melds],
    "pile": lambda state: _words(state.pile),
    "packet": lambda state: _words(state.packet),
    "stock": lambda state: _words(state.stock),
    "stock_size": lambda state: len(state.stock),
    "frozen": lambda state: is_frozen(state.pile),
    "red_threes": lambda state: list(state.red_threes),
    "ended": lambda state: state.result.reason if state.result else False,
    "deal_scores": lambda state: list(state.result.scores) if state.result else None,
    "totals": lambda state: list(state.totals),
    "match_over": lambda state: state.phase is Phase.OVER,
    "winner": lambda state: winner_of(state.totals, state.rules) if state.phase is Phase.OVER else None,
    "dealer": lambda state: state.dealer,
    "hand_sizes": lambda state: [sum(hand) for hand in state.hands],
    "void": lambda state: state.void,
    "can_ask": lambda state: can_ask(state, state.turn),
    "opening_minimum": lambda state: [minimum(total, state.rules) for total in state.totals],
}
