"""Telegram's HTML style (Bot API, "Formatting options"): text and entities out of marked-up text."""

import re
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from bot.rehearsal.refusals import refuse

Entity = dict[str, Any]

SIMPLE_TAGS: Final = {
    "b": "bold", "strong": "bold", "i": "italic", "em": "italic", "u": "underline", "ins": "underline",
    "s": "strikethrough", "strike": "strikethrough", "del": "strikethrough", "tg-spoiler": "spoiler",
    "code": "code", "pre": "pre", "blockquote": "blockquote", "a": "text_link",
    "span": "spoiler", "tg-emoji": "custom_emoji",
}  # fmt: skip
NAMED: Final = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
REFERENCE: Final = re.compile(r"&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot));?")
MENTION: Final = re.compile(r"tg://user\?id=(\d{1,15})\Z")
START: Final = re.compile(r"<([A-Za-z0-9-]*)((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>")
END: Final = re.compile(r"</([A-Za-z0-9-]*)\s*>")
ATTRIBUTE: Final = re.compile(r"([A-Za-z-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+)))?")


def utf16(text: str) -> int:
    """Count UTF-16 code units, the unit of every offset and length in the Bot API."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


@dataclass(slots=True)
class _Open:
    tag: str
    attributes: dict[str, str]
    offset: int


@dataclass(slots=True)
class _Parsing:
    source: str
    parts: list[str] = field(default_factory=list)
    length: int = 0
    stack: list[_Open] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)

    def write(self, text: str) -> None:
        self.parts.append(text)
        self.length += utf16(text)

    def byte_offset(self, at: int) -> int:
        return len(self.source[:at].encode())


def _refuse(words: str) -> NoReturn:
    refuse(f"can't parse entities: {words}")


def parse_html(source: str) -> tuple[str, list[Entity]]:
    """Give the plain text and its entities, outermost first.

    Raises Refused (400 "can't parse entities: ...") for unknown, unclosed or crossed tags.
    """
    parsing = _Parsing(source)
    at = 0
    while at < len(source):
        at = _step(parsing, at)
    if parsing.stack:
        tag = parsing.stack[-1].tag
        _refuse(f'Can\'t find end tag corresponding to start tag "{tag}"')
    for entity in parsing.entities:
        if entity["type"] == "code":  # only a block has a language
            entity.pop("language", None)
    parsing.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return "".join(parsing.parts), parsing.entities


def _step(parsing: _Parsing, at: int) -> int:
    source = parsing.source
    if source[at] == "<":
        return _end_tag(parsing, at) if source.startswith("</", at) else _start_tag(parsing, at)
    if source[at] == "&" and (match := REFERENCE.match(source, at)):
        parsing.write(_character(match))
        return match.end()
    stop = min((i for i in (source.find("<", at + 1), source.find("&", at + 1)) if i > 0), default=len(source))
    parsing.write(source[at:stop])
    return stop


def _character(match: re.Match[str]) -> str:
    decimal, hexadecimal, name = match.groups()
    if name:
        return NAMED[name]
    code = int(decimal) if decimal else int(hexadecimal, 16)
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else match.group()


def _start_tag(parsing: _Parsing, at: int) -> int:
    match = START.match(parsing.source, at)
    name = re.match(r"[A-Za-z0-9-]*", parsing.source[at + 1 :])
    tag = name.group().lower() if name else ""
    if tag not in SIMPLE_TAGS:
        _refuse(f'Unsupported start tag "{tag}" at byte offset {parsing.byte_offset(at)}')
    if match is None:
        _refuse(f"Unclosed start tag at byte offset {parsing.byte_offset(at)}")
    attributes = {
        key.lower(): double or single or bare for key, double, single, bare in ATTRIBUTE.findall(match.group(2))
    }
    if tag == "span" and attributes.get("class") != "tg-spoiler":
        where = parsing.byte_offset(at)
        _refuse(f'Tag "span" must have class "tg-spoiler" at byte offset {where}')
    parsing.stack.append(_Open(tag, attributes, parsing.length))
    return match.end()


def _end_tag(parsing: _Parsing, at: int) -> int:
    match = END.match(parsing.source, at)
    if match is None:
        _refuse(f"Unclosed end tag at byte offset {parsing.byte_offset(at)}")
    if not parsing.stack:
        _refuse(f"Unexpected end tag at byte offset {parsing.byte_offset(at)}")
    opened = parsing.stack.pop()
    tag = match.group(1).lower() or opened.tag
    if tag != opened.tag:
        where = parsing.byte_offset(at)
        _refuse(f'Unmatched end tag at byte offset {where}, expected "</{opened.tag}>", found "</{tag}>"')
    _close(parsing, opened)
    return match.end()


def _close(parsing: _Parsing, opened: _Open) -> None:
    length = parsing.length - opened.offset
    if not length:
        return
    entity: Entity = {"type": SIMPLE_TAGS[opened.tag], "offset": opened.offset, "length": length}
    attributes = opened.attributes
    match opened.tag:
        case "a":
            if not (entity := _link(entity, attributes.get("href", ""))):
                return
        case "tg-emoji":
            entity["custom_emoji_id"] = attributes.get("emoji-id", "")
        case "blockquote" if "expandable" in attributes:
            entity["type"] = "expandable_blockquote"
        case "code" if (language := attributes.get("class", "")).startswith("language-"):
            entity["language"] = language.removeprefix("language-")
        case "pre":
            _take_language(parsing, entity)
    parsing.entities.append(entity)


def _link(entity: Entity, href: str) -> Entity:
    """Give the entity of a link; without a usable address it is plain text, as on Telegram."""
    if match := MENTION.match(href):
        return entity | {"type": "text_mention", "user": {"id": int(match.group(1))}}
    if not re.match(r"(https?://|tg://|t\.me/|[\w-]+\.[a-z]{2,})", href):
        return {}
    return entity | {"url": href}


def _take_language(parsing: _Parsing, entity: Entity) -> None:
    """`<pre><code class="language-x">` is one pre entity that knows its language."""
    for inner in parsing.entities:
        same = (inner["offset"], inner["length"]) == (entity["offset"], entity["length"])
        if inner["type"] == "code" and same:
            parsing.entities.remove(inner)
            if "language" in inner:
                entity["language"] = inner["language"]
            return
