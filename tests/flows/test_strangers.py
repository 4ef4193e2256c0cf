"""Presses that have no place: of strangers, of older screens, twice, after the end."""

from bot.press import Press, encode
from bot.rehearsal.messages import Button
from bot.rehearsal.people import Person
from tests.flows.conftest import Stage
from tests.flows.secrecy import leaks


async def player_to_move(stage: Stage, people: list[Person]) -> Person:
    await stage.settled()
    return next(person for person in people if person.chat.find("Your turn") is not None)


async def test_a_stranger_gets_a_toast_and_changes_nothing(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    (eva,) = stage.people("Eva")
    group.add(eva)
    before = await stage.table()
    table = await group.shows("My hand")
    for button in ("My hand", "Play"):
        answer = await eva.press(table, button).answered()
        assert "do not play at this table" in answer.text
        assert answer.url is None
    assert await stage.table() == before
    assert leaks(stage.world, [*people, eva]) == []


async def test_ones_own_hand_is_an_alert_for_the_presser_alone(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    table = await group.shows("My hand")
    answer = await people[1].press(table, "My hand").answered()
    assert answer.alert
    assert len(answer.text) <= 200
    own = await people[1].chat.shows("Your 15 cards")
    cards = own.text.split("Your 15 cards")[1].split("\n")[1].strip("\u2066\u2069")
    assert cards in answer.text
    link = await people[2].press(table, "Play").answered()
    assert link.url == "https://t.me/pozzo_bot?start=t1"
    assert leaks(stage.world, people) == []


async def test_a_double_tap_counts_once_and_a_stale_button_redraws(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()
    player = await player_to_move(stage, people)
    hand = await player.chat.shows("Your turn")
    before = await stage.table()
    first, second = player.press(hand, "Draw"), player.press(hand, "Draw")
    assert (await first.answered()).text == ""
    assert "moved on" in (await second.answered()).text
    assert (await stage.table()).ply == before.ply + 1
    await stage.settled()
    assert "Draw 2" not in hand.labels
    again = await player.press(hand, "Draw", stale=True).answered()
    assert "moved on" in again.text
    assert (await stage.table()).ply == before.ply + 1


async def test_somebody_elses_button_does_nothing(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()
    player = await player_to_move(stage, people)
    before = await stage.table()
    other = next(person for person in people if person is not player)
    hand = await other.chat.shows("Refresh")
    await other.press(hand, "Refresh").answered()
    assert (await stage.table()).ply == before.ply


async def test_only_the_host_starts_and_an_administrator_may_as_well(stage: Stage) -> None:
    people = stage.people("Ada", "Boris", "Chiara", "Dado")
    group = stage.world.group("Sunday cards", people)
    people[1].send(group, "/play")
    lobby = await group.shows("Join")
    await people[2].press(lobby, "Join").answered()
    await stage.settled()
    refused = await people[2].press(lobby, "Fill").answered()
    assert "Boris" in refused.text
    allowed = await people[0].press(lobby, "Fill").answered()
    assert allowed.text == ""
    await stage.settled()
    await people[1].press(lobby, "Start").answered()
    await stage.settled()
    assert (await stage.table()).status == "playing"


async def test_a_press_after_the_end_says_so(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    player = await player_to_move(stage, people)
    hand = await player.chat.shows("Your turn")
    people[1].send(group, "/endtable")
    await stage.settled()
    assert group.find("Break it off") is None
    people[0].send(group, "/endtable")
    asked = await group.shows("Break it off")
    refused = await people[2].press(asked, "Break it off").answered()
    assert "Only the host" in refused.text
    await people[0].press(asked, "Break it off").answered()
    await stage.settled()
    late = await player.press(hand, "Draw", stale=True).answered()
    assert "over" in late.text
    assert (await stage.table()).status == "ended"


async def test_an_old_message_whose_buttons_came_back_loses_them_when_pressed(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()
    player = await player_to_move(stage, people)
    old = await player.chat.shows("Your turn")
    player.say("/hand")
    await stage.settled()
    stage.world.edit(old, old.versions[0].formatted, old.versions[0].markup)
    assert old.buttons
    await player.press(old, "Draw").answered()
    await stage.settled()
    stale = await player.press(old, "Draw").answered() if old.buttons else None
    await stage.settled()
    assert stale is None or "moved on" in stale.text
    assert not old.buttons


async def test_the_score_of_another_group_s_table_is_told_to_nobody(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    await stage.settled()
    (eva,) = stage.people("Eva")
    other = stage.world.group("Another", [eva])
    eva.send(other, "/play")
    lobby = await other.shows("Join")
    await stage.settled()
    before = len(group.shown()), len(eva.chat.shown()), len(other.shown())
    for message in (lobby, eva.chat.shown()[-1]):
        forged = Button("Score", callback_data=encode(Press("score", table=1)))
        answer = await stage.world.press(eva, message, forged, inaccessible=False).answered()
        assert "do not play at this table" in answer.text
    await stage.settled()
    assert (len(group.shown()), len(eva.chat.shown()), len(other.shown())) == before
    await people[1].press(await people[1].chat.shows("Score"), "Score").answered()
    await people[1].chat.shows("total")
