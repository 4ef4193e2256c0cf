"""What Telegram shows of the bot before anybody has spoken with it."""

import pytest

from bot.i18n import LANGUAGES, translator
from tests.flows.conftest import Stage


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bot_says_what_it_is_for_and_what_it_understands(stage: Stage, language: str) -> None:
    profile, t = stage.world.profile, translator(language, strict=True)
    await stage.world.until(lambda: ("short_description", "uz") in profile.texts)
    assert profile.text("description", language) == t.plain("bot-description")
    assert profile.text("short_description", language) == t.plain("bot-short-description")
    scopes = {scope for scope, code in profile.commands if code == ("" if language == "en" else language)}
    assert {kind for kind, *_ in scopes} == {"all_private_chats", "all_group_chats", "all_chat_administrators"}
    play = next(one for scope in scopes for one in profile.commands[scope, "" if language == "en" else language])
    assert play == {"command": "play", "description": t.plain("command-play")}
