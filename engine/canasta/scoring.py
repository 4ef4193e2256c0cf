"""Scores: what a side's table and hands bring, and who has won [K8, K9, K10]."""

from collections.abc import Iterable

from engine.canasta.closing import goes_out_concealed
from engine.canasta.types import EndReason, ScoreLine, State
from engine.cards import Hand, value_of
from engine.melding import CANASTA, Melds


def table_lines(state: State, side: int) -> tuple[ScoreLine, ...]:
    """List what a side's table brings, hands and going out apart [K8.1, K8.2, K8.3, K9]."""
    melds = state.melds[side]
    lines = [ScoreLine("melds", len(melds), sum(meld.value for meld in melds)), *_canasta_lines(state, side, melds)]
    threes = state.red_threes[side]
    if threes:
        lines.append(ScoreLine("red-threes", threes, red_three_points(state, side)))
    return tuple(lines)


def _canasta_lines(state: State, side: int, melds: Melds) -> Iterable[ScoreLine]:
    """List the bonuses for canastas; what became of a concealed one does not matter to its extra points [K8.3]."""
    rules = state.rules
    made = [meld for meld in melds if meld.size >= CANASTA]
    natural = sum(not meld.wilds for meld in made)
    mixed = len(made) - natural
    concealed = len(state.concealed[side]) if rules.concealed_canasta_bonus else 0
    counted = (
        ("natural-canastas", natural, rules.natural_canasta),
        ("mixed-canastas", mixed, rules.mixed_canasta),
        ("concealed-canastas", concealed, rules.concealed_canasta),
    )
    return (ScoreLine(kind, count, count * bonus) for kind, count, bonus in counted if count)


def red_three_points(state: State, side: int) -> int:
    """Tell what a side's red threes bring: minus if it has melded nothing [K9.1, K9.2]."""
    worth = state.rules.red_threes
    points = worth[min(state.red_threes[side], len(worth) - 1)]
    return points if state.melds[side] else -points


def deal_lines(state: State, reason: EndReason) -> tuple[tuple[ScoreLine, ...], ...]:
    """List every side's score of the deal that ends; the player to move is who goes out [K8.1, K8.2, K8.4]."""
    out = state.turn % state.rules.sides if reason == "closed" else None
    return tuple(
        (*table_lines(state, side), *(_closing_lines(state) if side == out else ()), _hands_line(state, side))
        for side in range(state.rules.sides)
    )


def _closing_lines(state: State) -> tuple[ScoreLine, ...]:
    """List the points for going out, more if concealed [K8.2]."""
    closing = ScoreLine("closing", 1, state.rules.going_out)
    if not goes_out_concealed(state):
        return (closing,)
    return closing, ScoreLine("concealed", 1, state.rules.going_out_concealed)


def _hands_line(state: State, side: int) -> ScoreLine:
    """Count the cards left in the side's hands, melds among them too [K1.3, K8.1]."""
    hands: tuple[Hand, ...] = state.hands[side :: state.rules.sides]
    return ScoreLine("hands", sum(map(sum, hands)), -sum(map(value_of, hands)))


def winner_of(totals: tuple[int, ...], target: int) -> int | None:
    """Tell which side has won: the highest, once the target is reached; None on equal totals at the top
    [K10.1]."""
    top = max(totals)
    if top < target or totals.count(top) > 1:
        return None
    return totals.index(top)


def margin_of(totals: tuple[int, ...]) -> int:
    """Tell how far the highest total is ahead of the next."""
    second, first = sorted(totals)[-2:]
    return first - second
