"""Cards that a seat cannot see make no difference to what it is shown and offered."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from engine import cards
from engine.game import AnyGame
from engine.games import GAMES
from engine.suited import Card
from tests.engine.random_play import TABLES, Ply, new_match, play

DEALS: Final = 6


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_hidden_cards_make_no_difference(name: str, players: int) -> None:
    game = GAMES[name]
    moved = draws = 0
    for seed in range(DEALS):
        state, chance = new_match(game, players, seed)
        for number, ply in enumerate(play(game, state, chance)):
            if game.observe(ply.before, "ended") is not False or not ply.before.hands or number % 3:
                continue
            seat = chance.choice([None, *range(players)])
            other = with_hidden_cards_permuted(game, ply.before, seat, chance)
            moved += other != ply.before
            assert game.view(other, seat) == game.view(ply.before, seat)
            if seat is not None:
                assert game.legal_actions(other, seat) == game.legal_actions(ply.before, seat)
            draws += check_draw(game, ply, other, seat)
    assert moved > 50
    assert draws > 10


def check_draw(game: AnyGame, ply: Ply, other: Any, seat: int | None) -> bool:
    """What others draw is told the same way whatever it is; discards and ends show cards to all anyway."""
    if ply.action.seat == seat or not game.write_action(ply.action).startswith("draw"):
        return False
    (first, *_), (also, *_) = game.apply(other, ply.action)[1], ply.events
    if type(first).__name__ != "Drew":
        return False
    assert game.redact(first, seat) == game.redact(also, seat)
    return True


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_event_tells_a_seat_more_than_its_view_would(name: str, players: int) -> None:
    """Of what is told about another seat's hidden cards only their number is left; the own ones stay."""
    game = GAMES[name]
    hidden = 0
    for seed in range(DEALS):
        state, chance = new_match(game, players, seed)
        for ply in play(game, state, chance):
            for event in ply.events:
                for seat in (None, *range(players)):
                    seen = game.redact(event, seat)
                    assert type(seen) is type(event)
                    assert game.redact(seen, seat) == seen
                    if seen != event:
                        hidden += 1
                        assert seat != event.seat
    assert hidden > 50


def with_hidden_cards_permuted(game: AnyGame, state: Any, seat: int | None, chance: random.Random) -> Any:
    """Give the other hands, the stock and the packet each other's cards, as many as before."""
    return _suited(state, seat, chance) if game.name == "three-thirteen" else _counted(state, seat, chance)


def _suited(state: Any, seat: int | None, chance: random.Random) -> Any:
    others = [other for other in range(len(state.hands)) if other != seat]
    pool: list[Card] = [*state.stock, *(card for other in others for card in state.hands[other])]
    open_card = state.drawn if state.drawn_from == "pile" and state.turn != seat else None
    if open_card is not None:
        pool.remove(open_card)  # everybody has seen it go into that hand
    chance.shuffle(pool)
    hands = list(state.hands)
    for other in others:
        known = [open_card] if open_card is not None and other == state.turn else []
        hands[other] = tuple(sorted([*known, *_dealt(pool, len(hands[other]) - len(known))]))
    drawn = state.drawn
    if state.drawn_from == "stock" and state.turn != seat:
        drawn = chance.choice(hands[state.turn])
    return replace(state, hands=tuple(hands), stock=tuple(pool), drawn=drawn)


def _counted(state: Any, seat: int | None, chance: random.Random) -> Any:
    """Permute all but red threes, whose coming to a hand everybody sees [C9.1, K1.7]."""
    red = cards.Face.RED_THREE
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [*state.stock, *state.packet] if hasattr(state, "packet") else list(state.stock)
    pool = [card for card in hidden if card != red]
    pool += [card for other in others for card in cards.faces_of(state.hands[other]) if card != red]
    chance.shuffle(pool)
    hands = list(state.hands)
    for other in others:
        reds = hands[other][red]
        hands[other] = cards.hand_of([*(red,) * reds, *_dealt(pool, sum(hands[other]) - reds)])
    changed = {"hands": tuple(hands), "stock": _refilled(state.stock, pool)}
    if hasattr(state, "packet"):
        changed["packet"] = _refilled(state.packet, pool)
    return replace(state, **changed)


def _refilled(places: Sequence[cards.Face], pool: list[cards.Face]) -> tuple[cards.Face, ...]:
    return tuple(card if card == cards.Face.RED_THREE else pool.pop() for card in places)


def _dealt(pool: list[Any], count: int) -> list[Any]:
    taken, pool[:] = pool[:count], pool[count:]
    return taken
