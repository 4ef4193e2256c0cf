"""The pack, the cut, the deal and the cards turned up for the pile [K1]."""

from dataclasses import replace

from engine.canasta.opening import minimum_of
from engine.canasta.types import Deal, Dealt, Event, Phase, RedThreesLaid, Rules, State
from engine.cards import NO_CARDS, Face, hand_of, is_natural, pack_of, plus
from engine.game import Seat, Violation
from engine.seats import clockwise_from, cut_at, dealt_round, with_item
from engine.stock import drawn_from


def pack(rules: Rules) -> tuple[Face, ...]:
    """List the cards that are dealt from [K1.2]."""
    return pack_of(rules.packs, rules.jokers)


def cutter(rules: Rules, dealer: Seat) -> Seat:
    """Tell who cuts: the player at the dealer's left or right [K1.8]."""
    step = 1 if rules.cut_side == "left" else -1
    return (dealer + step) % rules.players


def undealt(rules: Rules, dealer: Seat, totals: tuple[int, ...]) -> State:
    """Make a state without a card, before its first deal."""
    return State(
        rules,
        totals,
        dealer,
        hands=(NO_CARDS,) * rules.players,
        melds=((),) * rules.sides,
        red_threes=(0,) * rules.sides,
        concealed=((),) * rules.sides,
        has_melded=(False,) * rules.players,
    )


def deal_violation(state: State, action: Deal) -> Violation | None:
    """Judge a deal: between deals, of the whole pack [K1.2, K1.8]."""
    if state.phase is Phase.OVER:
        return Violation("deal-over", "K10.1")
    if state.phase is not Phase.DEAL:
        return Violation("wrong-phase", "K1.4")
    whole = hand_of(action.order) == hand_of(pack(state.rules))
    if not whole or not 0 <= action.cut <= len(action.order):
        return Violation("malformed", "K1.2")
    return None


def dealt(state: State, action: Deal) -> tuple[State, tuple[Event, ...]]:
    """Deal: hands, the pile's first cards, red threes laid out and replaced [K1.5, K1.6, K1.7, K1.8]."""
    rules, dealer = state.rules, state.dealer
    cards = cut_at(action.order, action.cut)
    first = (dealer + 1) % rules.players
    in_hands = rules.players * rules.hand_size
    turned = turned_up(cards[in_hands:])
    fresh = replace(
        undealt(rules, dealer, state.totals),
        deal=state.deal + 1,
        phase=Phase.DRAW,
        turn=first,
        hands=tuple(map(hand_of, dealt_round(cards[:in_hands], first, rules.players))),
        stock=cards[in_hands + len(turned) :],
        pile=turned,
        scores=state.scores,
    )
    events: list[Event] = [Dealt(fresh.deal, dealer, cutter(rules, dealer), turned, _minimums(state))]
    for seat in clockwise_from(first, rules.players):
        fresh, laid_out = _without_red_threes(fresh, seat)
        events.extend(laid_out)
    return fresh, tuple(events)


def _without_red_threes(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Lay out and replace the red threes that the seat was dealt [K1.7]."""
    hand = state.hands[seat]
    dealt_threes = hand[Face.RED_THREE]
    if not dealt_threes:
        return state, ()
    drawing = drawn_from(state.stock, dealt_threes)
    count = dealt_threes + drawing.red_threes
    new_hand = (*plus(hand, hand_of(drawing.cards))[: Face.RED_THREE], 0)
    return replace(
        state,
        hands=with_item(state.hands, seat, new_hand),
        stock=drawing.stock,
        red_threes=with_red_threes(state, seat, count),
    ), (RedThreesLaid(seat, count, count),)


def with_red_threes(state: State, seat: Seat, count: int) -> tuple[int, ...]:
    """Count so many more red threes to the seat's side."""
    side = seat % state.rules.sides
    return with_item(state.red_threes, side, state.red_threes[side] + count)


def _minimums(state: State) -> tuple[int, ...]:
    return tuple(minimum_of(state.rules, total) for total in state.totals)


def turned_up(cards: tuple[Face, ...]) -> tuple[Face, ...]:
    """Turn up cards until a natural one lies on top [K1.6]."""
    for number, card in enumerate(cards, start=1):
        if is_natural(card):
            return cards[:number]
    return cards
