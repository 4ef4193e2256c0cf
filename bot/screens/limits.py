"""Telegram's limits of a message, and how a screen gives way when it would pass them."""

import html
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.press import encode
from bot.screens.types import Button, Screen

TEXT: Final = 4096
"""UTF-16 units of a text after its markup is read (Bot API, sendMessage)."""
ALERT: Final = 200
"""Characters of an alert (answerCallbackQuery)."""
ROW: Final = 8
BUTTONS: Final = 100
MARKUP: Final = 9500
"""Bytes of a keyboard as JSON; Telegram refuses about 10 kB ("reply markup is too long")."""

_MOST_UNITS: Final = 2
"""UTF-16 units of a character, at most."""
_MOST_BYTES: Final = 12
"""Bytes of a character in JSON, at most: two escapes."""
_BESIDE_TEXT: Final = 150
"""More bytes than the rest of a button takes: names of fields, callback_data, style."""

_TAG: Final = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Room:
    """How much a screen may spread: the longest name, the moves that are told."""

    name: int
    moves: int


ROOMS: Final = (Room(64, 24), Room(24, 16), Room(16, 8), Room(10, 4), Room(5, 1))
"""From generous to tight. A name is as its owner writes it unless a limit forces it shorter."""


def units(text: str) -> int:
    """Count UTF-16 units, in which Telegram counts."""
    return len(text) + sum(character > "\uffff" for character in text)


def visible(text: str) -> str:
    """Give the text of Telegram HTML without its markup."""
    return html.unescape(_TAG.sub("", text))


def fits(screen: Screen) -> bool:
    """Tell whether Telegram takes the screen as it is."""
    buttons = [button for row in screen.rows for button in row]
    return (
        _is_short(screen.text)
        and len(buttons) <= BUTTONS
        and all(len(row) <= ROW for row in screen.rows)
        and _is_light(screen, buttons)
    )


def _is_short(text: str) -> bool:
    # Most texts are so short that nothing need be counted.
    return _MOST_UNITS * len(text) <= TEXT or units(visible(text)) <= TEXT


def _is_light(screen: Screen, buttons: list[Button]) -> bool:
    most = sum(_MOST_BYTES * len(button.text) + len(button.url or "") + _BESIDE_TEXT for button in buttons)
    return most <= MARKUP or markup_size(screen) <= MARKUP


def markup_size(screen: Screen) -> int:
    """Count the bytes of the keyboard as JSON, letters beyond ASCII escaped."""
    return len(json.dumps({"inline_keyboard": [[_as_sent(button) for button in row] for row in screen.rows]}))


def fitted(build: Callable[[Room], Screen]) -> Screen:
    """Build the screen with as much room as the limits leave it."""
    for room in ROOMS[:-1]:
        screen = build(room)
        if fits(screen):
            return screen
    return build(ROOMS[-1])


def _as_sent(button: Button) -> dict[str, str]:
    sent = {"text": button.text}
    if button.press is not None:
        sent["callback_data"] = encode(button.press)
    if button.url is not None:
        sent["url"] = button.url
    if button.style is not None:
        sent["style"] = button.style
    return sent
