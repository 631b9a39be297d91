"""Actions of The Marketeers; `Pass` from `kit` leaves out a part of a purchase."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, frozen


@frozen
class StartIn(Action):
    """[Set-up] Put the Vehicle die on this end City."""

    city: City


@frozen
class Buy(Action):
    """[IV.3] Buy and move with this Sector card; its parts are chosen one by one."""

    card: int


@frozen
class Sell(Action):
    """[IV.5] Use this Sector card to sell `goods`, one for each symbol, in the order of `GOODS`.

    `crate` is the Good sold at half price for the Crate on the card.
    """

    card: int
    goods: tuple[Symbol, ...]
    crate: Symbol | None = None


@frozen
class PutAside(Action):
    """[IV.2] Exchange this Sector card without using it."""

    card: int


@frozen
class Take(Action):
    """[IV.3] Take the Good that this die shows."""

    die: Die


@frozen
class Move(Action):
    """[IV.3] Move to this neighbouring City, by the Vehicle face of `die` or by the card's own."""

    city: City
    die: Die | None = None


@frozen
class Drop(Action):
    """[IV.4] Give a Good back to the supply."""

    good: Symbol
