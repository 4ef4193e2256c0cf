"""The draw for partners [C1.2, C1.3]."""

import itertools

import pytest

from engine.canastone.seating import DrawAgain, Seating, seating
from engine.cards import Face, parse_cards


def test_the_two_highest_play_the_two_lowest_and_the_highest_begins() -> None:
    seats = seating(parse_cards("5 K 9 A"))
    assert seats == Seating(players=(3, 2, 1, 0), first=0, dealer=3)


def test_six_players_make_two_teams_of_three() -> None:
    drawn = parse_cards("4 2 3b A Q 8")
    seats = seating(drawn)
    assert isinstance(seats, Seating)
    assert {seats.players[seat] for seat in (0, 2, 4)} == {3, 4, 5}, "ace, queen, eight"
    assert drawn[seats.players[seats.first]] is Face.ACE
    assert seats.dealer == 5


def test_whatever_is_drawn_the_upper_half_sits_at_one_side_of_the_table() -> None:
    order = parse_cards("A K Q J 10 9 8 7 6 5 4 3r 2")
    for drawn in itertools.combinations(order, 4):
        for cards in (drawn, drawn[::-1], (drawn[2], drawn[0], drawn[3], drawn[1])):
            seats = seating(cards)
            assert isinstance(seats, Seating)
            assert {cards[seats.players[0]], cards[seats.players[2]]} == set(drawn[:2])
            assert cards[seats.players[seats.first]] is drawn[0]


def test_equal_ranks_draw_again_and_so_do_jokers() -> None:
    assert seating(parse_cards("5 K 5 A")) == DrawAgain((0, 2))
    assert seating(parse_cards("5 K * A")) == DrawAgain((2,))
    assert seating(parse_cards("5 5 K K")) == DrawAgain((0, 1, 2, 3))
    assert seating(parse_cards("3b 3r K A")) == DrawAgain((0, 1)), "threes of both colours have one rank"
    assert seating(parse_cards("* * K A")) == DrawAgain((0, 1))


def test_only_four_or_six_draw() -> None:
    with pytest.raises(ValueError, match="3 cards"):
        seating(parse_cards("A K Q"))
