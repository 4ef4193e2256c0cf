"""What people and groups choose for themselves: presses and typed words become rows."""

from functools import cache
from typing import get_args
from zoneinfo import available_timezones

from babel import Locale

from bot.i18n import LANGUAGES, zone_of
from bot.store import chats, meta, people, screens
from bot.store.database import Tx
from bot.store.people import Reminders
from bot.tables import clocks
from bot.tables.answers import NOTHING, Answer, Refused, Toast
from bot.tables.time_left import MINUTES_OF_DAY

OWN = "settings"
OF_GROUP = "group-settings"
_ZONE_PAGE = "zone"
_TYPED_OTHERWISE = str.maketrans(dict.fromkeys("ʻʼ‘’`", "'") | {"ي": "ی", "ك": "ک", "\u200c": " "})


def open_own(tx: Tx, person: int) -> None:
    """Send a person's settings as a new message."""
    meta.put(tx, _page_key(person), "")
    screens.show(tx, person, None, 0, OWN, fresh=True)


def open_of_group(tx: Tx, chat: int, thread: int | None) -> None:
    """Send a group's settings as a new message."""
    screens.show(tx, chat, thread, 0, OF_GROUP, fresh=True)


def page(tx: Tx, person: int) -> str:
    """Tell which part of a person's settings is open."""
    return meta.value(tx, _page_key(person)) or ""


def turn(tx: Tx, person: int, wanted: str) -> Answer:
    """Open a part of a person's settings."""
    meta.put(tx, _page_key(person), wanted)
    screens.show(tx, person, None, 0, OWN)
    return NOTHING


def choose(tx: Tx, person: int, argument: str) -> Answer:
    """Set what a press names, `zone=Europe/Rome`. Raises Refused for what nobody can choose."""
    name, _, value = argument.partition("=")
    match name:
        case "language" if value in ("", *LANGUAGES):
            people.choose(tx, person, language=value or None)
        case "zone" if not value or zone_of(value) is not None:
            _keep_clocks(tx, person, zone=value or None)
        case "quiet":
            since, until = _quiet(value)
            _keep_clocks(tx, person, quiet_from=since, quiet_to=until)
        case "reminders" if value in get_args(Reminders):
            people.choose(tx, person, reminders=value)
        case _:
            raise Refused(Toast.STALE)
    if name in ("language", "zone"):
        # What hangs in the private chat reads as its owner reads from now on.
        screens.touch_chat(tx, person)
    return turn(tx, person, "")


def choose_of_group(tx: Tx, chat: int, argument: str) -> Answer:
    """Set what a press names for a group, `announce=1`. Raises Refused for what no group can choose."""
    name, _, value = argument.partition("=")
    match name:
        case "language" if value in ("", *LANGUAGES):
            chats.set_language(tx, chat, value or None)
        case "announce" if value in ("0", "1"):
            chats.set_announce(tx, chat, announce=value == "1")
        case _:
            raise Refused(Toast.STALE)
    screens.touch_chat(tx, chat)
    return NOTHING


def typed(tx: Tx, person: int, words: str) -> bool | None:
    """Take what a person types while the time zone is asked for: a city, or an offset.

    Tells whether it was one; None when nothing is asked for.
    """
    if page(tx, person) != _ZONE_PAGE:
        return None
    offset = _offset(words)
    zone = offset if zone_of(offset) is not None else _zones_by_city().get(_plain(words))
    if zone is None:
        return False
    choose(tx, person, f"zone={zone}")
    screens.show(tx, person, None, 0, OWN, fresh=True)
    return True


def _keep_clocks(tx: Tx, person: int, **columns: str | int | None) -> None:
    clocks.recalendar(tx, person, lambda: people.choose(tx, person, **columns))


def _quiet(value: str) -> tuple[int | None, int | None]:
    if value == "off":
        return None, None
    since, _, until = value.partition("-")
    if not (since.isdecimal() and until.isdecimal()) or max(int(since), int(until)) >= MINUTES_OF_DAY:
        raise Refused(Toast.STALE)
    return int(since), int(until)


@cache
def _zones_by_city() -> dict[str, str]:
    """Know each zone by its city, in English and as our languages call it."""
    names = sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    cities = {_plain(name.rsplit("/", 1)[1]): name for name in names}
    for language in LANGUAGES:
        known = Locale.parse(language).time_zones
        cities.update({_plain(known[name]["city"]): name for name in names if "city" in known.get(name, {})})
    return cities


def _offset(words: str) -> str:
    """Write what may be a difference from UTC as `zone_of` reads it."""
    return "".join(words.split()).replace("\u2212", "-").replace("GMT", "UTC")


def _plain(words: str) -> str:
    # Uzbek's turned comma and Arabic's letters are typed in more than one way.
    return words.translate(_TYPED_OTHERWISE).replace("_", " ").strip().casefold()


def _page_key(person: int) -> str:
    return f"settings:{person}"
