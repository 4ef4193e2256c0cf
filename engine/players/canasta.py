"""Classic Canasta's stand-in, in either preset: a sensible beginner that sees what its seat sees.

It melds as soon as the minimum can be met, keeps pairs to take the pile, takes piles that are worth it, builds
canastas, asks before it goes out, and discards what no opponent collects. The same view and the same legal actions
always give the same choice.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from engine.canasta.closing import best_close
from engine.canasta.melds import canastas
from engine.canasta.types import Action, Ask, Discard, Draw, Lay, Open, Reply, SideView, Take, View
from engine.canasta.way_out import WayOut
from engine.cards import NO_CARDS, VALUES, Face, Hand, is_wild
from engine.melding import CANASTA, SHORTEST, Group, Meld, meld_of

WORTH_A_PAIR: Final = 3
"""Cards that make a pile worth two naturals from hand."""
WORTH_A_WILD: Final = 6
"""Cards that make a pile worth a wild."""
LATE: Final = 16
"""Cards in the stock from which on cards in hand are a danger rather than a promise."""
FEW: Final = 4
"""Cards below which a hand is not thinned out without need."""
WORTH_BUILDING: Final = 5
"""Cards of a meld that wilds are spent on while the side lacks a canasta."""
LEAD_FOR_A_POINT: Final = 10
"""Points of lead on the table for which one more point in hand is given up to a partner's going out."""

ChoiceT = TypeVar("ChoiceT")


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """Choose one of the legal actions of the view's seat. Raises ValueError when there is none to choose."""
    if view.seat is None or view.hand is None or not legal:
        message = "nothing to choose from"
        raise ValueError(message)
    return (
        _answers(view, legal)
        or _begins(view, legal)
        or _goes_out(view, legal)
        or _opens(legal)
        or _lays(view, view.hand, legal)
        or _discards(view, view.hand, legal)
        or legal[0]
    )


def _own(view: View) -> SideView:
    return view.sides[(view.seat or 0) % view.rules.sides]


def _others(view: View) -> list[SideView]:
    own = (view.seat or 0) % view.rules.sides
    return [side for number, side in enumerate(view.sides) if number != own]


def _of(kind: type[ChoiceT], legal: Iterable[object]) -> list[ChoiceT]:
    return [action for action in legal if isinstance(action, kind)]


def _wilds(cards: Hand) -> int:
    return cards[Face.TWO] + cards[Face.JOKER]


# --- the partner's question -------------------------------------------------------------------------------


def _answers(view: View, legal: tuple[Action, ...]) -> Action | None:
    """Let the partner go out unless the own hand costs more than that and the lead on the table are worth."""
    replies = _of(Reply, legal)
    if not replies:
        return None
    best_other = max(side.table_points for side in _others(view))
    lead = max(0, _own(view).table_points - best_other)
    says_yes = (view.hand_cost or 0) <= view.rules.going_out + lead // LEAD_FOR_A_POINT
    return next(reply for reply in replies if reply.yes == says_yes)


# --- before the draw --------------------------------------------------------------------------------------


def _begins(view: View, legal: tuple[Action, ...]) -> Action | None:
    """Take the pile if it is worth what is shown for it, else draw."""
    draws = _of(Draw, legal)
    takes = [take for take in _of(Take, legal) if not draws or _is_worth_taking(view, take)]
    if takes:
        return min(takes, key=lambda take: _taking_cost(take))
    return draws[0] if draws else None


def _is_worth_taking(view: View, take: Take) -> bool:
    if take.shown == NO_CARDS or not _own(view).melds or not view.stock_size:
        return True
    return len(view.pile) >= (WORTH_A_WILD if _wilds(take.shown) else WORTH_A_PAIR)


def _taking_cost(take: Take) -> tuple[int, int, int]:
    """Spend few wilds; show nothing for a card that only joins a meld; else lay much of the rank at once."""
    wilds = _wilds(take.shown) + sum(group.wilds for group in take.groups)
    return wilds, sum(group.size for group in take.groups), sum(take.shown)


# --- going out --------------------------------------------------------------------------------------------


def _goes_out(view: View, legal: tuple[Action, ...]) -> Action | None:
    """Go out when it goes, after asking a partner where that may be asked."""
    way = best_close(view)
    if way is None:
        return None
    asks = _of(Ask, legal)
    if asks and not view.must_close:
        return min(asks, key=lambda ask: -view.hand_sizes[ask.partner or 0])
    return _first_step(way, legal)


def _first_step(way: WayOut, legal: tuple[Action, ...]) -> Action | None:
    if not way.groups:
        return next((action for action in _of(Discard, legal) if action.card is way.last), None)
    layings = [action for action in legal if isinstance(action, Lay | Open)]
    return next((action for action in layings if action.groups == way.groups), None)


# --- melding ----------------------------------------------------------------------------------------------


def _opens(legal: tuple[Action, ...]) -> Action | None:
    """Make the initial meld with few wilds and few cards."""
    return min(_of(Open, legal), key=_opening_cost, default=None)


def _opening_cost(action: Open) -> tuple[int, int]:
    return sum(group.wilds for group in action.groups), sum(group.size for group in action.groups)


def _lays(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action | None:
    """Lay the group that is worth most, if any is worth laying."""
    lays = [action for action in _of(Lay, legal) if len(action.groups) == 1]
    wanted = [action for action in lays if _worth(view, hand, action.groups[0]) > 0]
    return max(wanted, key=lambda action: _worth(view, hand, action.groups[0]), default=None)


def _worth(view: View, hand: Hand, group: Group) -> int:
    """Tell how much the stand-in wants to lay this group now; nothing or less: not at all."""
    meld = meld_of(_own(view).melds, group.rank)
    if group.wilds:
        return _worth_of_wilds(view, group, meld)
    if meld is None:
        return 0 if _thins_out(view, hand, group) else 50 + group.size
    keeps_pair = meld.is_canasta and group.size < SHORTEST and not _is_late(view)
    return 0 if keeps_pair else 100 + group.size


def _thins_out(view: View, hand: Hand, group: Group) -> bool:
    """Tell whether too few cards would be left to take piles with, while there is time to."""
    return sum(hand) - group.size < FEW and not _is_late(view)


def _is_late(view: View) -> bool:
    """Tell whether cards belong on the table: the stock is short, somebody may go out soon, or the side can."""
    has_enough = canastas(_own(view).melds) >= view.rules.canastas_to_go_out
    return has_enough or view.stock_size <= LATE or any(canastas(side.melds) for side in _others(view))


def _worth_of_wilds(view: View, group: Group, meld: Meld | None) -> int:
    """Use wilds to make a canasta, or to build the ones that going out needs; late, wherever they carry on."""
    if meld is not None and meld.is_canasta:
        return 0
    size = group.size + (meld.size if meld else 0)
    cheap = 1 if group.twos else 0
    if size >= CANASTA:
        return 80 + cheap
    lacks_canastas = canastas(_own(view).melds) < view.rules.canastas_to_go_out
    if size > WORTH_BUILDING and lacks_canastas:
        return 20 + size + cheap
    return 5 + size + cheap if _is_late(view) and size > SHORTEST else 0


# --- discarding -------------------------------------------------------------------------------------------


def _discards(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action | None:
    return min(_of(Discard, legal), key=lambda action: _discard_cost(view, hand, action.card), default=None)


def _discard_cost(view: View, hand: Hand, card: Face) -> tuple[int, int]:
    """Tell how much a discard hurts: wilds most, then what others collect, own melds, sets and pairs.

    A black three goes when the pile is worth keeping from the next player, and before anything that hurts.
    """
    if is_wild(card):
        return 60, VALUES[card]
    if card is Face.BLACK_THREE:
        return (-1 if len(view.pile) >= WORTH_A_PAIR else 12), VALUES[card]
    cost = {1: 0, 2: 15}.get(hand[card], 25)
    if meld_of(_own(view).melds, card) is not None:
        cost += 10
    if any(meld_of(side.melds, card) is not None for side in _others(view)):
        cost += 5 if view.frozen_for_all else 20
    return cost, VALUES[card]
