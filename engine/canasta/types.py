"""Classic Canasta's values: rules, state, actions, events, views. No behaviour beyond what they derive themselves."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from engine.cards import Face, Hand
from engine.game import Seat
from engine.melding import Group, Melds

WildRatio = Literal["two_naturals_each", "not_above_naturals"]
CutSide = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and variant of a table. `engine.canasta.options` makes and checks it."""

    preset: str = "classic"
    """The game's name: the set of options that the table began with."""
    players: int = 4
    sides: int = 2
    packs: int = 2
    jokers: int = 4
    hand_size: int = 11
    draw: int = 1
    wild_ratio: WildRatio = "two_naturals_each"
    wilds_in_meld: int = 3
    black_threes_in_meld: int = 4
    black_three_freezes: bool = True
    concealed_needs_minimum: bool = True
    concealed_canasta_bonus: bool = False
    cut_side: CutSide = "left"
    canastas_to_go_out: int = 1
    opening_minimums: tuple[tuple[int, int], ...] = ((0, 15), (1500, 50), (3000, 90))
    """(a total below this, the minimum) in rising order [K4.1]."""
    opening_minimum_beyond: int = 120
    going_out: int = 100
    going_out_concealed: int = 100
    """On top of `going_out` [K8.2]."""
    natural_canasta: int = 500
    mixed_canasta: int = 300
    concealed_canasta: int = 100
    """On top of the canasta's own bonus, under `concealed_canasta_bonus` [K8.3]."""
    red_threes: tuple[int, ...] = (0, 100, 200, 300, 800)
    """What so many red threes are worth in all [K9.1]."""
    target: int = 5000

    @property
    def naturals_per_wild(self) -> int:
        """How many naturals carry one wild [K2.2]."""
        return 2 if self.wild_ratio == "two_naturals_each" else 1


class Phase(StrEnum):
    """Where a match stands."""

    DEAL = "deal"
    """Before a deal: the pack is to be shuffled, cut and dealt."""
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


Answer = Literal["yes", "no", "lapsed"]
EndReason = Literal["closed", "stock"]
Drawn = Literal["stock", "pile"]


@dataclass(frozen=True, slots=True)
class Question:
    """The question about going out in this turn; `answer` None while it is open [K6.2, K6.5]."""

    asker: Seat
    partner: Seat
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a side's score. `count` is how many things it counts; `points` what they bring in all.

    Kinds: melds, hands, closing, concealed, mixed-canastas, natural-canastas, concealed-canastas,
    red-threes.
    """

    kind: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended: why, by whom (who went out, or whom the stock failed), what each side scored."""

    deal: int
    reason: EndReason
    by: Seat
    lines: tuple[tuple[ScoreLine, ...], ...]
    hands: tuple[Hand, ...]
    """The cards left in each hand, shown to all."""

    @property
    def scores(self) -> tuple[int, ...]:
        """What each side scored [K8]."""
        return tuple(sum(line.points for line in lines) for lines in self.lines)


@dataclass(frozen=True, slots=True)
class State:
    """A match. Between deals the last deal's cards stay as they lay until the next is dealt."""

    rules: Rules
    totals: tuple[int, ...]
    """By side, at the start of the deal; once `result` is there, with its scores added."""
    dealer: Seat
    """Who deals this deal; once it has ended, the next one."""
    deal: int = 0
    """The number of the deal, 1 for the first; 0 before it."""
    phase: Phase = Phase.DEAL
    turn: Seat = 0
    hands: tuple[Hand, ...] = ()
    """By seat."""
    stock: tuple[Face, ...] = ()
    """The next card to be drawn first."""
    pile: tuple[Face, ...] = ()
    """Face up, bottom first, the top card last."""
    melds: tuple[Melds, ...] = ()
    """By side."""
    red_threes: tuple[int, ...] = ()
    """By side, how many are laid out."""
    concealed: tuple[tuple[Face, ...], ...] = ()
    """By side, the ranks of canastas that were laid complete in one action [K8.3]."""
    has_melded: tuple[bool, ...] = ()
    """By seat, whether it has melded in this deal before the turn that is being played [K6.3]."""
    drawn: Drawn | None = None
    """How this turn began; None before the draw."""
    old_melds: int = 0
    """How many melds the side had when this turn began: the first so many of its melds [K6.3]."""
    grown: int = 0
    """How many groups of this turn have joined one of them [K6.3]."""
    layings: int = 0
    """How many times this turn's player has laid cards, taking the pile apart [K6.2]."""
    question: Question | None = None
    """The question of this turn, if one was asked [K6.2]."""
    laid: tuple[tuple[Group, ...], ...] = ()
    """What this turn's player has laid since anything new was seen, oldest first; it can be taken back."""
    result: DealResult | None = None
    scores: tuple[tuple[int, ...], ...] = ()
    """What each side scored in every finished deal, oldest first."""


# --- actions ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Shuffle, cut and deal: the pack in its order, the first `cut` cards moved to the end [K1.8]."""

    order: tuple[Face, ...]
    cut: int = 0
    seat: None = field(default=None, init=False)


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock [K3.1]; with the stock empty: decline, which ends the deal [K7.1]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Open:
    """Lay the side's first melds after the draw [K3.4]."""

    seat: Seat
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """Take the pile, showing these cards from hand with its top card (none: the top joins the side's meld).

    `groups` are the other melds of an initial meld that is made with the pile [K5.8].
    """

    seat: Seat
    shown: Hand
    groups: tuple[Group, ...] = ()


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay new melds and add to the side's [K2.1]."""

    seat: Seat
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the last thing laid in this turn, before anything new was seen [TB1]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a partner "may I go out?" [K6.2]. `partner` None: the only one (four players)."""

    seat: Seat
    partner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """Answer the partner's question; it binds [K6.2]."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Lapse:
    """The clock: the question was not answered in time and binds nobody [K6.5]."""

    seat: None = field(default=None, init=False)


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card; discarding the last one goes out [K3.1, K6.1]."""

    seat: Seat
    card: Face


@dataclass(frozen=True, slots=True)
class Unplayable:
    """Words that begin as an action does, but make none: always refused.

    `code` is `malformed` (two cards discarded, a group missing) or `not-available` (an action of another game);
    `phase` is when the verb has its place, `cards` are the cards named.
    """

    seat: Seat
    text: str
    code: Literal["malformed", "not-available"]
    phase: Phase
    cards: Hand


Action = Deal | Draw | Open | Take | Lay | TakeBack | Ask | Reply | Lapse | Discard | Unplayable


# --- events -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins. `cutter` has cut [K1.8]; `starting` are the cards turned up, the natural one last [K1.6]."""

    deal: int
    dealer: Seat
    cutter: Seat
    starting: tuple[Face, ...]
    minimums: tuple[int, ...]
    packet: int = 0


@dataclass(frozen=True, slots=True)
class RedThreesLaid:
    """Red threes laid out; `replaced` of them from the stock [K1.7, K3.2, K5.7]."""

    seat: Seat
    count: int
    replaced: int


@dataclass(frozen=True, slots=True)
class Drew:
    """Cards came from the stock to a hand. `cards` is None where they are not to be seen."""

    seat: Seat
    count: int
    cards: tuple[Face, ...] | None


@dataclass(frozen=True, slots=True)
class Opened:
    """A side's first melds, the one with the pile's top card among them; `value` is what they count."""

    seat: Seat
    groups: tuple[Group, ...]
    value: int
    minimum: int
    canastas: tuple[Face | None, ...] = ()


@dataclass(frozen=True, slots=True)
class TookPile:
    """The pile went to a hand: `shown` and `top` were melded; `pile` is the rest of it."""

    seat: Seat
    shown: Hand
    top: Face
    pile: tuple[Face, ...]
    canastas: tuple[Face | None, ...] = ()
    packet_size: int = 0
    packet: tuple[Face, ...] | None = None


@dataclass(frozen=True, slots=True)
class Laid:
    """Melds laid or grown. `canastas` are the ranks that have just become canastas."""

    seat: Seat
    groups: tuple[Group, ...]
    canastas: tuple[Face | None, ...] = ()


@dataclass(frozen=True, slots=True)
class TookBack:
    """What had been laid went back to the hand."""

    seat: Seat
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A partner is asked whether to go out."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Answered:
    """The partner has answered, or time has run out."""

    seat: Seat
    asker: Seat
    answer: Answer


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went onto the pile. `froze`: it freezes the pile, which was not frozen before."""

    seat: Seat
    card: Face
    froze: bool


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; hands are shown to all, scores itemised, totals with them."""

    result: DealResult
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A side has reached the target and leads alone [K10.1]; `margin` over the next side."""

    winner: int
    margin: int


Event = (
    Dealt
    | RedThreesLaid
    | Drew
    | Opened
    | TookPile
    | Laid
    | TookBack
    | Asked
    | Answered
    | Discarded
    | DealEnded
    | MatchEnded
)


# --- views ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SideView:
    """What everybody sees of a side."""

    seats: tuple[Seat, ...]
    total: int
    minimum: int
    """What the side's initial meld must reach in this deal [K4.1]."""
    melds: Melds
    red_threes: int
    concealed: tuple[Face, ...]
    """The ranks of canastas that were laid complete in one action [K8.3]."""
    table_points: int
    """What the side's table brings if the deal ended now without going out: melds, bonuses and red threes."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (or, with `seat` None, the group) may see. Own cards are None for the group."""

    rules: Rules
    seat: Seat | None
    deal: int
    dealer: Seat
    phase: Phase
    turn: Seat
    sides: tuple[SideView, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    pile: tuple[Face, ...]
    packet_size: int
    """Always 0: this game has no packet."""
    frozen: bool
    """Whether the pile is frozen for this seat, K5.5 included (for the group: for all)."""
    frozen_for_all: bool
    question: Question | None
    drawn: Drawn | None
    """How the turn began that is being played; None before its draw."""
    has_melded: tuple[bool, ...]
    """By seat, whether it has melded in this deal before the turn that is being played."""
    old_melds: int
    grown: int
    layings: int
    hand: Hand | None
    hand_cost: int | None
    """What the own hand costs if the deal ended now."""
    can_ask: bool
    """Whether this seat may ask now [K6.2]."""
    can_take_back: bool
    must_close: bool
    """Whether this seat has had a yes and must go out in this turn."""
    must_take: bool
    """Whether this seat must take the pile, the stock being empty [K7.1]."""
    laid: tuple[tuple[Group, ...], ...]
    result: DealResult | None
    scores: tuple[tuple[int, ...], ...]
    winner: int | None
