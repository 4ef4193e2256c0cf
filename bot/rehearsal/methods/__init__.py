"""The Bot API methods that are played; intake (getUpdates, webhooks) is in `bot.rehearsal.intake`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rehearsal.methods import answering, editing, inquiring, profiling, sending, topics
from bot.rehearsal.world import World

Method = Callable[[World, dict[str, Any]], Any]

PLAYED: Final[Mapping[str, Method]] = {
    "answerCallbackQuery": answering.answer_callback_query,
    "closeForumTopic": topics.close_forum_topic,
    "createForumTopic": topics.create_forum_topic,
    "deleteForumTopic": topics.delete_forum_topic,
    "deleteMessage": editing.delete_message,
    "deleteMessages": editing.delete_messages,
    "deleteMyCommands": profiling.delete_my_commands,
    "editMessageCaption": editing.edit_message_caption,
    "editMessageReplyMarkup": editing.edit_message_reply_markup,
    "editMessageText": editing.edit_message_text,
    "getChat": inquiring.get_chat,
    "getChatAdministrators": inquiring.get_chat_administrators,
    "getChatMember": inquiring.get_chat_member,
    "getChatMemberCount": inquiring.get_chat_member_count,
    "getChatMenuButton": profiling.get_chat_menu_button,
    "getMe": inquiring.get_me,
    "getMyCommands": profiling.get_my_commands,
    "getMyDescription": profiling.getter("description"),
    "getMyName": profiling.getter("name"),
    "getMyShortDescription": profiling.getter("short_description"),
    "leaveChat": inquiring.leave_chat,
    "pinChatMessage": inquiring.pin_chat_message,
    "reopenForumTopic": topics.reopen_forum_topic,
    "sendChatAction": sending.send_chat_action,
    "sendDocument": sending.send_document,
    "sendMessage": sending.send_message,
    "sendPhoto": sending.send_photo,
    "setChatMenuButton": profiling.set_chat_menu_button,
    "setMyCommands": profiling.set_my_commands,
    "setMyDescription": profiling.setter("description"),
    "setMyName": profiling.setter("name"),
    "setMyShortDescription": profiling.setter("short_description"),
    "unpinChatMessage": inquiring.unpin_chat_message,
}
