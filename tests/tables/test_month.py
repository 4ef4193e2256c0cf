"""Games that last for days: nothing is done twice, nobody is woken, no card is lost, every table ends."""

from random import Random

import pytest

from bot.store import tables
from bot.store.database import Store
from bot.tables.house import House
from tests.tables.conftest import GROUP, Time
from tests.tables.month import Month


@pytest.mark.timeout(280)
async def test_a_month_of_thirty_tables(store: Store, time: Time) -> None:
    chance = Random(4)  # noqa: S311 - the same month in every run
    house = House(600.0, 60.0, lambda cards: tuple(chance.sample(cards, len(cards))))
    month = Month(store, time, house, chance)
    await month.prepare(30)
    await month.live(days=60)
    rows = await store.read(lambda tx: tables.in_chat(tx, GROUP, active=False))
    assert len(rows) == 30
    assert month.faults == []
    assert [row.id for row in rows if row.status != "over"] == []
    assert max(month.fired.values()) == 1
    kinds = {kind for _, kind, *_ in month.fired}
    assert {"turn", "stand-in", "next-deal", "remind-50", "remind-90", "remind-25"} <= kinds
