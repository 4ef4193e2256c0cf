"""What a keyboard must be: button kinds, callback_data, rows, number and size (InlineKeyboardMarkup)."""

import json
import re
from typing import Any, Final, NoReturn

from bot.rehearsal.limits import Limits
from bot.rehearsal.refusals import refuse

KINDS: Final = {
    "url", "callback_data", "web_app", "login_url", "switch_inline_query", "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat", "copy_text", "callback_game", "pay", "disabled",
}  # fmt: skip
STYLES: Final = ("danger", "success", "primary")
ADDRESS: Final = re.compile(r"(?:(?:https?://)?[\w-]+(?:\.[\w-]+)*\.[a-zA-Z]{2,}(?:[/?:#].*)?|tg://.+)\Z")


def inline_keyboard(markup: dict[str, Any], limits: Limits) -> dict[str, Any] | None:
    """Check an inline keyboard and give it as it is kept; None for one without buttons.

    Raises Refused in Telegram's words for what no client would be shown.
    """
    wanted = markup["inline_keyboard"]
    if not isinstance(wanted, list) or not all(isinstance(row, list) for row in wanted):
        refuse("can't parse inline keyboard: expected an Array of Arrays of InlineKeyboardButton")
    rows = [[_button(button, limits) for button in row] for row in wanted if row]
    if any(len(row) > limits.row_buttons for row in rows):
        # Telegram's clients never get a wider row; which words it uses for one is not documented.
        refuse("reply markup is too long")
    if sum(map(len, rows)) > limits.keyboard_buttons:
        refuse("reply markup is too long")
    kept = {"inline_keyboard": rows}
    if len(json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()) > limits.markup_bytes:
        refuse("reply markup is too long")
    return kept if rows else None


def _button(button: Any, limits: Limits) -> dict[str, Any]:
    if not isinstance(button, dict):
        _refuse_button("expected an Object")
    kept = {key: value for key, value in button.items() if value is not None}
    _check_fields(kept)
    if "callback_data" in kept and not 1 <= len(kept["callback_data"].encode()) <= limits.callback_data_bytes:
        refuse("BUTTON_DATA_INVALID")
    if "url" in kept and not ADDRESS.match(kept["url"]):
        refuse(f"inline keyboard button URL '{kept['url']}' is invalid: Wrong HTTP URL")
    return kept


def _check_fields(button: dict[str, Any]) -> None:
    for name in ("text", "callback_data", "url", "style"):
        if not isinstance(button.get(name, ""), str):
            _refuse_button(f'Field "{name}" must be of type String')
    if not button.get("text", "").strip():
        _refuse_button('Field "text" must not be empty')
    kinds = button.keys() & KINDS
    if not kinds:
        _refuse_button("Text buttons are unallowed in the inline keyboard")
    if len(kinds) > 1:
        _refuse_button(f"fields {', '.join(sorted(kinds))} exclude each other")
    if button.get("style", STYLES[0]) not in STYLES:
        _refuse_button("invalid button style specified")


def _refuse_button(words: str) -> NoReturn:
    refuse(f"can't parse inline keyboard button: {words}")
