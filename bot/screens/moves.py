"""What happened, in words: the events of a canasta game, told in the order in which they came."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.i18n import Markup
from bot.screens import cards, melds
from bot.screens.names import Names
from bot.screens.types import Told
from engine.game import Seat

Teller = Callable[[Any, bool, Names], str]


def told_lines(
    told: Sequence[Told],
    reader: Seat | None,
    names: Names,
    most: int,
    tellers: Mapping[str, Teller] | None = None,
) -> list[Markup]:
    """Tell events, one line for each run of one seat's, at most `most` lines, the newest.

    `tellers` say an event of a game, by the name of its class; None: those of the canasta games.
    """
    lines: list[Markup] = []
    say = _TELLERS if tellers is None else tellers
    for seat, events in _runs(digested([item.event for item in told])):
        words = [word for event in events if (word := in_words(event, seat == reader, names, say))]
        if words:
            text = names.t.listed(words)
            lines.append(Markup(text if seat is None else names.t("told-by", who=names(seat), what=Markup(text))))
    return lines[-most:] if most else []


def digested(events: Sequence[Any]) -> list[Any]:
    """Leave out what was laid and taken back again; put together what was laid in several steps."""
    kept: list[Any] = []
    for event in events:
        if _kind(event) == "TookBack" and kept and _kind(kept[-1]) in ("Laid", "Opened"):
            kept.pop()
        else:
            kept.append(event)
    merged: list[Any] = []
    for event in kept:
        if merged and _kind(event) == _kind(merged[-1]) == "Laid" and event.seat == merged[-1].seat:
            merged[-1] = _together(merged[-1], event)
        else:
            merged.append(event)
    return merged


def _together(first: Any, second: Any) -> Any:
    return replace(first, groups=(*first.groups, *second.groups), canastas=(*first.canastas, *second.canastas))


def _runs(events: Sequence[Any]) -> Iterator[tuple[Seat | None, list[Any]]]:
    """Divide events into runs of one seat's; what happens to the whole table belongs to no seat."""
    run: list[Any] = []
    whose: Seat | None = None
    for event in events:
        seat = None if _kind(event) in _OF_THE_TABLE else event.seat
        if run and (seat != whose or seat is None):
            yield whose, run
            run = []
        whose = seat
        run.append(event)
    if run:
        yield whose, run


_OF_THE_TABLE = frozenset({"Dealt", "DealVoided", "DealEnded", "RoundEnded", "Reshuffled", "MatchEnded"})


def _kind(event: Any) -> str:
    return type(event).__name__


def in_words(event: Any, own: bool, names: Names, tellers: Mapping[str, Teller]) -> str:
    """Tell one event, without who did it; `own`: the reader did it and sees its cards. "" for what goes untold."""
    teller = tellers.get(_kind(event))
    return teller(event, own, names) if teller else ""


def _dealt(event: Any, _: bool, names: Names) -> str:
    people = {"dealer": names(event.dealer), "cutter": names(event.cutter)}
    starting = cards.listed(event.starting)
    return names.t("told-dealt", deal=event.deal, cards=starting, packet=event.packet, **people)


def _voided(event: Any, _: bool, names: Names) -> str:
    return names.t("told-voided", dealer=names(event.dealer))


def _red_threes(event: Any, _: bool, names: Names) -> str:
    return names.t("told-red-threes", count=event.count)


def _drew(event: Any, own: bool, names: Names) -> str:
    if event.cards and own:
        return names.t("told-drew-cards", cards=cards.listed(event.cards))
    return names.t("told-drew", count=event.count)


def _opened(event: Any, _: bool, names: Names) -> str:
    return names.t("told-opened", groups=cards.groups_shown(event.groups), value=event.value)


def _took_pile(event: Any, _: bool, names: Names) -> str:
    count = 1 + len(event.pile) + event.packet_size
    shown = cards.counted(event.shown)
    message = "told-took-pile" if sum(event.shown) else "told-took-pile-alone"
    return names.t(message, count=count, top=cards.card(event.top), shown=shown)


def _laid(event: Any, _: bool, names: Names) -> str:
    text = names.t("told-laid", groups=cards.groups_shown(event.groups))
    done = [names.t("told-canasta", rank=melds.rank(rank)) for rank in event.canastas]
    return names.t.listed([text, *done])


def _took_back(event: Any, _: bool, names: Names) -> str:
    return names.t("told-took-back", groups=cards.groups_shown(event.groups))


def _asked(event: Any, _: bool, names: Names) -> str:
    return names.t("told-asked", partner=names(event.partner))


def _answered(event: Any, _: bool, names: Names) -> str:
    return names.t(f"told-answered-{event.answer}", asker=names(event.asker))


def _discarded(event: Any, _: bool, names: Names) -> str:
    return names.t("told-discarded-freezing" if event.froze else "told-discarded", card=cards.card(event.card))


def _passed(_event: Any, _: bool, names: Names) -> str:
    return names.t("told-passed")


def _deal_ended(event: Any, _: bool, names: Names) -> str:
    return ended_in_words(event.result, names)


def ended_in_words(result: Any, names: Names) -> str:
    """Tell why a deal ended."""
    return names.t(f"told-ended-{result.reason}", who=names(result.by), deal=result.deal)


def _match_ended(_event: Any, _: bool, names: Names) -> str:
    return names.t("told-match-ended")


_TELLERS = {
    "Dealt": _dealt,
    "DealVoided": _voided,
    "RedThreesLaid": _red_threes,
    "Drew": _drew,
    "Opened": _opened,
    "TookPile": _took_pile,
    "Laid": _laid,
    "TookBack": _took_back,
    "Asked": _asked,
    "Answered": _answered,
    "Discarded": _discarded,
    "TurnPassed": _passed,
    "DealEnded": _deal_ended,
    "MatchEnded": _match_ended,
}
