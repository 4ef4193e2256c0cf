"""Picking cards on the hand screen, and what the picked cards mean."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.i18n import translator
from bot.screens.games import screens_of
from bot.screens.offers import offered
from bot.screens.openings import too_short
from bot.screens.picking import Composed, Problem, changed, composed, intent, toggle
from bot.screens.types import Picks
from engine.canastone.types import Discard, Draw, Lay, Open, Reply, Take, TakeBack
from engine.cards import NO_CARDS, Face, hand_of, parse_cards
from engine.games import GAMES
from engine.melding import Group, parse_groups, write_groups
from tests.screens.positions import Position

HANDS = ["K K K 9 9 4 2 *", "5 5", "6 6", "7 7"]


def table(game: str = "canastone", options: dict[str, Any] | None = None, **deal: Any) -> Position:
    rules = GAMES[game].rules(4, options or {})
    return Position(GAMES[game], GAMES[game].position(rules, {"hands": HANDS, "stock": "4 5 6 7 8 9", **deal}), ())


def cards(text: str) -> tuple[int, ...]:
    return hand_of(parse_cards(text))


def groups(text: str) -> tuple[Group, ...]:
    return parse_groups(text)


@dataclass(frozen=True)
class Pressing:
    """A player at the hand screen."""

    position: Position
    picks: Picks = field(default_factory=Picks)

    def press(self, *presses: str) -> "Pressing":
        picks = self.picks
        for press in presses:
            verb, _, argument = press.partition(" ")
            picks = changed(picks, self.position.view(0), verb, argument)
        return Pressing(self.position, picks)

    def kinds(self) -> list[str]:
        return [offer.kind for offer in self.offers()]

    def offers(self) -> tuple[Any, ...]:
        context = self.position.context(0, self.picks)
        return screens_of(self.position.game.name).offers(self.position.view(0), context)

    def laid(self) -> list[str]:
        return [write_groups(offer.groups) for offer in self.offers() if offer.kind in ("lay", "open")]


def test_a_tap_picks_one_more_and_after_the_last_none() -> None:
    view, picks = table().view(0), Picks()
    counts = []
    for _ in range(5):
        picks = toggle(picks, view, "K")
        counts.append(picks.cards.count("K"))
    assert counts == [1, 2, 3, 0, 1]


@pytest.mark.parametrize("word", ["Q", "3r", "", "Z", "K K"])
def test_what_is_not_held_cannot_be_picked(word: str) -> None:
    assert toggle(Picks(("K",)), table().view(0), word) == Picks(("K",))


def test_clearing_keeps_the_part_of_the_screen_that_is_open() -> None:
    assert Pressing(table()).press("mode open", "pick K", "clear").picks == Picks(mode="open")


def test_going_back_forgets_what_was_composed() -> None:
    assert Pressing(table()).press("mode open", "pick K", "mode ").picks == Picks()


def test_an_explanation_closes_with_the_next_tap() -> None:
    assert Pressing(table()).press("mode why", "pick K").picks == Picks(("K",))


def test_naturals_fall_into_groups_by_rank() -> None:
    assert composed(Picks(("K", "9", "K", "9"))) == Composed(groups("K: K K | 9: 9 9"), NO_CARDS)


def test_a_wild_joins_the_only_rank_that_is_picked() -> None:
    assert composed(Picks(("K", "K", "2"))).groups == groups("K: K K 2")


def test_with_two_ranks_a_wild_waits_to_be_sent() -> None:
    waiting = Pressing(table()).press("mode open", "pick K", "pick K", "pick 9", "pick 9", "pick 2", "pick *")
    assert composed(waiting.picks).loose == cards("2 *")
    sent = waiting.press("to 9", "to K")
    assert composed(sent.picks) == Composed(groups("K: K K * | 9: 9 9 2"), NO_CARDS)


def test_a_wild_that_was_sent_goes_when_its_group_is_cleared() -> None:
    sent = Pressing(table()).press("mode open", "pick K", "pick 9", "pick 9", "pick 2", "to 9")
    again = sent.press("pick 9")
    assert composed(again.picks).groups == groups("K: K 2")


def test_nothing_is_sent_when_nothing_waits() -> None:
    picks = Picks(("K",))
    assert changed(picks, table().view(0), "to", "K") == picks
    assert changed(Picks(("2",)), table().view(0), "to", "Z") == Picks(("2",))


def test_three_wilds_alone_are_the_wild_meld() -> None:
    assert composed(Picks(("2", "2", "*"))).groups == (Group(None, cards("2 2 *")),)


def test_the_opening_appears_when_it_suffices() -> None:
    opening = Pressing(table()).press("mode open", "pick K", "pick K", "pick K")
    assert "open" not in opening.kinds()
    hands = ["K K K 5 5 5 5 4", *HANDS[1:]]
    enough = Pressing(table(hands=hands)).press("mode open", *["pick K"] * 3, *["pick 5"] * 4)
    assert enough.laid() == ["K: K K K | 5: 5 5 5 5"]


def test_two_of_a_rank_are_told_to_be_no_meld_yet() -> None:
    pressing = Pressing(table(pile="9")).press("mode open", "pick K", "pick K", "pick K", "pick 9", "pick 9")
    assert write_groups(too_short(pressing.position.view(0), pressing.picks)) == "9: 9 9"
    screen = screens_of("canastone").hand(
        pressing.position.view(0), pressing.position.context(0, pressing.picks), translator("en", strict=True)
    )
    assert "A meld begins with three cards" in screen.text
    with_pile = table(options={"pile_counts_for_opening": True}, pile="9")
    assert too_short(with_pile.view(0), pressing.picks) == ()


def test_under_v4_the_pile_helps_to_open() -> None:
    hands = ["K K K A A 4 5", *HANDS[1:]]
    helped = table(options={"pile_counts_for_opening": True}, hands=hands, pile="A")
    pressing = Pressing(helped).press("mode open", "pick A", "pick A")
    assert [offer.action for offer in pressing.offers() if offer.kind == "open"] == [Open(0, (), cards("A A"))]


def test_a_wild_is_offered_every_meld_that_takes_it() -> None:
    position = table(melds=["9 9 9 | Q Q Q Q | 8 8 8 2 8 2 8", ""], phase="play")
    assert Pressing(position).press("pick 2").laid() == ["9: 2", "Q: 2"]


def test_what_is_picked_is_laid_or_joins_the_meld() -> None:
    position = table(melds=["9 9 9", ""], phase="play")
    assert Pressing(position).press("pick K", "pick K", "pick K").laid() == ["K: K K K"]
    assert Pressing(position).press("pick 9").laid() == ["9: 9"]
    assert Pressing(position).press("pick 9").kinds() == ["lay", "discard"]


def test_one_picked_card_can_be_discarded_and_two_cannot() -> None:
    position = table(phase="play")
    assert Pressing(position).press("pick 4").kinds() == ["discard"]
    assert Pressing(position).press("pick 9", "pick 9").kinds() == []


def test_the_pile_is_taken_with_the_naturals_it_needs() -> None:
    position = table(melds=["9 9 9", ""], pile="8 K")
    take = next(offer for offer in Pressing(position).offers() if offer.kind == "take")
    assert take.action == Take(0, cards("K K"))
    frozen = table(melds=["9 9 9", ""], pile="2 K")
    take = next(offer for offer in Pressing(frozen).offers() if offer.kind == "take")
    assert take.action == Take(0, cards("K K K"))


def test_what_cannot_be_is_not_offered() -> None:
    assert Pressing(table(pile="8 K")).kinds() == ["draw"]
    assert Pressing(table(melds=["9 9 9", ""], pile="8 Q")).kinds() == ["draw"]


def test_an_offer_is_found_by_its_name_while_it_is_offered() -> None:
    position = table(phase="play")
    pressing = Pressing(position).press("pick 4")
    (offer,) = pressing.offers()
    assert offered(position.view(0), position.context(0, pressing.picks), offer.id) == offer
    assert offered(position.view(0), position.context(0), offer.id) is None


def test_nobody_is_offered_another_ones_turn() -> None:
    position = table()
    assert screens_of("canastone").offers(position.view(1), position.context(1)) == ()
    assert screens_of("canastone").offers(position.view(None), position.context(None)) == ()


def test_the_partner_who_is_asked_may_answer() -> None:
    melds = "9 9 9 9 9 9 9 | Q Q Q Q Q Q 2"
    position = table(melds=[melds, ""], phase="play", hands=["9 4", *HANDS[1:]], ask={"seat": 0, "partner": 2})
    found = screens_of("canastone").offers(position.view(2), position.context(2))
    assert [offer.action for offer in found] == [Reply(2, yes=True), Reply(2, yes=False)]
    assert screens_of("canastone").offers(position.view(0), position.context(0)) == ()


def test_closing_lays_everything_at_one_tap() -> None:
    melds = "9 9 9 9 9 9 9 | Q Q Q Q Q Q 2"
    position = table(melds=[melds, ""], phase="play", hands=["9 K K K 4 Q", *HANDS[1:]])
    close = next(offer for offer in Pressing(position).offers() if offer.kind == "close")
    assert close.actions[-1] == Discard(0, Face.FOUR)
    assert {group.rank for group in close.groups} == {Face.NINE, Face.KING, Face.QUEEN}


def test_after_a_no_closing_is_not_offered() -> None:
    melds = "9 9 9 9 9 9 9 | Q Q Q Q Q Q 2"
    ask = {"seat": 0, "partner": 2, "answer": "no"}
    position = table(melds=[melds, ""], phase="play", hands=["9 K K K 4 Q", *HANDS[1:]], ask=ask)
    assert "close" not in Pressing(position).kinds()
    assert "ask" not in Pressing(position).kinds()


@pytest.mark.parametrize(
    ("picks", "press", "action"),
    [
        (Picks(), "draw", Draw(0)),
        (Picks(), "back", TakeBack(0)),
        (Picks(), "take", Take(0, cards("K K"))),
        (Picks(("4",)), "discard", Discard(0, Face.FOUR)),
        (Picks(), "discard 9", Discard(0, Face.NINE)),
        (Picks(("K", "K", "K")), "lay", Lay(0, groups("K: K K K"))),
        (Picks(("2",)), "add 9", Lay(0, groups("9: 2"))),
        (Picks(("K", "K", "K")), "open", Open(0, groups("K: K K K"))),
        (Picks(), "answer yes", Reply(0, yes=True)),
        (Picks(), "answer no", Reply(0, yes=False)),
    ],
)
def test_a_verb_means_an_action(picks: Picks, press: str, action: Any) -> None:
    position = table(melds=["9 9 9", ""], pile="8 K")
    verb, _, argument = press.partition(" ")
    assert intent(picks, position.view(0), verb, argument) == action


@pytest.mark.parametrize(
    ("picks", "verb", "code"),
    [
        (Picks(), "lay", "nothing-picked"),
        (Picks(("2",)), "lay", "wild-where"),
        (Picks(("K", "9")), "discard", "pick-one"),
        (Picks(), "dance", "unknown"),
    ],
)
def test_picks_that_mean_nothing_are_a_problem(picks: Picks, verb: str, code: str) -> None:
    found = intent(picks, table(melds=["9 9 9", ""]).view(0), verb, "")
    assert isinstance(found, Problem)
    assert found.code == code


def test_in_canasta_the_opening_comes_after_the_draw() -> None:
    hands = ["K K K 5 5 5 5 4 9 9", *HANDS[1:]]
    drawn = Pressing(table("classic", hands=hands, phase="play")).press(*["pick K"] * 3, *["pick 5"] * 4)
    assert drawn.laid() == ["K: K K K | 5: 5 5 5 5"]
    assert Pressing(table("classic", hands=hands, pile="8 J")).kinds() == ["draw"]


def test_in_canasta_the_pile_is_taken_with_the_initial_meld() -> None:
    hands = ["A A K K K 5 4 9 9", *HANDS[1:]]
    pressing = Pressing(table("classic", hands=hands, pile="8 A")).press("mode open", "pick A", "pick A")
    (offer,) = [offer for offer in pressing.offers() if offer.kind == "open"]
    assert offer.action.shown == cards("A A")
    assert offer.action.groups == ()


@pytest.mark.parametrize("word", ["", "x", "1", "K K"])
def test_what_is_added_to_no_meld_is_a_problem(word: str) -> None:
    view = table(melds=["9 9 9", ""]).view(0)
    assert intent(Picks(cards=("2",)), view, "add", word) == Problem("unknown")
