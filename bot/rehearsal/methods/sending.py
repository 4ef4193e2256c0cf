"""sendMessage, sendPhoto, sendDocument, sendChatAction."""

from typing import Any, Final

from bot.rehearsal.chats import Chat
from bot.rehearsal.messages import Message
from bot.rehearsal.methods.addressing import Params, caption_of, chat_of, keyboard_of, replied_of, text_of
from bot.rehearsal.refusals import refuse
from bot.rehearsal.strictness.text import Formatted
from bot.rehearsal.uploads import Upload
from bot.rehearsal.world import World

ACTIONS: Final = {
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
    "choose_sticker", "find_location", "record_video_note", "upload_video_note",
}  # fmt: skip


def send_message(world: World, params: Params) -> Any:
    """Send a text."""
    text = text_of(world, params)
    return _send(world, params, text).to_json()


def send_photo(world: World, params: Params) -> Any:
    """Send a picture with its caption; its bytes are counted and kept no longer."""
    file = _file(params, "photo")
    picture = file | {"width": 1280, "height": 960}
    text = caption_of(world, params)
    return _send(world, params, text, media={"photo": [picture]}).to_json()


def send_document(world: World, params: Params) -> Any:
    """Send a file with its caption; its bytes are counted and kept no longer."""
    file = _file(params, "document")
    text = caption_of(world, params)
    return _send(world, params, text, media={"document": file}).to_json()


def send_chat_action(world: World, params: Params) -> Any:
    """Show "typing..." and the like; counted by no flood limit here."""
    if params.get("action") not in ACTIONS:
        refuse("wrong parameter action in request")
    chat_of(world, params).admit_bot(_thread(params))
    return True


def _thread(params: Params) -> int | None:
    return params.get("message_thread_id") or None


def _send(world: World, params: Params, text: Formatted, media: dict[str, Any] | None = None) -> Message:
    chat = chat_of(world, params)
    thread = _thread(params)
    chat.admit_bot(thread)
    markup = keyboard_of(world, params)
    replied = replied_of(chat, params)
    world.flood.admit(chat.id, group=chat.is_group)
    return world.post(
        chat,
        world.bot,
        text,
        markup=markup,
        thread=_topic(chat, thread, replied),
        reply_to=replied,
        protected=bool(params.get("protect_content")),
        media=media,
        silent=bool(params.get("disable_notification")),
    )


def _topic(chat: Chat, thread: int | None, replied: Message | None) -> int | None:
    if thread is None and replied is not None:
        return replied.thread
    return chat.topic_of(thread)


def _file(params: Params, kind: str) -> dict[str, Any]:
    file = params.get(kind)
    if not file:
        refuse(f"there is no {kind} in the request")
    if not isinstance(file, Upload):
        return {"file_id": str(file), "file_unique_id": str(file)[:32]}
    if not file.size:
        refuse("file must be non-empty")
    name = {"file_name": file.name} if kind == "document" else {}
    return {"file_id": file.id, "file_unique_id": file.id[:32], "file_size": file.size} | name
