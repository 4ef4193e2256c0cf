"""What is wrong with a state that play from a full pack has reached [C2.1, C3, C4, C9.1]."""

from collections import Counter
from collections.abc import Iterator

from engine.canastone.dealing import pack
from engine.canastone.sides import partners_of
from engine.canastone.types import Phase, State
from engine.cards import NO_CARDS, THREES, Face, faces_of, plus
from engine.melding import CANASTA, SHORTEST, Meld, rank_name


def problems(state: State) -> tuple[str, ...]:
    """Tell what is wrong, one sentence a fault; nothing for a sound state."""
    return (*_card_problems(state), *_turn_problems(state), *_meld_problems(state), *_score_problems(state))


def _card_problems(state: State) -> Iterator[str]:
    if len(state.hands) not in (0, state.rules.players):
        yield f"{len(state.hands)} hands for {state.rules.players} players"
    if any(min(hand) < 0 for hand in state.hands):
        yield "a hand holds less than no card"
    if not state.rules.hold_red_threes and any(hand[Face.RED_THREE] for hand in state.hands):
        yield "a red three in a hand"
    if state.phase in (Phase.DRAW, Phase.PLAY) or state.result:
        have, should = _all_cards(state), Counter(pack(state.rules))
        if have != should:
            yield f"too many: {dict(have - should)}, missing: {dict(should - have)}"


def _all_cards(state: State) -> Counter[Face]:
    held = NO_CARDS
    for cards in (*state.hands, *(meld.cards for melds in state.melds for meld in melds)):
        held = plus(held, cards)
    red = (Face.RED_THREE,) * sum(state.red_threes)
    return Counter((*faces_of(held), *state.stock, *state.pile, *state.packet, *red))


def _turn_problems(state: State) -> Iterator[str]:
    if not 0 <= state.turn < state.rules.players or not 0 <= state.dealer < state.rules.players:
        yield "a turn or a deal of nobody"
    if state.phase in (Phase.DRAW, Phase.PLAY):
        if state.result or state.void:
            yield "the deal goes on after its end"
        if state.phase is Phase.PLAY and not any(state.hands[state.turn]):
            yield "the player to move holds no card"
        if state.phase is Phase.DRAW and len(state.stock) < state.rules.draw:
            yield "a turn without two cards in the stock"
    question = state.question
    if question and (question.asker != state.turn or question.partner not in partners_of(question.asker, state.rules)):
        yield "a question between the wrong seats"


def _meld_problems(state: State) -> Iterator[str]:
    for melds in state.melds:
        ranks = [meld.rank for meld in melds]
        if len(set(ranks)) < len(ranks):
            yield "two melds of a rank"
        for meld in melds:
            if not _is_sound(meld, state):
                yield f"a meld {rank_name(meld.rank)} of {meld.naturals} and {meld.twos} and {meld.jokers}"


def _is_sound(meld: Meld, state: State) -> bool:
    if meld.rank is None:
        return meld.naturals == 0 and SHORTEST <= meld.size <= CANASTA
    enough = meld.naturals > meld.wilds and meld.wilds <= state.rules.wilds_in_meld
    return meld.rank not in THREES and meld.size >= SHORTEST and enough


def _score_problems(state: State) -> Iterator[str]:
    if state.result and (not state.scores or state.scores[-1] != state.result.scores):
        yield "the result is not the last score"
    if len(state.scores) > state.deal:
        yield "more scores than deals"
