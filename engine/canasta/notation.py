"""Actions as text, as scenario files and logs write them."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.canasta.types import (
    Action,
    Ask,
    Deal,
    Discard,
    Draw,
    Lapse,
    Lay,
    Open,
    Phase,
    Reply,
    State,
    Take,
    TakeBack,
    Unplayable,
)
from engine.cards import NO_CARDS, SYMBOLS, Hand, hand_of, parse_cards, write_hand
from engine.family_notation import (
    acting,
    after_word,
    parse_answer,
    parse_deal,
    parse_partner,
    refuse,
    verb_of,
    write_answer,
    write_ask,
    write_deal,
)
from engine.game import Seat
from engine.melding import parse_groups, write_groups


def parse_action(state: State, seat: Seat | None, text: str) -> Action:
    """Read an action as `write_action` writes it; `deal` and `lapse` have no seat.

    Raises ValueError for an unknown verb or card, and for words that no verb has.
    """
    verb, rest = verb_of(text)
    if verb == "deal":
        return Deal(*parse_deal(rest))
    if verb == "lapse" and not rest:
        return Lapse()
    read = _VERBS.get(verb)
    if read is None:
        refuse(text)
    return read(acting(seat, state.rules.players, text), rest)


def _parse_draw(seat: Seat, text: str) -> Action:
    if text in {"stock", "pile"}:
        return _of_another_game(seat, f"draw {text}", Phase.DRAW)
    if text:
        refuse("draw", text)
    return Draw(seat)


def _parse_take(seat: Seat, text: str) -> Action:
    shown, plus, opening = text.partition("+")
    cards = hand_of(parse_cards(shown))
    if not plus:
        return Take(seat, cards)
    groups = after_word("open", opening)
    if not groups:
        return _malformed(seat, f"take {text}", Phase.DRAW, cards)
    return Take(seat, cards, parse_groups(groups))


def _parse_open(seat: Seat, text: str) -> Action:
    """Read an opening; what another game writes as `open ... + take ...` is none of this one's actions."""
    groups, plus, taking = text.partition("+")
    if plus:
        parse_cards(after_word("take", taking))
    laid = parse_groups(groups) if groups.strip() else ()
    if plus:
        return _of_another_game(seat, f"open {text}", Phase.DRAW)
    return Open(seat, laid) if laid else _malformed(seat, "open", Phase.PLAY)


def _parse_meld(seat: Seat, text: str) -> Action:
    return Lay(seat, parse_groups(text)) if text else _malformed(seat, "meld", Phase.PLAY)


def _parse_ask(seat: Seat, text: str) -> Action:
    return Ask(seat, parse_partner(text))


def _parse_answer(seat: Seat, text: str) -> Action:
    return Reply(seat, parse_answer(text))


def _parse_discard(seat: Seat, text: str) -> Action:
    cards = parse_cards(text)
    if len(cards) == 1:
        return Discard(seat, cards[0])
    return _malformed(seat, f"discard {text}", Phase.PLAY, hand_of(cards))


def _parse_take_back(seat: Seat, text: str) -> Action:
    if text:
        refuse("take-back", text)
    return TakeBack(seat)


def _parse_lay(seat: Seat, text: str) -> Action:
    """Read the laying of a red three held in hand, which this game does not know."""
    parse_cards(text)
    return _of_another_game(seat, f"lay {text}", Phase.PLAY)


def _parse_out(seat: Seat, text: str) -> Action:
    return _of_another_game(seat, f"out {text}", Phase.PLAY)


_VERBS: Final[Mapping[str, Callable[[Seat, str], Action]]] = {
    "draw": _parse_draw,
    "take": _parse_take,
    "open": _parse_open,
    "meld": _parse_meld,
    "ask": _parse_ask,
    "answer": _parse_answer,
    "discard": _parse_discard,
    "take-back": _parse_take_back,
    "lay": _parse_lay,
    "out": _parse_out,
}


def _of_another_game(seat: Seat, text: str, phase: Phase) -> Unplayable:
    return Unplayable(seat, text.strip(), "not-available", phase, NO_CARDS)


def _malformed(seat: Seat, text: str, phase: Phase, cards: Hand = NO_CARDS) -> Unplayable:
    return Unplayable(seat, text.strip(), "malformed", phase, cards)


def write_action(action: Action) -> str:  # noqa: C901 - one case an action
    """Write an action in the notation of scenarios and logs; the seat is written apart."""
    match action:
        case Deal():
            return write_deal(action.order, action.cut)
        case Draw():
            return "draw"
        case Open():
            return f"open {write_groups(action.groups)}"
        case Take():
            return _write_take(action)
        case Lay():
            return f"meld {write_groups(action.groups)}"
        case TakeBack():
            return "take-back"
        case Ask():
            return write_ask(action.partner)
        case Reply():
            return write_answer(yes=action.yes)
        case Lapse():
            return "lapse"
        case Discard():
            return f"discard {SYMBOLS[action.card]}"
        case Unplayable():
            return action.text


def _write_take(action: Take) -> str:
    opening = f" + open {write_groups(action.groups)}" if action.groups else ""
    return f"take {write_hand(action.shown)}".rstrip() + opening
