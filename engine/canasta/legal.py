"""Legal actions to offer: a spanning set, from what the seat itself can see."""

from collections.abc import Iterator

from engine.canasta.asking import is_time_to_ask
from engine.canasta.closing import answer_of, partners_of, position_of
from engine.canasta.melds import wild_limit
from engine.canasta.moment import asked_partner, is_over, own_melds, question_is_open
from engine.canasta.pile import NATURALS_FOR_FROZEN, is_blocked, is_frozen_for, must_take
from engine.canasta.proposals import openings
from engine.canasta.turn import violation
from engine.canasta.types import Action, Ask, Discard, Draw, Lay, Open, Phase, Reply, Rules, State, Take
from engine.canasta.way_out import best_way_out
from engine.cards import FACES, NATURALS, NO_CARDS, WILDS, Face, Hand, copies_of
from engine.game import Seat
from engine.melding import SHORTEST, Group, Meld, Melds, meld_of


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Offer a spanning set of legal actions; none for a seat that is not awaited."""
    if is_over(state):
        return ()
    if question_is_open(state):
        return (Reply(seat, yes=True), Reply(seat, yes=False)) if asked_partner(state) == seat else ()
    if seat != state.turn:
        return ()
    return tuple(_before_the_draw(state)) if state.phase is Phase.DRAW else tuple(_after_the_draw(state))


# --- before the draw --------------------------------------------------------------------------------------


def _before_the_draw(state: State) -> Iterator[Action]:
    """Offer the draw, unless the pile must be taken, and ways of taking the pile [K3.1, K5, K7.1]."""
    if not must_take(state):
        yield Draw(state.turn)
    if state.pile and not is_blocked(state.pile):
        for take in _takes(state):
            if violation(state, take) is None:
                yield take


def _takes(state: State) -> Iterator[Take]:
    """List takings whose shown cards fit [K5.2, K5.3, K5.5]; what they leave in the hand is not judged here."""
    seat, top = state.turn, state.pile[-1]
    hand, melds = state.hands[seat], own_melds(state)
    held = hand[top]
    shows = [
        copies_of(top, count) for count in sorted({NATURALS_FOR_FROZEN, held}) if NATURALS_FOR_FROZEN <= count <= held
    ]
    if not melds:
        for shown in shows:
            for groups in openings(state, top, shown):
                yield Take(seat, shown, groups)
        return
    yield from (Take(seat, shown) for shown in shows)
    if not is_frozen_for(state, seat):
        if meld_of(melds, top) is not None:
            yield Take(seat, NO_CARDS)
        if held:
            yield from (Take(seat, copies_of(top, 1, wild)) for wild in WILDS if hand[wild])


# --- after the draw ---------------------------------------------------------------------------------------


def _after_the_draw(state: State) -> Iterator[Action]:
    """Offer melds, the question, a way out in one action, discards [K3.1]."""
    seat, hand = state.turn, state.hands[state.turn]
    melds = own_melds(state)
    layings: list[Action] = list(_lays(state, hand, melds) if melds else _opens(state))
    yield from layings
    way = None if answer_of(state) == "no" else best_way_out(position_of(state))
    if way is not None:
        yield from _asks(state)
        laying = Lay(seat, way.groups) if melds else Open(seat, way.groups)
        if way.groups and laying not in layings:
            yield laying
    yield from _discards(state, hand)


def _opens(state: State) -> Iterator[Open]:
    for groups in openings(state):
        action = Open(state.turn, groups)
        if violation(state, action) is None:
            yield action


def _lays(state: State, hand: Hand, melds: Melds) -> Iterator[Lay]:
    """Offer single groups [K2]; where enough cards are kept and no yes binds, nothing more is to be judged [K3.3]."""
    held, is_bound = sum(hand), answer_of(state) == "yes"
    for group in _single_groups(state.rules, hand, melds):
        action = Lay(state.turn, (group,))
        if (held - group.size > 1 and not is_bound) or violation(state, action) is None:
            yield action


def _single_groups(rules: Rules, hand: Hand, melds: Melds) -> Iterator[Group]:
    """List smallest and largest natural groups, pairs with a wild, and single wilds for a meld [K2.1, K2.2]."""
    lying = {meld.rank: meld for meld in melds}
    wilds = [wild for wild in WILDS if hand[wild]]
    for rank in NATURALS:
        held, meld = hand[rank], lying.get(rank)
        least = SHORTEST if meld is None else 1
        if held >= least:
            yield Group(rank, copies_of(rank, least))
            if held > least:
                yield Group(rank, copies_of(rank, held))
        elif held == SHORTEST - 1:
            yield from (Group(rank, copies_of(rank, held, wild)) for wild in wilds)
    for meld in melds if wilds else ():
        yield from _wilds_for(rules, meld, wilds)


def _wilds_for(rules: Rules, meld: Meld, wilds: list[Face]) -> Iterator[Group]:
    if meld.rank is not Face.BLACK_THREE and meld.wilds < wild_limit(rules, meld.naturals):
        yield from (Group(meld.rank, copies_of(wild)) for wild in wilds)


def _asks(state: State) -> Iterator[Ask]:
    """Offer the question to each partner, of a player who can go out [K6.2]."""
    if is_time_to_ask(state, state.turn):
        yield from (Ask(state.turn, partner) for partner in partners_of(state.rules, state.turn))


def _discards(state: State, hand: Hand) -> Iterator[Discard]:
    """Offer a discard of each face; the last card, or one after a yes, is judged [K3.1, K6.1]."""
    must_judge = sum(hand) == 1 or answer_of(state) == "yes"
    for face in FACES:
        if hand[face]:
            action = Discard(state.turn, face)
            if not must_judge or violation(state, action) is None:
                yield action
