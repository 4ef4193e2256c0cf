"""Scenarios: positions set up from data, and what can be asked of one."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NoReturn, TypeVar

from engine.canasta.asking import can_ask
from engine.canasta.closing import partners_of
from engine.canasta.dealing import undealt
from engine.canasta.opening import minimum_of
from engine.canasta.pile import is_frozen
from engine.canasta.seen import winner
from engine.canasta.types import Phase, Question, Rules, State
from engine.cards import SYMBOLS, Face, Hand, faces_of, hand_of, parse_cards
from engine.melding import Melds, meld_from

_KEYS: Final = {
    *("scores", "dealer", "turn", "phase", "hands", "stock", "pile", "packet", "melds", "red_threes", "has_melded"),
    *("melded_this_turn", "drawn", "ask"),
}
ItemT = TypeVar("ItemT")
_ANSWERS: Final = (None, "yes", "no", "lapsed")


def position(rules: Rules, deal: Mapping[str, Any]) -> State:
    """Set up the position of a scenario's `[deal]` table. Raises ValueError naming what is wrong."""
    for key in deal:
        if key not in _KEYS:
            _refuse(key, "not a key of this game")
    if deal.get("packet"):
        _refuse("packet", "this game has none")
    dealer = _seat(rules, deal, "dealer", rules.players - 1)
    state = replace(
        undealt(rules, dealer, _list(deal, "scores", 0, rules.sides)),
        deal=1,
        phase=_phase(deal),
        turn=_seat(rules, deal, "turn", (dealer + 1) % rules.players),
        hands=_hands(rules, deal),
        stock=parse_cards(_text(deal, "stock")),
        pile=parse_cards(_text(deal, "pile")),
        melds=_melds(rules, deal),
        red_threes=_list(deal, "red_threes", 0, rules.sides),
        has_melded=_has_melded(rules, deal),
    )
    return _in_play(state, deal) if state.phase is Phase.PLAY else _before_the_draw(state, deal)


def _before_the_draw(state: State, deal: Mapping[str, Any]) -> State:
    for key, default in (("melded_this_turn", False), ("drawn", "stock"), ("ask", None)):
        if deal.get(key, default) != default:
            _refuse(key, "only in phase play")
    return state


def _in_play(state: State, deal: Mapping[str, Any]) -> State:
    """Add what only phase "play" has: how the turn began, whether something was laid in it, its question."""
    drawn = deal.get("drawn", "stock")
    if drawn not in ("stock", "pile"):
        _refuse("drawn", 'neither "stock" nor "pile"')
    melded = deal.get("melded_this_turn", False)
    if not isinstance(melded, bool):
        _refuse("melded_this_turn", "neither true nor false")
    old_melds = len(state.melds[state.turn % state.rules.sides])
    question = _question(state, deal["ask"]) if "ask" in deal else None
    return replace(state, drawn=drawn, layings=int(melded), old_melds=old_melds, question=question)


def _question(state: State, ask: Any) -> Question:
    if not isinstance(ask, Mapping) or not set(ask) <= {"seat", "partner", "answer"}:
        _refuse("ask", "not a seat, a partner and perhaps an answer")
    partners = (*partners_of(state.rules, state.turn), None)
    question = Question(ask.get("seat", state.turn), ask.get("partner", partners[0]), ask.get("answer"))
    if question.answer not in _ANSWERS:
        _refuse("ask", "no such answer")
    if question.asker != state.turn or question.partner not in partners[:-1]:
        _refuse("ask", "not the player to move and a partner")
    return question


def _refuse(key: str, what: str) -> NoReturn:
    message = f"{key}: {what}"
    raise ValueError(message)


def _text(deal: Mapping[str, Any], key: str) -> str:
    text = deal.get(key, "")
    if not isinstance(text, str):
        _refuse(key, "not a text of cards")
    return text


def _list(deal: Mapping[str, Any], key: str, default: ItemT, length: int) -> tuple[ItemT, ...]:
    """Read a list of things like the default, which fills it up."""
    values = deal.get(key, [])
    if (
        not isinstance(values, list | tuple)
        or len(values) > length
        or any(type(item) is not type(default) for item in values)
    ):
        _refuse(key, f"not a list of {length}")
    return (*values, *[default] * (length - len(values)))


def _is_seat(rules: Rules, value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < rules.players


def _seat(rules: Rules, deal: Mapping[str, Any], key: str, default: int) -> int:
    value: int = deal.get(key, default)
    if not _is_seat(rules, value):
        _refuse(key, "no seat")
    return value


def _phase(deal: Mapping[str, Any]) -> Phase:
    phase = deal.get("phase", "draw")
    if phase not in ("draw", "play"):
        _refuse("phase", 'neither "draw" nor "play"')
    return Phase(phase)


def _hands(rules: Rules, deal: Mapping[str, Any]) -> tuple[Hand, ...]:
    hands = tuple(hand_of(parse_cards(text)) for text in _list(deal, "hands", "", rules.players))
    if any(hand[Face.RED_THREE] for hand in hands):
        _refuse("hands", "a red three in a hand")
    return hands


def _melds(rules: Rules, deal: Mapping[str, Any]) -> tuple[Melds, ...]:
    """Read each side's melds; a canasta among them counts as not concealed [K8.3]."""
    sides = tuple(
        tuple(meld_from(parse_cards(part)) for part in text.split("|") if part.strip())
        for text in _list(deal, "melds", "", rules.sides)
    )
    for melds in sides:
        ranks = [meld.rank for meld in melds]
        if None in ranks or Face.RED_THREE in ranks or len(set(ranks)) < len(ranks):
            _refuse("melds", "not one meld of a rank each")
    return sides


def _has_melded(rules: Rules, deal: Mapping[str, Any]) -> tuple[bool, ...]:
    seats = deal.get("has_melded", [])
    if not isinstance(seats, Sequence) or not all(_is_seat(rules, seat) for seat in seats):
        _refuse("has_melded", "not a list of seats")
    return tuple(seat in seats for seat in range(rules.players))


def _words(cards: Sequence[Face]) -> tuple[str, ...]:
    return tuple(SYMBOLS[card] for card in cards)


def _hand_words(hand: Hand) -> tuple[str, ...]:
    return _words(faces_of(hand))


def _ended(state: State) -> bool | str:
    return state.result.reason if state.result else False


_ANSWERERS: Final[Mapping[str, Any]] = {
    "turn": lambda state: state.turn,
    "phase": lambda state: str(state.phase),
    "hands": lambda state: tuple(map(_hand_words, state.hands)),
    "melds": lambda state: tuple(tuple(_hand_words(meld.cards) for meld in melds) for melds in state.melds),
    "pile": lambda state: _words(state.pile),
    "packet": lambda _: (),
    "stock": lambda state: _words(state.stock),
    "stock_size": lambda state: len(state.stock),
    "frozen": lambda state: is_frozen(state.rules, state.pile),
    "red_threes": lambda state: state.red_threes,
    "ended": _ended,
    "deal_scores": lambda state: state.result.scores if state.result else None,
    "totals": lambda state: state.totals,
    "match_over": lambda state: state.phase is Phase.OVER,
    "winner": winner,
    "dealer": lambda state: state.dealer,
    "hand_sizes": lambda state: tuple(map(sum, state.hands)),
    "void": lambda _: False,
    "can_ask": lambda state: can_ask(state, state.turn),
    "opening_minimum": lambda state: tuple(minimum_of(state.rules, total) for total in state.totals),
}


def observe(state: State, key: str) -> Any:
    """Answer a scenario's `[expect]` key: by seat or side as a tuple, cards as words, melds as tuples of words.

    Raises ValueError for a key that the game does not have.
    """
    answer = _ANSWERERS.get(key)
    if answer is None:
        _refuse(key, "nothing that this game can tell")
    return answer(state)
