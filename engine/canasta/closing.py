"""Going out: when a player may, the question to the partner, going out concealed [K6]."""

from engine.canasta.melds import canastas, is_within_wild_limit
from engine.canasta.moment import own_melds
from engine.canasta.opening import minimum_of
from engine.canasta.types import Answer, Phase, Rules, State, View
from engine.canasta.way_out import Position, WayOut, best_way_out, can_go_out
from engine.cards import Face, Hand, faces_of, is_natural, is_wild
from engine.game import Seat, Violation
from engine.melding import CANASTA, Meld, Melds


def answer_of(state: State) -> Answer | None:
    """Tell how the question of this turn was answered; None if there is none or it is open [K6.2]."""
    return state.question.answer if state.question else None


def may_go_out_with(state: State, melds: Melds, rest: Hand) -> bool:
    """Tell whether a player who is left with `rest`, one card at most, goes out or still may [K6.1, K6.2].

    With canastas enough the last card is discarded; else it must be the one that completes them.
    """
    if answer_of(state) == "no":
        return False
    missing = state.rules.canastas_to_go_out - canastas(melds)
    if missing <= 0:
        return True
    return missing == 1 and any(_completes_canasta(state.rules, melds, card) for card in faces_of(rest))


def _completes_canasta(rules: Rules, melds: Melds, card: Face) -> bool:
    return any(meld.size + 1 == CANASTA and _takes(rules, meld, card) for meld in melds)


def _takes(rules: Rules, meld: Meld, card: Face) -> bool:
    if is_natural(card):
        return meld.rank == card
    return is_wild(card) and is_within_wild_limit(rules, Meld(meld.rank, meld.naturals, meld.twos + 1, meld.jokers))


def keeps_too_little(state: State, melds: Melds, rest: Hand) -> bool:
    """Tell whether laying leaves one card or none to a player who may not go out [K3.3]."""
    return sum(rest) <= 1 and not may_go_out_with(state, melds, rest)


def has_partners(rules: Rules) -> bool:
    """Tell whether a side has more than one player [K1.1, K6.2]."""
    return rules.players > rules.sides


def partners_of(rules: Rules, seat: Seat) -> tuple[Seat, ...]:
    """List the other seats of the side [K1.1]."""
    return tuple(other for other in range(rules.players) if other != seat and (other - seat) % rules.sides == 0)


def position_of(state: State) -> Position:
    """Describe what the ways out of the player to move depend on."""
    side = state.turn % state.rules.sides
    return Position(
        rules=state.rules,
        hand=state.hands[state.turn],
        melds=state.melds[side],
        minimum=_minimum_for_all(state, side),
        old_melds=state.old_melds,
        may_be_concealed=is_still_concealed(state),
    )


def _minimum_for_all(state: State, side: int) -> int:
    """Tell what laying everything at once must count: nothing if it is concealed and excused [K4.1, K6.3]."""
    if state.melds[side] or is_excused_from_minimum(state):
        return 0
    return minimum_of(state.rules, state.totals[side])


def is_excused_from_minimum(state: State) -> bool:
    """Tell whether going out concealed in one action needs no initial minimum: having drawn from the stock, where
    `concealed_needs_minimum` is off [K6.3]."""
    return not state.rules.concealed_needs_minimum and state.drawn == "stock"


def is_still_concealed(state: State) -> bool:
    """Tell whether the player to move had melded nothing before this turn and has added nothing in it to the melds
    that the side had then [K6.3]."""
    return not state.has_melded[state.turn] and state.grown == 0


def goes_out_concealed(state: State) -> bool:
    """Tell of a player who has just gone out whether the whole hand was laid in this turn, a canasta among it
    [K6.3]."""
    laid_now = own_melds(state)[state.old_melds :]
    return is_still_concealed(state) and canastas(laid_now) > 0


def last_discard_violation(state: State) -> Violation | None:
    """Judge the discard of the last card, which goes out; any card may be it [K6.1, K6.2, K6.4]."""
    if canastas(own_melds(state)) < state.rules.canastas_to_go_out:
        return Violation("close-needs-canastas", "K6.1", (("least", state.rules.canastas_to_go_out),))
    if answer_of(state) == "no":
        return Violation("close-refused", "K6.2")
    return None


def bond_violation(state: State, melds: Melds, rest: Hand) -> Violation | None:
    """Judge, after a yes, laying that leaves `rest`: going out must stay possible in this turn [K6.2]."""
    if answer_of(state) != "yes" or can_go_out(Position(state.rules, rest, melds)):
        return None
    return Violation("must-close", "K6.2")


def best_close(view: View) -> WayOut | None:
    """Find the best-scoring way of going out in one action, and a discard, for the seat that sees the view.

    None when it is not that seat's turn after the draw, a question is open, a no binds, or there is no way.
    """
    question = view.question
    is_shut = question is not None and question.answer in (None, "no")
    if view.seat is None or view.hand is None or view.seat != view.turn or view.phase is not Phase.PLAY or is_shut:
        return None
    own = view.sides[view.seat % view.rules.sides]
    is_excused = not view.rules.concealed_needs_minimum and view.drawn == "stock"
    return best_way_out(
        Position(
            rules=view.rules,
            hand=view.hand,
            melds=own.melds,
            minimum=0 if own.melds or is_excused else own.minimum,
            old_melds=view.old_melds,
            may_be_concealed=not view.has_melded[view.seat] and view.grown == 0,
        )
    )
