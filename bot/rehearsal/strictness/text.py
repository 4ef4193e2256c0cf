"""What a text must be before Telegram takes it: cleaned, parsed, trimmed, and of a length it allows."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.rehearsal.refusals import Refused, refuse
from bot.rehearsal.strictness.html import Entity, parse_html, utf16

# Telegram drops embeddings and overrides of direction (isolates stay) and turns control characters to spaces.
DROPPED: Final = re.compile("[\r\u2028-\u202e]")
SPACED: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
FOUND: Final = (
    ("bot_command", re.compile(r"(?<![\w/@<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/])")),
    ("mention", re.compile(r"(?<![\w@/])@[A-Za-z][A-Za-z0-9_]{3,31}\b")),
    ("url", re.compile(r"(?<![\w@/])(?:https?://[^\s<>]+[^\s<>.,)]|t\.me/[^\s<>]+[^\s<>.,)])")),
)
PLAIN_INSIDE: Final = {"pre", "code", "text_link", "text_mention"}


@dataclass(frozen=True, slots=True)
class Formatted:
    """A text as it is shown and the entities in it (Bot API MessageEntity, offsets in UTF-16 units)."""

    text: str
    entities: tuple[Entity, ...] = ()


def formatted(text: str, parse_mode: str | None = None, entities: Sequence[Entity] | None = None) -> Formatted:
    """Give the text as Telegram would show it. Raises Refused when it cannot be parsed."""
    text = SPACED.sub(" ", DROPPED.sub("", text))
    marked = _marked(text, parse_mode, entities)
    return _trimmed(_with_found(*marked))


def _marked(text: str, parse_mode: str | None, entities: Sequence[Entity] | None) -> tuple[str, list[Entity]]:
    mode = (parse_mode or "").lower()
    if mode == "html":
        return parse_html(text)
    if mode in ("markdown", "markdownv2"):
        raise Refused(501, f"Not Implemented: this rehearsal server plays no parse_mode {parse_mode}")
    if mode:
        refuse("unsupported parse_mode")
    return text, _given(text, entities or ())


def _given(text: str, entities: Sequence[Entity]) -> list[Entity]:
    end = utf16(text)
    for entity in entities:
        if entity["offset"] < 0 or entity["length"] < 1 or entity["offset"] + entity["length"] > end:
            words = f"can't parse entities: entity at offset {entity['offset']} is outside of the text"
            refuse(words)
    return sorted(entities, key=lambda entity: (entity["offset"], -entity["length"]))


def _with_found(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    if "/" not in text and "@" not in text:
        return text, entities
    taken = [(e["offset"], e["offset"] + e["length"]) for e in entities if e["type"] in PLAIN_INSIDE]
    found = [e for e in _found(text) if not any(start <= e["offset"] < stop for start, stop in taken)]
    return text, sorted([*entities, *found], key=lambda entity: (entity["offset"], -entity["length"]))


def _found(text: str) -> Iterator[Entity]:
    for kind, pattern in FOUND:
        for match in pattern.finditer(text):
            yield {"type": kind, "offset": utf16(text[: match.start()]), "length": utf16(match.group())}


def _trimmed(marked: tuple[str, list[Entity]]) -> Formatted:
    text, entities = marked
    left = len(text) - len(text.lstrip())
    stripped = text.strip()
    if stripped == text:
        return Formatted(text, tuple(entities))
    end = utf16(stripped)
    kept: list[Entity] = []
    for entity in entities:
        start = max(entity["offset"] - left, 0)
        stop = min(entity["offset"] + entity["length"] - left, end)
        if stop > start:
            kept.append(entity | {"offset": start, "length": stop - start})
    return Formatted(stripped, tuple(kept))


def message_text(params: dict[str, Any], longest: int) -> Formatted:
    """Check the text of sendMessage or editMessageText, 1 to `longest` characters after parsing."""
    result = formatted(params.get("text", ""), params.get("parse_mode"), params.get("entities"))
    if not result.text:
        refuse("message text is empty")
    if utf16(result.text) > longest:
        refuse("message is too long")
    return result


def caption(params: dict[str, Any], longest: int) -> Formatted:
    """Check the caption of a picture or document, 0 to `longest` characters after parsing."""
    result = formatted(params.get("caption", ""), params.get("parse_mode"), params.get("caption_entities"))
    if utf16(result.text) > longest:
        refuse("message caption is too long")
    return result
