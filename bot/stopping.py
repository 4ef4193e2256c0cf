"""When the process is asked to end."""

import asyncio
import contextlib
import signal


def told_to_stop() -> asyncio.Event:
    """Return the event that is set when the process is asked to end (SIGTERM, SIGINT), from now on."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Where signals cannot be handled (Windows) Ctrl-C still ends the program, only less gently.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop
