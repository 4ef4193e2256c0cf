"""What Telegram does to groups: renamed by a move, left, topics deleted, messages deleted."""

from bot.store import chats, meta, screens, tables
from bot.store.database import Tx
from bot.tables import persons, showing
from bot.tables.house import House


def moved(tx: Tx, old: int, new: int) -> None:
    """Move the tables of a group that has become a supergroup, and the page where its book is open."""
    chats.move(tx, old, new)
    meta.move(tx, f":{old}", f":{new}")


def removed(tx: Tx, chat: int) -> None:
    """Note that the bot is no longer in the group: its tables go on in the private chats."""
    chats.set_active(tx, chat, active=False)


def cannot_be_told(tx: Tx, house: House, chat: int) -> None:
    """Note that Telegram lets the bot tell a chat nothing: a person is gone, or the bot is out of a group."""
    if showing.is_group(chat):
        removed(tx, chat)
    else:
        persons.cannot_be_told(tx, house, chat)


def came_back(tx: Tx, chat: int, title: str) -> None:
    """Note that the bot is in the group, perhaps again: what belongs there is shown anew."""
    chats.meet(tx, chat, title)
    for row in tables.in_chat(tx, chat):
        showing.show_place(tx, row, fresh=True)


def topic_deleted(tx: Tx, chat: int, thread: int) -> None:
    """Let the tables of a topic that is gone go on in General."""
    for row in tables.in_chat(tx, chat):
        if row.thread == thread:
            tables.set_thread(tx, row.id, None)
            for screen in screens.of_table(tx, row.id):
                if screen.chat == chat:
                    screens.show(tx, chat, None, row.id, screen.kind, screen.slot)
