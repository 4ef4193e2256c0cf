"""Ways of going out: whether a hand can be laid down but for one card at most, and how best.

An exact search. Laying everything in one action allows whatever laying it in several does, so only the melds
after it matter: every natural joins the meld of its rank, black threes lie three or four together, and the wilds
are shared out among the melds so that enough canastas arise [K6.1].
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.canasta.melds import canastas, wild_limit
from engine.canasta.types import Rules
from engine.cards import NATURALS, VALUES, Face, Hand, value_of
from engine.melding import CANASTA, SHORTEST, Group, Meld, Melds, group_of


@dataclass(frozen=True, slots=True)
class WayOut:
    """Groups to lay in one action, and the card to discard after it (None: nothing is left).

    `points` is what they bring: card values and what they add to the bonuses for canastas and concealment.
    """

    groups: tuple[Group, ...]
    last: Face | None
    points: int


@dataclass(frozen=True, slots=True)
class Position:
    """What a way out depends on. `minimum` is what the laid cards must count (0: nothing) [K4.1].

    `old_melds`: the first so many melds stood there before the turn. `may_be_concealed`: the player had melded
    nothing before this turn and has added to none of those [K6.3].
    """

    rules: Rules
    hand: Hand
    melds: Melds
    minimum: int = 0
    old_melds: int = 0
    may_be_concealed: bool = False


def can_go_out(position: Position) -> bool:
    """Tell whether the player can go out now, in whatever number of actions [K6.1, K6.2]."""
    if _is_hopeless(position):
        return False
    wanted = position.rules.canastas_to_go_out - canastas(position.melds)
    return any(_best_sharing(position, last, frozenset(), wanted) is not None for last in _last_cards(position))


def best_way_out(position: Position) -> WayOut | None:
    """Find the way out in one action that brings the most points, None if there is none [K6.1, K8.1, K8.2, K8.3]."""
    if _is_hopeless(position):
        return None
    ways = [*_ways(position), *(_concealed_ways(position) if position.may_be_concealed else ())]
    return max(ways, key=lambda way: way.points, default=None)


def _ways(position: Position) -> Iterator[WayOut]:
    wanted = position.rules.canastas_to_go_out - canastas(position.melds)
    for last in _last_cards(position):
        sharing = _best_sharing(position, last, frozenset(), wanted)
        if sharing is not None:
            yield _written_out(position, last, sharing)


def _concealed_ways(position: Position) -> Iterator[WayOut]:
    """Go through the ways that add nothing to the melds from before the turn, a canasta among the others [K6.3]."""
    closed = frozenset(meld.rank for meld in position.melds[: position.old_melds] if meld.rank is not None)
    wanted = max(
        position.rules.canastas_to_go_out - canastas(position.melds),
        1 - canastas(position.melds[position.old_melds :]),
    )
    if sum(position.hand[rank] for rank in closed) > 1:
        return  # only one card can be discarded, and the others would have to join those melds
    for last in _last_cards(position):
        sharing = _best_sharing(position, last, closed, wanted)
        if sharing is not None:
            points = sharing.points + position.rules.going_out_concealed
            yield _written_out(position, last, _Sharing(points, sharing.wilds))


def _is_hopeless(position: Position) -> bool:
    """Tell quickly of most hands that they cannot be laid down: too many odd cards or too few canastas."""
    hand = position.hand
    wilds = hand[Face.TWO] + hand[Face.JOKER]
    sizes = {meld.rank: meld.size for meld in position.melds}
    odd = pairs = hopes = 0
    for rank in NATURALS:
        held, lying = hand[rank], sizes.get(rank, 0)
        if held and not lying:
            odd += held == 1
            pairs += held == SHORTEST - 1
        hopes += lying + held + wilds >= CANASTA
    threes = hand[Face.BLACK_THREE]
    odd += threes if threes < SHORTEST else max(threes - position.rules.black_threes_in_meld, 0)
    return odd > 1 or pairs > wilds or hopes < position.rules.canastas_to_go_out


def _last_cards(position: Position) -> Iterator[Face | None]:
    """Go through the cards that could be discarded last (None: none), enough value being left for the minimum."""
    in_hand = value_of(position.hand)
    if in_hand >= position.minimum:
        yield None
    for face, held in enumerate(position.hand):
        if held and in_hand - VALUES[face] >= position.minimum:
            yield Face(face)


@dataclass(frozen=True, slots=True)
class _Sharing:
    """Wilds shared out: how many join the meld of each rank, and what all that brings."""

    points: int
    wilds: tuple[tuple[Face, int], ...]


def _best_sharing(position: Position, last: Face | None, closed: frozenset[Face], wanted: int) -> _Sharing | None:
    """Share out the wilds so that all cards but `last` lie, `wanted` canastas more arise and most points come of it.

    Nothing may join the melds of the `closed` ranks. A dynamic programme over the ranks: for every number of wilds
    used and canastas made, the best sharing so far.
    """
    hand = list(position.hand)
    if last is not None:
        hand[last] -= 1
    if not _lies_alone(position.rules, hand[Face.BLACK_THREE]):
        return None
    wilds = hand[Face.TWO] + hand[Face.JOKER]
    points = sum(map(int.__mul__, hand, VALUES))
    best = {(0, 0): _Sharing(points, ())}
    melds = {meld.rank: meld for meld in position.melds}
    for rank in NATURALS:
        old = melds.get(rank)
        if old is None and not hand[rank]:
            continue
        if rank in closed:
            if hand[rank]:
                return None
            continue
        choices = _choices(position.rules, old or Meld(rank, 0), hand[rank], wilds)
        best = _extended(best, rank, choices, wilds, wanted)
        if not best:
            return None
    return best.get((wilds, max(wanted, 0)))


def _lies_alone(rules: Rules, black_threes: int) -> bool:
    return black_threes == 0 or SHORTEST <= black_threes <= rules.black_threes_in_meld


def _choices(rules: Rules, old: Meld, naturals: int, wilds: int) -> list[tuple[int, int, int]]:
    """List (wilds joined, canastas made, bonus gained) for one rank, as far as its meld allows [K2.1, K2.2]."""
    after = old.naturals + naturals
    room = min(wild_limit(rules, after) - old.wilds, wilds)
    had = _bonus(rules, old, old.size)
    choices = []
    for joining in range(room + 1):
        size = old.size + naturals + joining
        if size >= SHORTEST:
            made = old.size < CANASTA <= size
            new = Meld(old.rank, after, old.twos + joining, old.jokers)
            choices.append((joining, int(made), _bonus(rules, new, old.size) - had))
    return choices


def _bonus(rules: Rules, meld: Meld, size_before: int) -> int:
    """Tell a meld's bonus; laid complete it may earn more [K8.2, K8.3]."""
    if meld.size < CANASTA:
        return 0
    concealed = rules.concealed_canasta if rules.concealed_canasta_bonus and size_before == 0 else 0
    return concealed + (rules.mixed_canasta if meld.wilds else rules.natural_canasta)


_Best = dict[tuple[int, int], _Sharing]


def _extended(best: _Best, rank: Face, choices: list[tuple[int, int, int]], wilds: int, wanted: int) -> _Best:
    """Join every choice for one more rank to every sharing so far; canastas beyond the wanted do not matter."""
    enough = max(wanted, 0)
    extended: _Best = {}
    for (used, made), sharing in best.items():
        for joining, making, gain in choices:
            key = used + joining, min(made + making, enough)
            points = sharing.points + gain
            if key[0] <= wilds and (key not in extended or points > extended[key].points):
                extended[key] = _Sharing(points, (*sharing.wilds, (rank, joining)) if joining else sharing.wilds)
    return extended


def _written_out(position: Position, last: Face | None, sharing: _Sharing) -> WayOut:
    """Make groups of the sharing: twos before jokers, rank by rank."""
    hand = list(position.hand)
    if last is not None:
        hand[last] -= 1
    joining = dict(sharing.wilds)
    groups = []
    for rank in (*NATURALS, Face.BLACK_THREE):
        wilds = joining.get(rank, 0)
        twos = min(wilds, hand[Face.TWO])
        hand[Face.TWO] -= twos
        hand[Face.JOKER] -= wilds - twos
        if hand[rank] + wilds:
            groups.append(group_of(rank, hand[rank], twos, wilds - twos))
    return WayOut(tuple(groups), last, sharing.points)
