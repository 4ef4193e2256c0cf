"""What a hand screen of a canasta game offers at one tap: shared by the screen and by whoever handles its presses.

An offer's id is made from its actions alone, so a press of an older drawing either still means the same or is found
no more.
"""

from typing import Any, Final

from bot.screens.closing import closing_offer
from bot.screens.offer import Offer
from bot.screens.openings import openings, opens_before_draw, takes
from bot.screens.picking import Composed, acts_of, composed, own_side, picked
from bot.screens.types import TableContext
from engine.cards import NATURALS, Face, hand_of
from engine.melding import SHORTEST, Group, meld_of

MOST_SUGGESTED: Final = 6
"""Proposals for a hand in which nothing is picked."""


def offers(view: Any, context: TableContext) -> tuple[Offer, ...]:
    """List what the reader may do now at one tap, what is picked being considered. Nothing for the group."""
    if view.seat is None or view.hand is None:
        return ()
    question = view.question
    if question is not None and question.answer is None:
        wanted = _answers(view) if question.partner == view.seat else ()
    elif view.turn != view.seat:
        wanted = ()
    elif view.phase == "draw":
        wanted = (*openings(view, context), *takes(view, context), *_draws(view))
    elif view.phase == "play":
        wanted = _plays(view, context)
    else:
        wanted = ()
    return tuple(offer for offer in dict.fromkeys(wanted) if _may(context, offer))


def offered(view: Any, context: TableContext, offer_id: str) -> Offer | None:
    """Find the offer that a press names; None when it is not offered (any more)."""
    return next((offer for offer in offers(view, context) if offer.id == offer_id), None)


def _may(context: TableContext, offer: Offer) -> bool:
    # What follows a first action cannot be judged before it; only `close` has such, and is decided exactly.
    if context.judge is None:
        return offer.kind == "close" or offer.action in context.legal
    return context.judge(offer.action) is None


def _answers(view: Any) -> tuple[Offer, ...]:
    reply = acts_of(view).Reply
    return Offer("yes", (reply(view.seat, yes=True),)), Offer("no", (reply(view.seat, yes=False),))


def _draws(view: Any) -> tuple[Offer, ...]:
    return (Offer("draw", (acts_of(view).Draw(view.seat),)),)


def _plays(view: Any, context: TableContext) -> tuple[Offer, ...]:
    acts, seat = acts_of(view), view.seat
    laid = tuple(openings(view, context)) if not opens_before_draw(view) else ()
    if own_side(view).melds:
        laid = _picked_lays(view, context) if context.picks.cards else _suggested_lays(view)
    asked = tuple(
        Offer("ask", (action,), seat=action.partner) for action in context.legal if isinstance(action, acts.Ask)
    )
    back = (Offer("back", (acts.TakeBack(seat),)),) if view.can_take_back else ()
    close = closing_offer(view)
    red = _red_threes(view) if picked(context.picks)[Face.RED_THREE] else ()
    return (*laid, *red, *_discards(view, context), *asked, *back, *((close,) if close else ()))


def _picked_lays(view: Any, context: TableContext) -> tuple[Offer, ...]:
    found = composed(context.picks)
    if [group.rank for group in found.groups] == [None]:
        found = Composed((), found.groups[0].cards)
    if not any(found.loose):
        return (_lay(view, found.groups),) if found.groups else ()
    ranks = dict.fromkeys((*(g.rank for g in found.groups), *(meld.rank for meld in own_side(view).melds), None))
    return tuple(_lay(view, found.joined_by(rank)) for rank in ranks)


def _suggested_lays(view: Any) -> tuple[Offer, ...]:
    """Propose what needs no thought: naturals to the side's melds, new melds of naturals; all at once comes first."""
    melds = own_side(view).melds
    groups = [
        Group(rank, hand_of([rank] * view.hand[rank]))
        for rank in NATURALS
        if view.hand[rank] >= (1 if meld_of(melds, rank) else SHORTEST)
    ]
    together = (_lay(view, tuple(groups)),) if len(groups) > 1 else ()
    return (*together, *(_lay(view, (group,)) for group in groups))[:MOST_SUGGESTED]


def _red_threes(view: Any) -> tuple[Offer, ...]:
    """Offer to lay out a red three that is held [V7]."""
    return (Offer("red", (acts_of(view).LayRedThree(view.seat),)),) if hasattr(acts_of(view), "LayRedThree") else ()


def _lay(view: Any, groups: tuple[Group, ...]) -> Offer:
    return Offer("lay", (acts_of(view).Lay(view.seat, groups),), groups=groups)


def _discards(view: Any, context: TableContext) -> tuple[Offer, ...]:
    if len(context.picks.cards) != 1:
        return ()
    card = next(face for face in Face if picked(context.picks)[face])
    return (Offer("discard", (acts_of(view).Discard(view.seat, card),), card=card),)
