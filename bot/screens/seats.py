"""Seats while a match goes on: one that is offered, a pause to agree on, a vote about whoever is late."""

from bot.i18n import Markup, Translator
from bot.screens.buttons import button
from bot.screens.glance import times
from bot.screens.limits import Room, fitted
from bot.screens.names import Names, names_of
from bot.screens.types import Rows, Screen, TableContext
from engine.game import Seat


def vacancy(context: TableContext, seat: Seat, t: Translator) -> Screen:
    """Offer a seat to the group."""

    def build(room: Room) -> Screen:
        text = t("seat-offered", game=Markup(t(f"game-{context.game}")), who=names_of(context, t, room.name)(seat))
        return Screen(text, ((button(context, t.plain("button-take-seat"), "takeseat", str(seat), "primary"),),))

    return fitted(build)


def pause(context: TableContext, agreed: tuple[int, ...], t: Translator) -> Screen:
    """Show who has agreed to a pause (by person), or that the table is paused."""
    return fitted(lambda room: _pause(context, agreed, names_of(context, t, room.name)))


def _pause(context: TableContext, agreed: tuple[int, ...], names: Names) -> Screen:
    t, game = names.t, Markup(names.t(f"game-{context.game}"))
    if context.paused:
        return Screen(t("pause-holds", game=game), ((button(context, t.plain("button-resume"), "resume"),),))
    playing = [seat for seat, who in enumerate(context.occupants) if who.person is not None and not who.stand_in]
    yes = [seat for seat in playing if context.occupants[seat].person in agreed]
    missing = [seat for seat in playing if seat not in yes]
    text = t("pause-asked", game=game, agreed=names.together(yes), missing=names.together(missing))
    buttons: Rows = (
        (
            button(context, t.plain("button-agree"), "pause", style="success"),
            button(context, t.plain("button-play-on"), "resume", style="danger"),
        ),
    )
    return Screen(text, buttons)


def vote(
    context: TableContext, seat: Seat, stand_in: tuple[int, ...], invite: tuple[int, ...], t: Translator
) -> Screen:
    """Ask the others what becomes of a seat whose time has run out; each wish with its voters (by person)."""

    def build(room: Room) -> Screen:
        names = names_of(context, t, room.name)
        lines = [t("vote-asked", who=names(seat)) + times(context, t)]
        for wish, people in (("stand-in", stand_in), ("invite", invite)):
            voters = [place for place, who in enumerate(context.occupants) if who.person in people]
            if voters:
                lines.append(t(f"vote-{wish}", names=names.together(voters)))
        buttons = tuple(
            (button(context, t.plain(f"button-vote-{wish}"), "vote", wish),) for wish in ("stand-in", "invite")
        )
        return Screen("\n".join(lines), buttons)

    return fitted(build)
