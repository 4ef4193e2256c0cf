"""How updates reach the bot: getUpdates with its offset, and webhooks."""

import asyncio
import re
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from bot.rehearsal.refusals import Refused, refuse
from bot.rehearsal.world import World

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{0,256}\Z")
LONGEST_POLL: Final = 50
MOST_UPDATES: Final = 100


@dataclass(slots=True)
class Webhook:
    """Where updates are posted to, and how that went; times are seconds since 1970."""

    url: str = ""
    secret: str = ""
    connections: int = 40
    last_error: str = ""
    last_error_at: float = 0.0


class Intake:
    """One bot's way of getting updates: one poll at a time, or a webhook."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.webhook = Webhook()
        self._polls = 0

    async def get_updates(self, params: dict[str, Any]) -> list[dict[str, Any]]:
        """Confirm what is before the offset and give what waits, for up to `timeout` seconds of nothing.

        Raises Refused (409) while a webhook is set, and for the older of two polls.
        """
        if self.webhook.url:
            words = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
            raise Refused(409, f"Conflict: {words}")
        queue = self.world.updates
        if "allowed_updates" in params:
            queue.allow(params["allowed_updates"])
        if offset := params.get("offset", 0):
            queue.confirm(offset)
        self._polls += 1
        queue.bell.ring()
        limit = min(max(params.get("limit", MOST_UPDATES), 1), MOST_UPDATES)
        await self._something(self._polls, min(params.get("timeout", 0), LONGEST_POLL))
        return [update.to_json() for update in queue.waiting(limit)]

    async def _something(self, poll: int, seconds: float) -> None:
        queue = self.world.updates
        deadline = asyncio.get_running_loop().time() + seconds
        try:
            async with asyncio.timeout_at(deadline):
                while not queue.waiting(1) and seconds:
                    await queue.bell.wait()
                    self._check_newest(poll)
        except TimeoutError:
            return

    def _check_newest(self, poll: int) -> None:
        if self.webhook.url:
            raise Refused(409, "Conflict: terminated by setWebhook request")
        if poll != self._polls:
            words = "terminated by other getUpdates request; make sure that only one bot instance is running"
            raise Refused(409, f"Conflict: {words}")

    def set_webhook(self, params: dict[str, Any]) -> bool:
        """Post updates to an address; http is let through, since all this stays on one machine."""
        url = params.get("url", "")
        if not url:
            return self.delete_webhook(params)
        if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname:
            refuse("bad webhook: An HTTPS URL must be provided for webhook")
        secret = params.get("secret_token", "")
        if not SECRET.match(secret):
            refuse("secret token contains unallowed characters")
        if "allowed_updates" in params:
            self.world.updates.allow(params["allowed_updates"])
        self.webhook = Webhook(url, secret, min(max(params.get("max_connections", 40), 1), 100))
        return self._dropped(params)

    def delete_webhook(self, params: dict[str, Any]) -> bool:
        """Go back to getUpdates."""
        self.webhook = Webhook()
        return self._dropped(params)

    def _dropped(self, params: dict[str, Any]) -> bool:
        if params.get("drop_pending_updates"):
            self.world.updates.clear()
        self.world.updates.bell.ring()
        return True

    def get_webhook_info(self, _params: dict[str, Any]) -> dict[str, Any]:
        """Give the Bot API's WebhookInfo."""
        info: dict[str, Any] = {
            "url": self.webhook.url,
            "has_custom_certificate": False,
            "pending_update_count": len(self.world.updates),
        }
        if self.webhook.url:
            info |= {"max_connections": self.webhook.connections, "ip_address": "127.0.0.1"}
        if self.webhook.last_error:
            info["last_error_message"] = self.webhook.last_error
            info["last_error_date"] = int(self.webhook.last_error_at)
        if self.world.updates.allowed:
            info["allowed_updates"] = sorted(self.world.updates.allowed)
        return info
