from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from bot.outbox.pace import Limits as PaceLimits
from bot.outbox.pace import Pace
from bot.rehearsal.faults import Fails
from bot.rehearsal.groups import Group
from bot.rehearsal.limits import Limits
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.screens.types import Screen
from bot.store import chats, meta, notices, people, screens
from bot.store.database import Store, Tx
from tests.outbox.post import Post


def of_bot(person: Person) -> list[Message]:
    return [message for message in person.chat.shown() if message.sender.is_bot]


def in_group(group: Group) -> list[Message]:
    return [message for message in group.shown() if message.sender.is_bot]


# -- showing -----------------------------------------------------------------------------------------------


async def test_a_screen_is_sent_and_then_edited_in_place(post: Post, ada: Person) -> None:
    await post.show(ada.id, "hand", "one")
    await post.settled()
    await post.show(ada.id, "hand", "two")
    await post.settled()
    (message,) = of_bot(ada)
    assert [version.text for version in message.versions] == ["one", "two"]
    assert message.protected
    assert message.silent
    row = await post.row(ada.id, "hand")
    assert (row.message, row.wanted, row.rendered, row.sending) == (message.id, 2, 2, None)


async def test_a_fresh_screen_is_a_new_message_that_rings_and_the_old_one_loses_its_buttons(
    post: Post, ada: Person
) -> None:
    await post.show(ada.id, "hand", "calm")
    await post.settled()
    await post.show(ada.id, "hand", "your turn", fresh=True)
    await post.settled()
    await post.show(ada.id, "hand", "still yours")
    await post.settled()
    old, new = of_bot(ada)
    assert (old.text, old.labels) == ("calm", ())
    assert (new.text, new.labels, new.silent) == ("still yours", ("Go",), False)


async def test_an_announced_turn_makes_room_for_the_next_one(post: Post, group: Group) -> None:
    for words in ("Ada to play", "Boris to play"):
        await post.show(group.id, "turn", words, fresh=True)
        await post.settled()
    assert [message.text for message in in_group(group)] == ["Boris to play"]


async def test_an_announcement_too_old_to_be_deleted_loses_its_buttons(post: Post, group: Group) -> None:
    await post.show(group.id, "turn", "Ada to play", fresh=True)
    await post.settled()
    in_group(group)[0].versions[0] = replace(in_group(group)[0].now, at=post.world.clock() - 49 * 3600)
    await post.show(group.id, "turn", "Boris to play", fresh=True)
    await post.settled()
    old, new = in_group(group)
    assert (old.text, old.labels, new.labels) == ("Ada to play", (), ("Go",))


async def test_ten_quick_moves_cost_few_calls_and_end_with_the_last(post: Post, ada: Person) -> None:
    await post.show(ada.id, "hand", "begin")
    await post.settled()
    post.server.faults.add(Fails.SLOW, "editMessageText", seconds=0.2)
    for number in range(10):
        await post.show(ada.id, "hand", f"move {number}")
        await asyncio.sleep(0.005)
    await post.settled()
    assert of_bot(ada)[0].text == "move 9"
    assert post.server.calls["editMessageText"] <= 3


async def test_what_shows_already_is_not_told_again(post: Post, ada: Person) -> None:
    await post.say(ada.id, "hello")
    await post.store.write(lambda tx: meta.put(tx, "plain", "same"))

    def again(tx: Tx) -> None:
        screens.show(tx, ada.id, None, 0, "plain")
        tx.execute("UPDATE screens SET wanted = 1 WHERE rendered = 0")

    await post.store.write(again)
    await post.settled()
    calls = dict(post.server.calls)
    # The button carries `wanted`: only if that stays the same does the screen stay the same.
    await post.store.write(lambda tx: tx.execute("UPDATE screens SET rendered = 0"))
    post.outbox.wake()
    await post.settled()
    assert post.server.calls == calls
    assert await post.store.read(lambda tx: tx.all("SELECT 1 FROM screens WHERE wanted > rendered")) == []


async def test_a_screen_with_nothing_to_show_goes_and_its_message_loses_its_buttons(post: Post, ada: Person) -> None:
    await post.show(ada.id, "question", "may I?")
    await post.settled()

    def nothing(tx: Tx) -> None:
        tx.execute("DELETE FROM meta")
        screens.show(tx, ada.id, None, 3, "question")

    await post.store.write(nothing)
    await post.settled()
    (message,) = of_bot(ada)
    assert (message.text, message.labels) == ("may I?", ())
    assert await post.store.read(lambda tx: screens.of_table(tx, 3)) == ()


async def test_a_screen_dropped_while_it_is_sent_leaves_no_buttons(post: Post, ada: Person) -> None:
    post.server.faults.add(Fails.SLOW, "sendMessage", seconds=0.2)
    await post.show(ada.id, "question", "may I?")
    await asyncio.sleep(0.1)
    await post.store.write(lambda tx: screens.drop(tx, ada.id, 3, "question"))
    await post.settled()
    (message,) = of_bot(ada)
    assert message.labels == ()


async def test_what_is_urgent_goes_first(post: Post, ada: Person) -> None:
    def work(tx: Tx) -> None:
        for kind in ("table", "hand", "deal"):
            meta.put(tx, kind, kind)
            screens.show(tx, ada.id, None, 3, kind)
        notices.add(tx, ada.id, None, Screen("chatter"), notices.CHATTER)
        notices.add(tx, ada.id, None, Screen("urgent"))

    await post.store.write(work)
    await post.settled()
    assert [message.text for message in of_bot(ada)] == ["urgent", "hand", "deal", "table", "chatter"]


async def test_who_waits_for_a_screen_is_served_before_those_who_look_on(post: Post, ada: Person) -> None:
    lookers = [post.world.person(f"P{number}") for number in range(40)]

    def work(tx: Tx) -> None:
        meta.put(tx, "hand", "hand")
        for person in (*lookers, ada):
            person.chat.started = True
            screens.show(tx, person.id, None, 3, "hand")

    await post.store.write(work)
    post.outbox.wake(ada.id)
    await post.settled()
    sent = [entry.chat for entry in post.world.transcript if entry.act == "sent"]
    assert ada.id in sent[:16]
    assert len(sent) == 41


async def test_nobody_waits_for_ever_behind_those_who_press(post: Post, ada: Person) -> None:
    eager = [post.world.person(f"P{number}") for number in range(30)]
    for person in eager:
        person.chat.started = True
        post.outbox._turns[person.id] = 5000
    await post.store.write(lambda tx: meta.put(tx, "hand", "hand"))

    def work(tx: Tx) -> None:
        for person in (*eager, ada):
            screens.show(tx, person.id, None, 3, "hand")

    await post.store.write(work)
    for person in eager:
        post.outbox.wake(person.id)
    await post.settled()
    sent = [entry.chat for entry in post.world.transcript if entry.act == "sent"]
    assert ada.id in sent[:16]


async def test_a_screen_that_cannot_be_drawn_delays_no_other(post: Post, ada: Person, group: Group) -> None:
    await post.show(ada.id, "hand", "fault")
    await post.show(ada.id, "deal", "fine")
    await post.show(group.id, "table", "fine too")
    await post.world.until(lambda: of_bot(ada) and in_group(group))
    assert [message.text for message in (*of_bot(ada), *in_group(group))] == ["fine", "fine too"]


# -- the far end on a bad day --------------------------------------------------------------------------------


async def test_a_flood_limit_in_one_chat_delays_no_other(post: Post, ada: Person, group: Group) -> None:
    post.server.faults.add(Fails.FLOOD, chat=group.id, seconds=1)
    began = time.monotonic()
    await post.show(group.id, "table", "later")
    await asyncio.sleep(0.1)
    for number in range(5):
        await post.say(ada.id, f"now {number}")
    await post.world.until(lambda: len(of_bot(ada)) == 5, timeout=0.8)
    assert in_group(group) == []
    await post.world.until(lambda: in_group(group), timeout=3)
    assert 1.0 <= time.monotonic() - began < 2.0


async def test_a_lost_answer_to_an_edit_is_followed_by_the_same_edit(post: Post, ada: Person) -> None:
    await post.show(ada.id, "hand", "one")
    await post.settled()
    post.server.faults.add(Fails.LOSE, "editMessageText")
    await post.show(ada.id, "hand", "two")
    await post.until(lambda: post.server.calls.get("editMessageText") == 2)
    await post.settled()
    (message,) = of_bot(ada)
    assert [version.text for version in message.versions] == ["one", "two"]


@pytest.mark.parametrize("fails", [Fails.LOSE, Fails.HANG_AFTER, Fails.DROP, Fails.HANG, Fails.ERROR])
async def test_a_notice_of_unknown_fate_is_not_said_again(post: Post, ada: Person, fails: Fails) -> None:
    post.server.faults.add(fails, "sendMessage", seconds=5.0)
    await post.say(ada.id, "once")
    await post.say(ada.id, "after")
    await post.world.until(lambda: any(message.text == "after" for message in of_bot(ada)))
    await post.settled()
    said = [message.text for message in of_bot(ada)]
    assert said == (["once", "after"] if fails in (Fails.LOSE, Fails.HANG_AFTER) else ["after"])


@pytest.mark.parametrize("fails", [Fails.LOSE, Fails.DROP, Fails.ERROR])
async def test_a_screen_of_unknown_fate_is_sent_again_only_after_a_while(post: Post, ada: Person, fails: Fails) -> None:
    post.server.faults.add(fails, "sendMessage")
    await post.show(ada.id, "hand", "your turn", fresh=True)
    await asyncio.sleep(0.15)
    assert post.server.calls["sendMessage"] == 1
    await post.until(lambda: post.server.calls["sendMessage"] == 2)
    await post.settled()
    assert of_bot(ada)[-1].text == "your turn"
    row = await post.row(ada.id, "hand")
    assert (row.message, row.sending) == (of_bot(ada)[-1].id, None)


async def test_a_screen_whose_lost_message_is_pressed_goes_on_in_it(post: Post, ada: Person) -> None:
    await post.show(ada.id, "hand", "one")
    await post.settled()
    post.server.faults.add(Fails.LOSE, "sendMessage")
    await post.show(ada.id, "hand", "your turn", fresh=True)
    await post.world.until(lambda: len(of_bot(ada)) == 2)
    lost = of_bot(ada)[-1]
    await asyncio.sleep(0.05)
    await post.store.write(lambda tx: screens.adopt(tx, ada.id, 3, lost.id, on_the_way=0.0))
    await post.show(ada.id, "hand", "drawn")
    await post.settled()
    assert [(message.text, len(message.labels)) for message in of_bot(ada)] == [("one", 0), ("drawn", 1)]


async def test_a_deleted_message_is_sent_anew(post: Post, ada: Person, group: Group) -> None:
    await post.show(group.id, "table", "one")
    await post.settled()
    ada.delete(in_group(group)[0])
    await post.show(group.id, "table", "two")
    await post.settled()
    (message,) = in_group(group)
    assert message.text == "two"


async def test_an_edit_that_was_made_before_counts_as_made(post: Post, ada: Person) -> None:
    await post.show(ada.id, "hand", "one")
    await post.settled()
    await post.store.write(lambda tx: tx.execute("UPDATE screens SET rendered = 0, shown = NULL"))
    post.outbox.wake()
    await post.settled()
    assert post.server.calls["editMessageText"] == 1
    row = await post.row(ada.id, "hand")
    assert (row.rendered, row.shown is not None) == (row.wanted, True)


async def test_who_has_blocked_the_bot_is_passed_on_once_and_served_when_back(post: Post, ada: Person) -> None:
    await post.store.write(lambda tx: people.meet(tx, ada.id, "Ada", None, None))
    ada.block()
    await post.show(ada.id, "hand", "one", fresh=True)
    await post.say(ada.id, "forgotten")
    await post.settled()
    await post.show(ada.id, "hand", "two", fresh=True)
    await post.settled()
    assert post.heard.unreachable == [ada.id]
    assert post.server.calls["sendMessage"] == 1
    ada.unblock()
    await post.store.write(lambda tx: people.set_reachable(tx, ada.id, 1))
    await post.settled()
    assert [message.text for message in of_bot(ada)] == ["two"]


async def test_a_bot_thrown_out_of_a_group_tries_once(post: Post, ada: Person, group: Group) -> None:
    group.kick(post.world.bot, ada)
    await post.show(group.id, "table", "one")
    await post.show(group.id, "deal", "two")
    await post.settled()
    assert post.heard.unreachable == [group.id]
    assert post.server.calls["sendMessage"] == 1
    group.add(post.world.bot, ada)
    await post.store.write(lambda tx: chats.meet(tx, group.id, "a group"))
    await post.settled()
    assert sorted(message.text for message in in_group(group)) == ["one", "two"]


async def test_a_group_that_became_a_supergroup_is_followed(post: Post, group: Group) -> None:
    await post.show(group.id, "table", "one")
    await post.settled()
    new = group.migrate()
    await post.show(group.id, "table", "two")
    await post.say(group.id, "said", notices.CHATTER)
    await post.settled()
    assert post.heard.moved == [(group.id, new.id)]
    assert [message.text for message in in_group(new)] == ["two", "said"]


async def test_a_deleted_topic_sends_everything_to_general(post: Post, ada: Person) -> None:
    forum = post.world.group("Forum", [ada], forum=True)
    topic = forum.open_topic("cards")
    await post.show(forum.id, "table", "one", thread=topic.id)
    await post.settled()
    assert [message.thread for message in in_group(forum)] == [topic.id]
    forum.delete_topic(topic)
    await post.show(forum.id, "table", "two", thread=topic.id)
    await post.settled()
    assert post.heard.topics == [(forum.id, topic.id)]
    assert [(message.text, message.thread) for message in in_group(forum)] == [("two", None)]


async def test_what_telegram_refuses_is_tried_again_ever_more_rarely(post: Post, ada: Person) -> None:
    await post.show(ada.id, "hand", "<b>never closed")
    await asyncio.sleep(0.5)
    assert post.server.calls["sendMessage"] == 1
    await post.show(ada.id, "deal", "fine")
    await post.world.until(lambda: of_bot(ada))
    assert of_bot(ada)[0].text == "fine"
    await post.show(ada.id, "hand", "closed")
    await post.world.until(lambda: len(of_bot(ada)) == 2)


async def test_one_record_that_fails_does_not_undo_the_others(
    post: Post, ada: Person, group: Group, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.outbox.courier.outgoing.nothing_to_show", broken)
    await post.show(ada.id, "hand", "one")
    await post.show(group.id, "table", "two")
    await post.settled()
    await post.store.write(lambda tx: tx.execute("DELETE FROM meta WHERE key = 'hand'"))
    await post.show(ada.id, "deal", "three")
    await post.show(group.id, "table", "four")
    await post.store.write(lambda tx: screens.show(tx, ada.id, None, 3, "hand"))
    post.outbox.wake()
    await post.until(lambda: in_group(group)[-1].text == "four" and of_bot(ada)[-1].text == "three")


async def test_nothing_is_sent_that_could_not_be_noted_before(
    post: Post, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        message = "disk full"
        raise OSError(message)

    monkeypatch.setattr("bot.outbox.worker.outgoing.begin", broken)
    await post.show(ada.id, "hand", "one")
    await asyncio.sleep(0.2)
    monkeypatch.undo()
    assert of_bot(ada) == []
    await post.world.until(lambda: of_bot(ada))


# -- starting anew -------------------------------------------------------------------------------------------


async def test_a_send_that_a_crash_cut_short_is_repeated_for_screens_and_forgotten_for_notices(
    store_before: None, post: Post, ada: Person
) -> None:
    await post.world.until(lambda: of_bot(ada), timeout=3)
    await post.settled()
    assert [message.text for message in of_bot(ada)] == ["cut short"]
    assert await post.store.read(lambda tx: tx.all("SELECT * FROM notices")) == []


@pytest.fixture
async def store_before(request: pytest.FixtureRequest, ada: Person, store: Store) -> None:
    """Leave a store as a crash would while a screen and a notice were being sent to Ada."""

    def work(tx: Tx) -> None:
        meta.put(tx, "hand", "cut short")
        screens.show(tx, ada.id, None, 3, "hand", fresh=True)
        notices.add(tx, ada.id, None, Screen("cut short too"))
        tx.execute("UPDATE screens SET sending = ?", (tx.now,))
        tx.execute("UPDATE notices SET sending = ?", (tx.now,))

    await store.write(work)


# -- paced ---------------------------------------------------------------------------------------------------


class TestPaced:
    @pytest.fixture
    def pace(self) -> Pace:
        return Pace(PaceLimits(overall=28, chat_seconds=0.1, burst=2))

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(chat_per_second=10, chat_burst=3)

    async def test_a_burst_of_changes_meets_no_refusal(
        self, post: Post, ada: Person, group: Group, pace: Pace, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        frozen: list[int] = []
        monkeypatch.setattr(pace, "freeze", lambda chat, _: frozen.append(chat))
        others = [post.world.person(f"P{number}") for number in range(10)]
        for other in others:
            other.start()
        for number in range(8):
            await post.show(group.id, "table", f"table {number}")
            for person in (ada, *others):
                await post.show(person.id, "hand", f"hand {number}")
            await asyncio.sleep(0.02)
        await post.world.until(
            lambda: all(of_bot(person) and of_bot(person)[-1].text == "hand 7" for person in (ada, *others)), timeout=8
        )
        assert frozen == []
        await post.world.until(lambda: in_group(group)[-1].text == "table 7")
        sent = post.server.calls.get("sendMessage", 0) + post.server.calls.get("editMessageText", 0)
        assert sent < 60
