"""Taking the pile, with the initial meld or without [K5]."""

from dataclasses import replace

from engine.canasta.dealing import with_red_threes
from engine.canasta.ending import Outcome, out_if_empty
from engine.canasta.laying import left_violation, melding_violation, minimum_violation, with_melds_laid
from engine.canasta.moment import own_melds, when_violation
from engine.canasta.opening import minimum_of
from engine.canasta.pile import pile_violation, rest_of
from engine.canasta.types import Event, Opened, Phase, RedThreesLaid, State, Take, TookPile
from engine.cards import Face, Hand, holds, minus, plus
from engine.game import Violation
from engine.melding import Group, are_well_formed, cards_of, completed, melds_with, taken_group, value_of_groups
from engine.seats import with_item


def take_violation(state: State, action: Take) -> Violation | None:
    """Judge the taking of the pile, with the side's first melds or without [K3.4, K5, K5.8]."""
    refused = when_violation(state, action.seat, Phase.DRAW) or _taking_named_violation(state, action)
    if refused is not None:
        return refused
    own, groups = own_melds(state), _taking_groups(state, action)
    rest = plus(minus(state.hands[action.seat], _named(action)), rest_of(state.pile))
    melds = melds_with(own, groups)
    if action.groups:
        refused = melding_violation(state, action.groups, melds, rest)
        if refused is None and own:
            return Violation("already-open", "K4.1")
    refused = refused or pile_violation(state, action.shown)
    if refused is None and not own:
        refused = minimum_violation(state, value_of_groups(groups))
    return refused or left_violation(state, melds, rest)


def _taking_groups(state: State, action: Take) -> tuple[Group, ...]:
    """List what a taking lays: the top card with the shown ones, and the other groups [K5.8]."""
    if not state.pile:
        return action.groups
    return taken_group(state.pile[-1], action.shown), *action.groups


def _named(action: Take) -> Hand:
    """Add up the cards of the hand that a taking names."""
    return plus(cards_of(action.groups), action.shown)


def _taking_named_violation(state: State, action: Take) -> Violation | None:
    """Judge the cards that a taking names: there, and the groups for other ranks than the top card's [K5.8]."""
    if any(group.rank is None for group in action.groups):
        return Violation("not-available", "K2.3")
    if not holds(state.hands[action.seat], _named(action)):
        return Violation("not-in-hand", "K5.8")
    if not action.groups:
        return None
    top_again = bool(state.pile) and any(group.rank is state.pile[-1] for group in action.groups)
    return Violation("malformed", "K5.8") if top_again or not are_well_formed(action.groups) else None


def apply_take(state: State, action: Take) -> Outcome:
    """Take the pile: the top card is melded, red threes are laid out and not replaced, the rest goes to the hand
    [K5.1, K5.7]."""
    seat, pile, own = action.seat, state.pile, own_melds(state)
    groups = _taking_groups(state, action)
    threes = pile.count(Face.RED_THREE)
    hand = plus(minus(state.hands[seat], _named(action)), rest_of(pile))
    begun = replace(state, phase=Phase.PLAY, drawn="pile", pile=(), old_melds=len(own))
    after = replace(
        with_melds_laid(begun, groups),
        hands=with_item(state.hands, seat, hand),
        red_threes=with_red_threes(state, seat, threes),
    )
    canastas = completed(own, own_melds(after))
    events: list[Event] = [TookPile(seat, action.shown, pile[-1], pile[:-1], canastas)]
    if threes:
        events.append(RedThreesLaid(seat, threes, 0))
    if not own:
        minimum = minimum_of(state.rules, state.totals[seat % state.rules.sides])
        events.append(Opened(seat, groups, value_of_groups(groups), minimum, canastas))
    return out_if_empty(after, events)
