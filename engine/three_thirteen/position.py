"""Positions of scenarios and what is asked of them afterwards."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.game import Seat
from engine.suited import JOKER, Card, Hand, parse_cards, write_card
from engine.three_thirteen.arrange import arrange
from engine.three_thirteen.ranks import wild_ranks
from engine.three_thirteen.scoring import winners
from engine.three_thirteen.turn import turn_started
from engine.three_thirteen.types import Phase, Rules, State

_KEYS: Final = frozenset(
    {"scores", "dealer", "turn", "phase", "hands", "stock", "pile", "round", "out", "drawn"},
)


def position(rules: Rules, deal: Mapping[str, Any]) -> State:
    """Set up the position of a scenario's `[deal]` table.

    Raises ValueError naming the key, the card or the number that is wrong.
    """
    for key in deal:
        if key not in _KEYS:
            message = f"unknown key: {key}"
            raise ValueError(message)
    dealer = _seat(rules, deal, "dealer", rules.players - 1)
    state = State(
        rules=rules,
        totals=_totals(rules, deal.get("scores")),
        dealer=dealer,
        round=_round(rules, deal.get("round", 1)),
        turn=_seat(rules, deal, "turn", (dealer + 1) % rules.players),
        hands=_hands(rules, deal.get("hands", [])),
        stock=_cards(rules, "stock", deal.get("stock", "")),
        pile=_cards(rules, "pile", deal.get("pile", "")),
        out=_seat(rules, deal, "out", 0) if "out" in deal else None,
    )
    return _in_phase(state, deal)


def _in_phase(state: State, deal: Mapping[str, Any]) -> State:
    """Start the turn, or stand in the middle of it, where it does not matter which of the cards was drawn."""
    drawn = deal.get("drawn", "stock")
    if drawn not in ("stock", "pile"):
        message = f"drawn: {drawn}"
        raise ValueError(message)
    match deal.get("phase", "draw"):
        case "draw":
            return turn_started(state)[0]
        case "play" if state.turn != state.out:
            hand = state.hands[state.turn]
            return replace(state, phase=Phase.PLAY, drawn=hand[-1] if hand else None, drawn_from=drawn)
        case "play":
            message = f"out: seat {state.out} has gone out and cannot be playing"
            raise ValueError(message)
        case phase:
            message = f"phase: {phase}"
            raise ValueError(message)


def observe(state: State, key: str) -> Any:
    """Answer a scenario's `[expect]` key, and `stock`. Raises ValueError for a key that the game does not have."""
    match key:
        case "turn" | "dealer" | "round" | "totals":
            return getattr(state, key)
        case "phase":
            return str(state.phase)
        case "hands":
            return tuple(map(_words, state.hands))
        case "hand_sizes":
            return tuple(map(len, state.hands))
        case "stock" | "pile":
            return _words(getattr(state, key))
        case "stock_size":
            return len(state.stock)
        case "arrangement":
            return tuple(_penalty(state, seat) for seat in range(len(state.hands)))
        case _:
            return _observe_end(state, key)


def _observe_end(state: State, key: str) -> Any:
    match key:
        case "ended":
            return _end(state)
        case "deal_scores":
            return state.result.scores if state.result else None
        case "match_over":
            return state.phase is Phase.OVER
        case "winner":
            won = winners(state)
            return won[0] if len(won) == 1 else won or None
        case _:
            message = f"unknown key: {key}"
            raise ValueError(message)


def _end(state: State) -> bool | str:
    """Say why the round has ended in the words of scenario files; too many turns have none there [T5.4]."""
    if state.result is None:
        return False
    return {"out": "closed", "stock": "stock"}.get(state.result.reason, True)


def _penalty(state: State, seat: Seat) -> int:
    wilds = wild_ranks(state.rules, state.round)
    return arrange(state.hands[seat], wilds, state.rules).penalty


def _words(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(write_card, cards))


def _number(key: str, value: Any) -> int:
    if type(value) is not int:
        message = f"{key}: a number is expected"
        raise ValueError(message)
    return value


def _seat(rules: Rules, deal: Mapping[str, Any], key: str, default: Seat) -> Seat:
    seat = _number(key, deal.get(key, default))
    if not 0 <= seat < rules.players:
        message = f"{key}: no seat {seat}"
        raise ValueError(message)
    return seat


def _round(rules: Rules, value: Any) -> int:
    number = _number("round", value)
    if not 1 <= number <= rules.rounds:
        message = f"round: no round {number}"
        raise ValueError(message)
    return number


def _totals(rules: Rules, value: Any) -> tuple[int, ...]:
    if value is None:
        return (0,) * rules.players
    if not isinstance(value, list) or len(value) != rules.players:
        message = f"scores: {rules.players} numbers are expected"
        raise ValueError(message)
    return tuple(_number("scores", score) for score in value)


def _hands(rules: Rules, value: Any) -> tuple[Hand, ...]:
    if not isinstance(value, list) or len(value) > rules.players:
        message = f"hands: a list of at most {rules.players} texts is expected"
        raise ValueError(message)
    named = [tuple(sorted(_cards(rules, "hands", text))) for text in value]
    return (*named, *((),) * (rules.players - len(named)))


def _cards(rules: Rules, key: str, value: Any) -> tuple[Card, ...]:
    if not isinstance(value, str):
        message = f"{key}: a text is expected"
        raise ValueError(message)
    cards = parse_cards(value)
    if JOKER in cards and not rules.jokers:
        message = f"{key}: no card: {write_card(JOKER)}"
        raise ValueError(message)
    return cards
