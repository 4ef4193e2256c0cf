from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.lanes import Lanes


async def test_a_lane_is_in_order_and_lanes_are_beside_each_other() -> None:
    lanes = Lanes()
    done: list[tuple[str, int]] = []
    gate = asyncio.Event()

    def work(lane: str, number: int) -> Any:
        async def run() -> None:
            if lane == "slow":
                await gate.wait()
            await asyncio.sleep(0)
            done.append((lane, number))

        return run

    for number in range(3):
        for lane in ("slow", "quick"):
            lanes.put(lane, work(lane, number))
    await asyncio.sleep(0.02)
    assert done == [("quick", 0), ("quick", 1), ("quick", 2)]
    assert len(lanes) == 3
    gate.set()
    assert await lanes.drain(1.0)
    assert done[3:] == [("slow", 0), ("slow", 1), ("slow", 2)]
    assert len(lanes) == 0


async def test_work_that_raises_stops_nothing() -> None:
    lanes = Lanes()
    seen: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: seen.append(context))
    done: list[int] = []

    async def broken() -> None:
        raise ZeroDivisionError

    async def sound() -> None:
        done.append(1)

    lanes.put(1, broken)
    lanes.put(1, sound)
    assert await lanes.drain(1.0)
    assert done == [1]
    assert isinstance(seen[0]["exception"], ZeroDivisionError)


async def test_draining_gives_up_in_time() -> None:
    lanes = Lanes()
    lanes.put(1, asyncio.Event().wait)  # type: ignore[arg-type]
    lanes.put(1, asyncio.Event().wait)  # type: ignore[arg-type]
    assert not await lanes.drain(0.05)
    assert len(lanes) == 0


@pytest.mark.parametrize("most", [1, 3])
async def test_below_waits_until_there_is_room(most: int) -> None:
    lanes = Lanes()
    gate = asyncio.Event()

    async def work() -> None:
        await gate.wait()

    for number in range(3):
        lanes.put(number, work)
    waiting = asyncio.create_task(lanes.below(most))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    gate.set()
    await asyncio.wait_for(waiting, 1.0)
    assert len(lanes) < most
