"""What the operator sets: POZZO_* in the environment, or in a file `.env` in the working directory."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from pydantic_settings import SettingsError as SourceError

PREFIX = "POZZO_"
TELEGRAM_API = "https://api.telegram.org"


class SettingsError(Exception):
    """The settings do not do; the message is one line for the operator and holds no secret."""


def _address(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        msg = "must be an address such as https://example.org"
        raise ValueError(msg)
    return value.rstrip("/")


def _https_address(value: str) -> str:
    if not value.startswith("https://"):
        msg = "must begin with https:// (Telegram calls no other webhook)"
        raise ValueError(msg)
    return _address(value)


def _host_and_port(value: str) -> str:
    host, _, port = value.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        msg = "must be HOST:PORT, such as 127.0.0.1:8080"
        raise ValueError(msg)
    return value


def _token(value: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[0-9]+:[A-Za-z0-9_-]+", value.get_secret_value()):
        msg = "is not a bot's token: @BotFather gives digits, a colon, then letters and digits"
        raise ValueError(msg)
    return value


def _webhook_secret(value: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", value.get_secret_value()):
        msg = "must be 1 to 256 of A-Z a-z 0-9 _ -"
        raise ValueError(msg)
    return value


def _user_ids(value: object) -> object:
    if not isinstance(value, str):
        return value
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if not all(part.isdecimal() for part in parts):
        msg = "must be user ids with commas between them, such as 123,456"
        raise ValueError(msg)
    return frozenset(int(part) for part in parts)


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Settings(BaseSettings):
    """The settings, checked. Read them with `load`, whose errors are for people."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=".env",
        env_ignore_empty=True,
        str_strip_whitespace=True,
        hide_input_in_errors=True,
        extra="ignore",
        frozen=True,
    )

    token: Annotated[SecretStr, AfterValidator(_token)]
    database: Path = Path("pozzo.sqlite3")
    api_url: Annotated[str, AfterValidator(_address)] = TELEGRAM_API
    webhook_url: Annotated[str, AfterValidator(_https_address)] | None = None
    webhook_secret: Annotated[SecretStr, AfterValidator(_webhook_secret)] | None = None
    webhook_listen: Annotated[str, AfterValidator(_host_and_port)] = "127.0.0.1:8080"
    admins: Annotated[frozenset[int], NoDecode, BeforeValidator(_user_ids)] = frozenset()
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"
    next_deal: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] = 600
    pace: Literal["telegram", "none"] = "telegram"

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that no log may show."""
        found = (self.token, self.webhook_secret)
        return tuple(secret.get_secret_value() for secret in found if secret)

    @model_validator(mode="after")
    def _fit_together(self) -> Self:
        if self.webhook_url and not self.webhook_secret:
            msg = f"{PREFIX}WEBHOOK_SECRET is missing: a webhook without it would believe anybody"
            raise ValueError(msg)
        if self.pace == "none" and self.api_url == TELEGRAM_API:
            msg = f"{PREFIX}PACE=none is only for a server of one's own: set {PREFIX}API_URL"
            raise ValueError(msg)
        return self


def load() -> Settings:
    """Read the settings from the environment and `.env`; raises SettingsError naming the variable at fault."""
    return _load()


def load_database() -> Path:
    """Tell where the database lies, which needs no token. Raises SettingsError."""
    return _load(token=SecretStr("0:none")).database


def _load(**given: SecretStr) -> Settings:
    try:
        return Settings(**given)  # type: ignore[arg-type]  # the other values come from the environment
    except ValidationError as error:
        raise SettingsError(_explain(error)) from None
    except (SourceError, OSError, UnicodeDecodeError) as error:
        msg = f"the file .env cannot be read ({type(error).__name__})"
        raise SettingsError(msg) from None


def token_is_set() -> bool:
    """Whether there is a token at all, right or wrong, in the environment or in `.env`."""
    try:
        load()
    except SettingsError as error:
        return not str(error).startswith(_MISSING_TOKEN)
    return True


_MISSING_TOKEN = f"{PREFIX}TOKEN is missing"


def _explain(error: ValidationError) -> str:
    # A missing token comes last: with another fault beside it, that other one is the surprise.
    first = min(error.errors(include_input=False), key=lambda fault: fault["type"] == "missing")
    if not first["loc"]:
        return first["msg"].removeprefix("Value error, ")
    variable = f"{PREFIX}{str(first['loc'][0]).upper()}"
    match first["type"]:
        case "missing":
            return f"{_MISSING_TOKEN}: @BotFather gives one; set it in the environment or in .env"
        case "value_error":
            return f"{variable} {first['msg'].removeprefix('Value error, ')}"
        case _:
            return f"{variable}: {first['msg'][0].lower()}{first['msg'][1:]}"
