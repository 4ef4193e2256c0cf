"""What a card's rank means in a round: whether it is wild, and what it costs left over."""

from engine.suited import ACE, JACK, JOKER_RANK, KING, QUEEN, Card, rank_of
from engine.three_thirteen.types import Rules


def hand_size(rules: Rules, round_number: int) -> int:
    """Tell how many cards each player gets in the round [T2.1]."""
    return rules.first_hand + round_number - 1


def wild_ranks(rules: Rules, round_number: int) -> tuple[int, ...]:
    """List the ranks that are wild: as many as the cards dealt [T3.1], jacks [V3] and jokers [V4] if so agreed."""
    ranks = {hand_size(rules, round_number)}
    if rules.jacks_wild:
        ranks.add(JACK)
    if rules.jokers:
        ranks.add(JOKER_RANK)
    return tuple(sorted(ranks))


def cost_of(card: Card, rules: Rules) -> int:
    """Tell the penalty of a card left over, wild or not [T7.2, V1, V2, V3, V4]."""
    rank = rank_of(card)
    costs = {
        JOKER_RANK: rules.joker_cost,
        ACE: rules.ace_cost,
        JACK: rules.jack_cost,
        QUEEN: rules.queen_cost,
        KING: rules.king_cost,
    }
    return costs.get(rank, rank)
