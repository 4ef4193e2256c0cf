"""Screens beside the tables: one's tables, the settings of a person and of a group, help by place."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.i18n import LANGUAGES, Markup, Translator, isolated, left_to_right, own_name, zone_of
from bot.press import Press
from bot.screens.buttons import rows
from bot.screens.limits import Room, fitted
from bot.screens.names import shortened
from bot.screens.types import Button, Screen, Style

Place = Literal["lobby", "own-turn", "other-turn", "between", "over"]


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list. `waits_for` names who is awaited; `group` is "" for a private table."""

    table: int
    game: str
    group: str
    place: Place
    waits_for: str = ""
    since: float | None = None
    link: str | None = None
    """Address of the table's message, where there is one."""
    left: float | None = None
    """Seconds that the turn has left; None: no clock."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a person has chosen; `language` None follows Telegram, quiet hours are minutes of the day."""

    language: str | None
    zone: str | None
    quiet: tuple[int, int] | None
    reminders: Literal["off", "normal", "more"]


@dataclass(frozen=True, slots=True)
class GroupChoices:
    """What a group has chosen; `language` None follows the host of each table."""

    chat: int
    language: str | None
    announce: bool


QUIET: Final = ((1320, 420), (1380, 480), (0, 480), (60, 600))
"""Quiet hours to choose from, (from, to) in minutes of the local day."""

ZONES: Final = ("Europe/Rome", "Asia/Tehran", "Asia/Tashkent")
OFFSETS: Final = tuple(
    f"{'-' if hours < 0 else '+'}{abs(hours):02}:{minutes:02}"
    for hours, minutes in (
        *((hours, 0) for hours in range(-11, 13)),
        (-4, 30), (3, 30), (4, 30), (5, 30), (5, 45), (6, 30), (9, 30),
    )
)  # fmt: skip
MOST_TABLES: Final = 30


def tables_list(lines: tuple[TableLine, ...], now: float, zone: str | None, t: Translator) -> Screen:
    """List tables, those that wait for the reader first, with a button for the hand at each."""
    if not lines:
        return Screen(t("say-no-table"))
    order = sorted(lines, key=lambda line: (line.place != "own-turn", line.table))[:MOST_TABLES]
    return fitted(lambda room: _tables(order, now, zone, t, room))


def _tables(lines: list[TableLine], now: float, zone: str | None, t: Translator, room: Room) -> Screen:
    text = "\n".join(_table(line, now, zone, t, room) for line in lines)
    shown = [line for line in lines if line.place not in ("lobby", "over")]
    buttons = [
        Button(
            t.plain("button-hand-of", table=line.table, game=Markup(t.plain(f"game-{line.game}"))),
            Press("hand", line.table),
            style="primary" if line.place == "own-turn" else None,
        )
        for line in shown
    ]
    return Screen(text, rows(buttons, 1, t))


def _table(line: TableLine, now: float, zone: str | None, t: Translator, room: Room) -> str:
    head = t("tables-line", table=line.table, game=Markup(t(f"game-{line.game}")))
    if line.link:
        head = f'<a href="{line.link}">{head}</a>'
    parts = [head]
    if line.group:
        parts.append(t("of-group", title=shortened(line.group, room.name)))
    awaited = shortened(line.waits_for, room.name) or t.plain("place-somebody")
    place = t(f"place-{line.place}", who=awaited)
    times = [] if line.since is None else [t("since", time=t.clock(line.since, now, zone))]
    if line.left is not None:
        times.append(t("left", time=t.duration(line.left)))
    if times:
        place += f" ({', '.join(times)})"
    return t.joined([*parts, place])


# --- settings ---------------------------------------------------------------------------------------------


def settings(choices: Choices, page: str, now: float, t: Translator) -> Screen:
    """Show what a person has chosen; `page` is the part that is open: "" or language, zone, quiet, reminders.

    Presses: `settings` PAGE opens a part; `set` NAME=VALUE chooses (language, zone, quiet FROM-TO or off,
    reminders); an empty value follows Telegram, or forgets.
    """
    if page == "language":
        return Screen(t("settings-language-ask"), _languages(choices.language, t, "set", "", t.plain("language-auto")))
    if page == "zone":
        return _zones(choices, now, t)
    if page == "quiet":
        return _quiet(choices, t)
    if page == "reminders":
        return _reminders(choices, t)
    lines = [
        f"<b>{t('settings-title')}</b>",
        t("settings-language", value=_language_name(choices.language, t.plain("language-auto"))),
        t("settings-zone", value=Markup(_zone_name(choices.zone, now, t))),
        t("settings-quiet", value=Markup(_hours(choices.quiet, t))),
        t("settings-reminders", value=Markup(t(f"reminders-{choices.reminders}"))),
    ]
    pages = [
        Button(t.plain(f"button-{name}"), Press("settings", argument=name))
        for name in ("language", "zone", "quiet", "reminders")
    ]
    return Screen("\n".join(lines), rows(pages, 2, t))


def _back(t: Translator) -> tuple[Button, ...]:
    return (Button(t.plain("button-back"), Press("settings")),)


def _choice(label: str, verb: str, argument: str, chosen: bool) -> Button:
    style: Style | None = "primary" if chosen else None
    return Button(label, Press(verb, argument=argument), style=style)


def _language_name(language: str | None, otherwise: str) -> str:
    return own_name(language) if language else otherwise


def _languages(
    now: str | None, t: Translator, verb: str, before: str, automatic: str
) -> tuple[tuple[Button, ...], ...]:
    found = [_choice(automatic, verb, f"{before}language=", now is None)]
    found += [
        _choice(_language_name(language, ""), verb, f"{before}language={language}", language == now)
        for language in LANGUAGES
    ]
    return (*rows(found, 1, t), *((_back(t),) if not before else ()))


def _zones(choices: Choices, now: float, t: Translator) -> Screen:
    towns = [_choice(_clock_now(zone, now, t), "set", f"zone={zone}", zone == choices.zone) for zone in ZONES]
    offsets = sorted(OFFSETS, key=_minutes)
    others = [_choice(_clock_now(zone, now, t), "set", f"zone={zone}", zone == choices.zone) for zone in offsets]
    none = (_choice(t.plain("zone-none"), "set", "zone=", choices.zone is None),)
    return Screen(t("settings-zone-ask"), (*rows(towns, 1, t), *rows(others, 3, t), none, _back(t)))


def _minutes(offset: str) -> int:
    hours, _, minutes = offset[1:].partition(":")
    return (int(hours) * 60 + int(minutes)) * (-1 if offset[0] == "-" else 1)


def _clock_now(zone: str, now: float, t: Translator) -> str:
    name = isolated(t.city(zone)) if "/" in zone else left_to_right(f"UTC{zone.removeprefix('UTC')}")
    return f"{name} {left_to_right(t.clock(now, now, zone))}"


def _zone_name(zone: str | None, now: float, t: Translator) -> str:
    return t.plain("zone-none") if zone is None or zone_of(zone) is None else _clock_now(zone, now, t)


def _quiet(choices: Choices, t: Translator) -> Screen:
    found = [
        _choice(_hours(hours, t), "set", f"quiet={hours[0]}-{hours[1]}", hours == choices.quiet) for hours in QUIET
    ]
    found.append(_choice(_hours(None, t), "set", "quiet=off", choices.quiet is None))
    return Screen(t("settings-quiet-ask"), (*rows(found, 2, t), _back(t)))


def _hours(quiet: tuple[int, int] | None, t: Translator) -> str:
    if quiet is None:
        return t.plain("quiet-none")
    begins, ends = (t.time_of_day(minute) for minute in quiet)
    return left_to_right(f"{begins}–{ends}")


def _reminders(choices: Choices, t: Translator) -> Screen:
    found = [
        _choice(t.plain(f"reminders-{name}"), "set", f"reminders={name}", name == choices.reminders)
        for name in ("off", "normal", "more")
    ]
    return Screen(t("settings-reminders-ask"), (*rows(found, 1, t), _back(t)))


def group_settings(choices: GroupChoices, t: Translator) -> Screen:
    """Show what a group has chosen. Presses: `group` CHAT:language=VALUE and CHAT:announce=1|0."""
    before = f"{choices.chat}:"
    announce = t.plain("option-on" if choices.announce else "option-off", name=Markup(t.plain("button-announce")))
    lines = [
        f"<b>{t('settings-group-title')}</b>",
        t("settings-language", value=_language_name(choices.language, t.plain("language-host"))),
        t("settings-announce", value=Markup(t("value-on" if choices.announce else "value-off"))),
    ]
    toggle = Button(announce, Press("group", argument=f"{before}announce={int(not choices.announce)}"))
    return Screen(
        "\n".join(lines),
        (*_languages(choices.language, t, "group", before, t.plain("language-host")), (toggle,)),
    )


# --- help -------------------------------------------------------------------------------------------------


def help_screen(t: Translator, *, private: bool) -> Screen:
    """Tell how this works, by where it is asked."""
    return Screen(t("help-private" if private else "help-group"))
