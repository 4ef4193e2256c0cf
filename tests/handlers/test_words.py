"""What a press is answered with, and who is asked whether somebody decides."""

from types import SimpleNamespace
from typing import Any

import pytest
from telegram.constants import ChatMemberStatus
from telegram.error import TimedOut

from bot.handlers.admins import Admins
from bot.handlers.presses import MOST, words
from bot.handlers.routes import needs_decider, route_of
from bot.i18n import LANGUAGES, translator
from bot.screens.picking import Problem
from bot.tables.answers import Answer, Toast, told
from engine.game import Violation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("toast", list(Toast))
def test_every_toast_has_words_that_telegram_takes(toast: Toast, language: str) -> None:
    values: dict[str, str | int] = {
        "host": "A" * 64,
        "names": "Ada, Boris",
        "game": "poker",
        "players": 4,
        "days": 3,
        "who": "Ada",
    }
    text = words(told(toast, **values), translator(language, strict=True))
    assert 0 < len(text) <= MOST


def test_a_refusal_of_the_rules_names_its_clause() -> None:
    text = words(Answer(refusal=Violation("pile-frozen", "C10.2")), translator("en"))
    assert "C10.2" in text


def test_a_problem_of_what_is_picked_is_told() -> None:
    assert words(Answer(refusal=Problem("nothing-picked")), translator("en", strict=True))


def test_long_words_are_cut_to_what_telegram_takes() -> None:
    assert len(words(Answer(text="x" * 500), translator("en"))) == MOST


def test_verbs_of_an_older_version_have_no_route() -> None:
    assert route_of("somersault") is None
    assert needs_decider("start")
    assert not needs_decider("join")


class Asked:
    """Stands for Telegram: tells a status and counts how often it was asked."""

    def __init__(self, status: str | Exception) -> None:
        self.status = status
        self.count = 0

    async def get_chat_member(self, chat: int, person: int) -> Any:
        self.count += 1
        if isinstance(self.status, Exception):
            raise self.status
        return SimpleNamespace(status=self.status)


@pytest.mark.parametrize(
    ("status", "decides"),
    [
        (ChatMemberStatus.OWNER, True),
        (ChatMemberStatus.ADMINISTRATOR, True),
        (ChatMemberStatus.MEMBER, False),
        (ChatMemberStatus.LEFT, False),
    ],
)
async def test_administrators_decide_and_are_asked_for_once_a_minute(status: str, decides: bool) -> None:
    telegram: Any = Asked(status)
    admins = Admins(telegram)
    assert [await admins.is_admin(-1, 7) for _ in range(3)] == [decides] * 3
    assert telegram.count == 1


async def test_nobody_decides_when_telegram_does_not_say_and_it_is_asked_again() -> None:
    telegram: Any = Asked(TimedOut())
    admins = Admins(telegram)
    assert not await admins.is_admin(-1, 7)
    assert not await admins.is_admin(-1, 7)
    assert telegram.count == 2
