"""Positions of the canasta family: the keys of a scenario's `[deal]` table that its games share, read and checked.

What is not of its kind is refused by a ValueError that names the key.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NoReturn, TypeGuard, TypeVar

from engine.cards import SYMBOLS, Face, Hand, faces_of, hand_of, parse_cards
from engine.game import Seat
from engine.melding import Meld, Melds, meld_from

KEYS: Final = frozenset(
    {"scores", "dealer", "turn", "phase", "hands", "stock", "pile", "packet", "melds", "red_threes", "ask"}
    | {"has_melded", "melded_this_turn", "drawn"}
)
"""Keys of `[deal]` that every game of the family reads, if only to see that they are of their kind."""

Deal = Mapping[str, Any]
Drawn = Literal["stock", "pile"]
ReadT = TypeVar("ReadT")


def refuse(key: str, value: object) -> NoReturn:
    """Raise ValueError for a value that the key cannot have."""
    message = f"{key}: not as it should be: {value!r}"
    raise ValueError(message)


def know_keys(deal: Deal, known: frozenset[str]) -> None:
    """See that every key is one of those known."""
    unknown = deal.keys() - known
    if unknown:
        message = f"no such key in [deal]: {', '.join(sorted(unknown))}"
        raise ValueError(message)


def is_seat(value: object, players: int) -> TypeGuard[Seat]:
    """Tell whether the value is a seat of the table."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


def seat_in(deal: Deal, key: str, players: int, default: Seat | None = None) -> Seat:
    """Read a seat."""
    value: object = deal.get(key, default)
    if not is_seat(value, players):
        refuse(key, value)
    return value


def seats_in(deal: Deal, key: str, players: int) -> tuple[Seat, ...]:
    """Read a list of seats, none by default."""
    value = deal.get(key, ())
    if not isinstance(value, list | tuple):
        refuse(key, value)
    for seat in value:
        if not is_seat(seat, players):
            refuse(key, seat)
    return tuple(value)


def phase_in(deal: Deal) -> Literal["draw", "play"]:
    """Read the part of the turn, before the draw by default."""
    value = deal.get("phase", "draw")
    if value == "draw":
        return "draw"
    if value == "play":
        return "play"
    refuse("phase", value)


def drawn_in(deal: Deal) -> Drawn:
    """Read how the turn began, from the stock by default."""
    value = deal.get("drawn", "stock")
    if value == "stock":
        return "stock"
    if value == "pile":
        return "pile"
    refuse("drawn", value)


def switch_in(deal: Deal, key: str) -> bool:
    """Read true or false, false by default."""
    value = deal.get(key, False)
    if not isinstance(value, bool):
        refuse(key, value)
    return value


def numbers_in(deal: Deal, key: str, sides: int) -> tuple[int, ...]:
    """Read a number for each side; those not named are zero."""
    value = deal.get(key, ())
    if not isinstance(value, list | tuple) or len(value) > sides or any(type(item) is not int for item in value):
        refuse(key, value)
    return (*value, *(0,) * (sides - len(value)))


def counts_in(deal: Deal, key: str, sides: int) -> tuple[int, ...]:
    """Read how many for each side; those not named have none."""
    numbers = numbers_in(deal, key, sides)
    if min(numbers) < 0:
        refuse(key, deal[key])
    return numbers


def cards_in(deal: Deal, key: str) -> tuple[Face, ...]:
    """Read cards in their order, none by default."""
    value = deal.get(key, "")
    if not isinstance(value, str):
        refuse(key, value)
    return _parsed(key, parse_cards, value)


def hands_in(deal: Deal, players: int) -> tuple[Hand, ...]:
    """Read the hands by seat; those not named are empty."""
    return tuple(hand_of(_parsed("hands", parse_cards, text)) for text in _texts(deal, "hands", players))


def melds_in(deal: Deal, sides: int) -> tuple[Melds, ...]:
    """Read the melds by side, no two of a rank; those not named are none. Which ranks there may be is not asked."""
    return tuple(map(_side_melds, _texts(deal, "melds", sides)))


def _side_melds(text: str) -> Melds:
    melds = tuple(_parsed("melds", _meld, part) for part in text.split("|") if part.strip())
    if len({meld.rank for meld in melds}) < len(melds):
        refuse("melds", text)
    return melds


def _meld(text: str) -> Meld:
    return meld_from(parse_cards(text))


def _texts(deal: Deal, key: str, most: int) -> list[str]:
    value = deal.get(key, ())
    if not isinstance(value, list | tuple) or len(value) > most or not all(isinstance(item, str) for item in value):
        refuse(key, value)
    return [*value, *[""] * (most - len(value))]


def _parsed(key: str, parse: Callable[[str], ReadT], text: str) -> ReadT:
    try:
        return parse(text)
    except ValueError as wrong:
        raise ValueError(f"{key}: {wrong}") from wrong  # noqa: EM102 - adds the place to the words


# --- what a scenario expects ------------------------------------------------------------------------------


def words_of(cards: tuple[Face, ...]) -> tuple[str, ...]:
    """Write each card as a word."""
    return tuple(SYMBOLS[card] for card in cards)


def words_of_hands(hands: tuple[Hand, ...]) -> tuple[tuple[str, ...], ...]:
    """Write the cards of each hand as words."""
    return tuple(words_of(faces_of(hand)) for hand in hands)


def words_of_melds(melds: tuple[Melds, ...]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """Write the cards of each meld as words, by side."""
    return tuple(words_of_hands(tuple(meld.cards for meld in side)) for side in melds)


LOOKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "turn": lambda state: state.turn,
    "phase": lambda state: str(state.phase),
    "hands": lambda state: words_of_hands(state.hands),
    "melds": lambda state: words_of_melds(state.melds),
    "pile": lambda state: words_of(state.pile),
    "stock": lambda state: words_of(state.stock),
    "stock_size": lambda state: len(state.stock),
    "red_threes": lambda state: state.red_threes,
    "ended": lambda state: state.result.reason if state.result else False,
    "deal_scores": lambda state: state.result.scores if state.result else None,
    "totals": lambda state: state.totals,
    "dealer": lambda state: state.dealer,
    "hand_sizes": lambda state: tuple(map(sum, state.hands)),
}
"""What `[expect]` keys look up in the state of either game; the rest each game answers by itself."""


def answered(state: Any, key: str, looks: Mapping[str, Callable[[Any], Any]]) -> Any:
    """Answer a scenario's `[expect]` key by the look for it. Raises ValueError for a key that has none."""
    look = looks.get(key)
    if look is None:
        message = f"no such key in [expect]: {key}"
        raise ValueError(message)
    return look(state)
