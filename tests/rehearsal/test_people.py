"""Who may be written to: 403 before Start, after a block, after a kick; migration."""

import pytest
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden

from bot.rehearsal.world import World


async def test_a_person_the_bot_never_met_is_no_chat(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(ada.id, "hello")


async def test_before_start_the_bot_cannot_begin(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    world.group("Sunday cards", [ada])
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(ada.id, "hello")
    ada.start()
    message = await bot.send_message(ada.id, "hello")
    assert ada.chat.messages[message.message_id].text == "hello"


async def test_after_a_block_the_bot_may_not_write(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    ada.start()
    shown = await bot.send_message(ada.id, "hello")
    ada.block()
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(ada.id, "hello")
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.edit_message_text("changed", ada.id, shown.message_id)
    ada.unblock()
    await bot.send_message(ada.id, "welcome back")
    changes = [u.my_chat_member for u in await bot.get_updates() if u.my_chat_member]
    assert [change.new_chat_member.status for change in changes] == ["kicked", "member"]


async def test_a_deactivated_user(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    ada.start()
    ada.deactivate()
    with pytest.raises(Forbidden, match="user is deactivated"):
        await bot.send_message(ada.id, "hello")


@pytest.mark.parametrize(("supergroup", "kind"), [(False, "group"), (True, "supergroup")])
async def test_a_kicked_bot(world: World, bot: Bot, kind: str, *, supergroup: bool) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [ada], supergroup=supergroup)
    group.kick(world.bot, ada)
    with pytest.raises(Forbidden, match=f"bot was kicked from the {kind} chat"):
        await bot.send_message(group.id, "hello")


async def test_a_kicked_bot_hears_of_it_and_comes_again(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [ada])
    group.kick(world.bot, ada)
    ada.send(group, "/play")
    group.add(world.bot, ada)
    group.promote(world.bot, ada)
    updates = await bot.get_updates()
    standing = [u.my_chat_member.new_chat_member.status for u in updates if u.my_chat_member]
    assert standing == ["member", "kicked", "member", "administrator"]
    assert not [u for u in updates if u.message and u.message.text]
    await bot.send_message(group.id, "here again")


async def test_a_bot_that_left_and_a_group_it_never_saw(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [ada])
    await bot.leave_chat(group.id)
    with pytest.raises(Forbidden, match="bot is not a member of the group chat"):
        await bot.send_message(group.id, "hello")
    elsewhere = world.group("Elsewhere", [ada], with_bot=False)
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(elsewhere.id, "hello")


async def test_a_muted_bot(world: World, bot: Bot) -> None:
    group = world.group("Sunday cards", [world.person("Ada")])
    group.mute(world.bot)
    with pytest.raises(BadRequest, match="Not enough rights to send text messages to the chat"):
        await bot.send_message(group.id, "hello")


async def test_migration_to_a_supergroup(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [ada])
    old = await bot.send_message(group.id, "the table")
    new = group.migrate()
    for call in (bot.send_message(group.id, "x"), bot.edit_message_text("x", group.id, old.message_id)):
        with pytest.raises(ChatMigrated) as caught:
            await call
        assert caught.value.new_chat_id == new.id
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", new.id, old.message_id)
    first = await bot.send_message(new.id, "the table")
    assert first.message_id < old.message_id + 3  # a supergroup counts for itself
    told = {u.message.chat_id: u.message for u in await bot.get_updates() if u.message}
    assert told[group.id].migrate_to_chat_id == new.id
    assert told[new.id].migrate_from_chat_id == group.id
    ada.send(new, "/play")


async def test_members_and_administrators(world: World, bot: Bot) -> None:
    ada, boris = world.person("Ada"), world.person("Boris")
    group = world.group("Sunday cards", [ada, boris])
    stranger = world.person("Chiara")
    assert (await bot.get_chat_member(group.id, ada.id)).status == "creator"
    assert (await bot.get_chat_member(group.id, boris.id)).status == "member"
    assert (await bot.get_chat_member(group.id, stranger.id)).status == "left"
    assert [member.user.id for member in await bot.get_chat_administrators(group.id)] == [ada.id]
    assert await bot.get_chat_member_count(group.id) == 3
    group.promote(boris)
    group.leave(ada)
    assert [member.user.id for member in await bot.get_chat_administrators(group.id)] == [boris.id]
    assert (await bot.get_chat(group.id)).title == "Sunday cards"
    with pytest.raises(BadRequest, match="User not found"):
        await bot.get_chat_member(group.id, 5)


async def test_people_come_and_go(world: World, bot: Bot) -> None:
    ada, boris = world.person("Ada"), world.person("Boris")
    group = world.group("Sunday cards", [ada])
    await bot.get_updates(allowed_updates=["message", "chat_member"])
    await bot.get_updates(offset=-1)
    group.add(boris, ada)
    group.leave(boris)
    updates = (await bot.get_updates())[-4:]
    kinds = ["chat_member" if u.chat_member else "message" for u in updates]
    assert sorted(kinds) == ["chat_member", "chat_member", "message", "message"]
    services = [u.message for u in updates if u.message]
    assert services[0].new_chat_members[0].id == boris.id
    assert services[1].left_chat_member is not None


async def test_privacy_mode(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [ada])
    mine = await bot.send_message(group.id, "the table")
    ada.send(group, "a private word")
    ada.send(group, "/play")
    ada.send(group, "/play@rehearsal_bot 2")
    ada.send(group, "/play@other_bot")
    ada.send(group, "an answer", reply_to=group.messages[mine.message_id])
    heard = [u.message.text for u in await bot.get_updates() if u.message and u.message.text]
    assert heard == ["/play", "/play@rehearsal_bot 2", "an answer"]
    group.promote(world.bot)
    ada.send(group, "now it hears all")
    latest = (await bot.get_updates())[-1].message
    assert latest is not None
    assert latest.text == "now it hears all"
