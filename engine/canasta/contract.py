"""Classic Canasta as `engine.game.Game` asks for it: two games, each a preset of the same rules."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from engine.canasta import audit, legal, notation, options, position, seen, turn
from engine.canasta.dealing import pack, undealt
from engine.canasta.moment import asked_partner, is_over, question_is_open
from engine.canasta.options import Preset, make_rules
from engine.canasta.types import Action, Deal, Event, Lapse, Phase, Rules, State, View
from engine.cards import SYMBOLS, parse_cards
from engine.game import Chance, Option, OptionValue, Seat, Stage, Violation


class Canasta:
    """A game of Canasta: the methods promise what `engine.game.Game` says of them."""

    state_type: type[State] = State
    action_types: tuple[type[Action], ...] = get_args(Action)
    event_types: tuple[type[Event], ...] = get_args(Event)
    view_type: type[View] = View

    def __init__(self, preset: Preset) -> None:
        self._preset = preset
        self.name: str = preset.name
        self.players: tuple[int, ...] = preset.players
        self.options: tuple[Option, ...] = preset.options

    def rules(self, players: int, options: Mapping[str, OptionValue]) -> Rules:
        """Make the rules of a table. Raises InvalidOptions."""
        return make_rules(self._preset, players, options)

    def new(self, rules: Rules, dealer: Seat, totals: tuple[int, ...] | None = None) -> State:
        """Begin a match before its first deal."""
        return undealt(rules, dealer, totals or (0,) * rules.sides)

    def rules_of(self, state: State) -> Rules:
        """Tell the rules that the match is played by; their `preset` is the game's name."""
        return state.rules

    def side(self, state: State, seat: Seat) -> int:
        """Tell the team of a seat, or the seat itself where each plays alone [K1.1]."""
        return seat % state.rules.sides

    def sides(self, state: State) -> int:
        """Tell how many teams, or single players, there are [K1.1]."""
        return state.rules.sides

    def stage(self, state: State) -> Stage:
        """Tell what the match waits for."""
        if state.phase is Phase.OVER:
            return Stage.OVER
        if state.phase is Phase.DEAL:
            return Stage.CHANCE
        return Stage.QUESTION if question_is_open(state) else Stage.TURN

    def chance(self, state: State) -> Chance | None:
        """Tell that the pack is to be shuffled before a deal."""
        if state.phase is not Phase.DEAL:
            return None
        return Chance("deal", tuple(SYMBOLS[card] for card in pack(state.rules)))

    def shuffled(self, state: State, order: tuple[str, ...], cut: int = 0) -> Action:
        """Make the deal of a shuffled pack."""
        return Deal(parse_cards(" ".join(order)), cut)

    def violation(self, state: State, action: Action) -> Violation | None:
        """Judge an action."""
        return turn.violation(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Act. Raises IllegalAction."""
        return turn.apply(state, action)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Tell whose action is awaited."""
        if is_over(state):
            return frozenset()
        asked = asked_partner(state)
        return frozenset((state.turn if asked is None else asked,))

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Offer a spanning set of legal actions."""
        return legal.legal_actions(state, seat)

    def lapse(self, state: State) -> Action | None:
        """Make the action that ends an open question unanswered [K6.5]."""
        return Lapse() if question_is_open(state) else None

    def view(self, state: State, seat: Seat | None) -> View:
        """Show what the seat may see."""
        return seen.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Hide from an event what the seat may not see."""
        return seen.redact(event, seat)

    def problems(self, state: State) -> tuple[str, ...]:
        """Tell what is wrong with a state."""
        return audit.problems(state)

    def parse_action(self, state: State, seat: Seat | None, text: str) -> Action:
        """Read an action. Raises ValueError."""
        return notation.parse_action(state, seat, text)

    def write_action(self, action: Action) -> str:
        """Write an action."""
        return notation.write_action(action)

    def position(self, rules: Rules, deal: Mapping[str, Any]) -> State:
        """Set up a scenario's position. Raises ValueError."""
        return position.position(rules, deal)

    def observe(self, state: State, key: str) -> Any:
        """Answer a scenario's `[expect]` key. Raises ValueError."""
        return position.observe(state, key)


CLASSIC: Final = Canasta(options.CLASSIC)
INTERNATIONAL: Final = Canasta(options.INTERNATIONAL)
"""The two games, as the rest of the program plays them."""
