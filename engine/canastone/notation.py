"""Actions in words, as scenario files and logs write them."""

from collections.abc import Callable
from typing import Final

from engine.canastone.types import (
    Action,
    Ask,
    Deal,
    Discard,
    Draw,
    Lapse,
    Lay,
    LayRedThree,
    Open,
    Phase,
    Reply,
    State,
    Take,
    TakeBack,
    Unplayable,
)
from engine.cards import NO_CARDS, SYMBOLS, Face, Hand, hand_of, parse_cards, write_hand
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


def write_action(action: Action) -> str:  # noqa: C901 - one case an action
    """Write an action as `parse_action` reads it; who acts is written apart."""
    match action:
        case Deal():
            return write_deal(action.order, action.cut)
        case Draw():
            return "draw"
        case Open():
            return _write_open(action)
        case Take():
            return f"take {write_hand(action.shown)}".strip()
        case Lay():
            return f"meld {write_groups(action.groups)}"
        case LayRedThree():
            return f"lay {SYMBOLS[Face.RED_THREE]}"
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


def _write_open(action: Open) -> str:
    words = [write_groups(action.groups)] if action.groups else []
    if action.take is not None:
        words.append(f"+ take {write_hand(action.take)}".strip())
    return " ".join(("open", *words))


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


def _draw(seat: Seat, text: str) -> Action:
    if text in {"stock", "pile"}:
        return _foreign(seat, f"draw {text}", Phase.DRAW)
    if text:
        refuse("draw", text)
    return Draw(seat)


def _open(seat: Seat, text: str) -> Action:
    groups, plus, taking = (part.strip() for part in text.partition("+"))
    laid = parse_groups(groups) if groups else ()
    if plus:
        return Open(seat, laid, hand_of(parse_cards(after_word("take", taking))))
    return Open(seat, laid) if laid else _malformed(seat, "open", Phase.DRAW)


def _take(seat: Seat, text: str) -> Action:
    shown, plus, opening = (part.strip() for part in text.partition("+"))
    cards = hand_of(parse_cards(shown))
    if plus:
        parse_groups(after_word("open", opening))
        return _foreign(seat, f"take {text}", Phase.DRAW)
    return Take(seat, cards)


def _meld(seat: Seat, text: str) -> Action:
    return Lay(seat, parse_groups(text)) if text else _malformed(seat, "meld", Phase.PLAY)


def _lay(seat: Seat, text: str) -> Action:
    cards = parse_cards(text)
    if cards == (Face.RED_THREE,):
        return LayRedThree(seat)
    return _malformed(seat, f"lay {text}", Phase.PLAY, hand_of(cards))


def _take_back(seat: Seat, text: str) -> Action:
    if text:
        refuse("take-back", text)
    return TakeBack(seat)


def _ask(seat: Seat, text: str) -> Action:
    return Ask(seat, parse_partner(text))


def _answer(seat: Seat, text: str) -> Action:
    return Reply(seat, parse_answer(text))


def _discard(seat: Seat, text: str) -> Action:
    cards = parse_cards(text)
    if len(cards) == 1:
        return Discard(seat, cards[0])
    return _malformed(seat, f"discard {text}", Phase.PLAY, hand_of(cards))


def _out(seat: Seat, text: str) -> Action:
    return _foreign(seat, f"out {text}", Phase.PLAY)


_VERBS: Final[dict[str, Callable[[Seat, str], Action]]] = {
    "draw": _draw,
    "open": _open,
    "take": _take,
    "meld": _meld,
    "lay": _lay,
    "take-back": _take_back,
    "ask": _ask,
    "answer": _answer,
    "discard": _discard,
    "out": _out,
}


def _malformed(seat: Seat, text: str, phase: Phase, cards: Hand = NO_CARDS) -> Unplayable:
    return Unplayable(seat, text.strip(), "malformed", phase, cards)


def _foreign(seat: Seat, text: str, phase: Phase) -> Unplayable:
    return Unplayable(seat, text.strip(), "not-available", phase, NO_CARDS)
