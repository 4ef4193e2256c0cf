"""Three Thirteen as `engine.game.Game` asks for it."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from engine.game import Chance, Option, OptionValue, Seat, Stage, Violation
from engine.seats import cut_at
from engine.suited import parse_card, write_card
from engine.three_thirteen import audit, legal, notation, position, seen, turn
from engine.three_thirteen.options import OPTIONS, PLAYERS, make_rules
from engine.three_thirteen.types import Action, Deal, Event, Phase, Reshuffle, Rules, State, View


class ThreeThirteen:
    """The game; its methods promise what `engine.game.Game` says."""

    name: str = "three-thirteen"
    players: tuple[int, ...] = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    state_type: type[State] = State
    action_types: tuple[type[Action], ...] = get_args(Action)
    event_types: tuple[type[Event], ...] = get_args(Event)
    view_type: type[View] = View

    def rules(self, players: int, options: Mapping[str, OptionValue]) -> Rules:
        """Make the rules of a table. Raises InvalidOptions."""
        return make_rules(players, options)

    def new(self, rules: Rules, dealer: Seat, totals: tuple[int, ...] | None = None) -> State:
        """Begin a match before its first round; `dealer`, drawn at random by the caller, deals first [T2.2]."""
        return State(rules, totals or (0,) * rules.players, dealer)

    def rules_of(self, state: State) -> Rules:
        """Tell the rules that the match is played by."""
        return state.rules

    def side(self, state: State, seat: Seat) -> int:
        """Tell the side of a seat: each plays alone [T1.1]."""
        return seat

    def sides(self, state: State) -> int:
        """Tell how many play."""
        return state.rules.players

    def stage(self, state: State) -> Stage:
        """Tell what the match waits for."""
        return legal.stage(state)

    def chance(self, state: State) -> Chance | None:
        """Tell which cards must be shuffled now: the pack, or discards that become the stock [T5.3]."""
        cards = turn.to_shuffle(state)
        if cards is None:
            return None
        return Chance("deal" if state.phase is Phase.DEAL else "reshuffle", tuple(map(write_card, cards)))

    def shuffled(self, state: State, order: tuple[str, ...], cut: int = 0) -> Action:
        """Make the action that gives the shuffled cards. Raises ValueError for a word that is no card."""
        cards = tuple(map(parse_card, order))
        if state.phase is Phase.RESHUFFLE:
            return Reshuffle(cut_at(cards, cut))
        return Deal(cards, cut)

    def violation(self, state: State, action: Action) -> Violation | None:
        """Judge an action: None when it is legal."""
        return turn.violation(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Act. Raises IllegalAction; a refusal changes nothing."""
        return turn.apply(state, action)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Tell whose action is awaited."""
        return legal.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Offer a spanning set of legal actions."""
        return legal.legal_actions(state, seat)

    def lapse(self, state: State) -> None:
        """Nobody asks anything in this game."""

    def view(self, state: State, seat: Seat | None) -> View:
        """Show what the seat (None: the group) may see."""
        return seen.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Hide from an event what the seat (None: the group) may not see."""
        return seen.redact(event, seat)

    def problems(self, state: State) -> tuple[str, ...]:
        """Tell what is wrong with a state that play from a full pack has reached."""
        return audit.problems(state)

    def parse_action(self, state: State, seat: Seat | None, text: str) -> Action:
        """Read an action as `write_action` writes it. Raises ValueError."""
        return notation.parse_action(seat, text)

    def write_action(self, action: Action) -> str:
        """Write an action in the notation of scenarios and logs."""
        return notation.write_action(action)

    def position(self, rules: Rules, deal: Mapping[str, Any]) -> State:
        """Set up the position of a scenario's `[deal]` table. Raises ValueError."""
        return position.position(rules, deal)

    def observe(self, state: State, key: str) -> Any:
        """Answer a scenario's `[expect]` key. Raises ValueError."""
        return position.observe(state, key)


GAME: Final = ThreeThirteen()
"""The game, as the rest of the program plays it."""
