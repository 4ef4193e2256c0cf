"""People who block the bot, leave, come back, choose, and want to be forgotten."""

from bot.rehearsal.people import Person
from bot.store import people as people_rows
from bot.store import tables
from tests.flows.conftest import Stage
from tests.flows.robot import Robot
from tests.flows.secrecy import leaks


async def player_to_move(stage: Stage, people: list[Person]) -> Person:
    await stage.settled()
    return next(person for person in people if person.chat.find("Your turn") is not None)


async def test_who_blocks_the_bot_is_named_and_a_stand_in_plays_until_they_return(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    player = await player_to_move(stage, people)
    player.block()
    await group.shows(f"{player.name}\u2069 cannot be written to")
    others = [person for person in people if person is not player]
    robot = Robot(stage.world, others)
    for _ in range(30):
        await stage.settled()
        await robot.turn()
    assert (await stage.table()).ply > 15
    assert player.chat.blocked
    player.start()
    await stage.settled()
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert not any(seat.stand_in for seat in seats)
    assert player.chat.find("Canastone") is not None
    assert leaks(stage.world, people) == []


async def test_who_cannot_be_told_of_the_turn_is_noticed_without_a_word_from_telegram(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    player = await player_to_move(stage, people)
    waiting = next(person for person in people if person is not player)
    waiting.chat.blocked = True
    robot = Robot(stage.world, [person for person in people if person is not waiting])
    for _ in range(12):
        await stage.settled()
        await robot.turn()
    await group.shows(f"{waiting.name}\u2069 cannot be written to")


async def test_who_leaves_the_group_is_away(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    group.leave(people[3])
    await group.shows("Dado\u2069 has left the group")
    await stage.settled()
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert [seat.stand_in for seat in seats if seat.person == people[3].id] == [True]


async def test_a_seat_is_handed_over_taken_back_and_given_to_a_substitute(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    (eva,) = stage.people("Eva")
    group.add(eva)
    boris = people[1]
    hand = await boris.chat.shows("More")
    await boris.press(hand, "More").answered()
    await stage.settled()
    hand = await boris.chat.shows("stand-in")
    await boris.press(hand, "stand-in").answered()
    await stage.settled()
    back = await boris.chat.shows("I play again")
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert [seat.stand_in for seat in seats] == [False, True, False, False]
    own = await people[0].chat.shows("More")
    await people[0].press(own, "More").answered()
    await stage.settled()
    own = await people[0].chat.shows("Boris")
    await people[0].press(own, next(label for label in own.labels if "Boris" in label)).answered()
    await stage.settled()
    offered = await group.shows("Take the seat")
    assert "already" in (await people[2].press(offered, "Take the seat").answered()).text
    await eva.press(offered, "Take the seat").answered()
    await stage.settled()
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert [seat.person for seat in seats][1] == eva.id
    assert "Your 1" in (await eva.chat.shows("Your 1")).text
    assert not back.buttons
    taken = len(stage.world.transcript)
    robot = Robot(stage.world, [people[0], *people[2:], eva])
    for _ in range(20):
        await stage.settled()
        await robot.turn()
    later = [entry for entry in stage.world.transcript[taken:] if entry.chat == boris.chat.id and entry.act == "sent"]
    assert later == []
    assert leaks(stage.world, [people[0], *people[2:]]) == []


async def test_languages_are_chosen_by_people_and_by_groups(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    ada = people[0]
    ada.say("/settings")
    settings = await ada.chat.shows("Your settings")
    await ada.press(settings, "Language").answered()
    await stage.settled()
    await ada.press(settings, "set.0.0.language=fa").answered()
    await stage.settled()
    assert "Canastone" not in settings.text
    assert ada.chat.find("Your 15 cards") is None
    assert ada.chat.find("15 cards") is None
    row = await stage.pozzo.store.read(lambda tx: people_rows.get(tx, ada.id))
    assert row is not None
    assert row.language == "fa"
    people[1].send(group, "/settings")
    of_group = await group.shows("Settings of this group")
    refused = await people[1].press(of_group, 1).answered()
    assert "Only an administrator" in refused.text
    before = (await group.shows("My hand")).text
    await ada.press(of_group, f"group.0.0.{group.id}:language=it").answered()
    await stage.settled()
    assert before not in [message.text for message in group.shown()]


async def test_a_time_zone_is_typed_as_a_city_or_an_offset(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    ada.say("/settings")
    settings = await ada.chat.shows("Your settings")
    await ada.press(settings, "Time zone").answered()
    await stage.settled()
    ada.say("new york")
    await stage.settled()
    row = await stage.pozzo.store.read(lambda tx: people_rows.get(tx, ada.id))
    assert row is not None
    assert row.zone == "America/New_York"


async def test_forgetting_waits_for_running_tables_and_then_leaves_nothing(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    dado = people[3]
    dado.say("/forgetme")
    await dado.chat.shows("until it ends")
    people[0].send(group, "/endtable")
    await people[0].press(await group.shows("Break it off"), "Break it off").answered()
    await stage.settled()
    dado.say("/forgetme")
    await dado.chat.shows("is deleted")
    row = await stage.pozzo.store.read(lambda tx: people_rows.get(tx, dado.id))
    assert row is None
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert dado.id not in [seat.person for seat in seats]


async def test_rules_are_a_book_with_pages(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    ada.say("/rules canastone")
    await stage.settled()
    book = ada.chat.shown()[-1]
    assert "Canastone" in book.text
    contents = book.text
    await ada.press(book, 2).answered()
    await stage.settled()
    assert book.text != contents
    await ada.press(book, "Contents").answered()
    await stage.settled()
    assert book.text == contents
    ada.say("/help")
    await ada.chat.shows("your hand is dealt")


async def test_anybody_offers_the_own_seat_and_a_stand_in_keeps_it_warm(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    (eva,) = stage.people("Eva")
    group.add(eva)
    chiara = people[2]
    hand = await chiara.chat.shows("More")
    await chiara.press(hand, "More").answered()
    await stage.settled()
    await chiara.press(hand, "Offer my seat").answered()
    await stage.settled()
    offered = await group.shows("Take the seat")
    await eva.press(offered, "Take the seat").answered()
    await stage.settled()
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert [seat.person for seat in seats] == [people[0].id, people[1].id, eva.id, people[3].id]
    assert not any(seat.stand_in for seat in seats)


async def test_who_writes_as_the_group_is_told_that_a_seat_needs_a_person(stage: Stage) -> None:
    people = stage.people("Ada")
    group = stage.world.group("Sunday cards", people)
    said = {
        "message_id": 7,
        "date": 1_800_000_000,
        "chat": group.to_json(),
        "sender_chat": group.to_json(),
        "from": {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"},
        "text": "/play",
        "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
    }
    stage.world.tell_bot("message", said, ("chat", group.id))
    await group.shows("a seat needs a person")
    assert await stage.pozzo.store.read(lambda tx: tables.in_chat(tx, group.id)) == ()
