"""Events of The Marketeers.

`kit.events.StarterDrawn` also occurs.
"""

from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City, Die
from cubacube.rules import Event, Seat, frozen


@frozen
class RowLaid(Event):
    """[Set-up] The Cities lie in a row, from left to right."""

    cities: tuple[City, ...]


@frozen
class OffersDealt(Event):
    """[Set-up] Every player got this many Sector cards."""

    cards: int


@frozen
class Started(Event):
    """[Set-up] A Vehicle die was put on its first City."""

    seat: Seat
    city: City


@frozen
class DiceRolled(Event):
    """[IV.1] What the Gate dice show this round, in the order of `Cards.gate_dice`."""

    seat: Seat
    round: int
    symbols: tuple[Symbol, ...]


@frozen
class OfferBought(Event):
    """[IV.3] A Sector card is used to buy and to move."""

    seat: Seat
    card: int


@frozen
class GoodTaken(Event):
    """[IV.3] A Good came from the supply, by this die."""

    seat: Seat
    die: Die
    good: Symbol


@frozen
class Moved(Event):
    """[IV.3] A Vehicle went one step, by the face of `die` or by the card's own Vehicle."""

    seat: Seat
    start: City
    city: City
    die: Die | None


@frozen
class GoodDropped(Event):
    """[IV.4] A player with six Goods returned one to the supply."""

    seat: Seat
    good: Symbol


@frozen
class Sold(Event):
    """[IV.5, IV.6] `seat` sold for `income` and got `bonus`; `commission` went to the Cops.

    `crate` is the Good that was sold at half price; `income` includes it.
    """

    seat: Seat
    city: City
    card: int
    goods: tuple[Symbol, ...]
    crate: Symbol | None
    income: int
    bonus: int
    commission: int


@frozen
class CopCame(Event):
    """[IV.6] A Cop came to a City; `there` are in it now, `cops` in all Cities."""

    city: City
    there: int
    cops: int


@frozen
class NoCopCame(Event):
    """[IV.6] In a long game no Cop came, because the Goods brought too little."""

    city: City
    income: int


@frozen
class OfferPutAside(Event):
    """[IV.2] A Sector card was exchanged for another one."""

    seat: Seat
    card: int


@frozen
class OfferDrawn(Event):
    """[IV.2] A player has four Sector cards again."""

    seat: Seat


@frozen
class DeckShuffled(Event):
    """The pile ran out, and this many used Sector cards were shuffled."""

    cards: int


@frozen
class RoundEnded(Event):
    """[IV.1] Everybody has used a card; `starter` rolls next."""

    starter: Seat


@frozen
class GameEnded(Event):
    """[IV.7] The game ended.

    `stalled` tells that nothing is left to sell, or that nobody sold for too long.
    """

    winners: tuple[Seat, ...]
    stalled: bool
