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
CONSENT: Final = "consent"


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
    consents: int
    """How often the partner answered yes."""


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
            consents=self._done[CONSENT],
        )


def _kind(written: str) -> str:
    """Tell what is counted of an action: takings of the pile, also within an opening, questions, and their yes."""
    words = written.split()
    if "take" in words or words == ["draw", "pile"]:
        return PILE
    if words == ["answer", "yes"]:
        return CONSENT
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


@dataclass(frozen=True, slots=True)
class SideScores:
    """What one side scored in the deals that were scored, in points a deal."""

    side: int
    mean: float
    spread: float
    """The standard deviation."""
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of all deals together: `ended` counts them by how they ended, `matches` are those played to the end."""

    deals: int
    matches: int
    actions: int
    ended: dict[str, int]
    piles: int
    questions: int
    consents: int
    scores: tuple[SideScores, ...]
    seconds: float

    @property
    def deals_per_second(self) -> float:
        """How fast deals were played."""
        return self.deals / self.seconds

    @property
    def actions_per_second(self) -> float:
        """How fast actions were chosen and applied."""
        return self.actions / self.seconds


def main(table: Table, deals: int, *, as_json: bool) -> int:
    """Play the deals and print each as a line of JSON with a line for all of them last, or a few lines for people.

    On a terminal a bar on standard error shows how far it is.
    """
    started = time.perf_counter()
    results = []
    for result in _with_bar(table.deals(deals), deals):
        if as_json:
            print(json.dumps(asdict(result)))
        results.append(result)
    summary = summed_up(results, time.perf_counter() - started)
    if as_json:
        rates = {"deals_per_second": summary.deals_per_second, "actions_per_second": summary.actions_per_second}
        print(json.dumps({"summary": asdict(summary) | rates}))
    else:
        print("\n".join(_in_words(summary)))
    return 0


def _with_bar(results: Iterator[DealResult], deals: int) -> Iterable[DealResult]:
    console = Console(stderr=True)
    if not console.is_terminal or not sys.stderr.isatty():
        return results
    return track(results, "deals", total=deals, console=console, transient=True)


def summed_up(results: list[DealResult], seconds: float) -> Summary:
    """Sum up deals, of which there is at least one, that took so long."""
    return Summary(
        deals=len(results),
        matches=sum(result.match_over for result in results),
        actions=sum(result.actions for result in results),
        ended=dict(Counter(map(_end, results)).most_common()),
        piles=sum(result.piles for result in results),
        questions=sum(result.questions for result in results),
        consents=sum(result.consents for result in results),
        scores=_scores_of(results),
        seconds=seconds,
    )


def _scores_of(results: list[DealResult]) -> tuple[SideScores, ...]:
    scored = [result.scores for result in results if result.scores]
    return tuple(
        SideScores(side, statistics.fmean(own), statistics.pstdev(own), min(own), max(own))
        for side, own in enumerate(zip(*scored, strict=True))
    )


def _in_words(summary: Summary) -> Iterator[str]:
    deals = summary.deals
    ends = ", ".join(f"{count} {end}" for end, count in summary.ended.items())
    yield f"deals     {deals}, {summary.deals_per_second:.1f} a second: {ends}"
    yield f"matches   {summary.matches} played to the end"
    actions = f"{summary.actions / deals:.0f} a deal, {summary.actions_per_second:.0f} a second"
    yield f"actions   {summary.actions}, {actions}"
    yield f"piles     {summary.piles} taken, {summary.piles / deals:.1f} a deal"
    asked = f"{summary.questions / deals:.2f} a deal, {summary.consents} answered yes"
    yield f"questions {summary.questions} asked, {asked}"
    for own in summary.scores:
        points = f"{own.mean:.0f} ± {own.spread:.0f} points a deal, from {own.lowest} to {own.highest}"
        yield f"side {own.side}    {points}"


def _end(result: DealResult) -> str:
    return "ended" if result.ended is True else str(result.ended)
