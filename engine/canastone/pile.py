"""The pile: when it is frozen or blocked, and who may take it with which cards [C8.2, C10, C11, V3, V5, V7]."""

from engine.canastone.opening import is_joker_opening
from engine.canastone.sides import melds_of, side_of
from engine.canastone.types import Rules, State
from engine.cards import Face, Hand, is_natural
from engine.game import Seat, Violation
from engine.melding import Melds, meld_of, rank_name


def is_frozen(pile: tuple[Face, ...]) -> bool:
    """Tell whether the pile holds a face-up wild, covered or not; the packet does not count [C11.1, C5.4]."""
    return Face.TWO in pile or Face.JOKER in pile


def is_blocked(pile: tuple[Face, ...]) -> bool:
    """Tell whether the top card keeps the next player from the pile: a three or a wild [C8.2, C10.1, C11.2, V7]."""
    return bool(pile) and not is_natural(pile[-1])


def naturals_needed(pile: tuple[Face, ...], rules: Rules) -> int:
    """Tell how many naturals of the top's rank must be shown [C10.2]."""
    return rules.pile_shown_frozen if is_frozen(pile) else rules.pile_shown


def shows_more_than_needed(pile: tuple[Face, ...], shown: Hand, rules: Rules) -> bool:
    """Tell whether the cards shown are of the top's rank, but too many: they may be melded right after [C10.4]."""
    if not pile or is_blocked(pile):
        return False
    return shown[pile[-1]] == sum(shown) > naturals_needed(pile, rules)


def pile_violation(pile: tuple[Face, ...], shown: Hand, melds: Melds, rules: Rules) -> Violation | None:
    """Judge the taking of the pile with these cards beside the side's melds [C10.1, C10.2, V5]."""
    if not pile:
        return Violation("pile-empty", "C10.1")
    if is_blocked(pile):
        return Violation("pile-blocked", "C8.2" if pile[-1] >= Face.BLACK_THREE else "C11.2")
    top, needed = pile[-1], naturals_needed(pile, rules)
    fits = shown[top] == sum(shown)
    params = (("rank", rank_name(top)), ("needed", needed))
    if fits and rules.pile_shown <= shown[top] < needed:
        return Violation("pile-frozen", "C10.2", params)
    if not fits or shown[top] < needed:
        return Violation("pile-needs-naturals", "C10.2", params)
    if rules.no_pile_on_own_canasta and _is_own_canasta(top, melds):
        return Violation("pile-own-canasta", "V5", (("rank", rank_name(top)),))
    return None


def _is_own_canasta(rank: Face, melds: Melds) -> bool:
    """Tell whether the side has a canasta of the rank [V5]."""
    meld = meld_of(melds, rank)
    return meld is not None and meld.is_canasta


def keeps_too_few(state: State, kept: Hand) -> bool:
    """Tell whether a taking leaves fewer than two cards for certain [C10.5, V7].

    Counted: what stays in hand, the rest of the pile without its red threes (which V7 keeps), the packet, one drawn.
    """
    rest = state.pile[:-1]
    held = len(rest) if state.rules.hold_red_threes else len(rest) - rest.count(Face.RED_THREE)
    certain = sum(kept) + held + len(state.packet) + state.rules.draw_with_pile
    return certain < state.rules.kept


def is_barred(state: State, seat: Seat) -> bool:
    """Tell whether a joker bar keeps this seat, which has opened with jokers in this turn, from the pile [V3]."""
    if state.joker_bar is None or side_of(state.joker_bar) == side_of(seat):
        return False
    return state.opened_now and is_joker_opening(melds_of(state, seat), state.rules)
