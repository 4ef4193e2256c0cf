"""Closing: who may, whether a hand can be closed in this turn, and what must be kept to go on [C6.6, C6.8, C12].

The cards that may close are decided exactly [C12.3]. A legal sequence of melds may as well be laid in one action,
because cards of one rank join in any order [C3.7] and so do groups [C4.6]; what is left to decide is how many wilds
join which meld, which card is kept for the discard, and whether the melds then suffice.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.canastone.melds import count_canastas, is_all_wild, is_bound, is_clean
from engine.canastone.types import Answer, Rules
from engine.cards import NATURALS, THREES, Face, Hand, is_natural
from engine.game import Violation
from engine.melding import CANASTA, SHORTEST, Meld, Melds, meld_of

NO_CANASTA: Final = 0
CLEAN: Final = 1
DIRTY: Final = 2


def clean_needed(rules: Rules) -> int:
    """Tell how many clean canastas closing needs [C12.1, V9]."""
    return rules.clean_to_close_variant if rules.close_needs_two_clean else rules.clean_to_close


def has_canastas_to_close(melds: Melds, rules: Rules) -> bool:
    """Tell whether the side has the clean and the dirty canasta that closing needs [C12.1, V9]."""
    clean, dirty = count_canastas(melds)
    return clean >= clean_needed(rules) and dirty >= rules.dirty_to_close


def may_close(melds: Melds, rules: Rules) -> bool:
    """Tell whether the side's melds allow closing: the canastas, and no short wild meld [C12.1, C4.2]."""
    return has_canastas_to_close(melds, rules) and not is_bound(melds)


def last_card_violation(card: Face, melds: Melds, rules: Rules, answer: Answer | None) -> Violation | None:
    """Judge the discard of the last card, which closes [C12.1, C12.2]."""
    if not has_canastas_to_close(melds, rules):
        return Violation("close-needs-canastas", "C12.1", (("clean", clean_needed(rules)),))
    if is_bound(melds):
        return Violation("close-wild-meld", "C4.2")
    if not is_natural(card):
        return Violation("close-last-card", "C12.1")
    if answer == "no":
        return Violation("close-refused", "C12.2")
    return None


def kept_violation(hand: Hand, melds: Melds, rules: Rules, answer: Answer | None) -> Violation | None:
    """Judge what a player keeps after melding: two cards, or fewer on the way to a close [C6.6, V8]."""
    kept = sum(hand)
    is_shut = answer == "no"
    if kept == 0:
        return _nothing_kept_violation(melds, rules, is_shut=is_shut)
    if kept == 1 and (is_shut or not can_close(hand, melds, rules)):
        return Violation("must-keep-two", "C12.3" if is_shut else "C6.6")
    if is_bound(melds) and is_all_wild(hand) and (is_shut or not can_close(hand, melds, rules)):
        return Violation("must-keep-two", "C6.6")
    return None


def _nothing_kept_violation(melds: Melds, rules: Rules, *, is_shut: bool) -> Violation | None:
    """Judge melding the whole hand: never, unless that closes without a discard [C6.6, V8]."""
    if is_shut or not may_close(melds, rules):
        return Violation("must-keep-two", "C6.6")
    return None if rules.close_without_discard else Violation("no-discard-left", "C6.6")


def must_pass(hand: Hand, melds: Melds, rules: Rules, answer: Answer | None) -> bool:
    """Tell whether no discard can be made, so that the turn ends by itself [C6.8].

    A single card that may not close; or wilds only, bound to a short wild meld, too few to complete it and keep two.
    """
    if sum(hand) > 1 and not _is_stuck_with_wilds(hand, melds, rules):
        return False
    return answer == "no" or not can_close(hand, melds, rules)


def _is_stuck_with_wilds(hand: Hand, melds: Melds, rules: Rules) -> bool:
    wild = meld_of(melds, None)
    if wild is None or wild.is_canasta or not is_all_wild(hand):
        return False
    return sum(hand) < CANASTA - wild.size + rules.kept


# --- feasibility ------------------------------------------------------------------------------------------


def can_close(hand: Hand, melds: Melds, rules: Rules) -> bool:
    """Tell whether some melds from this hand end in a legal close in this turn [C12.3].

    Every card but one natural for the discard must find its place (under V8 every card may).
    """
    if not melds or any(hand[three] for three in THREES) or not any(hand):
        return False
    places = {meld.rank: meld for meld in melds}
    if _has_homeless(hand, places) or not _may_reach_clean(hand, places, rules):
        return False
    reached = _spread(hand, places, rules)
    twos, jokers = hand[Face.TWO], hand[Face.JOKER]
    for used, kind in wild_meld_ends(places.get(None), twos, jokers):
        if _is_reached(reached, twos + jokers - used, kind, rules):
            return True
    return False


def _has_homeless(hand: Hand, places: dict[Face | None, Meld]) -> bool:
    """Tell at once that two ranks of a single card without a meld cannot both be got rid of."""
    singles = 0
    for rank in NATURALS:
        if hand[rank] == 1 and rank not in places:
            singles += 1
    return singles > 1


def _may_reach_clean(hand: Hand, places: dict[Face | None, Meld], rules: Rules) -> bool:
    """Tell at once that too few ranks can have seven naturals without a wild."""
    missing = clean_needed(rules)
    for rank in NATURALS:
        meld = places.get(rank)
        if meld is None:
            missing -= hand[rank] >= CANASTA
        elif not meld.wilds:
            missing -= meld.naturals + hand[rank] >= CANASTA
    return missing <= 0 or (missing == 1 and _may_reach_clean_wilds(hand, places.get(None)))


def _may_reach_clean_wilds(hand: Hand, meld: Meld | None) -> bool:
    twos, jokers = (meld.twos, meld.jokers) if meld else (0, 0)
    if meld is not None and meld.is_canasta:
        return is_clean(meld)
    return twos + hand[Face.TWO] >= CANASTA or jokers + hand[Face.JOKER] >= CANASTA - 1


_States = list[int]
"""Ends that can be reached: the place of (discarded, clean, dirty) holds, as the bits of an int, the numbers of wilds
that can have been used on the way there."""


def _place(discarded: int, clean: int, dirty: int, width: int) -> int:
    return (discarded * width + clean) * 2 + dirty


def _spread(hand: Hand, places: dict[Face | None, Meld], rules: Rules) -> _States:
    """Go through the natural ranks and tell which ends can be reached with how many wilds."""
    width = clean_needed(rules) + 1
    states = [0] * (4 * width)
    states[0] = 1
    for rank in NATURALS:
        meld = places.get(rank)
        held = hand[rank]
        if held or meld is not None:
            states = _stepped(states, _choices(meld, held, rules.wilds_in_meld), width)
    return states


def _stepped(states: _States, choices: tuple[tuple[int, int, int], ...], width: int) -> _States:
    """Let one rank choose: wilds that join, what the meld is then, whether one card is kept for the discard."""
    after = [0] * len(states)
    for index, bits in enumerate(states):
        if not bits:
            continue
        rest, dirty = divmod(index, 2)
        discarded, clean = divmod(rest, width)
        for wilds, kind, kept in choices:
            if kept and discarded:
                continue
            many = min(clean + (kind == CLEAN), width - 1)
            after[_place(discarded | kept, many, dirty | (kind == DIRTY), width)] |= bits << wilds
    return after


def _choices(meld: Meld | None, held: int, most: int) -> tuple[tuple[int, int, int], ...]:
    naturals, wilds = (meld.naturals, meld.wilds) if meld else (0, 0)
    return rank_choices(naturals, wilds, held, most)


@lru_cache(maxsize=4096)
def rank_choices(naturals: int, wilds: int, held: int, most: int) -> tuple[tuple[int, int, int], ...]:
    """List (wilds that join, kind of meld then, naturals kept for the discard) for one rank of a closing hand.

    `naturals` and `wilds` lie on the table, `held` naturals are in hand [C3.1, C3.2, C3.3].
    """
    return tuple(
        (joining, _kind(naturals + held - kept, wilds + joining), kept)
        for kept in ((0, 1) if held else (0,))
        for joining in range(most - wilds + 1)
        if _fits(naturals, wilds, held - kept, joining)
    )


def _fits(naturals: int, wilds: int, joining_naturals: int, joining: int) -> bool:
    size = naturals + wilds + joining_naturals + joining
    if not joining:
        return size == 0 or size >= SHORTEST
    fits_before_canasta = naturals == 0 or naturals + wilds + joining <= CANASTA
    return size >= SHORTEST and naturals + joining_naturals > wilds + joining and fits_before_canasta


def _kind(naturals: int, wilds: int) -> int:
    if naturals + wilds < CANASTA:
        return NO_CANASTA
    return DIRTY if wilds else CLEAN


def wild_meld_ends(meld: Meld | None, twos: int, jokers: int) -> Iterator[tuple[int, int]]:
    """List (wilds used, kind) for the wild meld of a closing hand: left alone if none or full, else completed [C4.2].

    The same kind may come more than once.
    """
    old = meld or Meld(None, 0)
    if meld is None or meld.is_canasta:
        yield 0, _wild_kind(old)
    if old.is_canasta:
        return
    for with_twos, with_jokers in wild_splits(old, twos, jokers):
        yield with_twos + with_jokers, _wild_kind(Meld(None, 0, old.twos + with_twos, old.jokers + with_jokers))


def wild_splits(meld: Meld, twos: int, jokers: int) -> Iterator[tuple[int, int]]:
    """List the (twos, jokers) of this many in hand that complete the wild meld [C4.4]."""
    missing = CANASTA - meld.size
    for with_twos in range(max(0, missing - jokers), min(twos, missing) + 1):
        yield with_twos, missing - with_twos


def _wild_kind(meld: Meld) -> int:
    if not meld.is_canasta:
        return NO_CANASTA
    return CLEAN if is_clean(meld) else DIRTY


def _is_reached(reached: _States, wilds: int, wild_kind: int, rules: Rules) -> bool:
    """Tell whether the natural ranks can have used so many wilds and, with the wild meld, allow closing [C12.1]."""
    need = clean_needed(rules)
    width = need + 1
    fewest = need - (wild_kind == CLEAN)
    for discarded in (0, 1) if rules.close_without_discard else (1,):
        for clean in range(max(fewest, 0), width):
            for dirty in (0, 1):
                if (dirty or wild_kind == DIRTY) and reached[_place(discarded, clean, dirty, width)] >> wilds & 1:
                    return True
    return False
