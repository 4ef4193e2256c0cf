"""Melds in words: what lies on the table, and what a group that is laid makes of it."""

from typing import Any

from bot.i18n import Markup, Translator, left_to_right
from bot.screens import cards
from engine.canastone.melds import is_clean
from engine.cards import Face
from engine.melding import Group, Meld, Melds, joined, meld_of


def meld_in_words(meld: Meld, t: Translator) -> Markup:
    """Tell rank, size, how many wilds, clean or dirty once it matters, and whether it is a canasta."""
    if meld.rank is None:
        return _wilds_in_words(meld, t)
    purity = "dirty" if meld.wilds else "clean"
    values = {"rank": rank(meld.rank), "size": meld.size, "wilds": meld.wilds}
    if meld.is_canasta:
        return Markup(f"<b>{t(f'canasta-{purity}', **values)}</b>")
    return Markup(t(f"meld-{purity}", **values))


def _wilds_in_words(meld: Meld, t: Translator) -> Markup:
    purity = "clean" if is_clean(meld) else "dirty"
    values = {"size": meld.size}
    if meld.is_canasta:
        return Markup(f"<b>{t(f'canasta-wilds-{purity}', **values)}</b>")
    return Markup(t(f"meld-wilds-{purity}", **values))


def melds_in_words(melds: Melds, t: Translator) -> Markup:
    """List melds in the order of their ranks."""
    order = sorted(melds, key=lambda meld: Face.TWO if meld.rank is None else meld.rank)
    return t.joined([meld_in_words(meld, t) for meld in order])


def rank(face: Face | None) -> Markup:
    """Show a rank in a text."""
    return Markup(left_to_right(cards.rank_shown(face)))


def becomes(group: Group, melds: Melds, t: Translator) -> str:
    """Tell, as plain text for a button, what the meld is after a group has joined it; "" for nothing remarkable."""
    after: Any = meld_of(joined(melds, group), group.rank)
    before = meld_of(melds, group.rank)
    if after.is_canasta and not (before and before.is_canasta):
        purity = "clean" if is_clean(after) else "dirty"
        return t.plain(f"becomes-canasta-{purity}")
    if before and before.wilds == 0 and after.wilds and after.rank is not None:
        return t.plain("becomes-dirty", size=after.size)
    return t.plain("becomes-size", size=after.size) if before else ""
