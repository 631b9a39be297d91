"""Events of the Couriers.

`kit.events` has the events shared by several variants.
"""

from typing import Literal, TypeAlias

from cubacube.games.couriers.rules.tasks import Pursued
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Event, SeatEvent, frozen

Ending: TypeAlias = Literal["done", "caught", "no cards"]
"""How a game ends: target reached, caught by the Police, or no Sector cards left."""


@frozen
class RoutesDealt(Event):
    """Sector cards were laid out as routes."""

    cards: tuple[int, ...]


@frozen
class RouteDiscarded(SeatEvent):
    """[III.1] A route was discarded to make room for new ones."""

    card: int


@frozen
class JobsOffered(Event):
    """Sector cards were turned up as Jobs to choose from."""

    cards: tuple[int, ...]


@frozen
class JobChosen(SeatEvent):
    """A Job was chosen; the other cards went under the deck."""

    card: int


@frozen
class JobDropped(SeatEvent):
    """[R25] The Job was dropped; the lead over the Police stays, the Job's kilometres are lost."""

    card: int


@frozen
class RowsTidied(Event):
    """[R25, R49] Equal kilometres were removed from both rows; the lead stays the same."""

    ours: tuple[int, ...]
    police: tuple[int, ...]


@frozen
class DeckShuffled(Event):
    """The Sector deck was shuffled; `cards` is its size now."""

    cards: int


@frozen
class RouteChosen(SeatEvent):
    """[III.1] A route was chosen."""

    card: int


@frozen
class Alarmed(SeatEvent):
    """[Row 1] The flicked Gate die touched dice or left the area, which alarms the Police."""

    die: Die
    touched: tuple[Die, ...]
    left: bool


@frozen
class WreckHeard(SeatEvent):
    """[Hardcore 2] The broken Vehicle hit something, which alarms the Police."""


@frozen
class Travelled(SeatEvent):
    """[III.4] A route was crossed.

    If it was a `detour`, the Vehicle was broken: the kilometres do not count for the Job.
    """

    card: int
    km: int
    detour: bool


@frozen
class GoodLoaded(SeatEvent):
    """[III.4] A Good was loaded because `die` shows it."""

    die: Die
    good: Symbol


@frozen
class GoodDropped(SeatEvent):
    """[R56] A Good was given up because the Vehicle was too full."""

    good: Symbol


@frozen
class GoodsDestroyed(SeatEvent):
    """[Breakdown] The breakdown destroyed these Goods."""

    goods: tuple[Symbol, ...]


@frozen
class CopPosted(Event):
    """[III.5] The Vehicle moved on, and a Cop was posted in this City."""

    city: City


@frozen
class Delivered(SeatEvent):
    """[Delivery] The Job `card` was delivered for `points`."""

    card: int
    goods: tuple[Symbol, ...]
    points: int


@frozen
class CopsRemoved(Event):
    """[Family] The Cops went home after a Job."""

    cities: tuple[City, ...]


@frozen
class VehiclesThrown(SeatEvent):
    """[Family] The Vehicle dice were thrown again after a Job."""


@frozen
class HidInCity(SeatEvent):
    """[Evasion] The Couriers hid from the Police in this City."""

    city: City


@frozen
class VehicleSwitched(SeatEvent):
    """[Evasion] The Couriers drive `taken` now; `left` is out of the game."""

    left: Die
    taken: Die


@frozen
class PoliceLost(Event):
    """[Evasion] The last card of the Police was discarded; `card` is None if they had none."""

    card: int | None


@frozen
class PoliceDrew(Event):
    """[III.6] The Police drew this card and advance; `why` is the reason."""

    card: int
    km: int
    why: Pursued = "drive"


@frozen
class PoliceWaited(Event):
    """[Family 1] The Police did not move, because they have not set out yet."""


@frozen
class Behind(Event):
    """[III.7] A turn ended with the Police ahead; it is the `turns`-th such turn in a row."""

    turns: int


@frozen
class GameEnded(Event):
    """[III.7] The game ended; `points` include those of the Hardcore packages."""

    ending: Ending
    points: int
