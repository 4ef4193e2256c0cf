"""Scenario files: one rule case as data, a position, steps, and what must come of them.

A file that cannot be read as a scenario raises `Unreadable`, naming its line or key; a game that does otherwise
than the file says makes an `Outcome` that has not passed. The notation of actions and positions is each game's
own (`Game.parse_action`, `Game.position`); what `[expect]` asks goes through `engine.expectation`.

Of a game the runner asks, beyond its contract, that `Game.observe` answers `stock` with the words of its cards,
so that no step makes or loses a card.
"""

import copy
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

from engine.expectation import EXPECTED, misses
from engine.game import AnyGame, IllegalAction, InvalidOptions, Seat, Stage
from engine.games import GAMES

_CODES: Final = (
    "deal-over not-your-turn awaiting-answer wrong-phase not-available "
    "not-in-hand malformed "
    "meld-too-short threes-not-melded rank-mismatch too-many-wilds wild-to-canasta wild-bound wild-meld-full "
    "already-open not-open opening-too-low opening-not-clean "
    "pile-empty pile-blocked pile-does-not-fit pile-frozen pile-needs-naturals pile-own-canasta pile-one-card "
    "pile-must-be-taken joker-bar "
    "must-keep-two must-keep-card no-discard-left "
    "close-needs-canastas close-wild-meld close-last-card close-refused must-close "
    "no-partner already-asked cannot-ask "
    "discard-wild-bound "
    "hand-not-arranged stock-empty "
)
CODES: Final = frozenset(_CODES.split())
"""Every code that a refusal can carry."""

LOG_ONLY: Final = frozenset({"deal", "lapse", "reshuffle", "take-back"})
"""Verbs that a log knows and a scenario does not."""

NEXT: Final = "next"

_TOP: Final = frozenset({"game", "title", "clause", "options", "players", "deal", "shuffled", "step", "expect"})
_SHUFFLED: Final = frozenset({"dealer", "scores", "order"})
_STEP: Final = frozenset({"seat", "do", "error"})
_PLACES: Final = ("hands", "stock", "pile", "packet", "melds", "red_threes")
"""Where cards lie, as `Game.observe` knows them."""


class Unreadable(ValueError):  # noqa: N818 - it says what the file is
    """A file that is no scenario; the message names the line or the key."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one file went. `message` says what was expected and what came; empty when it passed.

    A file that is no scenario is not `readable`, and its message names the line or the key.
    """

    path: Path
    passed: bool
    message: str = ""
    readable: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the action in the game's notation and the code that must refuse it, None if it must be accepted."""

    number: int
    seat: Seat | None
    do: str
    error: str | None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A file that has been read: the state before its first step, the steps, the `[expect]` table."""

    game: AnyGame
    start: Any
    steps: tuple[Step, ...]
    expect: Mapping[str, Any]
    words: frozenset[str]
    """Every card word of the pack that is played with."""


def files_in(paths: Iterable[Path]) -> tuple[Path, ...]:
    """List the files, and the `*.toml` files under each folder in sorted order.

    Raises FileNotFoundError naming the first path that does not exist.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(file for file in path.rglob("*.toml") if not file.is_dir()))
        elif path.exists():
            found.append(path)
        else:
            raise FileNotFoundError(str(path))
    return tuple(found)


def run_paths(paths: Iterable[Path]) -> tuple[Outcome, ...]:
    """Run every scenario of `files_in(paths)`, one outcome a file. Raises FileNotFoundError before the first."""
    return tuple(map(run_path, files_in(paths)))


def run_path(path: Path) -> Outcome:
    """Run one file. Whatever goes wrong, the program's own faults too, is told by the outcome."""
    try:
        message = run_table(_table_in(path))
    except (OSError, ValueError) as wrong:
        return Outcome(path, passed=False, message=" ".join(str(wrong).split()), readable=False)
    except Exception as fault:  # one broken file or rule must not silence the files after it
        message = f"the program failed: {fault!r}"
    return Outcome(path, not message, message)


def _table_in(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(_text_of(path.read_bytes()))
    except RecursionError:
        _unreadable("values are nested too deep to be read")


def _text_of(raw: bytes) -> str:
    """Decode a file; where it is no text its line is told, as for what is no TOML."""
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as wrong:
        line = raw.count(b"\n", 0, wrong.start) + 1
        _unreadable(f"no UTF-8 text (at line {line})")


def run_table(table: Mapping[str, Any]) -> str:
    """Run a scenario that has been read from TOML; tell what went otherwise, nothing if all is as it says.

    Raises Unreadable.
    """
    scenario = read(table)
    game, state = scenario.game, _reshuffled(scenario.game, scenario.start)
    for step in scenario.steps:
        before = state
        state, message = _taken(game, state, step)
        if not message and step.do != NEXT and cards_in(game, state) != cards_in(game, before):
            message = f"expected the same cards, came {_difference(game, before, state)}"
        if message:
            return f"step {step.number}: {message}"
    missed = misses(game, state, scenario.expect, scenario.words)
    return f"step {len(scenario.steps)}: {'; '.join(missed)}" if missed else ""


def read(table: Mapping[str, Any]) -> Scenario:
    """Read a whole scenario and set up its start. Raises Unreadable."""
    _known_keys(table, _TOP, "")
    for key in ("game", "title", "clause"):
        if not isinstance(table.get(key), str):
            _unreadable(f"{key} is missing" if key not in table else f"{key}: a text is expected")
    game = GAMES.get(table["game"])
    if game is None:
        _unreadable(f"game: no game is called {table['game']}")
    players = _number(table, "players", 4)
    rules = _rules(game, players, _table(table, "options"))
    expect = _table(table, "expect")
    _known_keys(expect, EXPECTED, "expect.")
    steps = tuple(_steps(table.get("step", []), players))
    start = _start(game, rules, players, table)
    return Scenario(game, start, steps, expect, frozenset(_pack(game, rules)))


def _rules(game: AnyGame, players: int, options: Mapping[str, Any]) -> Any:
    try:
        return game.rules(players, options)
    except InvalidOptions as wrong:
        _unreadable(str(wrong))


def _pack(game: AnyGame, rules: Any) -> tuple[str, ...]:
    chance = game.chance(game.new(rules, 0))
    return chance.cards if chance else ()


def _steps(raw: Any, players: int) -> Iterator[Step]:
    if not isinstance(raw, list):
        _unreadable("step: write [[step]]")
    for number, table in enumerate(raw, start=1):
        where = f"step {number}: "
        _known_keys(table, _STEP, where)
        do, error, seat = table.get("do"), table.get("error"), table.get("seat")
        if not isinstance(do, str):
            _unreadable(f"{where}do is missing")
        if error is not None and (not isinstance(error, str) or error not in CODES):
            _unreadable(f"{where}error: no code {error}")
        if (seat is None) != (do == NEXT):
            _unreadable(f"{where}seat is missing" if seat is None else f"{where}seat: nobody does {do}")
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            _unreadable(f"{where}seat: no seat {seat}")
        yield Step(number, seat, do, error)


def _start(game: AnyGame, rules: Any, players: int, table: Mapping[str, Any]) -> Any:
    if "shuffled" not in table:
        try:
            return game.position(rules, _table(table, "deal"))
        except ValueError as wrong:
            raise Unreadable(f"deal: {wrong}") from wrong  # noqa: EM102 - the game's own words, with their place
    if "deal" in table:
        _unreadable("shuffled: a scenario has [deal] or [shuffled], not both")
    shuffled = _table(table, "shuffled")
    _known_keys(shuffled, _SHUFFLED, "shuffled.")
    dealer = shuffled.get("dealer", players - 1)
    if type(dealer) is not int or not 0 <= dealer < players:
        _unreadable(f"shuffled.dealer: no seat {dealer}")
    state = game.new(rules, dealer, _scores(game, rules, shuffled))
    return _dealt(game, state, shuffled.get("order", ""))


def _scores(game: AnyGame, rules: Any, shuffled: Mapping[str, Any]) -> tuple[int, ...] | None:
    scores = shuffled.get("scores")
    if scores is None:
        return None
    sides = game.sides(game.new(rules, 0))
    if not isinstance(scores, list) or len(scores) != sides or any(type(score) is not int for score in scores):
        _unreadable(f"shuffled.scores: {sides} numbers are expected")
    return tuple(scores)


def _dealt(game: AnyGame, state: Any, first: Any = "") -> Any:
    chance = game.chance(state)
    if chance is None or not isinstance(first, str):
        _unreadable("shuffled.order: a text is expected")
    named, rest = first.split(), Counter(chance.cards)
    for word in named:
        if not rest[word]:
            _unreadable(f"shuffled.order: the pack has no {word}, or no more of them")
        rest[word] -= 1
    return game.apply(state, game.shuffled(state, (*named, *rest.elements())))[0]


def _reshuffled(game: AnyGame, state: Any) -> Any:
    """Shuffle what play itself asks to be shuffled: no step names it."""
    while (chance := game.chance(state)) is not None and chance.kind == "reshuffle":
        state = game.apply(state, game.shuffled(state, chance.cards))[0]
    return state


def _taken(game: AnyGame, state: Any, step: Step) -> tuple[Any, str]:
    """Take one step: the state after it and what went otherwise than the step says."""
    if step.do == NEXT:
        return _next(game, state, step)
    action = _action(game, state, step)
    violation, before = game.violation(state, action), copy.deepcopy(state)
    try:
        after, came = _reshuffled(game, game.apply(state, action)[0]), None
    except IllegalAction as refusal:
        after, came = state, refusal.violation
    if came != violation:
        return state, f"expected one judgement, came {violation} from violation and {came} from apply"
    if came is not None and state != before:
        return state, f"expected no change by a refused step, came {state}"
    if step.error == (came and came.code):
        return after, ""
    return (
        after,
        f"expected {step.error or 'acceptance'}, came {f'{came.code} [{came.clause}]' if came else 'acceptance'}",
    )


def _next(game: AnyGame, state: Any, step: Step) -> tuple[Any, str]:
    chance = game.chance(state)
    if chance is not None:
        return (_dealt(game, state), "") if step.error is None else (state, f"expected {step.error}, came a new deal")
    code = "deal-over" if game.stage(state) is Stage.OVER else "wrong-phase"
    return state, "" if step.error == code else f"expected {step.error or 'a new deal'}, came {code}"


def _action(game: AnyGame, state: Any, step: Step) -> Any:
    if step.do.partition(" ")[0] in LOG_ONLY:
        _unreadable(f"step {step.number}: unknown verb: {step.do}")
    try:
        return game.parse_action(state, step.seat, step.do)
    except ValueError as wrong:
        raise Unreadable(f"step {step.number}: do: {wrong}") from wrong  # noqa: EM102 - the game's own words


def cards_in(game: AnyGame, state: Any) -> Counter[str]:
    """Count every card of the state, by its word; laid red threes are told as a number."""
    cards: Counter[str] = Counter()
    for place in _PLACES:
        try:
            cards.update(_words(game.observe(state, place)))
        except ValueError:
            continue  # the game has no such place
    return cards


def _words(value: Any) -> Iterator[str]:
    """Find the card words in whatever way a game nests them; a number is so many red threes."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, int):
        yield from ("3r",) * value
    else:
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _words(part)


def _difference(game: AnyGame, before: Any, after: Any) -> str:
    old, new = cards_in(game, before), cards_in(game, after)
    lost, made = " ".join((old - new).elements()), " ".join((new - old).elements())
    return f"{lost or 'none'} lost and {made or 'none'} made"


def _known_keys(table: Any, known: frozenset[str], where: str) -> None:
    if not isinstance(table, Mapping):
        _unreadable(f"{where}a table is expected")
    for key in table:
        if key not in known:
            _unreadable(f"unknown key: {where}{key}")


def _table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        _unreadable(f"{key}: a table is expected")
    return value


def _number(table: Mapping[str, Any], key: str, default: int) -> int:
    value = table.get(key, default)
    if type(value) is not int:
        _unreadable(f"{key}: a number is expected")
    return value


def _unreadable(message: str) -> NoReturn:
    raise Unreadable(message)
