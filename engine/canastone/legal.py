"""Legal actions to offer: a spanning set, from what the seat itself can see."""

from collections.abc import Iterator

from engine.canastone.asking import can_ask
from engine.canastone.best_close import best_close
from engine.canastone.closing import can_close, wild_splits
from engine.canastone.melds import is_bound
from engine.canastone.moment import asked_partner, is_over, must_close, question_is_open
from engine.canastone.pile import is_blocked, naturals_needed
from engine.canastone.proposals import opening_proposals, pile_opening_proposals
from engine.canastone.sides import has_opened, melds_of, partners_of, side_of
from engine.canastone.turn import violation
from engine.canastone.types import Action, Ask, Discard, Draw, Lay, LayRedThree, Open, Phase, Reply, State, Take
from engine.cards import FACES, NATURALS, WILDS, Face, Hand, copies_of
from engine.game import Seat
from engine.melding import CANASTA, SHORTEST, Group, Melds, group_of, meld_of


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Offer a spanning set of legal actions, each of which `violation` lets pass; none for a seat not awaited."""
    if is_over(state):
        return ()
    if question_is_open(state):
        return (Reply(seat, yes=True), Reply(seat, yes=False)) if asked_partner(state) == seat else ()
    if seat != state.turn:
        return ()
    return _before_draw(state, seat) if state.phase is Phase.DRAW else _after_draw(state, seat)


# --- before the draw --------------------------------------------------------------------------------------


def _before_draw(state: State, seat: Seat) -> tuple[Action, ...]:
    return (Draw(seat), *_takes(state, seat), *_openings(state, seat))


def _takes(state: State, seat: Seat) -> Iterator[Action]:
    """Offer the taking of the pile, shown with as many naturals as are needed [C10.2]."""
    if not has_opened(state, seat) or not state.pile or is_blocked(state.pile):
        return
    take = Take(seat, needed_naturals(state))
    if violation(state, take) is None:
        yield take


def needed_naturals(state: State) -> Hand:
    """Make the cards that take the pile, whether they are held or not [C10.2]."""
    return copies_of(state.pile[-1], naturals_needed(state.pile, state.rules))


def _openings(state: State, seat: Seat) -> Iterator[Action]:
    """Offer a few openings, minimal and maximal, and under V4 with the pile [C7.1]."""
    if has_opened(state, seat):
        return
    hand, total = state.hands[seat], state.totals[side_of(seat)]
    for groups in opening_proposals(hand, total, state.rules):
        yield Open(seat, groups)
    if state.rules.pile_counts_for_opening and state.pile and not is_blocked(state.pile):
        shown = needed_naturals(state)
        for groups in pile_opening_proposals(hand, shown, state.pile[-1], total, state.rules):
            action = Open(seat, groups, shown)
            if violation(state, action) is None:
                yield action


# --- after the draw ---------------------------------------------------------------------------------------


def _after_draw(state: State, seat: Seat) -> tuple[Action, ...]:
    hand, melds = state.hands[seat], melds_of(state, seat)
    lays = list(_single_lays(state, seat, hand, melds)) if melds else []
    if can_close(hand, melds, state.rules):
        lays += (lay for lay in _closing_lay(state, seat, hand, melds) if lay not in lays)
        lays += _asks(state, seat)
    return (*lays, *_red_threes(state, seat, hand), *_discards(state, seat, hand, melds))


def _asks(state: State, seat: Seat) -> Iterator[Action]:
    """Offer the question to each partner [C12.3, C12.4]."""
    if can_ask(state, seat):
        for partner in partners_of(seat, state.rules):
            yield Ask(seat, partner)


def _red_threes(state: State, seat: Seat, hand: Hand) -> Iterator[Action]:
    if hand[Face.RED_THREE] and violation(state, LayRedThree(seat)) is None:
        yield LayRedThree(seat)


def _discards(state: State, seat: Seat, hand: Hand, melds: Melds) -> Iterator[Action]:
    """Offer one discard for each face that may go [C6.5]."""
    if sum(hand) == 1:
        card = next(face for face in FACES if hand[face])
        if violation(state, Discard(seat, card)) is None:
            yield Discard(seat, card)
        return
    if must_close(state):
        return
    bound = is_bound(melds)
    for face in FACES:
        if hand[face] and not (bound and face in WILDS):
            yield Discard(seat, face)


def _single_lays(state: State, seat: Seat, hand: Hand, melds: Melds) -> Iterator[Action]:
    """Offer melds and additions; where enough is kept and nothing binds, no more is to be judged [C6.4, C6.6]."""
    bound, size = is_bound(melds), sum(hand)
    strict = bound or must_close(state) or state.rules.close_without_discard
    for group in _groups(hand, melds, state.rules.wilds_in_meld, bound=bound):
        lay = Lay(seat, (group,))
        is_safe = not strict and group.rank is not None and size - group.size >= state.rules.kept
        if is_safe or violation(state, lay) is None:
            yield lay


def _closing_lay(state: State, seat: Seat, hand: Hand, melds: Melds) -> Iterator[Action]:
    """Offer the one action that lays everything on the way to a close [C12.3]."""
    close = best_close(hand, melds, state.rules)
    if close is None or not close[0]:
        return
    lay = Lay(seat, close[0])
    if violation(state, lay) is None:
        yield lay


def _groups(hand: Hand, melds: Melds, most: int, *, bound: bool) -> Iterator[Group]:
    """List single groups whose cards fit; whether enough is kept is not judged here."""
    yield from _natural_groups(hand, melds)
    if hand[Face.TWO] or hand[Face.JOKER]:
        yield from _wild_groups(hand, melds)
        if not bound:
            yield from _single_wilds(hand, melds, most)
            yield from _pairs_with_wild(hand, melds)


def _natural_groups(hand: Hand, melds: Melds) -> Iterator[Group]:
    """List the largest and the smallest natural group of each rank [C3.1, C3.3]."""
    for rank in NATURALS:
        held = hand[rank]
        if not held:
            continue
        least = 1 if meld_of(melds, rank) else SHORTEST
        if held >= least:
            yield Group(rank, copies_of(rank, held))
        if held > least:
            yield Group(rank, copies_of(rank, least))


def _single_wilds(hand: Hand, melds: Melds, most: int) -> Iterator[Group]:
    """List one wild for each meld that has room for it [C3.2]."""
    for meld in melds:
        if meld.rank is None or meld.is_canasta or meld.wilds >= most or meld.naturals <= meld.wilds + 1:
            continue
        for wild in WILDS:
            if hand[wild]:
                yield Group(meld.rank, copies_of(wild, 1))


def _pairs_with_wild(hand: Hand, melds: Melds) -> Iterator[Group]:
    """List pairs that a wild makes a meld [C3.2]."""
    for rank in NATURALS:
        if hand[rank] == SHORTEST - 1 and meld_of(melds, rank) is None:
            for wild in WILDS:
                if hand[wild]:
                    yield Group(rank, copies_of(rank, SHORTEST - 1, wild))


def _wild_groups(hand: Hand, melds: Melds) -> Iterator[Group]:
    """List what may begin or join the wild meld [C4.1, C4.4]."""
    twos, jokers = hand[Face.TWO], hand[Face.JOKER]
    meld = meld_of(melds, None)
    if meld is None:
        splits = {(SHORTEST, 0), (0, SHORTEST), (1, SHORTEST - 1), (SHORTEST - 1, 1), (min(twos, CANASTA), 0)}
    elif not meld.is_canasta:
        splits = {(1, 0), (0, 1), *wild_splits(meld, twos, jokers)}
    else:
        return
    least = 1 if meld else SHORTEST
    for with_twos, with_jokers in sorted(splits):
        if twos >= with_twos and jokers >= with_jokers and with_twos + with_jokers >= least:
            yield group_of(None, 0, with_twos, with_jokers)
