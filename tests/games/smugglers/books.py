"""Counts of what smugglers own."""

from collections.abc import Hashable, Iterator

from cubacube.games.smugglers.rules import events
from cubacube.games.smugglers.rules.city import REPAIR
from cubacube.games.smugglers.rules.state import State
from cubacube.kit import events as shared
from cubacube.kit.goods import GOODS
from cubacube.rules import Event
from tests.books import Book, Books, Claim, cleared, put_to


class TheBooks(Books[State]):
    """Damage, Bumpers, Goods, money, and the Cops in the Cities.

    Sector cards are not counted, because everybody always draws up to two.
    """

    def of(self, state: State) -> dict[Hashable, int]:
        own: dict[Hashable, int] = {
            (what, seat): count
            for seat, smuggler in enumerate(state.smugglers)
            for what, count in (
                ("damage", smuggler.damage),
                ("bumpers", smuggler.bumpers),
                ("money", smuggler.money or 0),
                *((good, smuggler.goods.count(good)) for good in GOODS),
            )
        }
        cities = zip(state.box.cards.cities, state.cops, strict=True)
        return own | {("cops", city): cops for city, cops in cities}

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        match event:
            case shared.Damaged(seat=seat, tokens=tokens):
                yield Claim(("damage", seat), tokens, numbered=True)
            case shared.BumperInstalled(seat=seat):
                yield Claim(("bumpers", seat), -1)
            case shared.VehicleGained(seat=seat):
                yield _filled(book, state, seat)
            case events.VehicleFetched(seat=seat):
                yield _filled(book, state, seat)
                yield from cleared(book, ("damage", seat))
            case shared.Repaired(seat=seat):
                yield _filled(book, state, seat)
                yield from cleared(book, ("damage", seat))
                yield Claim(("money", seat), -REPAIR, numbered=True)
            case events.CopPlaced(city=city, returned=returned):
                yield Claim(("cops", city), not returned)
            case _:
                yield from _of_goods_and_money(event)


def _filled(book: Book, state: State, seat: int) -> Claim:
    """[R11, R30] Claim all Bumpers of the Vehicle, as far as cards last."""
    return put_to(book, ("bumpers", seat), state.smugglers[seat].bumpers)


def _of_goods_and_money(event: Event) -> Iterator[Claim]:
    match event:
        case events.GoodGained(seat=seat, good=good):
            yield Claim((good, seat), 1)
        case events.GoodDropped(seat=seat, good=good):
            yield Claim((good, seat), -1)
        case events.GoodsDestroyed(seat=seat, goods=goods):
            yield from (Claim((good, seat), -1) for good in goods)
        case events.Searched(seat=seat, victim=victim, taken=taken):
            yield Claim(("money", victim), -taken, numbered=True)
            yield Claim(("money", seat), taken, numbered=True)
        case events.Sold(seat=seat, goods=goods, income=income, bonus=bonus, bribe=bribe):
            yield from (Claim((good, seat), -1) for good in goods)
            yield from (Claim(("money", seat), n, numbered=True) for n in (income, bonus, -bribe))
