"""Counts of what merchants and markets own."""

from collections.abc import Hashable, Iterator

from cubacube.games.marketeers.rules import events
from cubacube.games.marketeers.rules.state import State
from cubacube.kit.goods import GOODS
from cubacube.rules import Event
from tests.books import Book, Books, Claim, put_to


class TheBooks(Books[State]):
    """Goods and money of all players, sold Goods, and Cops.

    Sector cards are not counted, because everybody always draws up to four.
    """

    def of(self, state: State) -> dict[Hashable, int]:
        book: dict[Hashable, int] = {}
        for seat, merchant in enumerate(state.merchants):
            book["money", seat] = merchant.money
            book |= {(good, seat): merchant.owns(good) for good in GOODS}
        for market in state.row:
            book["cops", market.city] = market.cops
            book["sold", market.city] = sum(market.sold)
        return book

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        match event:
            case events.GoodTaken(seat=seat, good=good):
                yield Claim((good, seat), 1)
            case events.GoodDropped(seat=seat, good=good):
                yield Claim((good, seat), -1)
            case events.Sold(seat=seat, city=city, goods=goods, crate=crate):
                sold = goods if crate is None else (*goods, crate)
                yield from (Claim((good, seat), -1) for good in sold)
                yield Claim(("sold", city), len(sold))
                for pesos in (event.income, event.bonus, -event.commission):
                    yield Claim(("money", seat), pesos, numbered=True)
            case events.CopCame(city=city, there=there, cops=cops):
                assert cops == state.cops
                yield put_to(book, ("cops", city), there)
