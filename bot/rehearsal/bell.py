"""A bell that wakes everyone who waits for the next thing to happen."""

import asyncio


class Bell:
    """`ring` ends every `wait` that had begun."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def ring(self) -> None:
        """Wake those who wait now."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self) -> None:
        """Wait for the next ring."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        await future
