"""What Telegram tells of chats: the bot added or removed, blocked, groups that move, people who leave."""

from telegram import ChatMemberUpdated, Message, Update
from telegram.constants import ChatMemberStatus, ChatType

from bot.handlers import notes
from bot.handlers.desk import Desk
from bot.store.database import Tx
from bot.tables import groups, persons
from bot.tables.answers import NOTHING, Answer

_GONE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


async def on_own_membership(desk: Desk, update: Update, changed: ChatMemberUpdated) -> None:
    """Handle that the bot was added, removed, made an administrator, blocked or unblocked (Bot API, my_chat_member)."""
    chat = changed.chat
    if chat.type == ChatType.CHANNEL:
        # Nobody plays there: a channel has no members who could press or write.
        return
    gone = changed.new_chat_member.status in _GONE

    def work(tx: Tx) -> Answer:
        if chat.id > 0:
            (persons.cannot_be_told if gone else persons.came)(tx, desk.house, chat.id)
        elif gone:
            groups.removed(tx, chat.id)
        elif changed.old_chat_member.status in _GONE:
            groups.came_back(tx, chat.id, chat.title or "")
            notes.introduce(tx, chat.id, changed.from_user.id)
        return NOTHING

    await desk.change(update, work)


async def on_migration(desk: Desk, update: Update, message: Message) -> None:
    """Handle that a group has become a supergroup; both chats tell of it (Bot API, migrate_to_chat_id)."""
    if message.migrate_to_chat_id is not None:
        old, new = message.chat_id, message.migrate_to_chat_id
    elif message.migrate_from_chat_id is not None:
        old, new = message.migrate_from_chat_id, message.chat_id
    else:
        return

    def work(tx: Tx) -> Answer:
        groups.moved(tx, old, new)
        return NOTHING

    await desk.change(update, work)


async def on_leaving(desk: Desk, update: Update, message: Message) -> None:
    """Handle that a member has left a group (Bot API, left_chat_member)."""
    gone = message.left_chat_member
    if gone is None or gone.is_bot:
        return

    def work(tx: Tx) -> Answer:
        persons.left_group(tx, desk.house, message.chat_id, gone.id)
        return NOTHING

    await desk.change(update, work)
