"""What a deal is worth, line by line [C13, C14]."""

from engine.canastone.melds import count_canastas, is_clean
from engine.canastone.types import Rules, ScoreLine
from engine.cards import Face, Hand, value_of
from engine.melding import Meld, Melds


def side_lines(
    melds: Melds, hands: tuple[Hand, ...], red_threes: int, rules: Rules, *, closed: bool
) -> tuple[ScoreLine, ...]:
    """Itemise one side's score: its melds, its members' hands, bonuses, red threes [C13.1, C13.2, C13.3, C14].

    Lines that count nothing are left out.
    """
    lines = (
        *table_lines(melds, red_threes, rules),
        ScoreLine("closing", int(closed), rules.closing * closed),
        *_hand_lines(hands, rules, opened=bool(melds)),
    )
    return tuple(line for line in lines if line.count)


def table_lines(melds: Melds, red_threes: int, rules: Rules) -> tuple[ScoreLine, ...]:
    """Itemise what lies on the table: card values, canasta bonuses, red threes [C13.1, C13.2, C13.3, C14]."""
    cards = ScoreLine("melds", sum(meld.size for meld in melds), sum(meld.value for meld in melds))
    clean, dirty = count_canastas(melds)
    red = ScoreLine("red-threes", red_threes, red_three_points(red_threes, clean, dirty, rules))
    if not clean and not dirty:
        return tuple(line for line in (cards, red) if line.count)
    lines = (cards, *_canasta_lines(melds, rules), *_five_lines(clean, dirty, rules), red)
    return tuple(line for line in lines if line.count)


def table_points(melds: Melds, red_threes: int, rules: Rules) -> int:
    """Add up what the side's table brings if the deal ended now without a closing [C13, C14]."""
    if not melds and not red_threes:
        return 0
    return sum(line.points for line in table_lines(melds, red_threes, rules))


def hand_cost(hand: Hand, rules: Rules, *, opened: bool) -> int:
    """Tell what a hand costs its side at the end of the deal, as a number of points lost [C13.1, C14.3]."""
    return -sum(line.points for line in _hand_lines((hand,), rules, opened=opened))


def canasta_kind(meld: Meld) -> str:
    """Name the bonus line of a canasta [C13.2]."""
    if meld.rank is None:
        if not is_clean(meld):
            return "dirty-wilds"
        return "six-jokers" if meld.jokers else "seven-twos"
    kind = "clean" if is_clean(meld) else "dirty"
    return f"{kind}-aces" if meld.rank is Face.ACE else f"{kind}-canastas"


def bonus_of(kind: str, rules: Rules) -> int:
    """Tell what a canasta of this kind brings on top of its cards [C13.2]."""
    bonuses = {
        "dirty-canastas": rules.dirty_canasta,
        "clean-canastas": rules.clean_canasta,
        "dirty-aces": rules.dirty_aces,
        "clean-aces": rules.clean_aces,
        "dirty-wilds": rules.dirty_wilds,
        "seven-twos": rules.seven_twos,
        "six-jokers": rules.six_jokers,
    }
    return bonuses[kind]


def _canasta_lines(melds: Melds, rules: Rules) -> tuple[ScoreLine, ...]:
    kinds = [canasta_kind(meld) for meld in melds if meld.is_canasta]
    return tuple(
        ScoreLine(kind, kinds.count(kind), kinds.count(kind) * bonus_of(kind, rules)) for kind in sorted(set(kinds))
    )


def _five_lines(clean: int, dirty: int, rules: Rules) -> tuple[ScoreLine, ...]:
    points = five_points(clean, dirty, rules)
    if not points:
        return ()
    kind = "five-clean-canastas" if points == rules.five_clean_canastas else "five-canastas"
    return (ScoreLine(kind, 1, points),)


def five_points(clean: int, dirty: int, rules: Rules) -> int:
    """Tell the bonus for five canastas, one clean and one dirty, or for five clean and one dirty [C13.3, V11]."""
    if rules.no_five_canasta_bonus or not clean or not dirty:
        return 0
    if clean >= rules.canastas_for_bonus:
        return rules.five_clean_canastas
    return rules.five_canastas if clean + dirty >= rules.canastas_for_bonus else 0


def red_three_points(count: int, clean: int, dirty: int, rules: Rules) -> int:
    """Tell what laid red threes bring, by the side's canastas; four or more count double [C14.1, C14.2]."""
    each = rules.red_three if clean and dirty else 0 if clean else -rules.red_three if dirty else -2 * rules.red_three
    return count * each * (2 if count >= rules.red_threes_doubled_from else 1)


def _hand_lines(hands: tuple[Hand, ...], rules: Rules, *, opened: bool) -> tuple[ScoreLine, ...]:
    """Count cards in hand against the side, doubled if unopened; red threes never double [C8.3, C13.1, C14.3]."""
    held = [hand[: Face.RED_THREE] for hand in hands]
    value = sum(value_of(hand) for hand in hands)
    red = sum(hand[Face.RED_THREE] for hand in hands)
    kind, times = ("hands", 1) if opened else ("hands-doubled", 2)
    return (
        ScoreLine(kind, sum(map(sum, held)), -value * times),
        ScoreLine("red-threes-in-hand", red, -red * rules.red_three_in_hand),
    )
