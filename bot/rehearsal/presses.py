"""Callback queries: a press, and the answer its presser sees."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.rehearsal.messages import Button, Message
    from bot.rehearsal.people import Person


@dataclass(frozen=True, slots=True)
class Answer:
    """What answerCallbackQuery showed the presser: a toast, an alert, or a link that opens."""

    text: str = ""
    alert: bool = False
    url: str | None = None


@dataclass(eq=False, slots=True)
class Press:
    """One press of one button. `answer` stays None until the bot answers."""

    id: str
    person: "Person"
    message: "Message"
    button: "Button"
    at: float
    inaccessible: bool = False
    answer: Answer | None = field(default=None)

    async def answered(self, timeout: float = 5.0) -> Answer:  # noqa: ASYNC109
        """Wait for the bot's answer. Raises TimeoutError when none comes within `timeout` seconds."""
        waiting_for = f"an answer to {self.person.name}'s press of {self.button.text!r}"
        return await self.person.world.until(lambda: self.answer, timeout, waiting_for)

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's CallbackQuery."""
        message = self.message.inaccessible_json() if self.inaccessible else self.message.to_json()
        return {
            "id": self.id,
            "from": self.person.to_json(),
            "message": message,
            "chat_instance": str(self.message.chat.id),
            "data": self.button.callback_data,
        }
