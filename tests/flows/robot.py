"""People who play by the buttons alone: whatever their phone shows, they press something sensible."""

from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.rehearsal.world import World

FIRST = ("Lay all and close", "May I close", "Close", "Take the pile", "Open:", "Lay", "Add", "Draw", "Discard")
"""Beginnings of labels, what is preferred first."""

WILDS = ("→", "🃏", "\u20662 2")
"""Parts of labels that lay wilds, which stay in the hand."""


class Robot:
    """Plays for some people. `answers` are given to the question about closing in turn, then always yes."""

    def __init__(self, world: World, people: list[Person], answers: tuple[str, ...] = ()) -> None:
        self.world = world
        self.people = people
        self.answers = list(answers)
        self.questions = 0
        self.presses = 0

    async def turn(self) -> bool:
        """Let whoever is asked or to play press once; False when nobody is."""
        for person in self.people:
            asked = _newest(person, "asks: may I close")
            if asked is not None:
                self.questions += 1
                wanted = self.answers.pop(0) if self.answers else "Yes"
                await self._press(person, asked, next(b.text for b in asked.buttons if b.text.startswith(wanted)))
                return True
        hands = [(person, hand) for person in self.people for hand in _showing(person, "Your turn")]
        if not hands:
            return False
        # The one that was not touched for longest, so that no table starves another.
        person, hand = min(hands, key=lambda found: found[1].now.at)
        await self._press(person, hand, _choice(hand))
        return True

    async def _press(self, person: Person, message: Message, button: str) -> None:
        self.presses += 1
        await person.press(message, button).answered()


def _newest(person: Person, begins: str) -> Message | None:
    return next(reversed(_showing(person, begins)), None)


def _showing(person: Person, begins: str) -> list[Message]:
    shown = [message for message in person.chat.shown() if message.buttons]
    return [message for message in shown if begins in message.text.split("\n")[0]]


def _choice(hand: Message) -> str:
    labels = [button.text for button in hand.buttons]
    for begins in FIRST:
        for label in labels:
            if label.startswith(begins) and (begins == "Discard" or not _lays_wilds(label)):
                return label
    cards = [button.text for button in hand.buttons if (button.callback_data or "").startswith("pick.")]
    picked = [card for card in cards if "✓" in card]
    # What is picked and cannot be discarded is taken back, and another card tried in its place.
    return min(cards, key=lambda card: (card in picked, _is_wild(card), "3" not in card, "×" in card))


def _lays_wilds(label: str) -> bool:
    return any(part in label for part in WILDS)


def _is_wild(card: str) -> bool:
    return "2" in card[:2] or "🃏" in card
