"""The bot stops and starts again in every phase, and goes on where it was."""

from bot.rehearsal.people import Person
from bot.store import tables
from bot.store.codec import write_state
from bot.store.database import Tx
from engine.games import GAMES
from tests.flows.conftest import Stage
from tests.flows.robot import Robot

CLOSABLE = {
    "scores": [2900, 100],
    "dealer": 3,
    "turn": 0,
    "phase": "play",
    "hands": ["K K 4", "5 5 6 7 7", "8 8 9 9", "J J Q Q 10"],
    "stock": "4 5 6 7 8 9 10 J Q K A A 4 4 5 5 6 6",
    "pile": "8 10",
    "melds": ["9 9 9 9 9 9 9 | Q Q Q Q Q 2 2 | K K K", "A A A"],
}


async def put_position(stage: Stage) -> None:
    """Let the table stand where its first player may ask to close."""

    def work(tx: Tx) -> None:
        row = tables.require(tx, 1)
        game = GAMES[row.game]
        state = game.position(game.rules(4, {}), CLOSABLE)
        tables.set_state(tx, 1, row.ply, write_state(game, state), tx.now)

    await stage.pozzo.store.write(work)


async def hand_of(person: Person, begins: str) -> str:
    message = await person.chat.shows(begins)
    return message.text


async def test_a_lobby_survives(stage: Stage) -> None:
    people = stage.people("Ada", "Boris", "Chiara", "Dado")
    group = stage.world.group("Sunday cards", people)
    people[0].send(group, "/play")
    lobby = await group.shows("Join")
    await people[1].press(lobby, "Join").answered()
    await stage.restart()
    for person in people[2:]:
        await person.press(lobby, "Join").answered()
    await stage.settled()
    await people[0].press(lobby, "Start").answered()
    await stage.settled()
    assert (await stage.table()).status == "playing"


async def test_the_deal_is_not_dealt_again_and_what_was_picked_is_there(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()
    robot = Robot(stage.world, people)
    await robot.turn()
    await stage.settled()
    await robot.turn()
    await stage.settled()
    player = next(person for person in people if person.chat.find("Your turn"))
    before, row = await hand_of(player, "Your turn"), await stage.table()
    await stage.restart()
    await stage.settled()
    assert await hand_of(player, "Your turn") == before
    assert (await stage.table()).state == row.state
    await robot.turn()
    await stage.settled()
    assert (await stage.table()).ply >= row.ply


async def test_a_press_while_the_bot_is_down_counts_once(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()
    player = next(person for person in people if person.chat.find("Your turn"))
    hand = await player.chat.shows("Your turn")
    before = await stage.table()
    await stage.stop()
    player.press(hand, "Draw")
    player.press(hand, "Draw")
    await stage.start()
    await stage.settled()
    assert (await stage.table()).ply == before.ply + 1


async def test_an_open_question_survives_and_after_yes_the_close_too(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    await put_position(stage)
    people[0].say("/hand")
    await stage.settled()
    await people[0].press(await people[0].chat.shows("May I close"), "May I close").answered()
    await stage.settled()
    await stage.restart()
    await stage.settled()
    await group.shows("may I close")
    waiting = await people[0].chat.shows("Remind")
    assert (await people[0].press(waiting, "Remind").answered()).text
    await stage.settled()
    assert "a moment ago" in (await people[0].press(waiting, "Remind").answered()).text
    asked = await people[2].chat.shows("Yes")
    assert "K K 4" not in asked.text
    await people[2].press(asked, "Yes").answered()
    await stage.settled()
    await stage.restart()
    await stage.settled()
    closing = await people[0].chat.shows("Your turn")
    assert not any(label.startswith("May I") for label in closing.labels)
    robot = Robot(stage.world, [people[0]])
    while (await stage.table()).status == "playing" and await robot.turn():
        await stage.settled()
        if group.find("Next deal") is not None:
            break
    await group.shows("closed by")


async def test_the_pause_between_deals_survives_and_a_tap_ends_it(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    await put_position(stage)
    people[0].say("/hand")
    await stage.settled()
    robot = Robot(stage.world, people)
    for _ in range(40):
        if group.find("Next deal") is not None:
            break
        await robot.turn()
        await stage.settled()
    await stage.restart()
    await stage.settled()
    row = await stage.table()
    sheet = await group.shows("Next deal")
    first, second = people[3].press(sheet, "Next deal"), people[1].press(sheet, "Next deal")
    await first.answered()
    await second.answered()
    await stage.settled()
    assert (await stage.table()).ply > row.ply
    assert "deal 2" in (await group.shows("My hand")).text
    assert group.find("Next deal") is None


async def test_a_match_that_is_over_stays_over(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    people[0].send(group, "/endtable")
    await people[0].press(await group.shows("Break it off"), "Break it off").answered()
    await stage.settled()
    await stage.restart()
    await stage.settled()
    assert (await stage.table()).status == "ended"
    assert all(person.chat.find("Draw 2") is None for person in people)
