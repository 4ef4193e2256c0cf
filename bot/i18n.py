"""Words, numbers and times in the reader's language.

Messages are Fluent (`locales/<language>/*.ftl`); numbers, plurals and units are CLDR's, through Babel. Whatever is
put into a message is isolated from the text around it (FSI/LRI ... PDI), so that names, cards and numbers stand
where they belong in a right-to-left text.
"""

import html
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel import Locale
from babel.dates import format_skeleton, get_timezone_location
from babel.numbers import format_decimal
from babel.units import format_unit
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

log = logging.getLogger(__name__)

FOLDER: Final = Path(__file__).parent.parent / "locales"
"""Beside `bot/`, in the source tree as where the package is installed."""

REFERENCE: Final = "en"
LANGUAGES: Final = ("en", "it", "fa", "uz")
RIGHT_TO_LEFT: Final = frozenset({"fa"})

FSI, LRI, RLI, PDI = "\u2068", "\u2066", "\u2067", "\u2069"
LRM: Final = "\u200e"
RLM: Final = "\u200f"

_COMMAS: Final = {"fa": "، "}
_SEPARATORS: Final = {"fa": "؛ "}
"""Beside a Persian zero a dot in the middle of the line would be one zero more."""

_DIGITS: Final = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}
_TURNING: Final = re.compile("[\u200e\u200f\u2066-\u2069]")
_UNSAFE: Final = re.compile("[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")
"""Line breaks, and controls that would open or close an isolate from inside."""


REMEMBERED: Final = 8192
"""Sentences that a translator keeps ready."""

_Key = tuple[tuple[str, type, Any], ...]


class Markup(str):
    """Text that is Telegram HTML already and isolated where it must be; it goes into a message as it is."""

    __slots__ = ()


class MissingMessageError(LookupError):
    """A message that the language lacks, or that failed with the values given."""


def languages() -> tuple[str, ...]:
    """List the languages that people can choose, the reference first."""
    return LANGUAGES


def pick(language_code: str | None) -> str:
    """Choose the language for what Telegram tells of a person (`User.language_code`): an IETF tag, or nothing."""
    language = (language_code or "").replace("_", "-").lower().split("-")[0]
    return language if language in LANGUAGES else REFERENCE


def own_name(language: str) -> str:
    """Name a language in itself, as its speakers look for it in a list."""
    name = Locale.parse(language).get_language_name(language) or language
    return name[:1].upper() + name[1:]


def isolated(text: str) -> str:
    """Set text apart from the direction of the text around it."""
    return f"{FSI}{text}{PDI}"


def left_to_right(text: str) -> str:
    """Set text apart that always runs from left to right: cards, numbers."""
    return f"{LRI}{text}{PDI}"


def shown_length(text: str) -> int:
    """Count the characters of a text without those that only turn its parts into their direction."""
    return len(_TURNING.sub("", text))


def harmless(text: str) -> str:
    """Give text from outside without line breaks and without direction controls that reach beyond it."""
    return _UNSAFE.sub(" ", text).strip()


def quoted(text: str) -> Markup:
    """Give text from outside as HTML that stands by itself: cleaned, escaped, isolated."""
    return Markup(isolated(html.escape(harmless(text), quote=False)))


class Translator:
    """One language. Call it with a message id and its values for Telegram HTML; `plain` is for buttons and alerts.

    A value that is a str is cleaned, escaped and isolated; a Markup goes in as it is; an int is written in the
    reader's digits and chooses the plural. A message that the language lacks is taken from English and logged;
    with `strict` it raises MissingMessageError.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        self.language = language
        self.rtl = language in RIGHT_TO_LEFT
        self.strict = strict
        self._locale = Locale.parse(language)
        # A table says the same few hundred things again and again; formatting is what a screen costs.
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)

    def __call__(self, message: str, **values: Any) -> str:
        """Give the message as HTML."""
        return self._said(message, True, _key(values))

    def plain(self, message: str, **values: Any) -> str:
        """Give the message as plain text: for buttons, toasts and alerts."""
        return self._said(message, False, _key(values))

    def has(self, message: str) -> bool:
        """Tell whether the language itself, or English, has the message."""
        return bundle_of(self.language).has_message(message) or bundle_of(REFERENCE).has_message(message)

    def number(self, number: int) -> str:
        """Write a number in the reader's digits, grouped as the language groups, not isolated."""
        return _written(number, self.language)

    def mark(self, number: int) -> Markup:
        """Write a number to stand in a text by itself: isolated where the language runs from right to left."""
        return Markup(left_to_right(self.number(number)) if self.rtl else self.number(number))

    def joined(self, parts: Sequence[str], separator: str | None = None) -> Markup:
        """Join ready pieces of HTML, with the language's separator when none is given."""
        return Markup((separator or _SEPARATORS.get(self.language, " · ")).join(parts))

    def listed(self, parts: Iterable[str]) -> Markup:
        """Join ready pieces of HTML with the language's comma."""
        return Markup(_COMMAS.get(self.language, ", ").join(parts))

    def line(self, text: str) -> Markup:
        """Let a line that holds nothing but cards begin at the reader's side."""
        return Markup(RLM + text if self.rtl else text)

    def city(self, zone: str) -> str:
        """Name the city of a time zone (IANA) as the language does."""
        return get_timezone_location(zone, locale=self._locale, return_city=True)

    def clock(self, at: float, now: float, zone: str | None) -> str:
        """Write a time of day in the reader's zone, with the day when it is not today's; UTC says so."""
        where = zone_of(zone)
        then, today = (datetime.fromtimestamp(moment, where or UTC) for moment in (at, now))
        written = f"{then:%H:%M}"
        if then.date() != today.date():
            written = f"{format_skeleton('MMMd', then, locale=self._locale)} {written}"
        written = _digits(written, self.language)
        return written if where else f"{written} UTC"

    def time_of_day(self, minute: int) -> str:
        """Write a minute of the day, 0 to 1439, as a clock shows it."""
        return _digits(f"{minute // 60:02}:{minute % 60:02}", self.language)

    def duration(self, seconds: float) -> str:
        """Write how long: minutes below an hour, hours below two days, else days, each rounded down."""
        minutes = max(0, int(seconds // 60))
        if minutes < 60:
            return self._unit(max(1, minutes), "duration-minute")
        if minutes < 48 * 60:
            hours, rest = divmod(minutes, 60)
            return self._unit(hours, "duration-hour") + (
                f" {self._unit(rest, 'duration-minute')}" if rest and hours < 3 else ""
            )
        return self._unit(minutes // (24 * 60), "duration-day")

    def _unit(self, value: int, unit: str) -> str:
        return _digits(format_unit(value, unit, length="short", locale=self._locale), self.language)

    def _say(self, message: str, escape: bool, key: _Key) -> str:
        values = {name: value for name, _, value in key}
        for language in dict.fromkeys((self.language, REFERENCE)):
            bundle = bundle_of(language)
            if not bundle.has_message(message):
                self._miss(message, language)
                continue
            ready = {name: _value(value, language, escape=escape) for name, value in values.items()}
            text, errors = _formatted(bundle, message, ready)
            if not errors:
                # A client may take a line's direction from the name that it begins with, isolated or not.
                return LRM + text if escape and not self.rtl and text.startswith(FSI) else text
            self._miss(message, language, errors)
        if self.strict:
            raise MissingMessageError(message)
        return message

    def _miss(self, message: str, language: str, errors: list[Exception] | None = None) -> None:
        if self.strict:
            msg = f"{message} in {language}: {errors or 'not there'}"
            raise MissingMessageError(msg)
        log.warning("message %s cannot be shown in %s: %s", message, language, errors or "not there")


def _key(values: Mapping[str, Any]) -> _Key:
    # A Markup equals the str that it is, but is another value.
    return tuple((name, type(value), value) for name, value in values.items())


def zone_of(zone: str | None) -> tzinfo | None:
    """Find a time zone by its IANA name or as an offset such as +03:30; None for none or an unknown one."""
    if not zone:
        return None
    if match := re.fullmatch(r"(?:UTC)?([+-])(\d{1,2})(?::?(\d\d))?", zone):
        sign, hours, minutes = match.groups()
        offset = timedelta(hours=int(hours), minutes=int(minutes or 0))
        return timezone(-offset if sign == "-" else offset) if offset < timedelta(hours=24) else None
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


@lru_cache(maxsize=32)
def translator(language: str, *, strict: bool = False) -> Translator:
    """Give the translator of a supported language (`pick`)."""
    return Translator(language, strict=strict)


@lru_cache(maxsize=8)
def bundle_of(language: str) -> FluentBundle:
    """Read the messages of a language from `locales/`."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class _Int(FluentInt):
    """A number that Fluent chooses plurals by and that writes itself in the reader's digits."""

    language = REFERENCE

    def format(self, locale: Locale) -> str:
        written = _written(int(self), self.language)
        return left_to_right(written) if self.language in RIGHT_TO_LEFT else written


def _formatted(bundle: FluentBundle, message: str, values: dict[str, Any]) -> tuple[str, list[Exception]]:
    # FluentBundle.format_pattern would turn every int into a number with Latin digits.
    errors: list[Exception] = []
    environment = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=values), errors=errors)
    pattern = bundle.get_message(message).value
    if pattern is None:
        return "", [LookupError("only attributes")]
    try:
        return str(pattern(environment)), errors
    except ValueError as error:
        return "", [*errors, error]


def _value(value: Any, language: str, *, escape: bool) -> Any:
    if isinstance(value, Markup):
        return str(value)
    if isinstance(value, str):
        return str(quoted(value)) if escape else isolated(harmless(value))
    number = _Int(value)
    number.language = language
    return number


@lru_cache(maxsize=4096)
def _written(number: int, language: str) -> str:
    return _digits(format_decimal(number, locale=language, numbering_system="default"), language)


def _digits(text: str, language: str) -> str:
    return text.translate(_DIGITS[language]) if language in _DIGITS else text
