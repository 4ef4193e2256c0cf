"""What every game offers: the one contract between the rules and everything that plays by them.

A state is a whole match: it goes from deal to deal until it is over. Chance comes from outside: when
`Game.chance` names cards, somebody shuffles them and applies `Game.shuffled` of their order, so that a log of
actions replays to the same state anywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, Protocol, TypeVar

Seat = int
"""A place at the table, 0 to players - 1, clockwise."""

OptionValue = bool | int | str
"""What an option of a table can be set to."""

Params = tuple[tuple[str, str | int], ...]
"""Named values that a sentence about a refusal needs."""


@dataclass(frozen=True, slots=True)
class Violation:
    """Why an action is refused: one of `engine.scenario.CODES`, the clause that says no, values for the sentence."""

    code: str
    clause: str
    params: Params = ()


class IllegalAction(ValueError):  # noqa: N818 - the name that the contract gives it
    """An action that the rules refuse; the state is as it was."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.code} [{violation.clause}]")
        self.violation = violation


class InvalidOptions(ValueError):  # noqa: N818 - it names what is wrong, as IllegalAction does
    """Options of a table that cannot be played.

    `option` is the option's name (or "players"); `reason` is one of "unknown", "not-a-switch", "not-a-number",
    "out-of-range", "not-a-choice", "excluded" (another option, named in `params`, rules it out).
    """

    def __init__(self, option: str, reason: str, params: Params = ()) -> None:
        details = "".join(f" {name}={value}" for name, value in params)
        super().__init__(f"option {option}: {reason}{details}")
        self.option = option
        self.reason = reason
        self.params = params


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game as a lobby offers it.

    A switch is on or off; a number goes from `low` to `high` by `step`; a choice is one of `choices`.
    `clause` is where the rules describe it, e.g. "V4" or "K2.2".
    """

    name: str
    clause: str
    kind: Literal["switch", "number", "choice"]
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1


class Stage(StrEnum):
    """What a table waits for."""

    CHANCE = "chance"
    """Somebody shuffles: the next deal, or discards that become the stock."""
    TURN = "turn"
    """A seat acts in its turn."""
    QUESTION = "question"
    """A partner answers."""
    OVER = "over"
    """Nothing: the match has ended."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Cards to be shuffled now, in the game's notation, one word a card; their order means nothing.

    `kind` is "deal" (before a deal or round; people may want a pause first) or "reshuffle" (in the middle of play:
    at once).
    """

    kind: Literal["deal", "reshuffle"]
    cards: tuple[str, ...]


class Action(Protocol):
    """Something a seat asks to do, or chance or the clock does (seat None)."""

    @property
    def seat(self) -> Seat | None:
        """Who acts."""


StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
RulesT = TypeVar("RulesT")


class Game(Protocol[RulesT, StateT, ActionT, EventT, ViewT]):
    """One game. `engine.games.GAMES` has an object of this shape for each."""

    name: str
    """The name in scenario files, commands and the store: canastone, classic, international, three-thirteen."""
    players: tuple[int, ...]
    """The numbers of players that can sit down, the usual one first."""
    options: tuple[Option, ...]
    """Every option, in the order in which a lobby shows them."""
    state_type: type[StateT]
    action_types: tuple[type[ActionT], ...]
    event_types: tuple[type[EventT], ...]
    view_type: type[ViewT]

    def rules(self, players: int, options: Mapping[str, OptionValue]) -> RulesT:
        """Make the rules of a table; options not named keep their default. Raises InvalidOptions."""

    def new(self, rules: RulesT, dealer: Seat, totals: tuple[int, ...] | None = None) -> StateT:
        """Begin a match before its first deal; `dealer` deals first. Totals by side, zeros by default."""

    def rules_of(self, state: StateT) -> RulesT:
        """Tell the rules that the match is played by."""

    def side(self, state: StateT, seat: Seat) -> int:
        """Tell the side of a seat: its team, or itself where each plays alone."""

    def sides(self, state: StateT) -> int:
        """Tell how many sides there are."""

    def stage(self, state: StateT) -> Stage:
        """Tell what the match waits for."""

    def chance(self, state: StateT) -> Chance | None:
        """Tell which cards must be shuffled now, None if none."""

    def shuffled(self, state: StateT, order: tuple[str, ...], cut: int = 0) -> ActionT:
        """Make the action that gives the shuffled cards: `order` is a permutation of `chance(state).cards`,
        cut by moving its first `cut` cards to the end."""

    def violation(self, state: StateT, action: ActionT) -> Violation | None:
        """Judge an action: None when it is legal."""

    def apply(self, state: StateT, action: ActionT) -> tuple[StateT, tuple[EventT, ...]]:
        """Act. Raises IllegalAction; a refusal changes nothing. Events tell everything that happened, in order."""

    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Tell whose action is awaited: the partner while a question is open; empty when over or before a deal."""

    def legal_actions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """Offer a spanning set of legal actions: enough to play on with. Never empty for a seat in `to_act`."""

    def lapse(self, state: StateT) -> ActionT | None:
        """Make the action that ends an open question unanswered; None when no question is open."""

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Show what the seat may see (None: what the whole group may see), built from nothing."""

    def redact(self, event: EventT, seat: Seat | None) -> EventT:
        """Hide from an event what the seat (None: the group) may not see."""

    def problems(self, state: StateT) -> tuple[str, ...]:
        """Tell what is wrong with a state that play from a full pack has reached; nothing for a sound one."""

    def parse_action(self, state: StateT, seat: Seat | None, text: str) -> ActionT:
        """Read an action as `write_action` writes it. Raises ValueError."""

    def write_action(self, action: ActionT) -> str:
        """Write an action in the notation of scenarios and logs, chance and clock too; the seat is written apart."""

    def position(self, rules: RulesT, deal: Mapping[str, Any]) -> StateT:
        """Set up the position of a scenario's `[deal]` table. Raises ValueError naming what is wrong."""

    def observe(self, state: StateT, key: str) -> Any:
        """Answer a scenario's `[expect]` key. Raises ValueError for a key that the game does not have."""


AnyGame = Game[Any, Any, Any, Any, Any]
