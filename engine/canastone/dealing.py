"""The deal: hands, the starting cards and their packet, the stock, dealt red threes [C5]."""

from collections import Counter
from dataclasses import replace

from engine.canastone.drawing import draws, with_red_threes
from engine.canastone.ending import Outcome, starts_turn
from engine.canastone.opening import minimum
from engine.canastone.sides import left_of, right_of
from engine.canastone.types import Deal, Dealt, DealVoided, Event, Phase, RedThreesLaid, Rules, State
from engine.cards import NO_CARDS, Face, hand_of, is_natural, pack_of
from engine.game import Seat, Violation
from engine.seats import clockwise_from, cut_at, dealt_round, with_item


def pack(rules: Rules) -> tuple[Face, ...]:
    """List all the cards that are dealt from [C2.1]."""
    return pack_of(rules.packs, rules.jokers)


def deal_violation(state: State, action: Deal) -> Violation | None:
    """Judge a deal: between deals, of the whole pack, cut somewhere in it [C5.1]."""
    if state.phase is Phase.OVER:
        return Violation("deal-over", "C15.1")
    if state.phase is not Phase.DEAL:
        return Violation("wrong-phase", "C5.1")
    if Counter(action.order) != Counter(pack(state.rules)) or not 0 <= action.cut < len(action.order):
        return Violation("malformed", "C5.1")
    return None


def apply_deal(state: State, action: Deal) -> Outcome:
    """Deal; without a natural card among the starting cards the deal is void [C5.1, C5.2, C5.3, C5.5]."""
    rules, first = state.rules, left_of(state.dealer, state.rules)
    cards = cut_at(action.order, action.cut)
    dealt = rules.hand_size * rules.players
    starting = _starting_cards(cards[dealt:], rules)
    if not is_natural(starting[-1]):
        void = replace(_cleared(state), void=True)
        return void, (DealVoided(state.dealer, starting),)
    rest = cards[dealt + len(starting) :]
    size = rules.packet_sizes[starting[-1]]
    after = replace(
        _cleared(state),
        deal=state.deal + 1,
        phase=Phase.DRAW,
        hands=tuple(map(hand_of, dealt_round(cards[:dealt], first, rules.players))),
        pile=starting,
        packet=rest[:size],
        stock=rest[size:],
    )
    minimums = (minimum(state.totals[0], rules), minimum(state.totals[1], rules))
    event = Dealt(after.deal, state.dealer, right_of(state.dealer, state.rules), starting, size, minimums)
    after, replacements = _replaces_red_threes(after)
    after, ends = starts_turn(after, first)
    return after, (event, *replacements, *ends)


def _cleared(state: State) -> State:
    """Take last deal's cards and result off the table."""
    return State(
        rules=state.rules,
        totals=state.totals,
        dealer=state.dealer,
        deal=state.deal,
        scores=state.scores,
        hands=(NO_CARDS,) * state.rules.players,
    )


def _starting_cards(cards: tuple[Face, ...], rules: Rules) -> tuple[Face, ...]:
    """Turn cards up until one is natural, three at most [C5.2]."""
    for count in range(1, rules.starting_cards):
        if is_natural(cards[count - 1]):
            return cards[:count]
    return cards[: rules.starting_cards]


def _replaces_red_threes(state: State) -> tuple[State, tuple[Event, ...]]:
    """Lay out dealt red threes, clockwise from the dealer's left, and replace them from the stock [C5.6, V7]."""
    if state.rules.hold_red_threes:
        return state, ()
    events: list[Event] = []
    for seat in clockwise_from(left_of(state.dealer, state.rules), state.rules.players):
        state, seat_events = _replaces_of_seat(state, seat)
        events.extend(seat_events)
    return state, tuple(events)


def _replaces_of_seat(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    hand = state.hands[seat]
    red = hand[Face.RED_THREE]
    if not red:
        return state, ()
    without = (*hand[: Face.RED_THREE], 0)
    state = replace(with_red_threes(state, seat, red), hands=with_item(state.hands, seat, without))
    state, events, _ = draws(state, seat, red)
    return state, (RedThreesLaid(seat, red, red), *events)
