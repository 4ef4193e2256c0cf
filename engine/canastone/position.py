"""Positions of scenario files, and what they ask of a state."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, get_args

from engine.canastone.asking import can_ask
from engine.canastone.ending import ends_deal, stock_is_too_short, winner_of
from engine.canastone.opening import minimum
from engine.canastone.pile import is_frozen
from engine.canastone.sides import SIDES, left_of, partners_of
from engine.canastone.types import Answer, Phase, Question, Rules, State
from engine.cards import Face, Hand, is_three
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
    words_of,
)
from engine.melding import Melds


def position(rules: Rules, deal: Mapping[str, Any]) -> State:
    """Set up the position of a scenario's `[deal]` table, ended at once if no turn can start in it [C12.5].

    Raises ValueError naming the key that is wrong.
    """
    know_keys(deal, KEYS | {"joker_bar"})
    _read_over(rules, deal)
    dealer = seat_in(deal, "dealer", rules.players, rules.players - 1)
    state = State(
        rules=rules,
        totals=_pair(numbers_in(deal, "scores", SIDES)),
        dealer=dealer,
        deal=1,
        phase=Phase(phase_in(deal)),
        turn=seat_in(deal, "turn", rules.players, left_of(dealer, rules)),
        hands=_hands(rules, deal),
        stock=cards_in(deal, "stock"),
        pile=cards_in(deal, "pile"),
        packet=cards_in(deal, "packet"),
        melds=_melds(deal),
        red_threes=_pair(counts_in(deal, "red_threes", SIDES)),
        question=_question(rules, deal.get("ask")),
        joker_bar=seat_in(deal, "joker_bar", rules.players) if "joker_bar" in deal else None,
    )
    if state.phase is Phase.DRAW and stock_is_too_short(state):
        state, _ = ends_deal(state, "stock", state.turn)
    return state


def _read_over(rules: Rules, deal: Mapping[str, Any]) -> None:
    """See that the keys that say something in the other game of the family alone are of their kind."""
    seats_in(deal, "has_melded", rules.players)
    switch_in(deal, "melded_this_turn")
    drawn_in(deal)


def _pair(numbers: tuple[int, ...]) -> tuple[int, int]:
    first, second = numbers
    return first, second


def _hands(rules: Rules, deal: Mapping[str, Any]) -> tuple[Hand, ...]:
    hands = hands_in(deal, rules.players)
    if not rules.hold_red_threes and any(hand[Face.RED_THREE] for hand in hands):
        message = "hands: a red three is not held in hand"
        raise ValueError(message)
    return hands


def _melds(deal: Mapping[str, Any]) -> tuple[Melds, Melds]:
    first, second = melds_in(deal, SIDES)
    if any(meld.rank is not None and is_three(meld.rank) for meld in (*first, *second)):
        refuse("melds", deal["melds"])
    return first, second


def _question(rules: Rules, value: Any) -> Question | None:
    if value is None:
        return None
    if not isinstance(value, Mapping) or value.keys() - {"seat", "partner", "answer"}:
        refuse("ask", value)
    asker = seat_in(value, "seat", rules.players)
    partner = seat_in(value, "partner", rules.players, partners_of(asker, rules)[0])
    answer = value.get("answer")
    if partner not in partners_of(asker, rules) or answer not in (None, *get_args(Answer)):
        refuse("ask", value)
    return Question(asker, partner, cast("Answer | None", answer))


# --- what a scenario expects ------------------------------------------------------------------------------


def observe(state: State, key: str) -> Any:
    """Answer a scenario's `[expect]` key: cards as words, by seat or side. Raises ValueError for another key."""
    return answered(state, key, _LOOKS)


_LOOKS: Final[Mapping[str, Callable[[State], Any]]] = {
    **LOOKS,
    "packet": lambda state: words_of(state.packet),
    "frozen": lambda state: is_frozen(state.pile),
    "match_over": lambda state: state.phase is Phase.OVER,
    "winner": lambda state: winner_of(state.totals, state.rules) if state.phase is Phase.OVER else None,
    "void": lambda state: state.void,
    "can_ask": lambda state: can_ask(state, state.turn),
    "opening_minimum": lambda state: tuple(minimum(total, state.rules) for total in state.totals),
}
