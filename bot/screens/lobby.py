"""A table before its match: who sits where, which game, which options, which clock."""

from typing import Final

from bot.i18n import Markup, Translator, quoted
from bot.screens.buttons import button, spread
from bot.screens.limits import Room, fitted
from bot.screens.lobby_pages import clock_in_words, options_in_words, page_of
from bot.screens.names import shortened
from bot.screens.types import Button, LobbyContext, Occupant, Rows, Screen
from engine.games import GAMES

TEAMS: Final = 2


def lobby(context: LobbyContext, t: Translator) -> Screen:
    """Show a table before its match, with the part that is open."""
    return fitted(lambda room: _lobby(context, t, room))


def sides_of(context: LobbyContext) -> tuple[tuple[int, ...], ...]:
    """Tell which seats make each side."""
    game = GAMES[context.game]
    state = game.new(game.rules(context.players, dict(context.options)), 0)
    sides = [game.side(state, seat) for seat in range(context.players)]
    return tuple(
        tuple(seat for seat, side in enumerate(sides) if side == number) for number in range(game.sides(state))
    )


def _lobby(context: LobbyContext, t: Translator, room: Room) -> Screen:
    page = page_of(context, t)
    if page is not None:
        text = "\n".join([_heading(context, t), "", page.text])
        return Screen(text, (*page.rows, (button(context, t.plain("button-back"), "page", ""),)))
    lines = [
        _heading(context, t),
        *_seats(context, t, room),
        "",
        t("lobby-options", options=options_in_words(context, t)),
        t("lobby-clock", clock=clock_in_words(context, t)),
        *_partners(context, t, room),
        *_missing(context, t, room),
    ]
    return Screen("\n".join(lines), _rows(context, t))


def _heading(context: LobbyContext, t: Translator) -> str:
    host = next((o.name for o in context.occupants if o.person == context.host), "")
    parts = [f"<b>{t('game-' + context.game)}</b>", t("lobby-players", count=context.players)]
    if host:
        parts.append(t("lobby-host", name=host))
    return t.joined(parts)


def _seats(context: LobbyContext, t: Translator, room: Room) -> list[str]:
    lines = []
    sides = sides_of(context)
    for number, seats in enumerate(sides):
        names = [_occupant(context.occupants[seat], seat, t, room) for seat in seats]
        if len(sides) == TEAMS and len(seats) > 1:
            lines.append(t("lobby-side", side=Markup(t(f"side-{number}")), names=t.joined(names)))
        else:
            lines.append(t("lobby-seat", number=number + 1, name=t.joined(names)))
    return lines


def _occupant(occupant: Occupant, seat: int, t: Translator, room: Room) -> Markup:
    if occupant.name:
        return quoted(shortened(occupant.name, room.name))
    return Markup(t("stand-in-name", number=seat + 1) if occupant.stand_in else t("lobby-free"))


def _partners(context: LobbyContext, t: Translator, room: Room) -> list[str]:
    if context.drawn:
        drawn = [t("lobby-drew", name=shortened(name, room.name), card=card) for name, card in context.drawn]
        return [t("lobby-drawn", cards=t.joined(drawn))]
    return [t("lobby-draws-partners")] if context.draw_partners else []


def _missing(context: LobbyContext, t: Translator, room: Room) -> list[str]:
    if not context.unreachable:
        return []
    names = t.listed(quoted(shortened(name, room.name)) for name in context.unreachable)
    return ["", t("lobby-unreachable", names=names, count=len(context.unreachable))]


def _rows(context: LobbyContext, t: Translator) -> Rows:
    laid_out = (
        (button(context, t.plain("button-join"), "join"), button(context, t.plain("button-leave"), "leave")),
        *_team_row(context, t),
        *_stand_ins_row(context, t),
        tuple(_page_buttons(context, t)),
        *_link_row(context, t),
        (
            button(context, t.plain("button-start"), "start", style="success"),
            button(context, t.plain("button-cancel"), "cancel"),
        ),
    )
    return tuple(line for row in laid_out for line in spread(row, t))


def _team_row(context: LobbyContext, t: Translator) -> Rows:
    sides = sides_of(context)
    if len(sides) != TEAMS or context.players == TEAMS or context.draw_partners:
        return ()
    return (
        tuple(
            button(context, t.plain("button-team", side=Markup(t.plain(f"side-{number}"))), "team", str(number))
            for number in range(len(sides))
        ),
    )


def _may_be_filled(occupant: Occupant, context: LobbyContext) -> bool:
    """Tell whether a seat is free, or kept by somebody who has not come to the private chat."""
    if not occupant.name:
        return not occupant.stand_in
    return occupant.name in context.unreachable and occupant.person != context.host


def _stand_ins_row(context: LobbyContext, t: Translator) -> Rows:
    if any(_may_be_filled(occupant, context) for occupant in context.occupants):
        return ((button(context, t.plain("button-fill"), "fill"),),)
    if any(not occupant.name and occupant.stand_in for occupant in context.occupants):
        return ((button(context, t.plain("button-unfill"), "fill"),),)
    return ()


def _page_buttons(context: LobbyContext, t: Translator) -> list[Button]:
    found = [button(context, t.plain(f"button-page-{page}"), "page", page) for page in ("game", "options", "clock")]
    if context.players > TEAMS and len(sides_of(context)) == TEAMS:
        turned = "off" if context.draw_partners else "on"
        found.append(button(context, t.plain(f"button-partners-{turned}"), "partners", turned))
    return found


def _link_row(context: LobbyContext, t: Translator) -> Rows:
    if not context.unreachable:
        return ()
    return ((Button(t.plain("button-private-chat"), url=f"https://t.me/{context.bot}?start=t{context.table}"),),)
