"""Events of The Marketeers.

`kit.events.StarterDrawn` also occurs.
"""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class RowLaid(Event):
    """[Set-up] The Cities lie in a row, from left to right."""

    cities: tuple[City, ...]


@frozen
class OffersDealt(Event):
    """[Set-up] Every player got this many Sector cards."""

    cards: int


@frozen
class Started(SeatEvent):
    """[Set-up] A Vehicle die was put on its first City."""

    city: City


@frozen
class DiceRolled(SeatEvent):
    """[IV.1] The Gate dice were rolled; the faces are in the order of `Cards.gate_dice`."""

    round: int
    symbols: tuple[Symbol, ...]


@frozen
class OfferBought(SeatEvent):
    """[IV.3] A Sector card is used to buy and to move."""

    card: int


@frozen
class GoodTaken(SeatEvent):
    """[IV.3] A player took a Good from the supply, because this die shows it."""

    die: Die
    good: Symbol


@frozen
class Moved(SeatEvent):
    """[IV.3] A Vehicle went one step.

    The face of `die` allowed it; if `die` is None, the card itself did.
    """

    start: City
    city: City
    die: Die | None


@frozen
class GoodDropped(SeatEvent):
    """[IV.4] A player with six Goods returned one to the supply."""

    good: Symbol


@frozen
class Sold(SeatEvent):
    """[IV.5, IV.6] `seat` sold for `income` and got `bonus`; `commission` went to the Cops.

    `crate` is the Good that was sold at half price; `income` includes it.
    """

    city: City
    card: int
    goods: tuple[Symbol, ...]
    crate: Symbol | None
    income: int
    bonus: int
    commission: int


@frozen
class CopCame(Event):
    """[IV.6] A Cop came to a City.

    There are `there` Cops in that City now, and `cops` in all Cities together.
    """

    city: City
    there: int
    cops: int


@frozen
class NoCopCame(Event):
    """[IV.6] No Cop came, because the sale brought too little; only in the long game."""

    city: City
    income: int


@frozen
class OfferPutAside(SeatEvent):
    """[IV.2] A Sector card was exchanged for another one."""

    card: int


@frozen
class OfferDrawn(SeatEvent):
    """[IV.2] A player drew a Sector card, and has four again."""


@frozen
class DeckShuffled(Event):
    """The draw pile was empty, so used Sector cards were shuffled; `cards` is their number."""

    cards: int


@frozen
class RoundEnded(Event):
    """[IV.1] Everybody has used a card, so the round ended; `starter` rolls next."""

    starter: Seat


@frozen
class GameEnded(Event):
    """[IV.7] The game ended.

    `stalled` is true if nothing is left to sell, or if nobody sold anything for too long.
    """

    winners: tuple[Seat, ...]
    stalled: bool
