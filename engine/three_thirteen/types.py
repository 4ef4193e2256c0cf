"""Three Thirteen's values: rules, state, actions, events and views. No behaviour beyond what they derive."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from engine.game import Seat
from engine.suited import Card, Hand, Suit


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and variant of a table. `engine.three_thirteen.options` makes and checks it."""

    players: int = 2
    packs: int = 1
    jokers_in_pack: int = 0
    rounds: int = 11
    first_hand: int = 3
    """Cards dealt to each in round 1; one more in every round after it [T2.1]."""
    shortest: int = 3
    """Cards that make a combination [T4.1, T4.2]."""
    empty_stocks: int = 3
    """The round ends when a turn starts without stock for this time [T5.4]."""
    turns_each: int = 100
    """The round ends after so many turns of each player [T5.4]."""
    ace_cost: int = 1
    jack_cost: int = 10
    queen_cost: int = 10
    king_cost: int = 10
    joker_cost: int = 20
    ace_high_low: bool = False
    court_values: bool = False
    jacks_wild: bool = False
    jokers: bool = False


class Phase(StrEnum):
    """Where a match stands."""

    DEAL = "deal"
    """Before a round: the pack is to be shuffled and dealt."""
    RESHUFFLE = "reshuffle"
    """The discards are to be shuffled to become the stock [T5.3]."""
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


Source = Literal["stock", "pile"]
EndReason = Literal["out", "stock", "turns"]
"""Somebody went out [T6.2]; the stock was empty too often, or too many turns were played [T5.4]."""


@dataclass(frozen=True, slots=True)
class Place:
    """A card in a combination. `rank` is what it stands for, 0 in a set of wilds only."""

    card: Card
    rank: int
    is_wild: bool


@dataclass(frozen=True, slots=True)
class Combination:
    """A set (`suit` None) or a run of a suit, its places in the order in which they are shown [T4.1, T4.2].

    In a run under V1 an ace that is high stands for rank 14.
    """

    suit: Suit | None
    places: tuple[Place, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it holds."""
        return tuple(place.card for place in self.places)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand arranged so that what is left over costs the least [T7.1]."""

    combinations: tuple[Combination, ...]
    left_over: Hand
    penalty: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended: why, who went out if somebody did, every hand arranged, what each scored."""

    round: int
    reason: EndReason
    out: Seat | None
    arrangements: tuple[Arrangement, ...]
    scores: tuple[int, ...]
    """By seat: the penalty, nothing for who went out [T7.3]."""


@dataclass(frozen=True, slots=True)
class State:
    """A match. Between rounds the last round's cards stay as they lay until the next is dealt."""

    rules: Rules
    totals: tuple[int, ...]
    """By seat, at the start of the round; once `result` is there, with its scores added."""
    dealer: Seat
    round: int = 0
    """1 for the first; 0 before it."""
    phase: Phase = Phase.DEAL
    turn: Seat = 0
    hands: tuple[Hand, ...] = ()
    stock: tuple[Card, ...] = ()
    """The next card to be drawn first."""
    pile: tuple[Card, ...] = ()
    """Face up, bottom first, the top card last."""
    drawn: Card | None = None
    """The card that the player to act has drawn and holds among the others; None before drawing."""
    drawn_from: Source | None = None
    out: Seat | None = None
    """Who has gone out."""
    turns: int = 0
    """Turns ended in this round, all players together."""
    empty_stocks: int = 0
    """How often a turn of this round has started without stock [T5.4]."""
    result: RoundResult | None = None
    scores: tuple[tuple[int, ...], ...] = ()
    """What each player scored in every finished round, oldest first."""


# --- actions ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Shuffle, cut and deal: the pack in its order, the first `cut` cards moved to the end [T2.1]."""

    order: tuple[Card, ...]
    cut: int = 0
    seat: None = field(default=None, init=False)


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Shuffle the discards but the top one: the new stock, the next card to be drawn first [T5.3]."""

    order: tuple[Card, ...]
    seat: None = field(default=None, init=False)


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock [T5.1]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawPile:
    """Take the top card of the discard pile [T5.1]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card; it ends the turn [T5.2]."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Out:
    """Discard a card and declare out [T6.1]."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Unplayable:
    """Words that begin as an action does, but make none: always refused.

    `code` is `malformed` (not one card discarded) or `not-available` (an action of another game); `phase` is when the
    verb has its place, `cards` are the cards named.
    """

    seat: Seat
    text: str
    code: Literal["malformed", "not-available"]
    phase: Phase
    cards: tuple[Card, ...] = ()


Action = Deal | Reshuffle | DrawStock | DrawPile | Discard | Out | Unplayable


# --- events -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round begins. `wild_ranks` are wild in it, `top` starts the pile."""

    round: int
    dealer: Seat
    wild_ranks: tuple[int, ...]
    top: Card


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """So many discards became the stock [T5.3]."""

    count: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A card came to a hand. `card` is None where it is not to be seen."""

    seat: Seat
    source: Source
    card: Card | None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went onto the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player has declared out; the others have one turn each [T6.2]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: every hand arranged and shown to all, totals with its scores."""

    result: RoundResult
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last round is over: the lowest total wins, equal ones share [T7.4]."""

    winners: tuple[Seat, ...]
    total: int


Event = Dealt | Reshuffled | Drew | Discarded | WentOut | RoundEnded | MatchEnded


# --- views ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (or, with `seat` None, the group) may see. What concerns the own hand is None for the group."""

    rules: Rules
    seat: Seat | None
    round: int
    dealer: Seat
    phase: Phase
    turn: Seat
    wild_ranks: tuple[int, ...]
    """The ranks that are wild in this round, a joker's among them if there are jokers; empty before the first."""
    totals: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    pile: tuple[Card, ...]
    """Every card that lies face up, the top one last."""
    hand: Hand | None
    """The own cards, the drawn one among them."""
    drawn: Card | None
    """The card that this seat has just drawn."""
    arrangement: Arrangement | None
    """The own hand, every card of it, arranged with the least penalty."""
    out_cards: tuple[Card, ...]
    """The cards that this seat may discard now to go out [T6.1]."""
    out: Seat | None
    last_turns: tuple[Seat, ...]
    """Who has a turn left, in order, after somebody has gone out; the seat to act first [T6.2]."""
    result: RoundResult | None
    scores: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...]
    """Who has won; empty until the match is over [T7.4]."""
