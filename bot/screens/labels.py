"""What stands on the buttons of a hand screen."""

from collections.abc import Callable
from typing import Any, Final

from bot.i18n import Markup, Translator, shown_length
from bot.screens import cards, melds
from bot.screens.names import Names
from bot.screens.offer import Offer
from bot.screens.picking import own_side
from bot.screens.types import Style
from engine.cards import NO_CARDS, Face, value_of, write_cards
from engine.melding import Group, meld_of

PAIR: Final = 2
LONGEST_LABEL: Final = 32
"""Characters of a label that a narrow phone shows where a button has a row to itself."""

STYLES: Final[dict[str, Style]] = {"yes": "success", "no": "danger", "close": "success", "draw": "primary"}


def offer_label(offer: Offer, view: Any, names: Names) -> str:
    """Say in a few words what the offer does."""
    t = names.t
    match offer.kind:
        case "draw":
            return t.plain("offer-draw" if view.stock_size else "offer-decline", count=view.rules.draw)
        case "take":
            return _taking_label(offer, view, t)
        case "open":
            return _opening_label(offer, t)
        case "lay":
            return _laying_label(offer, view, t)
        case "discard":
            closes = sum(view.hand) == 1
            return t.plain("offer-discard-last" if closes else "offer-discard", card=_card(offer.card))
        case "red":
            return t.plain("offer-red", card=_card(Face.RED_THREE))
        case "ask" if offer.seat is not None and len(view.sides[0].seats) > PAIR:
            return t.plain("offer-ask-seat", who=Markup(names.plain(offer.seat)))
        case _:
            return t.plain(f"offer-{offer.kind}")


def _taking_label(offer: Offer, view: Any, t: Translator) -> str:
    shown = offer.shown or NO_CARDS
    values = {"count": len(view.pile) + view.packet_size, "cards": cards.counted(shown)}
    if offer.groups:
        return _fitting(offer.groups, lambda groups: t.plain("offer-take-and-open", groups=groups, **values))
    return t.plain("offer-take" if sum(shown) else "offer-take-alone", **values)


def _opening_label(offer: Offer, t: Translator) -> str:
    value = sum(value_of(group.cards) for group in offer.groups)
    if offer.shown is None:
        return _fitting(offer.groups, lambda groups: t.plain("offer-open", groups=groups, value=value))
    shown = cards.counted(offer.shown)
    if not offer.groups:
        return t.plain("offer-take-opening", cards=shown)
    return _fitting(offer.groups, lambda groups: t.plain("offer-open-take", groups=groups, cards=shown))


def _laying_label(offer: Offer, view: Any, t: Translator) -> str:
    if len(offer.groups) > 1:
        return _fitting(offer.groups, lambda groups: t.plain("offer-lay", cards=groups))
    (group,) = offer.groups
    after = melds.becomes(group, own_side(view).melds, t)
    values = {"cards": cards.groups_shown(offer.groups), "rank": melds.rank(group.rank)}
    if meld_of(own_side(view).melds, group.rank) is None:
        text = t.plain("offer-lay", **values)
    else:
        text = t.plain("offer-add", **values)
    return f"{text} {after}" if after else text


def _fitting(groups: tuple[Group, ...], label: Callable[[Markup], str]) -> str:
    """Say which groups in as much detail as a button shows."""
    labels = [label(say(groups)) for say in (cards.groups_shown, cards.groups_counted, cards.ranks_shown)]
    return next((each for each in labels if shown_length(each) <= LONGEST_LABEL), labels[-1])


def card_label(face: Face, held: int, picked: int, t: Translator) -> str:
    """Say on a card's button how many are held and how many are picked."""
    values = {"card": cards.card(face), "held": held, "picked": picked}
    if picked:
        return t.plain("card-picked" if held > 1 else "card-picked-alone", **values)
    return t.plain("card-many", **values) if held > 1 else cards.card(face)


def _card(face: Face | None) -> Markup:
    return cards.listed(()) if face is None else cards.card(face)


def word(face: Face) -> str:
    """Write a card for a press."""
    return write_cards((face,))


def rank_shown_plain(rank: Face | None, t: Translator) -> Markup:
    """Name a group that a wild may be sent to."""
    return Markup(t.plain("wild-meld")) if rank is None else melds.rank(rank)
