from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from bot import settings
from bot.settings import Settings, SettingsError

EXAMPLE = Path(__file__).parent.parent / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting of this machine, and a working directory without `.env`."""
    for name in [name for name in os.environ if name.upper().startswith(settings.PREFIX)]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def setting(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    for name, value in values.items():
        monkeypatch.setenv(f"POZZO_{name}", value)


def complaint() -> str:
    with pytest.raises(SettingsError) as caught:
        settings.load()
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_token_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(monkeypatch, TOKEN="1:test")
    loaded = settings.load()
    assert loaded.token.get_secret_value() == "1:test"
    assert loaded.database == Path("pozzo.sqlite3")
    assert loaded.admins == frozenset()
    assert (loaded.next_deal, loaded.pace, loaded.log_level) == (600, "telegram", "INFO")
    assert loaded.api_url == "https://api.telegram.org"
    assert (loaded.webhook_url, loaded.webhook_secret) == (None, None)


def test_every_setting_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(
        monkeypatch,
        TOKEN=" 1:test ",
        DATABASE="/data/cards.sqlite3",
        API_URL="http://127.0.0.1:8081/",
        WEBHOOK_URL="https://example.org/hook",
        WEBHOOK_SECRET="hush_1",
        WEBHOOK_LISTEN="0.0.0.0:80",
        ADMINS="12, 34,",
        LOG_LEVEL="debug",
        NEXT_DEAL="5",
        PACE="none",
    )
    loaded = settings.load()
    assert loaded.secrets == ("1:test", "hush_1")
    assert loaded.database == Path("/data/cards.sqlite3")
    assert loaded.api_url == "http://127.0.0.1:8081"
    assert (loaded.webhook_url, loaded.webhook_listen) == ("https://example.org/hook", "0.0.0.0:80")
    assert loaded.admins == {12, 34}
    assert (loaded.next_deal, loaded.pace, loaded.log_level) == (5, "none", "DEBUG")


def test_a_file_is_read_and_the_environment_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("POZZO_TOKEN=1:file\nPOZZO_NEXT_DEAL=9\nOTHER=1\n", encoding="utf-8")
    setting(monkeypatch, NEXT_DEAL="8")
    loaded = settings.load()
    assert loaded.token.get_secret_value() == "1:file"
    assert loaded.next_deal == 8


def test_an_empty_value_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(monkeypatch, TOKEN="1:test", NEXT_DEAL="", WEBHOOK_URL="")
    assert settings.load().next_deal == 600


@pytest.mark.parametrize("value", [None, ""])
def test_a_missing_token_is_named(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    if value is not None:
        setting(monkeypatch, TOKEN=value)
    assert complaint().startswith("POZZO_TOKEN is missing")
    assert not settings.token_is_set()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TOKEN", "very-secret"),
        ("API_URL", "api.telegram.org"),
        ("API_URL", "ftp://example.org"),
        ("WEBHOOK_URL", "http://example.org"),
        ("WEBHOOK_URL", "https://"),
        ("WEBHOOK_SECRET", "with space"),
        ("WEBHOOK_LISTEN", "8080"),
        ("WEBHOOK_LISTEN", "localhost:99999"),
        ("ADMINS", "12;34"),
        ("ADMINS", "@ada"),
        ("LOG_LEVEL", "LOUD"),
        ("NEXT_DEAL", "soon"),
        ("NEXT_DEAL", "0"),
        ("PACE", "fast"),
    ],
)
def test_a_wrong_value_is_named_by_its_variable(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    setting(monkeypatch, TOKEN="1:test")
    setting(monkeypatch, **{name: value})
    assert re.match(rf"POZZO_{name}\b", complaint())
    assert settings.token_is_set()


def test_a_wrong_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(monkeypatch, TOKEN="very secret")
    assert "very secret" not in complaint()
    setting(monkeypatch, TOKEN="1:test", WEBHOOK_SECRET="very secret")
    assert "very secret" not in complaint()


def test_the_token_is_in_no_text_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(monkeypatch, TOKEN="1:very-secret")
    loaded = settings.load()
    assert "very-secret" not in f"{loaded} {loaded!r} {loaded.model_dump()} {loaded.model_dump_json()}"


def test_a_webhook_needs_its_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(monkeypatch, TOKEN="1:test", WEBHOOK_URL="https://example.org")
    assert complaint().startswith("POZZO_WEBHOOK_SECRET is missing")


def test_telegram_itself_is_always_paced(monkeypatch: pytest.MonkeyPatch) -> None:
    setting(monkeypatch, TOKEN="1:test", PACE="none")
    assert complaint().startswith("POZZO_PACE=none")


@pytest.mark.parametrize("content", [b"\xff\xfe\xff", None])
def test_an_unreadable_file_is_one_line_too(content: bytes | None) -> None:
    if content is None:
        Path(".env").mkdir()
        assert complaint().startswith("POZZO_TOKEN is missing")
    else:
        Path(".env").write_bytes(content)
        assert ".env" in complaint()


def test_the_example_names_every_setting_explains_it_and_works() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    lines = dict(re.findall(r"^#[^\n]+\n(POZZO_[A-Z_]+)=(.*)$", text, re.MULTILINE))
    assert set(lines) == {f"{settings.PREFIX}{name.upper()}" for name in Settings.model_fields}
    Path(".env").write_text(text, encoding="utf-8")
    shown = settings.load()
    Path(".env").write_text("POZZO_TOKEN=1:replace-me", encoding="utf-8")
    assert shown == settings.load(), "the example shows the defaults"


def test_the_readme_names_every_setting() -> None:
    text = (EXAMPLE.parent / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(POZZO_[A-Z_]+)` \|", text, re.MULTILINE)
    assert sorted(named) == sorted(f"{settings.PREFIX}{name.upper()}" for name in Settings.model_fields)
