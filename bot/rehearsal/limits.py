"""The numbers that Telegram enforces, as one value that a test or a benchmark may change."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Limits:
    """How strict the far end is; the defaults are Telegram's own numbers.

    Rates count sends and edits together (Bots FAQ, "My bot is hitting limits"); `chat_burst` is how many
    of them one chat takes at once before `chat_per_second` binds. `flood` False turns every rate off.
    Lives are in seconds.
    """

    flood: bool = True
    overall_per_second: int = 30
    group_per_minute: int = 20
    chat_per_second: float = 1.0
    chat_burst: int = 5
    text_length: int = 4096
    caption_length: int = 1024
    alert_length: int = 200
    callback_data_bytes: int = 64
    row_buttons: int = 8
    keyboard_buttons: int = 100
    markup_bytes: int = 10_000
    press_life: float = 150.0
    update_life: float = 24 * 3600.0
    deletion_window: float = 48 * 3600.0

    def without_flood(self) -> "Limits":
        """Give the same limits with every rate switched off."""
        return replace(self, flood=False)
