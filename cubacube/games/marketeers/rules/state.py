"""The state of a game of The Marketeers between two actions, and its tasks."""

from typing import TypeAlias

from cubacube.games.marketeers.rules.box import Box
from cubacube.kit.cards import Colour, SectorCard, Symbol
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City, Die
from cubacube.kit.tasks import DrawStarter
from cubacube.rules import Seat, SeatTask, frozen, put, replace

FACE_DOWN = 0
"""Number that stands for a hidden Sector card; no real card has it."""


@frozen
class LayRow:
    """[Set-up] The four Cities are laid in a row at random."""


@frozen
class DealOffers:
    """[Set-up] The Sector cards are shuffled, and each player gets four."""


@frozen
class ChooseEnd(SeatTask):
    """[Set-up] A Vehicle die is put on one of the two end Cities."""


@frozen
class RollGateDice(SeatTask):
    """[IV.1] Task: all seven Gate dice are rolled for everybody; the dealer gives the faces."""


@frozen
class UseOffer(SeatTask):
    """[IV.2] A player uses one Sector card: to buy, to sell, or to put it aside."""


@frozen
class Pick(SeatTask):
    """[IV.3] The player may take the Good on one of `dice`, or use its Vehicle face.

    The card in use shows a die in the colour of these dice.
    """

    colour: Colour
    dice: tuple[Die, ...]


@frozen
class Advance(SeatTask):
    """[IV.3] The player may move one step, because the card in use shows a white Vehicle."""


@frozen
class MakeRoom(SeatTask):
    """[IV.4] A player with six Goods has to give one back to the supply."""


@frozen
class DrawOffer(SeatTask):
    """[IV.2] A player draws a Sector card; if the pile is empty, the dealer shuffles first."""


@frozen
class EndRound:
    """[IV.1] Everybody has used a card, so the next player starts; this asks nobody."""


Opening: TypeAlias = LayRow | DealOffers | DrawStarter | ChooseEnd
Buying: TypeAlias = Pick | Advance | MakeRoom
Round: TypeAlias = RollGateDice | UseOffer | DrawOffer | EndRound
Task: TypeAlias = Opening | Buying | Round
"""All tasks; the first one on the agenda is next."""


@frozen
class Merchant:
    """The possessions of one player; `goods` counts each kind in the order of `GOODS`.

    `city` is the City of the Vehicle die, empty before an end City is chosen. `hand` holds the
    numbers of Sector cards; a card that `seen_by` hides is `FACE_DOWN`.
    """

    city: City = ""
    money: int = 0
    goods: tuple[int, ...] = (0,) * len(GOODS)
    hand: tuple[int, ...] = ()

    def owns(self, good: Symbol) -> int:
        """Return how many cards of a Good the player has."""
        return self.goods[GOODS.index(good)]

    @property
    def stored(self) -> int:
        """Number of all Goods that the player has."""
        return sum(self.goods)


@frozen
class Market:
    """A City of the row, with its Cops; `sold` counts the Goods sold there.

    The counts are in the order of `GOODS`.
    """

    city: City
    sold: tuple[int, ...] = (0,) * len(GOODS)
    cops: int = 0


@frozen
class State:
    """The complete state.

    `row` holds the Cities from left to right. `supply` counts the available cards of each Good,
    in the order of `GOODS`. `faces` holds the rolled faces in the order of `Cards.gate_dice`, as
    indexes into `GateDie.faces`; it is empty before the first roll. `deck` is the draw pile,
    with the top card first. The last card of `discards` is in use until the player draws a new
    card. `idle` counts the turns since the last sale.
    """

    box: Box
    merchants: tuple[Merchant, ...]
    agenda: tuple[Task, ...]
    supply: tuple[int, ...]
    row: tuple[Market, ...] = ()
    faces: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    starter: Seat = 0
    round: int = 1
    idle: int = 0
    over: bool = False

    def card(self, number: int) -> SectorCard:
        """Return the Sector card with this number.

        Raises:
            KeyError: No Sector card has this number.
        """
        return self.box.cards.sector(number)

    def market(self, city: City) -> Market:
        """Return the market of a City.

        Raises:
            KeyError: The City is not in the row.
        """
        for market in self.row:
            if market.city == city:
                return market
        raise KeyError(city)

    def symbol(self, die: Die) -> Symbol:
        """Return the face of a Gate die in the last roll."""
        names = [each.die for each in self.box.cards.gate_dice]
        number = names.index(die)
        return self.box.cards.gate_dice[number].faces[self.faces[number]]

    def neighbours(self, city: City) -> tuple[City, ...]:
        """Return the Cities beside this one in the row, the left one first."""
        names = [market.city for market in self.row]
        place = names.index(city)
        return tuple(names[near] for near in (place - 1, place + 1) if 0 <= near < len(names))

    @property
    def cops(self) -> int:
        """[IV.7] Number of Cops in all Cities."""
        return sum(market.cops for market in self.row)

    def with_merchant(self, seat: Seat, merchant: Merchant) -> "State":
        """Return this state with the data of one player replaced."""
        return replace(self, merchants=put(self.merchants, seat, merchant))
