"""Canastone's stand-in: a sensible beginner that sees what its seat sees.

It opens when it can, keeps pairs to take the pile, takes piles that are worth it, builds clean canastas and one dirty
one, asks before it closes, and discards what the other side does not collect. The same view and the same legal
actions always give the same choice.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from engine.canastone.best_close import Close, best_close_of
from engine.canastone.melds import count_canastas, is_bound
from engine.canastone.sides import side_of
from engine.canastone.types import Action, Ask, Discard, Draw, Lay, LayRedThree, Open, Reply, SideView, Take, View
from engine.cards import VALUES, Face, Hand, is_wild
from engine.melding import CANASTA, SHORTEST, Group, Meld, meld_of

WORTH_TAKING: Final = 3
"""Cards that make a pile worth taking."""
LATE: Final = 24
"""Cards in the stock from which on cards in hand are a danger rather than a promise."""
FEW: Final = 4
"""Cards below which a hand is not thinned out without need."""
WILDS_FOR_A_MELD: Final = 6
"""Wilds in hand that are enough to commit the side to a wild meld."""
DIRTY_FROM: Final = 4
"""Cards of a meld that is worth dirtying to get the dirty canasta that closing needs."""

LEAD_FOR_A_POINT: Final = 10
"""Points of lead on the table for which one more point in hand is given up to a partner's close."""

ChoiceT = TypeVar("ChoiceT")


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """Choose one of the legal actions of the view's seat. Raises ValueError when there is none to choose."""
    if view.seat is None or view.hand is None or not legal:
        message = "nothing to choose from"
        raise ValueError(message)
    return (
        _answers(view, legal)
        or _before_draw(view, view.hand, legal)
        or _closes(view, legal)
        or _lays(view, view.hand, legal)
        or _discards(view, view.hand, legal)
        or legal[0]
    )


def _own(view: View) -> SideView:
    return view.sides[side_of(view.seat or 0)]


def _other(view: View) -> SideView:
    return view.sides[1 - side_of(view.seat or 0)]


def _of(kind: type[ChoiceT], legal: Iterable[object]) -> list[ChoiceT]:
    return [action for action in legal if isinstance(action, kind)]


# --- the partner's question -------------------------------------------------------------------------------


def _answers(view: View, legal: tuple[Action, ...]) -> Action | None:
    """Let the partner close unless the own hand costs more than the closing and the lead on the table are worth."""
    replies = _of(Reply, legal)
    if not replies:
        return None
    lead = max(0, _own(view).table_points - _other(view).table_points)
    says_yes = (view.hand_cost or 0) <= view.rules.closing + lead // LEAD_FOR_A_POINT
    return next(reply for reply in replies if reply.yes == says_yes)


# --- before the draw --------------------------------------------------------------------------------------


def _before_draw(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action | None:
    draws = _of(Draw, legal)
    if not draws:
        return None
    return _takes(view, legal) or _opens(view, hand, legal) or draws[0]


def _takes(view: View, legal: tuple[Action, ...]) -> Action | None:
    """Take a pile that is worth its two or three cards, or whose top grows a meld of the own side."""
    takes = _of(Take, legal)
    if not takes:
        return None
    has_meld = meld_of(_own(view).melds, view.pile[-1]) is not None
    return takes[0] if has_meld or len(view.pile) + view.packet_size >= WORTH_TAKING else None


def _opens(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action | None:
    """Open, with the pile if that goes, with few cards, few wilds, and cards left that take the pile."""
    openings = [action for action in _of(Open, legal) if not _commits_too_early(action, hand)]
    return min(openings, key=lambda action: _opening_cost(view, hand, action)) if openings else None


def _commits_too_early(action: Open, hand: Hand) -> bool:
    return any(group.rank is None for group in action.groups) and _wilds(hand) < WILDS_FOR_A_MELD


def _opening_cost(view: View, hand: Hand, action: Open) -> tuple[bool, bool, int, int]:
    used = sum(group.size for group in action.groups)
    wilds = sum(group.wilds for group in action.groups)
    top = view.pile[-1] if view.pile else None
    spent = sum(group.cards[top] for group in action.groups) if top is not None else 0
    spoils_pile = top is not None and hand[top] >= view.rules.pile_shown > hand[top] - spent
    return action.take is None, spoils_pile, wilds, used


def _wilds(hand: Hand) -> int:
    return hand[Face.TWO] + hand[Face.JOKER]


# --- closing ----------------------------------------------------------------------------------------------


def _closes(view: View, legal: tuple[Action, ...]) -> Action | None:
    """Close when it goes, after asking a partner where that may be asked."""
    close = best_close_of(view)
    if close is None:
        return None
    asks = _of(Ask, legal)
    if asks and not view.must_close:
        return min(asks, key=lambda ask: -view.hand_sizes[ask.partner or 0])
    return _step_of(close, legal)


def _step_of(close: Close, legal: tuple[Action, ...]) -> Action | None:
    groups, discard = close
    if groups:
        return next((lay for lay in _of(Lay, legal) if lay.groups == groups), None)
    return next((action for action in _of(Discard, legal) if action.card is discard), None)


# --- melding ----------------------------------------------------------------------------------------------


def _lays(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action | None:
    """Lay red threes held, then the group that is worth most, if any is worth laying."""
    red_threes = _of(LayRedThree, legal)
    if red_threes:
        return red_threes[0]
    best, worth = None, 0
    for lay in _of(Lay, legal):
        if len(lay.groups) == 1:
            value = _worth(view, hand, lay.groups[0])
            if value > worth:
                best, worth = lay, value
    return best


def _worth(view: View, hand: Hand, group: Group) -> int:
    """Tell how much the stand-in wants to lay this group now; nothing or less: not at all."""
    melds = _own(view).melds
    meld = meld_of(melds, group.rank)
    if group.rank is None:
        return _wild_meld_worth(hand, group, meld)
    if group.wilds:
        return _dirty_worth(view, group, meld)
    if meld is None:
        return _new_meld_worth(view, hand, group)
    keeps_pair = meld.is_canasta and group.size == view.rules.pile_shown and view.stock_size > LATE
    return 0 if keeps_pair else 100 + group.size


def _wild_meld_worth(hand: Hand, group: Group, meld: Meld | None) -> int:
    """Add to the wild meld whatever goes; begin one only with nearly all its cards in hand."""
    if meld is None and _wilds(hand) < WILDS_FOR_A_MELD:
        return 0
    return 200 + group.twos


def _new_meld_worth(view: View, hand: Hand, group: Group) -> int:
    """Lay a new clean meld unless it thins the hand to where no pile can be taken, early in the deal."""
    is_thin = sum(hand) - group.size < FEW and view.stock_size > LATE
    return 0 if is_thin else 50 + group.size


def _dirty_worth(view: View, group: Group, meld: Meld | None) -> int:
    """Use wilds to make a canasta, or to build the one dirty canasta that closing needs; late, wherever they go."""
    size = group.size + (meld.size if meld else 0)
    cheap = 1 if group.twos else 0
    _, dirty = count_canastas(_own(view).melds)
    if size >= CANASTA:
        return 80 + cheap
    if meld is not None and not dirty and meld.size >= DIRTY_FROM and _is_dirty_candidate(view, meld):
        return 30 + size + cheap
    if view.stock_size <= LATE and (size > SHORTEST or not dirty):
        return 10 + size + cheap
    return 0


def _is_dirty_candidate(view: View, meld: Meld) -> bool:
    """Dirty only one meld at a time: the one that has wilds already, else the largest."""
    open_melds = [other for other in _own(view).melds if other.rank is not None and not other.is_canasta]
    return meld is max(open_melds, key=lambda other: (other.wilds > 0, other.size, -VALUES[other.rank or 0]))


# --- discarding -------------------------------------------------------------------------------------------


def _discards(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action | None:
    discards = _of(Discard, legal)
    return min(discards, key=lambda action: _discard_cost(view, hand, action.card)) if discards else None


def _discard_cost(view: View, hand: Hand, card: Face) -> tuple[int, int]:
    """Tell how much a discard hurts: wilds most, then what the other side collects, own melds, sets and pairs.

    Black threes go when the pile is worth blocking, and before anything that hurts.
    """
    if is_wild(card):
        return (90 if is_bound(_own(view).melds) else 60), VALUES[card]
    if card >= Face.BLACK_THREE:
        return (-1 if len(view.pile) + view.packet_size >= WORTH_TAKING else 12), card
    cost = {1: 0, 2: 15}.get(hand[card], 25)
    if meld_of(_own(view).melds, card) is not None:
        cost += 10
    theirs = meld_of(_other(view).melds, card)
    if theirs is not None and _other(view).melds:
        cost += 10 if theirs.size < CANASTA else 5
    if not _own(view).melds:
        cost += VALUES[card] // 5
    return cost, VALUES[card]
