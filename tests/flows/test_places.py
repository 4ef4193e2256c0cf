"""Several tables at once, in one group and in a topic, and what happens to groups."""

from bot.store import chats, screens, tables
from tests.flows.conftest import Stage
from tests.flows.robot import Robot
from tests.flows.secrecy import leaks


async def test_two_tables_in_one_group_and_one_in_a_topic_never_mix(stage: Stage) -> None:
    people = stage.people("Ada", "Boris", "Chiara", "Dado")
    group = stage.world.group("Sunday cards", people)
    forum = stage.world.group("Club", people, forum=True)
    topic = forum.open_topic("Cards")
    first = await stage.begin(group, people)
    second = await stage.begin(group, [people[3], *people[:3]])
    third = await stage.begin(forum, people, thread=topic.id)
    assert first is not second
    assert third.thread == topic.id
    robot = Robot(stage.world, people)
    for _ in range(60):
        await stage.settled()
        await robot.turn()
    await stage.settled()
    plies = [(await stage.table(number)).ply for number in (1, 2, 3)]
    assert all(ply > 4 for ply in plies)
    shown = await stage.pozzo.store.read(
        lambda tx: [
            sorted(screen.chat for screen in screens.of_table(tx, number) if screen.kind == "hand")
            for number in (1, 2, 3)
        ]
    )
    assert shown == [sorted(person.id for person in people)] * 3
    assert all(message.thread == topic.id for message in forum.shown() if message.buttons)
    assert leaks(stage.world, people) == []


async def test_a_group_that_becomes_a_supergroup_goes_on(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    moved = group.migrate()
    await stage.settled()
    table = await moved.shows("My hand")
    assert (await stage.table()).chat == moved.id
    answer = await people[0].press(table, "My hand").answered()
    assert answer.alert


async def test_a_bot_that_is_removed_and_added_again_shows_the_table_anew(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    old = await group.shows("My hand")
    group.kick(stage.world.bot, people[0])
    robot = Robot(stage.world, people)
    for _ in range(6):
        await stage.settled()
        assert await robot.turn()
    group.add(stage.world.bot, people[0])
    await stage.settled()
    new = await group.shows("My hand")
    assert new.id != old.id
    assert (await stage.table()).status == "playing"


async def test_a_deleted_table_message_comes_again(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    old = await group.shows("My hand")
    people[0].delete(old)
    robot = Robot(stage.world, people)
    for _ in range(4):
        await stage.settled()
        await robot.turn()
    await stage.settled()
    new = await group.shows("My hand")
    assert new.id != old.id


async def test_a_table_of_a_deleted_topic_goes_on_in_general(stage: Stage) -> None:
    people = stage.people("Ada", "Boris", "Chiara", "Dado")
    forum = stage.world.group("Club", people, forum=True)
    topic = forum.open_topic("Cards")
    await stage.begin(forum, people, thread=topic.id)
    forum.delete_topic(topic)
    robot = Robot(stage.world, people)
    for _ in range(4):
        await stage.settled()
        await robot.turn()
    await stage.settled()
    table = await forum.shows("My hand")
    assert table.thread is None
    assert (await stage.table()).thread is None


async def test_one_person_alone_plays_with_stand_ins_in_private(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    ada.say("/play three-thirteen")
    lobby = await ada.chat.shows("Start")
    await ada.press(lobby, "Start").answered()
    await stage.settled()
    assert (await stage.table()).status == "playing"
    await ada.chat.shows("Your turn")


async def test_tables_are_listed_and_hands_are_sent_again(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    people[0].send(group, "/tables")
    await group.shows("able 1")
    people[1].say("/tables")
    listed = await people[1].chat.shows("1. Canastone")
    before = len(people[1].chat.shown())
    await people[1].press(listed, "my hand").answered()
    await stage.settled()
    assert len(people[1].chat.shown()) == before + 1
    people[1].say("/hand")
    await stage.settled()
    assert len(people[1].chat.shown()) == before + 3
    people[2].send(group, "/score")
    await group.shows("total")


async def test_a_game_that_does_not_exist_is_answered_with_those_that_do(stage: Stage) -> None:
    people = stage.people("Ada")
    group = stage.world.group("Sunday cards", people)
    people[0].send(group, "/play poker")
    told = await group.shows("There is no game")
    assert "/play canastone" in told.text
    assert await stage.pozzo.store.read(lambda tx: tables.in_chat(tx, group.id)) == ()


async def test_a_bot_that_comes_to_a_group_says_how_it_works(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    group = stage.world.group("Sunday cards", [ada], with_bot=False)
    group.add(stage.world.bot, ada)
    await group.shows("Card games are dealt here")


async def test_a_channel_is_told_nothing(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    channel = {"id": -1001234567890, "type": "channel", "title": "News"}
    bot = stage.world.bot.to_json()
    changed = {
        "chat": channel,
        "from": ada.to_json(),
        "date": int(stage.world.clock()),
        "old_chat_member": {"status": "left", "user": bot},
        "new_chat_member": {"status": "member", "user": bot},
    }
    stage.world.tell_bot("my_chat_member", changed, ("chat", -1001234567890))
    post = {"message_id": 5, "chat": channel, "date": int(stage.world.clock()), "text": "/play"}
    stage.world.tell_bot("channel_post", post, ("chat", -1001234567890))
    await stage.settled()
    assert await stage.pozzo.store.read(lambda tx: chats.get(tx, -1001234567890)) is None
    assert await stage.pozzo.store.read(lambda tx: tables.in_chat(tx, -1001234567890)) == ()
