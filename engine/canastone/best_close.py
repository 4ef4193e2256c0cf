"""The best-scoring way to lay a whole hand and close, for the button that does it [C12.3, C13.2, C13.3]."""

from dataclasses import dataclass

from engine.canastone.closing import CLEAN, DIRTY, can_close, clean_needed, rank_choices, wild_splits
from engine.canastone.scoring import bonus_of, canasta_kind, five_points
from engine.canastone.sides import side_of
from engine.canastone.types import Phase, Rules, View
from engine.cards import NATURALS, VALUES, Face, Hand
from engine.melding import Group, Meld, Melds, group_of, meld_of

Close = tuple[tuple[Group, ...], Face | None]
"""Groups to be laid in one action (none if the last card only is held) and the card that is then discarded to close
(None where V8 closes by melding)."""


def best_close_of(view: View) -> Close | None:
    """Find the best-scoring close for the seat that the view is for, from what it sees; None if there is none.

    Only in its own turn after the draw, and not after a no [C12.2].
    """
    is_shut = view.question is not None and view.question.answer in (None, "no")
    if view.seat is None or view.hand is None or view.turn != view.seat or view.phase is not Phase.PLAY or is_shut:
        return None
    return best_close(view.hand, view.sides[side_of(view.seat)].melds, view.rules)


def best_close(hand: Hand, melds: Melds, rules: Rules) -> Close | None:
    """Find the best-scoring way to close from this hand in one action and a discard, None if there is none [C12.3]."""
    if not can_close(hand, melds, rules):
        return None
    best: _Path | None = None
    for start in _wild_starts(hand, meld_of(melds, None), rules):
        for path in _spread(start, hand, melds, rules):
            is_complete = path.wilds == hand[Face.TWO] + hand[Face.JOKER] and _is_closed(path, rules)
            if is_complete and (best is None or _total(path, rules) > _total(best, rules)):
                best = path
    return None if best is None else (_groups(best, hand), best.discard)


@dataclass(frozen=True, slots=True)
class _Choice:
    """What one rank may do: wilds that join, whether its meld is then a clean or a dirty canasta, cards kept."""

    wilds: int
    clean: int
    dirty: int
    kept: int
    points: int


@dataclass(frozen=True, slots=True)
class _Path:
    """A way through the ranks: what was chosen so far and what it brings beyond the card values."""

    wilds: int
    clean: int
    dirty: int
    discard: Face | None
    points: int
    splits: tuple[int, int]
    """Twos and jokers that join the wild meld."""
    joins: tuple[tuple[Face, int, int], ...] = ()
    """Rank, naturals and wilds that join its meld."""

    def place_after(self, choice: _Choice) -> tuple[int, int, int, bool]:
        """Tell what the ways on from a choice depend on."""
        has_discard = self.discard is not None or choice.kept > 0
        return self.wilds + choice.wilds, self.clean + choice.clean, self.dirty + choice.dirty, has_discard

    def stepped(self, choice: _Choice, rank: Face, held: int) -> "_Path":
        """Go on by a choice."""
        return _Path(
            self.wilds + choice.wilds,
            self.clean + choice.clean,
            self.dirty + choice.dirty,
            rank if choice.kept else self.discard,
            self.points + choice.points,
            self.splits,
            (*self.joins, (rank, held - choice.kept, choice.wilds)),
        )


def _total(path: _Path, rules: Rules) -> int:
    return path.points + five_points(path.clean, path.dirty, rules)


def _is_closed(path: _Path, rules: Rules) -> bool:
    enough = path.clean >= clean_needed(rules) and path.dirty >= rules.dirty_to_close
    return enough and (path.discard is not None or rules.close_without_discard)


def _bonus(meld: Meld, rules: Rules) -> int:
    return bonus_of(canasta_kind(meld), rules) if meld.is_canasta else 0


def _wild_starts(hand: Hand, meld: Meld | None, rules: Rules) -> list[_Path]:
    """Begin with what the wild meld comes to: left alone if none or full, else completed [C4.2]."""
    old = meld or Meld(None, 0)
    ends = [(0, 0)] if meld is None or meld.is_canasta else []
    if not old.is_canasta:
        ends += wild_splits(old, hand[Face.TWO], hand[Face.JOKER])
    starts = []
    for twos, jokers in ends:
        new = Meld(None, 0, old.twos + twos, old.jokers + jokers)
        is_clean_end = new.is_canasta and canasta_kind(new) != "dirty-wilds"
        is_dirty_end = new.is_canasta and not is_clean_end
        starts.append(
            _Path(twos + jokers, int(is_clean_end), int(is_dirty_end), None, _bonus(new, rules), (twos, jokers))
        )
    return starts


def _spread(start: _Path, hand: Hand, melds: Melds, rules: Rules) -> list[_Path]:
    """Go through the natural ranks, keeping the best way to each place."""
    paths = [start]
    for rank in NATURALS:
        meld = meld_of(melds, rank)
        if hand[rank] or meld is not None:
            paths = _stepped(paths, rank, meld or Meld(rank, 0), hand, rules)
    return paths


def _stepped(paths: list[_Path], rank: Face, meld: Meld, hand: Hand, rules: Rules) -> list[_Path]:
    """Let one rank choose, keeping the best way to each place."""
    choices = _choices(rank, meld, hand, rules)
    most = hand[Face.TWO] + hand[Face.JOKER]
    best: dict[tuple[int, int, int, bool], tuple[int, _Path, _Choice]] = {}
    for path in paths:
        for choice in choices:
            if (choice.kept and path.discard is not None) or path.wilds + choice.wilds > most:
                continue
            place = path.place_after(choice)
            points = path.points + choice.points
            old = best.get(place)
            if old is None or points > old[0]:
                best[place] = points, path, choice
    return [path.stepped(choice, rank, hand[rank]) for _, path, choice in best.values()]


def _choices(rank: Face, meld: Meld, hand: Hand, rules: Rules) -> list[_Choice]:
    choices = []
    for wilds, kind, kept in rank_choices(meld.naturals, meld.wilds, hand[rank], rules.wilds_in_meld):
        bonus = _bonus(Meld(rank, meld.naturals + hand[rank] - kept, meld.wilds + wilds), rules)
        cost = VALUES[rank] if kept else 0
        choices.append(_Choice(wilds, int(kind == CLEAN), int(kind == DIRTY), kept, bonus - cost))
    return choices


def _groups(path: _Path, hand: Hand) -> tuple[Group, ...]:
    """Make the groups of a way, the wild meld first, twos joining before jokers."""
    groups = []
    twos, jokers = path.splits
    if twos + jokers:
        groups.append(group_of(None, 0, twos, jokers))
    left = hand[Face.TWO] - twos
    for rank, naturals, wilds in path.joins:
        if naturals + wilds:
            with_twos = min(left, wilds)
            left -= with_twos
            groups.append(group_of(rank, naturals, with_twos, wilds - with_twos))
    return tuple(groups)
