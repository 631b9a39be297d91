"""Animation of an action, event by event."""

from functools import singledispatch

from cubacube.games.marketeers.rules import events
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene import market, pieces, places
from cubacube.games.marketeers.scene.offers import draw_back, draw_in_hand, shown_hand
from cubacube.games.marketeers.scene.panels import GOOD, draw_panel, goods_of
from cubacube.games.marketeers.scene.previews import draw_gain
from cubacube.games.marketeers.scene.tray import draw_roll
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Event, Seat, frozen, replace
from cubacube.scenes.canvas import Bounds, Brush, Point, centre
from cubacube.scenes.canvas.glide import Glide, ease, part
from cubacube.scenes.match.pictures.timeline import Timeline
from cubacube.scenes.match.words import Show
from cubacube.scenes.pieces.dice_toss import TOSS_S
from cubacube.session.play.setup import Seats

_LASTS: dict[type[Event], float] = {
    events.RowLaid: 1.4,
    events.Started: 0.8,
    events.DiceRolled: TOSS_S,
    events.OfferBought: 0.35,
    events.OfferPutAside: 0.45,
    events.GoodTaken: 0.7,
    events.GoodDropped: 0.5,
    events.Moved: 0.8,
    events.Sold: 1.9,
    events.CopCame: 0.8,
}
"""Seconds that each kind of event is shown; all other events take no time."""
_FLYING = 0.55
"""Fraction of a sale's time in which the Goods fly; in the rest the money is counted."""


@frozen
class ShownEvent:
    """Moment in the animation of one event, with the states before and after the action.

    `share` is the progress of the event, from 0 to 1. It stays 1 after the event is over.
    """

    before: State
    after: State
    seats: Seats
    front: Seat
    share: float


def timeline(show: Show[State]) -> Timeline[Event]:
    """Return the events of an action in order, each with the seconds that it is shown."""
    return Timeline(tuple((event, _LASTS.get(type(event), 0.0)) for event in show.events))


def draw_show(brush: Brush, show: Show[State], seats: Seats, front: Seat) -> None:
    """Draw an action at the time `show.at_s`: finished events, and the current one."""
    for event, share in timeline(show).begun(show.at_s):
        _draw(event, brush, ShownEvent(show.before, show.after, seats, front, share))


def moving(show: Show[State]) -> Seat | None:
    """Return the seat whose Vehicle moves or starts in this action; None if none does."""
    found = (event for event in show.events if isinstance(event, events.Moved | events.Started))
    return next((event.seat for event in found), None)


def rolls(show: Show[State]) -> bool:
    """Return whether the Gate dice are being rolled."""
    return any(isinstance(event, events.DiceRolled) for event in show.events)


@singledispatch
def _draw(event: Event, _brush: Brush, _now: ShownEvent) -> None:
    """Draw one event with the function that is registered for its class.

    Events that take no time have no such function and are never passed.
    """
    raise TypeError(event)


@_draw.register
def _row(_event: events.RowLaid, brush: Brush, now: ShownEvent) -> None:
    """Draw the Cities, which come in from the right one after the other."""
    for place, laid in enumerate(now.after.row):
        come = part(now.share, place, len(now.after.row))
        if come > 0:
            x, y, _width, _height = places.head(place)
            at = Glide(((1960.0, y + 160), (x, y))).at(come)
            market.draw_postcard(brush, laid.city, at)


@_draw.register
def _driven(event: events.Started | events.Moved, brush: Brush, now: ShownEvent) -> None:
    """Draw the Vehicle, which comes from the panel of its player or from another City."""
    seat, seats = event.seat, len(now.seats)
    start = centre(places.player_box(seat, seats))
    if isinstance(event, events.Moved):
        start = places.parking(pieces.place_of(now.after, event.start), seat, seats)
    end = places.parking(pieces.place_of(now.after, event.city), seat, seats)
    pieces.draw_vehicle(brush, now.seats[seat].side, Glide((start, end)).at(now.share))


@_draw.register
def _rolled(_event: events.DiceRolled, brush: Brush, now: ShownEvent) -> None:
    draw_roll(brush, now.after, now.share)


@_draw.register
def _bought(event: events.OfferBought, brush: Brush, now: ShownEvent) -> None:
    """Draw the offer as it moves to the rightmost place, where the offer in use lies."""
    hand = shown_hand(now.before, now.front)
    if event.card in hand:
        start, end = places.offer_box(hand.index(event.card)), places.offer_box(len(hand) - 1)
        x, y = Glide((start[:2], end[:2])).at(now.share)
        with brush.view.moved(x - start[0], y - start[1]):
            draw_in_hand(brush, now.before, now.front, hand.index(event.card), event.card)


@_draw.register
def _put_aside(event: events.OfferPutAside, brush: Brush, now: ShownEvent) -> None:
    """Draw the offer as it is turned face down."""
    hand = shown_hand(now.before, now.front)
    if event.card in hand:
        x, y, width, height = places.offer_box(hand.index(event.card))
        across = max(8.0, width * ease(now.share))
        draw_back(brush, (x + (width - across) / 2, y, across, height))


@_draw.register
def _taken(event: events.GoodTaken, brush: Brush, now: ShownEvent) -> None:
    """Draw the Good, which flies from the die to its place in the panel."""
    names = [each.die for each in now.after.box.cards.gate_dice]
    goods = goods_of(now.after.merchants[event.seat])
    end = centre(_slot(now, event.seat, goods.index(event.good)))
    _fly(brush, event.good, Glide((places.die_at(names.index(event.die)), end)), now.share)
    if now.share == 1:
        draw_panel(brush, now.after, event.seat, now.seats[event.seat], flat=True)


@_draw.register
def _dropped(event: events.GoodDropped, brush: Brush, now: ShownEvent) -> None:
    """Draw the Good, which flies from its place in the panel to the supply."""
    (start,) = _starts(now, event.seat, (event.good,))
    draw_panel(brush, now.after, event.seat, now.seats[event.seat], flat=True)
    _fly(brush, event.good, Glide((start, places.supply_at(GOODS.index(event.good)))), now.share)


@_draw.register
def _sold(event: events.Sold, brush: Brush, now: ShownEvent) -> None:
    """Draw the Goods, which fly to the City; then the money is counted."""
    seat, place = event.seat, pieces.place_of(now.after, event.city)
    counted = max(0.0, (now.share - _FLYING) / (1 - _FLYING))
    gain = event.income + event.bonus - event.commission
    money = now.before.merchants[seat].money + round(gain * counted / 100) * 100
    merchant = replace(now.after.merchants[seat], money=money)
    shown = replace(now.before, merchants=now.after.with_merchant(seat, merchant).merchants)
    draw_panel(brush, shown, seat, now.seats[seat], flat=True)
    if counted:
        market.draw_prices(brush, now.after, place, flat=True)
        draw_gain(brush, now.before, seat, gain)
        return
    gone = (*event.goods, event.crate) if event.crate else event.goods
    for number, (good, start) in enumerate(zip(gone, _starts(now, seat, gone), strict=True)):
        kind = GOODS.index(good)
        sold = now.after.row[place].sold[kind]
        end = market.sold_at(place, kind, sold, sold - 1)
        _fly(brush, good, Glide((start, end)), part(now.share / _FLYING, number, len(gone)))


@_draw.register
def _cop(event: events.CopCame, brush: Brush, now: ShownEvent) -> None:
    """Draw the new Cop, who flies in from above."""
    place = pieces.place_of(now.after, event.city)
    end = market.cop_at(place, event.there, event.there - 1)
    x, _y, _width, _height = places.head(place)
    start = x + market.CARD_SIZE[0] / 2, 20.0
    pieces.draw_cop(brush, Glide((start, end)).at(now.share), pieces.COP * (2.5 - 1.5 * now.share))


def _fly(brush: Brush, good: Symbol, way: Glide, share: float) -> None:
    """Draw a Goods card in flight, larger in the middle of its path."""
    if share < 1:
        pieces.draw_good(brush, good, way.at(share), GOOD * (1 + 1.2 * share * (1 - share)))


def _slot(now: ShownEvent, seat: Seat, number: int) -> Bounds:
    return places.slot_box(places.player_box(seat, len(now.seats)), number)


def _starts(now: ShownEvent, seat: Seat, gone: tuple[Symbol, ...]) -> list[Point]:
    """Return where the sold or dropped Goods lay in the panel.

    If the panel has several equal Goods, the last of them is taken first.
    """
    left, found = list(goods_of(now.before.merchants[seat])), []
    for good in gone:
        number = len(left) - 1 - left[::-1].index(good)
        found.append(centre(_slot(now, seat, number)))
        left[number] = "vehicle"
    return found
