"""The parts of a lobby that open one at a time: the game and its players, its options, the clock."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.screens.buttons import button, rows
from bot.screens.types import Button, LobbyContext, Rows
from engine.game import Option, OptionValue
from engine.games import GAMES

HOUR: Final = 3600
TURNS: Final = (0, 60, 300, 600, HOUR, 8 * HOUR, 24 * HOUR, 72 * HOUR)
"""Seconds a turn may be given; 0: no clock."""
RESERVES: Final = (0, 60, 300, HOUR, 24 * HOUR)
"""Seconds that a player may use up in a whole match beyond the time of a turn."""
VACATIONS: Final = (0, 7, 14, 28)
"""Days a year that a player's clock may stand still."""


@dataclass(frozen=True, slots=True)
class Page:
    """A part of the lobby."""

    text: str
    rows: Rows


def page_of(context: LobbyContext, t: Translator) -> Page | None:
    """Draw the part that is open; None for the lobby itself."""
    draw = _PAGES.get(context.page)
    return draw(context, t) if draw else None


# --- the game ---------------------------------------------------------------------------------------------


def _game(context: LobbyContext, t: Translator) -> Page:
    lines = [t("about-game", game=Markup(t(f"game-{name}")), about=Markup(t(f"about-{name}"))) for name in GAMES]
    games = [
        button(context, t.plain(f"game-{name}"), "game", name, "primary" if name == context.game else None)
        for name in GAMES
    ]
    numbers = [
        button(
            context,
            t.plain("lobby-players", count=count),
            "players",
            str(count),
            "primary" if count == context.players else None,
        )
        for count in sorted(GAMES[context.game].players)
    ]
    return Page("\n\n".join(lines), (*rows(games, 2, t), *rows(numbers, 4, t)))


# --- options ----------------------------------------------------------------------------------------------


def _options(context: LobbyContext, t: Translator) -> Page:
    options = GAMES[context.game].options
    lines = [
        t(
            "option-line",
            name=Markup(t(f"option-{_key(option.name)}")),
            value=Markup(_in_words(option, value_of(option, context), t)),
            about=Markup(t(f"option-{_key(option.name)}-about")),
            clause=Markup(option.clause),
        )
        for option in options
    ]
    return Page("\n".join(lines), tuple(row for option in options for row in _option_rows(option, context, t)))


def _option_rows(option: Option, context: LobbyContext, t: Translator) -> Rows:
    value = value_of(option, context)
    name = t.plain(f"option-{_key(option.name)}")
    if option.kind == "switch":
        label = t.plain("option-on" if value else "option-off", name=Markup(name))
        return ((_setting(context, label, option, int(not value)),),)
    if option.kind == "choice":
        following = option.choices[(option.choices.index(str(value)) + 1) % len(option.choices)]
        label = t.plain("option-value", name=Markup(name), value=Markup(_in_words(option, value, t, plain=True)))
        return ((_setting(context, label, option, following),),)
    lower, higher = (min(max(int(value) + step, option.low), option.high) for step in (-option.step, option.step))
    label = t.plain("option-value", name=Markup(name), value=int(value))
    return (
        (button(context, label, "page", "options"),),
        (_setting(context, "−", option, lower), _setting(context, "+", option, higher)),
    )


def _setting(context: LobbyContext, label: str, option: Option, value: OptionValue) -> Button:
    return button(context, label, "opt", f"{option.name}={value}")


def value_of(option: Option, context: LobbyContext) -> OptionValue:
    """Give the value that the table has for an option."""
    return dict(context.options).get(option.name, option.default)  # type: ignore[no-any-return]


def _in_words(option: Option, value: OptionValue, t: Translator, *, plain: bool = False) -> str:
    say = t.plain if plain else t
    if option.kind == "switch":
        return say("value-on" if value else "value-off")
    if option.kind == "number":
        return str(t.mark(int(value)))
    return say(f"option-{_key(option.name)}-{_key(str(value))}")


def options_in_words(context: LobbyContext, t: Translator) -> Markup:
    """Name the options that are not as usual."""
    unusual = [
        (option, value_of(option, context))
        for option in GAMES[context.game].options
        if value_of(option, context) != option.default
    ]
    if not unusual:
        return Markup(t("options-standard"))
    return t.listed(_unusual(option, value, t) for option, value in unusual)


def _unusual(option: Option, value: OptionValue, t: Translator) -> str:
    name = t(f"option-{_key(option.name)}")
    if option.kind == "switch" and value:
        return name
    return t("option-value", name=Markup(name), value=Markup(_in_words(option, value, t)))


def _key(name: str) -> str:
    return name.replace("_", "-")


# --- the clock --------------------------------------------------------------------------------------------


def _clock(context: LobbyContext, t: Translator) -> Page:
    clock = dict(context.clock)
    about = (t(f"clock-about{part}") for part in ("", "-reserve", "-own"))
    text = "\n".join([t("lobby-clock", clock=clock_in_words(context, t)), "", *about])
    turns = [_time_button(context, t, "turn", seconds, clock.get("turn") or 0) for seconds in TURNS]
    if not clock.get("turn"):
        return Page(text, rows(turns, 4, t))
    reserves = [_time_button(context, t, "reserve", seconds, clock.get("reserve") or 0) for seconds in RESERVES]
    ends = [
        _choice(context, t.plain(f"clock-{name}"), f"on_timeout={name}", clock.get("on_timeout") == name)
        for name in ("stand-in", "wait")
    ]
    days = [
        _choice(context, t.plain("clock-vacation", days=number), f"vacation={number}", clock.get("vacation") == number)
        for number in VACATIONS
    ]
    return Page(text, (*rows(turns, 4, t), *rows(reserves, 3, t), *rows(ends, 1, t), *rows(days, 2, t)))


def _time_button(context: LobbyContext, t: Translator, name: str, seconds: int, now: int) -> Button:
    label = t.plain(f"clock-no-{name}") if not seconds else t.plain(f"clock-{name}", time=Markup(t.duration(seconds)))
    return _choice(context, label, f"{name}={seconds}", seconds == now)


def _choice(context: LobbyContext, label: str, argument: str, chosen: bool) -> Button:
    return button(context, label, "clock", argument, "primary" if chosen else None)


def clock_in_words(context: LobbyContext, t: Translator) -> Markup:
    """Tell how long a turn may take and what comes after."""
    clock: dict[str, Any] = dict(context.clock)
    if not clock.get("turn"):
        return Markup(t("clock-no-turn"))
    parts = [t("clock-turn", time=Markup(t.duration(clock["turn"])))]
    if clock.get("reserve"):
        parts.append(t("clock-reserve", time=Markup(t.duration(clock["reserve"]))))
    parts.append(t(f"clock-{clock.get('on_timeout') or 'stand-in'}"))
    if clock.get("vacation"):
        parts.append(t("clock-vacation", days=clock["vacation"]))
    return t.listed(parts)


_PAGES: Final[dict[str, Callable[[LobbyContext, Translator], Page]]] = {
    "game": _game,
    "options": _options,
    "clock": _clock,
}
