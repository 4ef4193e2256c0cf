"""Membership of a group, in the Bot API's ChatMember shapes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.rehearsal.accounts import Account

RIGHTS: Final = (
    "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
    "can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories",
    "can_delete_stories", "can_send_welcome_messages", "can_pin_messages", "can_manage_topics",
)  # fmt: skip
PERMISSIONS: Final = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
    "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
    "can_add_web_page_previews", "can_change_info", "can_invite_users", "can_pin_messages",
    "can_manage_topics", "can_react_to_messages", "can_edit_tag",
)  # fmt: skip


class Status(StrEnum):
    """The Bot API's ChatMember.status."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    RESTRICTED = "restricted"
    LEFT = "left"
    KICKED = "kicked"


INSIDE: Final = frozenset((Status.CREATOR, Status.ADMINISTRATOR, Status.MEMBER, Status.RESTRICTED))
ADMINS: Final = frozenset((Status.CREATOR, Status.ADMINISTRATOR))


@dataclass(eq=False, slots=True)
class Member:
    """One account's standing in one group; a restricted member is one who may not write."""

    account: Account
    status: Status = Status.MEMBER

    @property
    def is_inside(self) -> bool:
        """Say whether the account is in the group."""
        return self.status in INSIDE

    @property
    def is_admin(self) -> bool:
        """Say whether the account runs the group."""
        return self.status in ADMINS

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's ChatMember."""
        member: dict[str, Any] = {"status": str(self.status), "user": self.account.to_json()}
        match self.status:
            case Status.CREATOR:
                member["is_anonymous"] = False
            case Status.ADMINISTRATOR:
                member |= {"can_be_edited": False, "is_anonymous": False} | dict.fromkeys(RIGHTS, True)
            case Status.RESTRICTED:
                member |= {"is_member": True, "until_date": 0} | dict.fromkeys(PERMISSIONS, False)
            case Status.KICKED:
                member["until_date"] = 0
            case _:
                pass
        return member
