"""`pozzo simulate`: deals played without people, for looking at rules, options and stand-ins by the hundred."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import track

from engine.game import Stage
from engine.players import choose as stand_in_choice

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable, Iterator

    from engine.game import AnyGame, Seat

    Choose = Callable[[AnyGame, Any, Seat], Any]

VOID: Final = "void"
PILE: Final = "pile"
QUESTION: Final = "question"


@dataclass(frozen=True, slots=True)
class DealResult:
    """What came of one deal.

    `ended` is the game's word for the end ("closed", "stock", true), or VOID, which has no scores. `scores` are the
    deal's own, `totals` those of the match with it, both by side; deals and matches count from 1.
    """

    deal: int
    match: int
    actions: int
    ended: str | bool
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    match_over: bool
    piles: int
    """How often the pile, or its top card, was taken."""
    questions: int
    """How often a partner was asked about closing."""


class Table:
    """Matches one after another at one table, whose cards and choices all come from one seed."""

    def __init__(self, game: AnyGame, rules: Any, choose: Choose, chance: random.Random) -> None:
        self._game = game
        self._rules = rules
        self._choose = choose
        self._chance = chance
        self._match = 0
        self._done: Counter[str] = Counter()
        self._new_match()

    def deals(self, number: int) -> Iterator[DealResult]:
        """Play so many deals; a match that ends is followed by another."""
        for deal in range(1, number + 1):
            yield self._deal(deal)
            if self._game.stage(self._state) is Stage.OVER:
                self._new_match()

    def _new_match(self) -> None:
        self._state = self._game.new(self._rules, dealer=0)
        self._match += 1

    def _deal(self, number: int) -> DealResult:
        self._done.clear()
        self._shuffle()
        while not self._is_between_deals():
            self._advance()
        return self._result(number, self._done.total())

    def _is_between_deals(self) -> bool:
        chance = self._game.chance(self._state)
        return self._game.stage(self._state) is Stage.OVER or (chance is not None and chance.kind == "deal")

    def _advance(self) -> None:
        if self._game.stage(self._state) is Stage.CHANCE:
            self._shuffle()
        else:
            seat = min(self._game.to_act(self._state))
            self._apply(self._choose(self._game, self._state, seat))

    def _shuffle(self) -> None:
        chance = self._game.chance(self._state)
        assert chance is not None  # noqa: S101 - a deal or a reshuffle is due here
        order = list(chance.cards)
        self._chance.shuffle(order)
        self._apply(self._game.shuffled(self._state, tuple(order)))

    def _apply(self, action: Any) -> None:
        self._done[_kind(self._game.write_action(action))] += 1
        self._state, _ = self._game.apply(self._state, action)

    def _result(self, number: int, actions: int) -> DealResult:
        observe = self._game.observe
        ended = VOID if actions == 1 else observe(self._state, "ended")
        return DealResult(
            deal=number,
            match=self._match,
            actions=actions,
            ended=ended,
            scores=() if ended == VOID else _by_side(observe(self._state, "deal_scores")),
            totals=_by_side(observe(self._state, "totals")),
            match_over=self._game.stage(self._state) is Stage.OVER,
            piles=self._done[PILE],
            questions=self._done[QUESTION],
        )


def _kind(written: str) -> str:
    """Tell what is counted of an action: takings of the pile, also within an opening, and questions."""
    words = written.split()
    if "take" in words or words == ["draw", "pile"]:
        return PILE
    return QUESTION if words[0] == "ask" else ""


def _by_side(values: Any) -> tuple[int, ...]:
    """Return numbers by side, from a mapping or a sequence."""
    return tuple(values[side] for side in sorted(values)) if isinstance(values, dict) else tuple(values)


def at_random(chance: random.Random) -> Choose:
    """Return a player who takes any of the legal actions offered."""

    def choose(game: AnyGame, state: Any, seat: Seat) -> Any:
        return chance.choice(game.legal_actions(state, seat))

    return choose


def by_stand_ins(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Choose as the game's stand-in does, from what the seat sees."""
    return stand_in_choice(game.name, game.view(state, seat), game.legal_actions(state, seat))


def main(table: Table, deals: int, *, as_json: bool) -> int:
    """Play the deals and print each as a line of JSON, or all of them in a few lines for people.

    On a terminal a bar on standard error shows how far it is.
    """
    started = time.perf_counter()
    results = []
    for result in _with_bar(table.deals(deals), deals):
        if as_json:
            print(json.dumps(asdict(result)))
        else:
            results.append(result)
    if results:
        print("\n".join(_summary(results, time.perf_counter() - started)))
    return 0


def _with_bar(results: Iterator[DealResult], deals: int) -> Iterable[DealResult]:
    console = Console(stderr=True)
    if not console.is_terminal or not sys.stderr.isatty():
        return results
    return track(results, "deals", total=deals, console=console, transient=True)


def _summary(results: list[DealResult], seconds: float) -> Iterator[str]:
    number = len(results)
    ends = Counter(_end(result) for result in results)
    yield f"deals     {number}, {number / seconds:.1f} a second: " + _counted(ends)
    yield f"matches   {sum(result.match_over for result in results)} played to the end"
    actions = sum(result.actions for result in results)
    yield f"actions   {actions}, {actions / number:.0f} a deal, {actions / seconds:.0f} a second"
    piles, questions = (sum(counts) for counts in zip(*((one.piles, one.questions) for one in results), strict=True))
    yield f"piles     {piles} taken, {piles / number:.1f} a deal"
    yield f"questions {questions} asked, {questions / number:.2f} a deal"
    scores = [result.scores for result in results if result.scores]
    for side, own in enumerate(zip(*scores, strict=True)):
        spread = statistics.pstdev(own)
        yield f"side {side}    {statistics.fmean(own):.0f} ± {spread:.0f} points a deal, from {min(own)} to {max(own)}"


def _counted(ends: Counter[str]) -> str:
    return ", ".join(f"{count} {end}" for end, count in ends.most_common())


def _end(result: DealResult) -> str:
    return "ended" if result.ended is True else str(result.ended)
