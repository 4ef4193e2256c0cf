"""What is wrong with a state that play from a full pack has reached."""

from collections import Counter
from collections.abc import Iterator

from engine.suited import write_cards
from engine.three_thirteen.ranks import hand_size
from engine.three_thirteen.scoring import is_over
from engine.three_thirteen.turn import pack
from engine.three_thirteen.types import Phase, State


def problems(state: State) -> tuple[str, ...]:
    """Tell what is wrong; nothing for a sound state."""
    return tuple(_problems(state))


def _problems(state: State) -> Iterator[str]:
    if len(state.totals) != state.rules.players:
        yield f"{len(state.totals)} totals for {state.rules.players} players"
    if not 0 <= state.dealer < state.rules.players:
        yield f"no seat {state.dealer} deals"
    if len(state.scores) != state.round - (not is_over(state)) and state.round:
        yield f"{len(state.scores)} rounds are scored in round {state.round}"
    if state.round:
        yield from _card_problems(state)
        yield from _turn_problems(state)
    elif state.phase is not Phase.DEAL:
        yield f"phase {state.phase} before the first round"


def _card_problems(state: State) -> Iterator[str]:
    """Every card is somewhere, once [T1.2, T2.1]."""
    there = Counter([*state.stock, *state.pile, *(card for hand in state.hands for card in hand)])
    wanted = Counter(pack(state.rules))
    if there != wanted:
        lost, made = (wanted - there).elements(), (there - wanted).elements()
        yield f"cards lost: {write_cards(lost)}; made: {write_cards(made)}"
    for seat, hand in enumerate(state.hands):
        size = hand_size(state.rules, state.round) + (state.phase is Phase.PLAY and seat == state.turn)
        if len(hand) != size:
            yield f"seat {seat} holds {len(hand)} cards, not {size}"
        if hand != tuple(sorted(hand)):
            yield f"the hand of seat {seat} is out of order"


def _turn_problems(state: State) -> Iterator[str]:
    if not 1 <= state.round <= state.rules.rounds:
        yield f"round {state.round}"
    if not 0 <= state.turn < state.rules.players:
        yield f"no seat {state.turn} to play"
    elif (state.phase is Phase.PLAY) != (state.drawn is not None and state.drawn in state.hands[state.turn]):
        yield f"phase {state.phase}, and the card drawn is {state.drawn}"
    if is_over(state) != (state.phase in (Phase.DEAL, Phase.OVER)):
        yield f"phase {state.phase}, and the round has {'' if is_over(state) else 'not '}ended"
    if state.phase is Phase.RESHUFFLE and (state.stock or len(state.pile) < 2):
        yield "a reshuffle with stock or without discards"
