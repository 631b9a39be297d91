"""What happened in The Marketeers, told once to the referee and the scene.

`kit.events.StarterDrawn` is told, too.
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
    """[Set-up] Everybody has so many Sector cards."""

    cards: int


@frozen
class Started(Event):
    """[Set-up] A Vehicle die stands on its first City."""

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
    """[IV.4] A Good went back to the supply, as six are too many."""

    seat: Seat
    good: Symbol


@frozen
class Sold(Event):
    """[IV.5, IV.6] `seat` sold for `income` and got `bonus`; `commission` went to the Cops.

    `crate` is the Good that was sold at half price; it counts in `income`.
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
    """[IV.6] A Cop was added to a City; so many are there now, and so many in all Cities."""

    city: City
    there: int
    cops: int


@frozen
class NoCopCame(Event):
    """[IV.6] Long game: the Goods brought too little for a Cop to come."""

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
    """The Sector cards ran out: so many used ones were shuffled."""

    cards: int


@frozen
class RoundEnded(Event):
    """[IV.1] Everybody has used a card; `starter` rolls next."""

    starter: Seat


@frozen
class GameEnded(Event):
    """[IV.7] The most money wins; `stalled` if nobody sold anything for too long."""

    winners: tuple[Seat, ...]
    stalled: bool
