"""Positions of scenario files, and what they ask of a state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.canasta.asking import can_ask
from engine.canasta.closing import partners_of
from engine.canasta.dealing import undealt
from engine.canasta.opening import minimum_of
from engine.canasta.pile import is_frozen
from engine.canasta.seen import winner
from engine.canasta.types import Phase, Question, Rules, State
from engine.cards import Face, Hand
from engine.family_position import (
    KEYS,
    LOOKS,
    answered,
    cards_in,
    counts_in,
    drawn_in,
    hands_in,
    know_keys,
    melds_in,
    numbers_in,
    phase_in,
    refuse,
    seat_in,
    seats_in,
    switch_in,
)
from engine.melding import Melds

_ANSWERS: Final = (None, "yes", "no", "lapsed")


def position(rules: Rules, deal: Mapping[str, Any]) -> State:
    """Set up the position of a scenario's `[deal]` table. Raises ValueError naming what is wrong."""
    know_keys(deal, KEYS)
    if deal.get("packet"):
        refuse("packet", deal["packet"])
    dealer = seat_in(deal, "dealer", rules.players, rules.players - 1)
    has_melded = seats_in(deal, "has_melded", rules.players)
    state = replace(
        undealt(rules, dealer, numbers_in(deal, "scores", rules.sides)),
        deal=1,
        phase=Phase(phase_in(deal)),
        turn=seat_in(deal, "turn", rules.players, (dealer + 1) % rules.players),
        hands=_hands(rules, deal),
        stock=cards_in(deal, "stock"),
        pile=cards_in(deal, "pile"),
        melds=_melds(rules, deal),
        red_threes=counts_in(deal, "red_threes", rules.sides),
        has_melded=tuple(seat in has_melded for seat in range(rules.players)),
    )
    return _in_play(state, deal) if state.phase is Phase.PLAY else _before_the_draw(state, deal)


def _before_the_draw(state: State, deal: Mapping[str, Any]) -> State:
    for key, default in (("melded_this_turn", False), ("drawn", "stock"), ("ask", None)):
        if deal.get(key, default) != default:
            refuse(key, deal[key])
    return state


def _in_play(state: State, deal: Mapping[str, Any]) -> State:
    """Add what only phase "play" has: how the turn began, whether something was laid in it, its question."""
    return replace(
        state,
        drawn=drawn_in(deal),
        layings=int(switch_in(deal, "melded_this_turn")),
        old_melds=len(state.melds[state.turn % state.rules.sides]),
        question=_question(state, deal["ask"]) if "ask" in deal else None,
    )


def _question(state: State, ask: Any) -> Question:
    if not isinstance(ask, Mapping) or ask.keys() - {"seat", "partner", "answer"}:
        refuse("ask", ask)
    partners = (*partners_of(state.rules, state.turn), None)
    question = Question(ask.get("seat", state.turn), ask.get("partner", partners[0]), ask.get("answer"))
    is_between_partners = question.asker == state.turn and question.partner in partners[:-1]
    if not is_between_partners or question.answer not in _ANSWERS:
        refuse("ask", ask)
    return question


def _hands(rules: Rules, deal: Mapping[str, Any]) -> tuple[Hand, ...]:
    hands = hands_in(deal, rules.players)
    if any(hand[Face.RED_THREE] for hand in hands):
        refuse("hands", deal["hands"])
    return hands


def _melds(rules: Rules, deal: Mapping[str, Any]) -> tuple[Melds, ...]:
    """Read each side's melds; a canasta among them counts as not concealed [K8.3]."""
    sides = melds_in(deal, rules.sides)
    if any(meld.rank in (None, Face.RED_THREE) for melds in sides for meld in melds):
        refuse("melds", deal["melds"])
    return sides


# --- what a scenario expects ------------------------------------------------------------------------------


def observe(state: State, key: str) -> Any:
    """Answer a scenario's `[expect]` key: by seat or side as a tuple, cards as words, melds as tuples of words.

    Raises ValueError for a key that the game does not have.
    """
    return answered(state, key, _LOOKS)


_LOOKS: Final[Mapping[str, Callable[[State], Any]]] = {
    **LOOKS,
    "packet": lambda _: (),
    "frozen": lambda state: is_frozen(state.rules, state.pile),
    "match_over": lambda state: state.phase is Phase.OVER,
    "winner": winner,
    "void": lambda _: False,
    "can_ask": lambda state: can_ask(state, state.turn),
    "opening_minimum": lambda state: tuple(minimum_of(state.rules, total) for total in state.totals),
}
