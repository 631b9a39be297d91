"""Actions of The Marketeers; `Pass` from `kit` skips a part of a purchase."""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Action, frozen


@frozen
class StartIn(Action):
    """[Set-up] Put the Vehicle die on one of the two end Cities."""

    city: City


@frozen
class Buy(Action):
    """[IV.3] Buy and move with this Sector card; a later choice follows for each part."""

    card: int


@frozen
class Sell(Action):
    """[IV.5] Use this Sector card to sell `goods`, listed in the order of `GOODS`.

    `crate` is the Good that is sold at half price for the Crate on the card.
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
    """[IV.3] Move one step to this neighbouring City.

    The Vehicle face of `die` allows the step; if `die` is None, the card itself allows it.
    """

    city: City
    die: Die | None = None


@frozen
class Drop(Action):
    """[IV.4] Give a Good back to the supply."""

    good: Symbol
