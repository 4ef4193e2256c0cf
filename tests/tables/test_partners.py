"""The draw for partners."""

from bot.store import notices, tables
from bot.store.database import Store, Tx
from bot.tables import lobby, start
from bot.tables.house import House
from bot.tables.running import load
from tests.tables.conftest import ADA, BORIS, CHIARA, DADO, FOUR, GROUP


def in_order(*first: str) -> House:
    """A house whose shuffled cards begin with these, the first to be drawn first."""

    def shuffle(cards: tuple[str, ...]) -> tuple[str, ...]:
        if not set(first) <= set(cards):
            return cards
        rest = list(cards)
        for card in first:
            rest.remove(card)
        return (*rest, *reversed(first))

    return House(shuffle=shuffle)


async def test_the_highest_two_play_together_and_the_highest_begins(store: Store) -> None:
    # Ada and Boris tie and draw again; then Ada K, Boris A, Chiara 9, Dado Q.
    house = in_order("5", "5", "9", "Q", "K", "A")

    def work(tx: Tx) -> None:
        lobby.open_table(tx, GROUP, None, ADA, "canastone")
        table = tables.in_chat(tx, GROUP)[-1].id
        for person in FOUR[1:]:
            lobby.join(tx, table, person)
        lobby.draw_partners(tx, lobby.find_lobby(tx, table), drawn=True)
        start.start(tx, house, lobby.find_lobby(tx, table))
        running = load(tx, tables.require(tx, table))
        assert [seat.person for seat in running.seats] == [BORIS, DADO, ADA, CHIARA]
        assert running.awaited == {0}
        (told, _) = notices.waiting(tx)
        assert told.chat == GROUP
        assert [name in told.screen.text for name in ("Ada", "Boris", "Chiara", "Dado")] == [True] * 4

    await store.write(work)


async def test_in_canasta_suits_break_ties_and_jokers_draw_again(store: Store) -> None:
    # Ada draws a joker and then the ace of hearts, Boris the ace of spades, Chiara a nine, Dado a queen.
    house = in_order("*", "As", "9c", "Qd", "Ah")

    def work(tx: Tx) -> None:
        lobby.open_table(tx, GROUP, None, ADA, "classic")
        table = tables.in_chat(tx, GROUP)[-1].id
        for person in FOUR[1:]:
            lobby.join(tx, table, person)
        lobby.draw_partners(tx, lobby.find_lobby(tx, table), drawn=True)
        start.start(tx, house, lobby.find_lobby(tx, table))
        running = load(tx, tables.require(tx, table))
        assert [seat.person for seat in running.seats] == [BORIS, DADO, ADA, CHIARA]

    await store.write(work)
