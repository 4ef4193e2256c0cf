"""The phases of a round: what each action may do and does."""

from collections import Counter
from dataclasses import replace
from typing import assert_never

from engine.game import IllegalAction, Violation
from engine.seats import cut_at, dealt_round, with_item
from engine.suited import Card, Hand, pack_of, write_card
from engine.three_thirteen.arrange import can_go_out
from engine.three_thirteen.ranks import hand_size, wild_ranks
from engine.three_thirteen.scoring import is_over, result_of, winners
from engine.three_thirteen.types import (
    Action,
    Deal,
    Dealt,
    Discard,
    Discarded,
    DrawPile,
    DrawStock,
    Drew,
    EndReason,
    Event,
    MatchEnded,
    Out,
    Phase,
    Reshuffle,
    Reshuffled,
    RoundEnded,
    Rules,
    Source,
    State,
    Unplayable,
    WentOut,
)

Outcome = tuple[State, tuple[Event, ...]]
"""The state after an action, and what happened in it."""


def violation(state: State, action: Action) -> Violation | None:
    """Judge an action: None when it is legal."""
    match action:
        case Deal():
            return _deal_violation(state, action)
        case Reshuffle():
            return _reshuffle_violation(state, action)
        case DrawStock() | DrawPile():
            return _draw_violation(state, action)
        case Discard() | Out():
            return _discard_violation(state, action)
        case Unplayable():
            return _unplayable_violation(state, action)
        case _:
            assert_never(action)


def apply(state: State, action: Action) -> Outcome:
    """Act. Raises IllegalAction; a refusal changes nothing."""
    refused = violation(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    match action:
        case Deal():
            return _deal_apply(state, action)
        case Reshuffle():
            return _reshuffle_apply(state, action)
        case DrawStock() | DrawPile():
            return _draw_apply(state, action)
        case Discard() | Out():
            return _discard_apply(state, action)
        case Unplayable():  # pragma: no cover - always refused
            raise AssertionError(action)
        case _:
            assert_never(action)


# --- chance -----------------------------------------------------------------------------------------------


def pack(rules: Rules) -> tuple[Card, ...]:
    """List the cards that are played with [T1.2, V4]."""
    return pack_of(rules.packs, rules.packs * rules.jokers_in_pack)


def to_shuffle(state: State) -> tuple[Card, ...] | None:
    """List the cards that must be shuffled now: the pack, or the discards but the top one [T5.3]; None if none."""
    match state.phase:
        case Phase.DEAL:
            return pack(state.rules)
        case Phase.RESHUFFLE:
            return state.pile[:-1]
        case _:
            return None


def _deal_violation(state: State, action: Deal) -> Violation | None:
    if state.phase is Phase.OVER:
        return Violation("deal-over", "T2.1")
    if state.phase is not Phase.DEAL:
        return Violation("wrong-phase", "T2.1")
    if sorted(action.order) != sorted(pack(state.rules)) or not 0 <= action.cut < len(action.order):
        return Violation("malformed", "T1.2")
    return None


def _deal_apply(state: State, action: Deal) -> Outcome:
    """Deal one card at a time from the dealer's left, turn one up, the rest is the stock [T2.1, T2.2, T2.3]."""
    rules, dealer, number = state.rules, state.dealer, state.round + 1
    cards = cut_at(action.order, action.cut)
    dealt = rules.players * hand_size(rules, number)
    first = (dealer + 1) % rules.players
    begun = State(
        rules=rules,
        totals=state.totals,
        dealer=dealer,
        round=number,
        turn=first,
        hands=tuple(tuple(sorted(hand)) for hand in dealt_round(cards[:dealt], first, rules.players)),
        stock=cards[dealt + 1 :],
        pile=(cards[dealt],),
        scores=state.scores,
    )
    started, events = turn_started(begun)
    return started, (Dealt(number, dealer, wild_ranks(rules, number), cards[dealt]), *events)


def _reshuffle_violation(state: State, action: Reshuffle) -> Violation | None:
    if is_over(state):
        return Violation("deal-over", "T5.3")
    if state.phase is not Phase.RESHUFFLE:
        return Violation("wrong-phase", "T5.3")
    if sorted(action.order) != sorted(state.pile[:-1]):
        return Violation("malformed", "T5.3")
    return None


def _reshuffle_apply(state: State, action: Reshuffle) -> Outcome:
    after = replace(state, phase=Phase.DRAW, stock=action.order, pile=state.pile[-1:])
    return after, (Reshuffled(len(action.order)),)


# --- a turn -----------------------------------------------------------------------------------------------


def turn_started(state: State) -> Outcome:
    """Begin the turn of `state.turn`, unless the round ends instead; the stock may have to be made anew [T5.3]."""
    if state.turn == state.out:
        return _round_ended(state, "out")
    if state.turns >= state.rules.turns_each * state.rules.players and state.out is None:
        return _round_ended(state, "turns")
    if state.stock:
        return replace(state, phase=Phase.DRAW), ()
    return _stock_empty(replace(state, empty_stocks=state.empty_stocks + 1))


def _stock_empty(state: State) -> Outcome:
    """Shuffle the discards if there are some beside the top one; the third time the round ends [T5.3, T5.4].

    When somebody has gone out the others have their last turn all the same [T6.2].
    """
    if state.empty_stocks >= state.rules.empty_stocks and state.out is None:
        return _round_ended(state, "stock")
    return replace(state, phase=Phase.RESHUFFLE if len(state.pile) > 1 else Phase.DRAW), ()


def _seat_violation(state: State, seat: int, phase: Phase, clause: str) -> Violation | None:
    """Judge who acts and when: one draws and then discards, in turn [T1.1, T5.1, T5.2]."""
    if is_over(state) or state.phase is Phase.DEAL:
        return Violation("deal-over", "T6.2")
    if seat != state.turn:
        return Violation("not-your-turn", "T1.1", (("turn", state.turn),))
    if state.phase is not phase:
        return Violation("wrong-phase", clause)
    return None


def _draw_violation(state: State, action: DrawStock | DrawPile) -> Violation | None:
    refused = _seat_violation(state, action.seat, Phase.DRAW, "T5.1")
    if refused is not None:
        return refused
    if isinstance(action, DrawPile):
        return None if state.pile else Violation("pile-empty", "T5.1")
    return None if state.stock else Violation("stock-empty", "T5.3")


def _draw_apply(state: State, action: DrawStock | DrawPile) -> Outcome:
    """Draw one card; what lies on top may be any rank, the wild one too [T2.4, T5.1]."""
    if isinstance(action, DrawStock):
        card, left = state.stock[0], replace(state, stock=state.stock[1:])
    else:
        card, left = state.pile[-1], replace(state, pile=state.pile[:-1])
    source: Source = "stock" if isinstance(action, DrawStock) else "pile"
    hand = tuple(sorted((*state.hands[action.seat], card)))
    hands = with_item(state.hands, action.seat, hand)
    after = replace(left, phase=Phase.PLAY, drawn=card, drawn_from=source, hands=hands)
    return after, (Drew(action.seat, source, card),)


def _discard_violation(state: State, action: Discard | Out) -> Violation | None:
    refused = _seat_violation(state, action.seat, Phase.PLAY, "T5.2")
    if refused is not None:
        return refused
    hand = state.hands[action.seat]
    if action.card not in hand:
        return Violation("not-in-hand", "T5.2", (("card", write_card(action.card)),))
    if isinstance(action, Out) and not may_go_out(state, hand, action.card):
        return Violation("hand-not-arranged", "T6.4")
    return None


def _unplayable_violation(state: State, action: Unplayable) -> Violation:
    """Refuse what is no action of this game, or not a whole one [T5.1, T5.2]."""
    clause = "T5.1" if action.phase is Phase.DRAW else "T5.2"
    refused = _seat_violation(state, action.seat, action.phase, clause)
    if refused is not None:
        return refused
    missing = Counter(action.cards) - Counter(state.hands[action.seat])
    if missing:
        return Violation("not-in-hand", clause, (("card", write_card(min(missing))),))
    return Violation(action.code, clause)


def may_go_out(state: State, hand: Hand, card: Card) -> bool:
    """Tell whether combinations from the hand itself take all of it but the card [T4.4, T6.1]."""
    return card in can_go_out(hand, wild_ranks(state.rules, state.round), state.rules)


def _discard_apply(state: State, action: Discard | Out) -> Outcome:
    """Discard, the card just taken too [T5.2]; the first to declare is out, later it is a plain discard [T6.3]."""
    hand = list(state.hands[action.seat])
    hand.remove(action.card)
    goes_out = isinstance(action, Out) and state.out is None
    after = replace(
        state,
        hands=with_item(state.hands, action.seat, tuple(hand)),
        pile=(*state.pile, action.card),
        out=action.seat if goes_out else state.out,
        turn=(state.turn + 1) % state.rules.players,
        turns=state.turns + 1,
        drawn=None,
        drawn_from=None,
    )
    started, events = turn_started(after)
    told = (WentOut(action.seat),) if goes_out else ()
    return started, (Discarded(action.seat, action.card), *told, *events)


# --- the end ----------------------------------------------------------------------------------------------


def _round_ended(state: State, reason: EndReason) -> Outcome:
    """Score the round and let the deal pass to the left; after the last one the match is over [T2.1, T2.2, T7.4]."""
    result = result_of(state, reason)
    ended = replace(
        state,
        phase=Phase.OVER if state.round >= state.rules.rounds else Phase.DEAL,
        totals=tuple(map(int.__add__, state.totals, result.scores)),
        scores=(*state.scores, result.scores),
        dealer=(state.dealer + 1) % state.rules.players,
        result=result,
    )
    events: tuple[Event, ...] = (RoundEnded(result, ended.totals),)
    if ended.phase is Phase.OVER:
        events = (*events, MatchEnded(winners(ended), min(ended.totals)))
    return ended, events
