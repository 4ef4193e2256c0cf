"""Drawing from the stock in the canasta family, where a red three is laid out and replaced at once [C9.1, K3.2]."""

from dataclasses import dataclass

from engine.cards import Face


@dataclass(frozen=True, slots=True)
class Drawing:
    """What came from the stock: cards for the hand, red threes that were laid out, the stock that is left."""

    cards: tuple[Face, ...]
    red_threes: int
    stock: tuple[Face, ...]


def drawn_from(stock: tuple[Face, ...], owed: int, *, holds_red_threes: bool = False) -> Drawing:
    """Draw so many cards for a hand, as far as the stock goes [C9.1, C9.2, K1.7, K3.2].

    Red threes on the way are laid out and do not count, unless they are held in hand [V7].
    """
    cards: list[Face] = []
    taken = 0
    for card in stock:
        if len(cards) == owed:
            break
        taken += 1
        if holds_red_threes or card is not Face.RED_THREE:
            cards.append(card)
    return Drawing(tuple(cards), taken - len(cards), stock[taken:])
