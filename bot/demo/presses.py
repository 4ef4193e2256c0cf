"""From what a stand-in wants to do to the next button it presses, as a person would: pick, pick, lay."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.press import Press
from bot.screens.games import screens_of
from bot.screens.offer import Offer
from bot.screens.types import TableContext
from engine.canastone.types import LayRedThree
from engine.cards import SYMBOLS, Face, faces_of
from engine.melding import Group

ANSWERS: Final = ("yes", "no")


def next_presses(view: Any, context: TableContext, action: Any) -> Iterator[Press]:
    """List buttons of the hand screen to press, the one that comes next on the way to the action first.

    What several taps lay, one tap after another picks: groups go one at a time, wilds to their group. Should the
    screen not show the first, any of the others goes on with the turn.
    """
    offers = screens_of(context.game).offers(view, context)
    whole = next((offer for offer in offers if offer.action == action), None)
    if whole is not None:
        yield _taking(context, whole)
        if whole.kind == "close":
            # Closing shows first what it would lay, so its button is behind another.
            yield Press("mode", context.table, context.ply, "close")
    elif groups := getattr(action, "groups", ()):
        yield _towards_groups(view, context, offers, tuple(groups))
    else:
        yield _towards_cards(context, _words_of_card(action))
    # Never a taking back: laying the same again would follow, and so on.
    yield from (_taking(context, offer) for offer in reversed(offers) if offer.kind != "back")
    # Should somebody have left another part of the screen open, the way back to the cards.
    yield Press("mode", context.table, context.ply)


def _taking(context: TableContext, offer: Offer) -> Press:
    if offer.kind in ANSWERS:
        return Press("answer", context.table, context.ply, offer.kind)
    return Press("act", context.table, context.ply, offer.id)


def _towards_groups(view: Any, context: TableContext, offers: Sequence[Offer], groups: tuple[Group, ...]) -> Press:
    composing = not view.sides[view.seat % len(view.sides)].melds
    if composing:
        if view.phase == "draw" and context.picks.mode != "open":
            return Press("mode", context.table, context.ply, "open")
        wanted = groups
    else:
        wanted = groups[:1]
    words = [SYMBOLS[face] for group in wanted for face in faces_of(group.cards)]
    if (missing := _missing(context, words)) is not None:
        return missing
    laid = next((offer for offer in offers if set(offer.groups) == set(wanted)), None)
    if laid is not None:
        return _taking(context, laid)
    return _sending(context, wanted)


def _sending(context: TableContext, groups: tuple[Group, ...]) -> Press:
    """Send the next wild to the group that it is for, in the order in which the screen asks for them."""
    sent = len(context.picks.groups)
    targets = [group for group in groups if group.rank is not None and group.wilds]
    rank = targets[min(sent, len(targets) - 1)].rank if targets else None
    return Press("to", context.table, context.ply, "W" if rank is None else SYMBOLS[rank])


def _towards_cards(context: TableContext, words: list[str]) -> Press:
    return _missing(context, words) or Press("clear", context.table, context.ply)


def _missing(context: TableContext, words: list[str]) -> Press | None:
    """Tell the press that brings what is picked nearer to the words; None when it is just that."""
    wanted, picked = Counter(words), Counter(context.picks.cards)
    if picked - wanted:
        return Press("clear", context.table, context.ply)
    for word in wanted - picked:
        return Press("pick", context.table, context.ply, word)
    return None


def _words_of_card(action: Any) -> list[str]:
    card = Face.RED_THREE if isinstance(action, LayRedThree) else getattr(action, "card", None)
    return [] if card is None else [SYMBOLS[card]]
