"""Actions of the canasta family in words: what the verbs of its games have in common, as plain values.

Which actions there are, and which verb makes which, is each game's own.
"""

from typing import NoReturn

from engine.cards import Face, parse_cards, write_cards
from engine.game import Seat


def verb_of(text: str) -> tuple[str, str]:
    """Part an action's verb from the words after it."""
    verb, _, rest = text.strip().partition(" ")
    return verb, rest.strip()


def acting(seat: Seat | None, players: int, text: str) -> Seat:
    """Tell who acts. Raises ValueError when nobody does whom the table has."""
    if seat is None or not 0 <= seat < players:
        message = f"whose action is it: {text}"
        raise ValueError(message)
    return seat


def parse_deal(text: str) -> tuple[tuple[Face, ...], int]:
    """Read the order of the pack and the cut. Raises ValueError for a cut or a card that is none."""
    cut, colon, cards = text.partition(":")
    if not colon:
        message = f"no cut: {text}"
        raise ValueError(message)
    return parse_cards(cards), int(cut)


def write_deal(order: tuple[Face, ...], cut: int) -> str:
    """Write a deal, its verb included; `parse_deal` reads what follows the verb."""
    return f"deal {cut}: {write_cards(order)}"


def parse_partner(text: str) -> Seat | None:
    """Read whom a question is put to, None if nobody is named. Raises ValueError for what is no seat."""
    if text and not (text.isascii() and text.isdecimal()):
        refuse("ask", text)
    return int(text) if text else None


def write_ask(partner: Seat | None) -> str:
    """Write a question."""
    return "ask" if partner is None else f"ask {partner}"


def parse_answer(text: str) -> bool:
    """Read a yes or a no. Raises ValueError for another answer."""
    if text not in {"yes", "no"}:
        refuse("answer", text)
    return text == "yes"


def write_answer(*, yes: bool) -> str:
    """Write an answer."""
    return "answer yes" if yes else "answer no"


def after_word(word: str, text: str) -> str:
    """Read on after a word that must come first, as in `+ take K K`. Raises ValueError when another one does."""
    first, rest = verb_of(text)
    if first != word:
        refuse(text)
    return rest


def refuse(*words: str) -> NoReturn:
    """Raise ValueError for words that no verb has."""
    message = f"no such action: {' '.join(words).strip()}"
    raise ValueError(message)
