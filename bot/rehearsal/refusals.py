"""What the Bot API says when it refuses a call: code, words and parameters as Telegram gives them."""

from typing import Any, NoReturn


class Refused(Exception):  # noqa: N818 - it is the far end's answer, not an error of ours
    """A call was refused; the server turns this into Telegram's `{"ok": false, ...}`.

    `parameters` is Telegram's ResponseParameters: `retry_after` (seconds) or `migrate_to_chat_id`.
    """

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def to_json(self) -> dict[str, Any]:
        """Give the body of the response."""
        body: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            body["parameters"] = self.parameters
        return body


def refuse(words: str) -> NoReturn:
    """Raise a 400 with Telegram's prefix."""
    raise Refused(400, f"Bad Request: {words}")


def forbid(words: str) -> NoReturn:
    """Raise a 403 with Telegram's prefix."""
    raise Refused(403, f"Forbidden: {words}")


def too_many_requests(seconds: int) -> Refused:
    """Give a 429 for one chat."""
    return Refused(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


def migrated(new_chat: int) -> Refused:
    """Give the 400 of a group that became a supergroup."""
    return Refused(400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=new_chat)


NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
QUERY_TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
