"""What is wrong with a state that play from a full pack has reached."""

from collections.abc import Iterator

from engine.canasta.dealing import pack
from engine.canasta.melds import is_within_wild_limit
from engine.canasta.types import Phase, State
from engine.cards import NO_CARDS, Face, hand_of, plus
from engine.melding import SHORTEST, Melds


def problems(state: State) -> tuple[str, ...]:
    """Tell what is wrong with the state; nothing for a sound one."""
    if not state.deal:
        return ()
    return (*_card_problems(state), *_meld_problems(state), *_turn_problems(state), *_score_problems(state))


def _card_problems(state: State) -> Iterator[str]:
    """Count the pack: no card is lost or made [K1.2]."""
    there = hand_of((*state.stock, *state.pile))
    for cards in (*state.hands, *(meld.cards for melds in state.melds for meld in melds)):
        there = plus(there, cards)
    red_threes = (*NO_CARDS[: Face.RED_THREE], sum(state.red_threes))
    if plus(there, red_threes) != hand_of(pack(state.rules)):
        yield "the cards do not make up the pack"
    if any(hand[Face.RED_THREE] for hand in state.hands):
        yield "a red three in a hand"
    if any(count < 0 for hand in state.hands for count in hand):
        yield "a hand with less than no cards"


def _meld_problems(state: State) -> Iterator[str]:
    for side, melds in enumerate(state.melds):
        yield from (f"side {side}: {what}" for what in _side_problems(state, melds))
        standing = {meld.rank for meld in melds if meld.is_canasta}
        if not standing.issuperset(state.concealed[side]):
            yield f"side {side}: a concealed canasta that is none"


def _side_problems(state: State, melds: Melds) -> Iterator[str]:
    """Check that every meld could have been laid [K2]."""
    if len({meld.rank for meld in melds}) < len(melds):
        yield "two melds of one rank"
    for meld in melds:
        if meld.size < SHORTEST or not is_within_wild_limit(state.rules, meld):
            yield f"no meld: {meld}"


def _turn_problems(state: State) -> Iterator[str]:
    """Check that who is to play has what the phase asks for [K3.1, K3.3]."""
    if not 0 <= state.turn < state.rules.players or not 0 <= state.dealer < state.rules.players:
        yield "no such seat"
        return
    if (state.phase in (Phase.DEAL, Phase.OVER)) != (state.result is not None):
        yield f"phase {state.phase} does not go with the result"
    if (state.phase is Phase.DRAW) != (state.drawn is None) and state.result is None:
        yield "a draw that the phase does not know"
    if state.result is None and not all(map(any, state.hands)):
        yield "a player without cards in a deal that goes on"


def _score_problems(state: State) -> Iterator[str]:
    """Check that one score stands for every finished deal [K8]."""
    finished = state.deal if state.result else state.deal - 1
    if len(state.scores) != finished:
        yield "the scores do not go with the number of the deal"
