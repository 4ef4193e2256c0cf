"""What a button carries: a verb, the table and ply it was drawn for, an argument, in Telegram's 64 bytes.

`callback_data` is `verb.table.ply.argument`, numbers in base 36, e.g. `pick.1f.2a.K`.
"""

import re
from dataclasses import dataclass
from typing import Final

LIMIT: Final = 64
"""Bytes that callback_data may have (Bot API, InlineKeyboardButton)."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER: Final = re.compile("[0-9a-z]{1,12}")
"""A number as it is written here; twelve digits are within the integers of SQLite, 64 bits."""


@dataclass(frozen=True, slots=True)
class Press:
    """A press of a button: `table` 0 is about no table; `ply` is the table's when the button was drawn."""

    verb: str
    table: int = 0
    ply: int = 0
    argument: str = ""


def encode(press: Press) -> str:
    """Write the callback_data of a button. Raises ValueError when it would not fit or the verb has a dot."""
    data = f"{press.verb}.{_base36(press.table)}.{_base36(press.ply)}.{press.argument}"
    if "." in press.verb or len(data.encode()) > LIMIT:
        message = f"no callback_data: {data}"
        raise ValueError(message)
    return data


def decode(data: str) -> Press | None:
    """Read callback_data; None for what this bot never wrote."""
    parts = data.split(".", 3)
    if len(parts) != len(("verb", "table", "ply", "argument")):
        return None
    verb, table, ply, argument = parts
    if not (_NUMBER.fullmatch(table) and _NUMBER.fullmatch(ply)):
        return None
    return Press(verb, int(table, 36), int(ply, 36), argument)


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
