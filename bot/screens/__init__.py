"""Screens: pure functions of what a reader may see, each giving a `types.Screen` (or, for an alert, plain text).

`games.screens_of(game)` gives the functions of a game; its fields, with `t` a `bot.i18n.Translator`:

    table(view, context, t) -> Screen          the group's live message (view of the group)
    hand(view, context, t) -> Screen           a player's private message
    question(view, context, t) -> Screen | None    the partner asked; None when no question is open to the reader
    deal(ended, view, context, t) -> Screen    the sheet of a finished deal or round, from its DealEnded event
    match(view, context, t) -> Screen          all deals, the totals, the winner once there is one
    peek(view, t) -> str                       the reader's hand as an alert, at most 200 characters
    offers(view, context) -> tuple[Offer, ...]     what one tap may do: press verb `act`, argument `Offer.id`
    changed(picks, view, verb, argument) -> Picks  presses of `picking.PICK_VERBS`
    intent(picks, view, verb, argument) -> action | Problem

Elsewhere: `lobby.lobby(context, t)`, `alerts.refusal(violation, t)` and `alerts.problem(problem, t)` (toasts),
`private` (tables, welcome, help, settings), `moves.told(event, view, context, t)` (an event in words).
"""
