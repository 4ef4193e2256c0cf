"""What a player picks on the hand screen of a canasta game, and what the picked cards mean.

Picked cards are words of the notation. Naturals of a rank make one group by themselves; a wild joins the group that
it was sent to (`to`), or the only one there is.
"""

from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Final

from bot.screens.types import Picks
from engine.canasta import types as canasta
from engine.canastone import types as canastone
from engine.cards import (
    FACES,
    NATURALS,
    NO_CARDS,
    SYMBOLS,
    WILDS,
    Face,
    Hand,
    hand_of,
    minus,
    parse_cards,
    plus,
    value_of,
    write_hand,
)
from engine.game import Params
from engine.melding import SHORTEST, Group, parse_groups, write_groups

PICK_VERBS: Final = frozenset({"pick", "clear", "mode", "to"})
"""The presses that change what is picked and nothing else; see `changed`."""

_TYPES: Final[dict[type, ModuleType]] = {canastone.View: canastone, canasta.View: canasta}

_SHOWN_IN_CANASTA: Final = 2
_MELDED: Final = (*NATURALS, Face.BLACK_THREE)
"""What groups can be of: black threes are melded in some games, and refused in words in the others."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why picked cards mean no action; `code` keys the sentence `problem-CODE`."""

    code: str
    params: Params = ()


@dataclass(frozen=True, slots=True)
class Composed:
    """The picked cards as groups; `loose` are wilds that have not been sent to a group."""

    groups: tuple[Group, ...]
    loose: Hand

    @property
    def value(self) -> int:
        """What the groups count towards an opening."""
        return sum(value_of(group.cards) for group in self.groups)

    def joined_by(self, rank: Face | None) -> tuple[Group, ...]:
        """Give the groups after the loose wilds have joined the one of `rank`, or begun it."""
        return _with_group(self.groups, Group(rank, self.loose)) if any(self.loose) else self.groups


def acts_of(view: Any) -> Any:
    """Give the module that has the actions of the view's game."""
    return _TYPES[type(view)]


def own_side(view: Any) -> Any:
    """Give what everybody sees of the reader's side."""
    return view.sides[view.seat % len(view.sides)]


def picked(picks: Picks) -> Hand:
    """Count the picked cards."""
    return hand_of(parse_cards(" ".join(picks.cards)))


def toggle(picks: Picks, view: Any, card: str) -> Picks:
    """Pick one more of the card; after the last one none of it is picked. A card that is not held changes nothing."""
    face = Face(SYMBOLS.index(card)) if card in SYMBOLS else None
    if face is None or view.hand is None or not view.hand[face]:
        return picks
    if picks.cards.count(card) < view.hand[face]:
        return replace(picks, cards=(*picks.cards, card), mode=_kept_mode(picks))
    rest = tuple(word for word in picks.cards if word != card)
    return replace(picks, cards=rest, groups=_sent_without(picks, face), mode=_kept_mode(picks))


def changed(picks: Picks, view: Any, verb: str, argument: str) -> Picks:
    """Do what a press of `PICK_VERBS` asks: pick a card, clear, open a part of the screen or leave it, send a wild."""
    match verb:
        case "pick":
            return toggle(picks, view, argument)
        case "clear":
            return Picks(mode=_kept_mode(picks))
        case "mode":
            return replace(picks, mode=argument) if argument else Picks()
        case "to":
            return _sent(picks, argument)
        case _:
            return picks


def composed(picks: Picks) -> Composed:
    """Sort the picked cards into groups."""
    cards = picked(picks)
    groups = tuple(Group(rank, _only(cards, rank)) for rank in _MELDED if cards[rank])
    loose = _only(cards, *WILDS)
    for group in _sent_groups(picks):
        groups = _with_group(groups, group)
        loose = minus(loose, group.cards)
    if len(groups) == 1 and groups[0].rank is not None and any(loose) and not picks.groups:
        return Composed(_with_group(groups, Group(groups[0].rank, loose)), NO_CARDS)
    if not groups and sum(loose) >= SHORTEST:
        return Composed((Group(None, loose),), NO_CARDS)
    return Composed(groups, loose)


def intent(picks: Picks, view: Any, verb: str, argument: str) -> Any | Problem:
    """Give the action that a press means with these picks, legal or not; a Problem when it means none.

    Verbs: draw, lay, add RANK (wilds and naturals to that meld; W: the wild meld), open, take, discard [CARD],
    ask [SEAT], answer yes|no, back, red.
    """
    acts, seat = acts_of(view), view.seat
    match verb:
        case "draw":
            return acts.Draw(seat)
        case "lay" | "open" | "add":
            return _laying(picks, view, verb, argument)
        case "take":
            return acts.Take(seat, _shown_for_pile(view))
        case "discard":
            return _discarding(picks, view, argument)
        case "ask":
            return acts.Ask(seat, int(argument) if argument.isdecimal() else None)
        case "answer":
            return acts.Reply(seat, argument == "yes")
        case "back":
            return acts.TakeBack(seat)
        case "red" if acts is canastone:
            return canastone.LayRedThree(seat)
        case _:
            return Problem("unknown")


def needed_for_pile(view: Any) -> Hand | None:
    """Give the naturals that take the pile as it lies, from hand or not; None when its top is no natural."""
    if not view.pile or view.pile[-1] not in NATURALS:
        return None
    if isinstance(view, canasta.View):
        count = _SHOWN_IN_CANASTA
    else:
        count = view.rules.pile_shown_frozen if view.frozen else view.rules.pile_shown
    return hand_of([view.pile[-1]] * count)


def _shown_for_pile(view: Any) -> Hand:
    """Give as many of the naturals that take the pile as the reader holds."""
    needed = needed_for_pile(view) or NO_CARDS
    return tuple(map(min, needed, view.hand))


def rank_word(rank: Face | None) -> str:
    """Name a meld in a press: its rank's symbol, W for the wild meld."""
    return "W" if rank is None else SYMBOLS[rank]


def rank_of(word: str) -> Face | None:
    """Read what `rank_word` writes. Raises ValueError."""
    return None if word == "W" else Face(SYMBOLS.index(word))


def _laying(picks: Picks, view: Any, verb: str, argument: str) -> Any | Problem:
    if verb == "add" and argument not in ("W", *SYMBOLS):
        return Problem("unknown")
    found = composed(picks)
    groups = found.joined_by(rank_of(argument)) if verb == "add" else found.groups
    if not picks.cards:
        return Problem("nothing-picked")
    if not groups or (any(found.loose) and verb != "add"):
        return Problem("wild-where", (("cards", write_hand(found.loose)),))
    acts = acts_of(view)
    return acts.Open(view.seat, groups) if _opens(view, verb) else acts.Lay(view.seat, groups)


def _opens(view: Any, verb: str) -> bool:
    return verb == "open" or not own_side(view).melds


def _discarding(picks: Picks, view: Any, argument: str) -> Any | Problem:
    cards = (argument,) if argument in SYMBOLS else picks.cards
    if len(cards) != 1:
        return Problem("pick-one", (("count", len(cards)),))
    return acts_of(view).Discard(view.seat, Face(SYMBOLS.index(cards[0])))


def _kept_mode(picks: Picks) -> str:
    # An explanation is over with the next tap; composing goes on.
    return "" if picks.mode == "why" else picks.mode


def _sent_groups(picks: Picks) -> tuple[Group, ...]:
    return parse_groups(" | ".join(picks.groups)) if picks.groups else ()


def _sent_without(picks: Picks, face: Face) -> tuple[str, ...]:
    groups = [Group(group.rank, _but(group.cards, face)) for group in _sent_groups(picks) if group.rank != face]
    return tuple(write_groups((group,)) for group in groups if group.size)


def _sent(picks: Picks, word: str) -> Picks:
    """Send the first loose wild to the group of the rank."""
    sent = _sent_groups(picks)
    loose = _only(picked(picks), *WILDS)
    for group in sent:
        loose = minus(loose, group.cards)
    wild = next((face for face in WILDS if loose[face]), None)
    if wild is None or (word != "W" and word not in SYMBOLS):
        return picks
    groups = _with_group(sent, Group(rank_of(word), hand_of([wild])))
    return replace(picks, groups=tuple(write_groups((group,)) for group in groups))


def _with_group(groups: tuple[Group, ...], added: Group) -> tuple[Group, ...]:
    if all(group.rank != added.rank for group in groups):
        return (*groups, added)
    return tuple(Group(g.rank, plus(g.cards, added.cards)) if g.rank == added.rank else g for g in groups)


def _only(hand: Hand, *faces: Face) -> Hand:
    return tuple(hand[face] if face in faces else 0 for face in FACES)


def _but(hand: Hand, face: Face) -> Hand:
    return tuple(0 if other == face else hand[other] for other in FACES)
