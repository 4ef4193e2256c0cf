"""What a player may do about the own seat rather than in the game: the part of a hand that "More" opens."""

from bot.i18n import Markup
from bot.screens.buttons import as_read, button, rows, spread
from bot.screens.names import Names
from bot.screens.types import Button, Rows, TableContext
from engine.game import Seat

VACATIONS = (1, 3, 7, 14)
"""Days that can be taken off at once."""


def is_played_for(seat: Seat, context: TableContext) -> bool:
    """Tell whether a stand-in plays the reader's seat now."""
    return context.occupants[seat].stand_in


def with_more(buttons: Rows, seat: Seat, context: TableContext, names: Names) -> Rows:
    """Give a hand's buttons the way to more, or put in their place what is more, or the way back to one's seat."""
    t = names.t
    if is_played_for(seat, context):
        others = (
            button(context, t.plain("button-refresh"), "refresh"),
            button(context, t.plain("button-score"), "score"),
        )
        return ((button(context, t.plain("button-return"), "return", style="primary"),), others)
    if context.picks.mode == "more":
        return (*rows(_more(seat, context, names), 1, t), (button(context, t.plain("button-back"), "mode"),))
    way = button(context, t.plain("button-more"), "mode", "more")
    *above, last = buttons or ((),)
    return (*above, *spread((*as_read(last, t), way), t))


def _more(seat: Seat, context: TableContext, names: Names) -> list[Button]:
    t = names.t
    found = [button(context, t.plain("button-rules"), "rules", context.game)]
    if context.paused:
        found.append(button(context, t.plain("button-resume"), "resume"))
    elif context.title:
        found.append(button(context, t.plain("button-pause"), "pause"))
    found.append(button(context, t.plain("button-hand-over"), "handover"))
    if context.on_vacation:
        found.append(button(context, t.plain("button-home"), "home"))
    else:
        found.extend(
            button(context, t.plain("button-vacation", days=days), "vacation", str(days))
            for days in VACATIONS
            if days <= context.vacation_left
        )
    return [*found, *_offers_of_seats(seat, context, names)]


def _offers_of_seats(seat: Seat, context: TableContext, names: Names) -> list[Button]:
    """Let anybody offer the own seat to the group, and the host those of stand-ins."""
    if not context.title:
        return []
    is_host = context.occupants[seat].person == context.host
    return [
        button(context, _offer(other, seat, names), "invite", str(other))
        for other, occupant in enumerate(context.occupants)
        if other == seat or (is_host and occupant.stand_in)
    ]


def _offer(other: Seat, own: Seat, names: Names) -> str:
    if other == own:
        return names.t.plain("button-offer-own-seat")
    return names.t.plain("button-offer-seat", who=Markup(names.plain(other)))
