"""Counts of what the Couriers and the Police own."""

from collections.abc import Hashable, Iterator

from cubacube.games.couriers.rules import events
from cubacube.games.couriers.rules.opening import outfit
from cubacube.games.couriers.rules.state import State
from cubacube.kit import events as shared
from cubacube.kit.goods import GOODS
from cubacube.rules import Event
from tests.books import Book, Books, Claim, cleared, put_to


class TheBooks(Books[State]):
    """Damage, Bumpers, Goods; kilometres of both sides, routes, Cops and points."""

    def of(self, state: State) -> dict[Hashable, int]:
        return {
            "damage": state.damage,
            "bumpers": state.bumpers,
            "own km": state.smug_km,
            "police km": state.police_km,
            "job km": state.job_km,
            "routes": len(state.routes),
            "cops": len(state.cops),
            "points": state.job_points,
            **{("good", good): state.cargo.count(good) for good in GOODS},
        }

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        match event:
            case shared.Damaged(tokens=tokens):
                yield Claim("damage", tokens, numbered=True)
            case shared.Repaired():
                yield put_to(book, "damage", max(0, book["damage"] - state.vehicle.life))
            case shared.BumperInstalled():
                yield Claim("bumpers", -1)
            case shared.VehicleGained(card=card):
                yield put_to(book, "bumpers", outfit(state.box, state.box.cards.vehicle(card)))
            case events.Travelled(km=km, detour=detour):
                yield Claim("own km", km, numbered=True)
                yield Claim("job km", 0 if detour else km, numbered=True)
                yield Claim("routes", -1)
            case events.RoutesDealt(cards=cards):
                yield Claim("routes", len(cards))
            case events.RouteDiscarded():
                yield Claim("routes", -1)
            case events.CopPosted():
                yield Claim("cops", 1)
            case events.CopsRemoved(cities=cities):
                yield Claim("cops", -len(cities))
            case _:
                yield from _of_goods(event)
                yield from _of_the_chase(event, book, state)


def _of_goods(event: Event) -> Iterator[Claim]:
    match event:
        case events.GoodLoaded(good=good):
            yield Claim(("good", good), 1)
        case events.GoodDropped(good=good):
            yield Claim(("good", good), -1)
        case events.GoodsDestroyed(goods=goods) | events.Delivered(goods=goods):
            yield from (Claim(("good", good), -1) for good in goods)


def _of_the_chase(event: Event, book: Book, state: State) -> Iterator[Claim]:
    """Yield changes of Jobs and of the kilometres of both sides."""
    match event:
        case events.PoliceDrew(km=km):
            yield Claim("police km", km, numbered=True)
        case events.PoliceLost(card=int(card)):
            yield Claim("police km", -state.sector(card).km, numbered=True)
        case events.RowsTidied(ours=ours, police=police):
            yield Claim("own km", -state.km(ours))
            yield Claim("police km", -state.km(police))
        case events.JobDropped():
            yield from cleared(book, "job km")
        case events.Delivered(points=points):
            yield Claim("points", points, numbered=True)
            yield from cleared(book, "own km", "police km", "job km")
