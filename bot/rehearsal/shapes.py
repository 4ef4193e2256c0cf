"""Shapes of requests and replies, as aiogram's models of the Bot API describe them."""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final, get_args, get_origin

import aiogram.methods
from aiogram.client.default import Default
from aiogram.methods.base import TelegramMethod
from aiogram.types import InputFile
from pydantic import BaseModel, TypeAdapter, ValidationError

from bot.rehearsal.refusals import refuse
from bot.rehearsal.uploads import Upload

Model = type[TelegramMethod[Any]]

_MODELS: Final[Mapping[str, Model]] = {
    name.lower(): getattr(aiogram.methods, name)
    for name in aiogram.methods.__all__
    if name not in ("TelegramMethod", "Request", "Response")
}
TRUE: Final = frozenset(("true", "1", "yes", "t", "y"))


def model_of(method: str) -> Model | None:
    """Give the model of a method; names are taken in any case, as Telegram does."""
    return _MODELS.get(method.lower())


def name_of(model: Model) -> str:
    """Give the method's name as the Bot API writes it."""
    return model.__api_method__


def read(model: Model, raw: Mapping[str, Any], files: Mapping[str, Upload]) -> dict[str, Any]:
    """Give the parameters with the types that the model names; forms bring everything as text.

    Parameters that the Bot API does not know are passed over. Raises Refused when one cannot be read.
    """
    kinds = _kinds(model)
    params: dict[str, Any] = {}
    for name, value in raw.items():
        if name in kinds and value is not None:
            params[name] = _read_one(name, kinds[name], value, files)
    params.update({name: upload for name, upload in files.items() if kinds.get(name) == "file"})
    return params


def _read_one(name: str, kind: str, value: Any, files: Mapping[str, Upload]) -> Any:
    try:
        match kind:
            case "json":
                return json.loads(value) if isinstance(value, str) else value
            case "int":
                return int(value)
            case "float":
                return float(value)
            case "bool":
                return value if isinstance(value, bool) else str(value).lower() in TRUE
            case "id":
                return int(value) if str(value).lstrip("-").isdigit() else str(value)
            case "file" if str(value).startswith("attach://"):
                return files.get(str(value).removeprefix("attach://"), "")
            case _:
                return value if isinstance(value, str) else str(value)
    except (TypeError, ValueError):
        refuse(f"can't parse {name}")


def check(model: Model, params: Mapping[str, Any]) -> None:
    """Refuse parameters of a wrong shape; what is missing is left to the method's own words.

    Inline keyboards are left to `strictness.keyboard`: it is stricter than the models, and many times faster.
    """
    plain = {
        name: "upload" if isinstance(value, Upload) else value
        for name, value in params.items()
        if not (name == "reply_markup" and isinstance(value, dict) and "inline_keyboard" in value)
    }
    try:
        model.model_validate(plain)
    except ValidationError as error:
        for problem in error.errors(include_url=False, include_context=False):
            where = problem["loc"]
            if problem["type"] != "missing" or len(where) > 1:
                refuse(f"can't parse {'.'.join(map(str, where))}: {problem['msg']}")


def check_reply(model: Model, result: Any) -> None:
    """Check our own reply. Raises pydantic's ValidationError, which is a fault of the rehearsal server."""
    _replies(model).validate_python(result)


@cache
def _replies(model: Model) -> TypeAdapter[Any]:
    return TypeAdapter(model.__returning__)


@cache
def _kinds(model: Model) -> dict[str, str]:
    return {name: _kind(set(_flat(field.annotation))) for name, field in model.model_fields.items()}


def _flat(annotation: Any) -> list[Any]:
    """Give the classes that a parameter may have; a list counts as itself."""
    origin = get_origin(annotation)
    if origin is list or not get_args(annotation):
        return [list if origin is list else annotation]
    return [inner for part in get_args(annotation) if part is not None for inner in _flat(part)]


def _kind(classes: set[Any]) -> str:
    found = {part for part in classes if isinstance(part, type)} - {Default, type(None)}
    if any(issubclass(part, InputFile) for part in found):
        return "file"
    if list in found or any(issubclass(part, BaseModel) for part in found):
        return "json"
    if {int, str} <= found:
        return "id"
    for kind in (bool, float, int):
        if kind in found:
            return kind.__name__
    return "int" if found & {datetime, timedelta} else "str"
