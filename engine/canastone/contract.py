"""Canastone as `engine.game.Game` asks for it."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from engine.canastone import audit, legal, notation, position, seen, turn
from engine.canastone.dealing import pack
from engine.canastone.moment import asked_partner, is_over, question_is_open
from engine.canastone.options import OPTIONS, PLAYERS, make_rules
from engine.canastone.sides import SIDES, side_of
from engine.canastone.types import Action, Deal, Event, Lapse, Phase, Rules, State, View
from engine.cards import NO_CARDS, SYMBOLS, parse_cards
from engine.game import Chance, Option, OptionValue, Seat, Stage, Violation


class Canastone:
    """The game Canastone: the methods promise what `engine.game.Game` says of them."""

    name: str = "canastone"
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
        """Begin a match before its first deal."""
        first, second = totals or (0,) * SIDES
        return State(rules, (first, second), dealer, hands=(NO_CARDS,) * rules.players)

    def rules_of(self, state: State) -> Rules:
        """Tell the rules that the match is played by."""
        return state.rules

    def side(self, state: State, seat: Seat) -> int:
        """Tell the team of a seat."""
        return side_of(seat)

    def sides(self, state: State) -> int:
        """Tell that there are two teams."""
        return SIDES

    def stage(self, state: State) -> Stage:
        """Tell what the match waits for."""
        if state.phase is Phase.OVER:
            return Stage.OVER
        if state.phase is Phase.DEAL:
            return Stage.CHANCE
        return Stage.QUESTION if question_is_open(state) else Stage.TURN

    def chance(self, state: State) -> Chance | None:
        """Tell that a pack is to be shuffled before a deal."""
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
        """Make the action that ends an open question unanswered [C12.8]."""
        return Lapse() if not is_over(state) and question_is_open(state) else None

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


GAME: Final = Canastone()
"""The game, as the rest of the program plays it."""
