"""What people read when a table is paused, when it goes on, and when a seat changes hands."""

from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from tests.flows.conftest import Stage


async def newest_hand(person: Person) -> Message:
    return next(message for message in reversed(person.chat.shown()) if message.buttons)


async def more(stage: Stage, person: Person, choice: str) -> str:
    """Press "More" on a hand and one of the choices there; return the toast."""
    await stage.settled()
    await person.press(await newest_hand(person), "More").answered()
    await stage.settled()
    answer = await person.press(await newest_hand(person), choice).answered()
    await stage.settled()
    return answer.text


async def test_who_asks_for_a_pause_hears_that_the_group_is_asked_and_all_that_it_is_over(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    assert await more(stage, people[2], "Ask for a pause") == "The group has been asked."
    asked = await group.shows("A pause at Canastone?")
    for person in (people[0], people[1], people[3]):
        await person.press(asked, "Agree").answered()
    await stage.settled()
    paused = await group.shows("Canastone is paused")
    await people[1].press(paused, "Go on playing").answered()
    await stage.settled()
    assert not paused.buttons
    assert group.shown()[-1].text.startswith("Canastone goes on")


async def test_who_wants_no_pause_says_so_to_all(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    await more(stage, people[2], "Ask for a pause")
    asked = await group.shows("A pause at Canastone?")
    await people[0].press(asked, "Play on").answered()
    await stage.settled()
    assert not asked.buttons
    assert group.shown()[-1].text.startswith("Canastone goes on")


async def test_the_group_and_the_one_replaced_hear_who_has_taken_a_seat(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    (eva,) = stage.people("Eva")
    group.add(eva)
    assert await more(stage, people[1], "Offer my seat") == "The group has been asked."
    offer = await group.shows("is free to take")
    await eva.press(offer, "Take the seat").answered()
    await stage.settled()
    await group.shows("plays for")
    assert "Eva\u2069 plays there now" in (await people[1].chat.shows("Your seat at")).text
    await eva.chat.shows("Your 15 cards")
    assert people[1].chat.find("Refresh") is None


async def test_who_is_late_hears_that_the_table_waits_and_cannot_vote(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    people[0].send(group, "/clock")
    clock = await group.shows("1 hr a turn")
    for choice in ("1 hr a turn", "then the table waits"):
        await people[0].press(clock, choice).answered()
        await stage.settled()
    late = next(person for person in people if person.chat.find("Your turn") is not None)
    await stage.pozzo.store.write(lambda tx: tx.execute("UPDATE deadlines SET due = ? WHERE kind = 'turn'", (tx.now,)))
    stage.pozzo.clock.nudge()
    asked = await group.shows("Time is up for")
    await late.chat.shows("the table waits for you")
    answer = await late.press(asked, "A stand-in plays on").answered()
    assert "your own seat" in answer.text


async def test_who_comes_for_a_seat_is_led_to_the_private_chat_and_back(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    eva = stage.world.person("Eva")
    group.add(eva)
    await more(stage, people[1], "Offer my seat")
    offer = await group.shows("is free to take")
    answer = await eva.press(offer, "Take the seat").answered()
    assert answer.url is not None
    eva.open_link(answer.url)
    await eva.chat.shows("press “Take the seat” in the group once more")
    await eva.press(offer, "Take the seat").answered()
    await eva.chat.shows("Your 15 cards")
