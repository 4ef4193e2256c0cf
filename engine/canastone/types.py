"""Canastone's values: rules, state, actions, events and views. No behaviour beyond what they derive of themselves."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from engine.cards import Face, Hand
from engine.game import Seat
from engine.melding import Group, Melds


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and variant of a table. `engine.canastone.options` makes and checks it."""

    players: int = 4
    packs: int = 3
    jokers: int = 6
    hand_size: int = 15
    draw: int = 2
    """Cards drawn to begin a turn, and fewest in the stock for a turn to begin [C6.3, C12.5]."""
    draw_with_pile: int = 1
    """Cards drawn after taking the pile [C10.3]."""
    pile_shown: int = 2
    """Naturals shown to take the pile; `pile_shown_frozen` of a frozen one [C10.2]."""
    pile_shown_frozen: int = 3
    starting_cards: int = 3
    """Cards turned up at most until one is natural [C5.2]."""
    packet_sizes: tuple[int, ...] = (14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4)
    """Cards under the starting natural card, by its rank from the ace down [C5.3]."""
    opening_minimums: tuple[tuple[int, int], ...] = (
        (3000, 50),
        (5000, 90),
        (7000, 120),
        (10000, 160),
        (12000, 180),
    )
    """(a total below this, the minimum) in rising order [C7.2]."""
    opening_minimum_beyond: int = 200
    clean_opening_up_to: int = 50
    """Minimums up to this one must be met by clean melds alone [C7.3]."""
    negative_minimum: int = 15
    """The minimum of a negative total under `negative_opens_free` [V2]."""
    wilds_in_meld: int = 2
    kept: int = 2
    """Cards that stay in hand after melding [C6.6]."""
    clean_to_close: int = 1
    """Clean canastas that closing needs; `clean_to_close_variant` under `close_needs_two_clean` [C12.1, V9]."""
    clean_to_close_variant: int = 2
    dirty_to_close: int = 1
    closing: int = 300
    dirty_canasta: int = 300
    clean_canasta: int = 500
    dirty_aces: int = 500
    clean_aces: int = 1000
    dirty_wilds: int = 2000
    seven_twos: int = 3000
    six_jokers: int = 5000
    canastas_for_bonus: int = 5
    five_canastas: int = 1000
    five_clean_canastas: int = 2000
    red_three: int = 100
    red_threes_doubled_from: int = 4
    red_three_in_hand: int = 500
    opening_always_clean: bool = False
    negative_opens_free: bool = False
    twos_in_joker_opening: int = 1
    joker_opening_bar: bool = False
    pile_counts_for_opening: bool = False
    no_pile_on_own_canasta: bool = False
    target: int = 12000
    hold_red_threes: bool = False
    close_without_discard: bool = False
    close_needs_two_clean: bool = False
    no_asking: bool = False
    no_five_canasta_bonus: bool = False


class Phase(StrEnum):
    """Where a match stands."""

    DEAL = "deal"
    """Before a deal: the pack is to be shuffled, cut and dealt."""
    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


Answer = Literal["yes", "no", "lapsed"]
EndReason = Literal["closed", "stock"]


@dataclass(frozen=True, slots=True)
class Question:
    """The question about closing in this turn; `answer` None while it is open [C12.2, C12.8]."""

    asker: Seat
    partner: Seat
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a side's score. `count` is how many things it counts; `points` what they bring in all.

    Kinds: melds, hands, hands-doubled, closing, dirty-canastas, clean-canastas, dirty-aces, clean-aces,
    dirty-wilds, seven-twos, six-jokers, five-canastas, five-clean-canastas, red-threes, red-threes-in-hand.
    """

    kind: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended: why, by whom (the closer, or the seat that the stock failed), what each side scored."""

    deal: int
    reason: EndReason
    by: Seat
    lines: tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]
    hands: tuple[Hand, ...]
    """The cards left in each hand, shown to all."""

    @property
    def scores(self) -> tuple[int, int]:
        """What each side scored [C13]."""
        first, second = (sum(line.points for line in lines) for lines in self.lines)
        return first, second


@dataclass(frozen=True, slots=True)
class State:
    """A match. Between deals the last deal's cards stay as they lay until the next is dealt."""

    rules: Rules
    totals: tuple[int, int]
    """By side, at the start of the deal; once `result` is there, with its scores added."""
    dealer: Seat
    deal: int = 0
    """The number of the deal, 1 for the first; 0 before it."""
    phase: Phase = Phase.DEAL
    turn: Seat = 0
    hands: tuple[Hand, ...] = ()
    stock: tuple[Face, ...] = ()
    """The next card to be drawn first."""
    pile: tuple[Face, ...] = ()
    """Face up, bottom first, the top card last."""
    packet: tuple[Face, ...] = ()
    melds: tuple[Melds, Melds] = ((), ())
    red_threes: tuple[int, int] = (0, 0)
    question: Question | None = None
    """The question of this turn, if one was asked [C12.3]."""
    joker_bar: Seat | None = None
    """The opener whose bar stands [V3]."""
    laid: tuple[tuple[Group, ...], ...] = ()
    """What this turn's player has laid since anything new was seen, oldest first; it can be taken back."""
    opened_now: bool = False
    """Whether the side has opened in this turn, which taking back may undo."""
    void: bool = False
    """Whether the last deal was void and is to be dealt again [C5.2]."""
    result: DealResult | None = None
    scores: tuple[tuple[int, int], ...] = ()
    """What each side scored in every finished deal, oldest first."""


# --- actions ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Shuffle, cut and deal: the pack in its order, the first `cut` cards moved to the end [C5.1]."""

    order: tuple[Face, ...]
    cut: int = 0
    seat: None = field(default=None, init=False)


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw two from the stock [C6.2, C6.3]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Open:
    """Lay the side's first melds [C7.1]; under V4 `take` are the cards shown to take the pile with it."""

    seat: Seat
    groups: tuple[Group, ...]
    take: Hand | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Take the pile, showing these cards with its top card [C10.2]."""

    seat: Seat
    shown: Hand


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay new melds and add to the side's [C6.4]."""

    seat: Seat
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class LayRedThree:
    """Lay out one red three held in hand [V7]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back the last thing laid in this turn, before anything new was seen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a partner "may I close?" [C12.2]. `partner` None: the only one (four players)."""

    seat: Seat
    partner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """Answer the partner's question; it binds [C12.2]."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Lapse:
    """The clock: the question was not answered in time and binds nobody [C12.8]."""

    seat: None = field(default=None, init=False)


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card; discarding the last one closes [C6.5, C12.1]."""

    seat: Seat
    card: Face


@dataclass(frozen=True, slots=True)
class Unplayable:
    """Words that begin as an action does, but make none: always refused.

    `code` is `malformed` (two cards discarded, a group missing) or `not-available` (an action of another game of the
    family); `phase` is when the verb has its place, `cards` are the cards named.
    """

    seat: Seat
    text: str
    code: Literal["malformed", "not-available"]
    phase: Phase
    cards: Hand


Action = Deal | Draw | Open | Take | Lay | LayRedThree | TakeBack | Ask | Reply | Lapse | Discard | Unplayable


# --- events -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins, the pack cut by the dealer's right [C5.1]. `starting` are the face-up cards, the natural one
    last; `packet` how many lie under them."""

    deal: int
    dealer: Seat
    cutter: Seat
    starting: tuple[Face, ...]
    packet: int
    minimums: tuple[int, int]


@dataclass(frozen=True, slots=True)
class DealVoided:
    """No natural card among the starting cards: the same dealer deals again [C5.2]."""

    dealer: Seat
    starting: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class RedThreesLaid:
    """Red threes laid out; `replaced` of them from the stock [C5.6, C9]."""

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
    """A side's first melds; `value` is what they count towards the minimum. `canastas` as in `Laid`."""

    seat: Seat
    groups: tuple[Group, ...]
    value: int
    minimum: int
    canastas: tuple[Face | None, ...] = ()


@dataclass(frozen=True, slots=True)
class TookPile:
    """The pile went to a hand: `shown` and `top` were melded; `pile` is the face-up rest, `packet_size` the
    number of face-down cards, `packet` what they are (None where they are not to be seen). `canastas` as in `Laid`."""

    seat: Seat
    shown: Hand
    top: Face
    pile: tuple[Face, ...]
    packet_size: int
    packet: tuple[Face, ...] | None
    canastas: tuple[Face | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """Melds laid or grown. `canastas` are the ranks (None: wilds) that have just become canastas."""

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
    """A partner is asked whether to close."""

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
    """A card went onto the pile. `froze`: it is wild and the pile was not frozen before."""

    seat: Seat
    card: Face
    froze: bool


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A turn ended without a discard, because none could be made [C6.8]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; hands are shown to all, scores itemised, totals with them."""

    result: DealResult
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A side has reached the target [C15.1]."""

    winner: int
    margin: int


Event = (
    Dealt
    | DealVoided
    | RedThreesLaid
    | Drew
    | Opened
    | TookPile
    | Laid
    | TookBack
    | Asked
    | Answered
    | Discarded
    | TurnPassed
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
    """What the side must reach to open in this deal [C7.2]."""
    clean_only: bool
    melds: Melds
    red_threes: int
    table_points: int
    """What the side's table brings if the deal ended now without a closing: melds, bonuses and red threes."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat (or, with `seat` None, the group) may see. Own cards are None for the group."""

    rules: Rules
    seat: Seat | None
    deal: int
    dealer: Seat
    phase: Phase
    turn: Seat
    sides: tuple[SideView, SideView]
    hand_sizes: tuple[int, ...]
    stock_size: int
    pile: tuple[Face, ...]
    packet_size: int
    frozen: bool
    question: Question | None
    joker_bar: Seat | None
    hand: Hand | None
    hand_cost: int | None
    """What the own hand costs if the deal ended now (doubled if the side has not opened)."""
    can_ask: bool
    """Whether this seat may ask now [C12.3]."""
    can_take_back: bool
    must_close: bool
    """Whether this seat has had a yes and must close in this turn."""
    laid: tuple[tuple[Group, ...], ...]
    result: DealResult | None
    scores: tuple[tuple[int, int], ...]
    void: bool
    winner: int | None
