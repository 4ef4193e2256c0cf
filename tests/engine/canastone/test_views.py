"""What a view counts and what events keep to themselves."""

from engine.canastone import GAME
from engine.canastone.types import Drew, Opened, RedThreesLaid, TookPile
from engine.cards import Face
from tests.engine.canastone.positions import CLOSING, act, cards, position


def test_a_view_counts_what_the_table_brings_and_the_own_hand_costs() -> None:
    state = position("A 2 5", melds=[CLOSING, ""], red_threes=[1, 2])
    view = GAME.view(state, 0)
    assert view.sides[0].table_points == 70 + 500 + 90 + 300 + 100
    assert view.sides[1].table_points == -400
    assert view.hand_cost == 45
    assert GAME.view(state, 1).hand_cost == 2 * (5 + 5 + 5 + 10), "doubled for a side that has not opened"
    assert GAME.view(state, None).hand is None
    assert GAME.view(state, None).hand_cost is None


def test_a_held_red_three_costs_its_five_hundred_undoubled() -> None:
    view = GAME.view(position("3r 5", {"hold_red_threes": True}, melds=["", ""]), 0)
    assert view.hand_cost == 500 + 10


def test_a_view_says_what_may_be_done() -> None:
    state = position("K 5", melds=[CLOSING, ""])
    assert GAME.view(state, 0).can_ask
    assert not GAME.view(state, 2).can_ask
    asked = act(state, 0, "ask")
    assert not GAME.view(asked, 0).can_ask
    answered = act(asked, 2, "answer yes")
    assert GAME.view(answered, 0).must_close
    assert not GAME.view(answered, 2).must_close


def test_cards_drawn_are_seen_by_their_owner_only() -> None:
    _, events = GAME.apply(position("K 9", phase="draw", stock="3r 6 7 8"), GAME.parse_action(position("K"), 0, "draw"))
    assert events == (RedThreesLaid(0, 1, 1), Drew(0, 2, (Face.SIX, Face.SEVEN)))
    assert GAME.redact(events[1], 0) == events[1]
    assert GAME.redact(events[1], 2) == Drew(0, 2, None)
    assert GAME.redact(events[1], None) == Drew(0, 2, None)


def test_the_packet_is_seen_by_the_taker_only() -> None:
    state = position("8 8 9", phase="draw", pile="4 8", packet="A 2", melds=["8 8 8 8", ""])
    _, events = GAME.apply(state, GAME.parse_action(state, 0, "take 8 8"))
    took = events[0]
    assert took == TookPile(
        seat=0,
        shown=cards("8 8"),
        top=Face.EIGHT,
        pile=(Face.FOUR,),
        packet_size=2,
        packet=(Face.ACE, Face.TWO),
        canastas=(Face.EIGHT,),
    )
    hidden = GAME.redact(took, 3)
    assert isinstance(hidden, TookPile)
    assert hidden.packet is None
    assert hidden.packet_size == 2


def test_an_opening_tells_its_value_and_its_canastas() -> None:
    state = position("A A A A A A A 9", phase="draw", melds=["", ""])
    _, events = GAME.apply(state, GAME.parse_action(state, 0, "open A: A A A A A A A"))
    opened = events[0]
    assert isinstance(opened, Opened)
    assert (opened.value, opened.minimum, opened.canastas) == (140, 50, (Face.ACE,))
