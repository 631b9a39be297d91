"""How a game of The Marketeers stands between two actions."""

from typing import TypeAlias

from cubacube.games.marketeers.rules.box import Box
from cubacube.kit.cards import Colour, SectorCard, Symbol
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import City, Die
from cubacube.kit.tasks import DrawStarter
from cubacube.rules import Seat, frozen, put, replace

FACE_DOWN = 0
"""Stands for a Sector card that the viewer may not know; no card has this number."""


@frozen
class LayRow:
    """[Set-up] The four Cities are laid in a row at random."""


@frozen
class DealOffers:
    """[Set-up] The Sector cards are shuffled, four go to each player."""


@frozen
class ChooseEnd:
    """[Set-up] A Vehicle die is put on one of the two end Cities."""

    seat: Seat


@frozen
class RollGateDice:
    """[IV.1] The start player rolls all seven Gate dice for everybody; the table answers."""

    seat: Seat


@frozen
class UseOffer:
    """[IV.2] One Sector card is used: to buy, to sell, or put aside."""

    seat: Seat


@frozen
class Pick:
    """[IV.3] One coloured die of the card in use: one of these rolled dice may be taken."""

    seat: Seat
    colour: Colour
    dice: tuple[Die, ...]


@frozen
class Advance:
    """[IV.3] The white Vehicle of the card in use: one step to a neighbouring City."""

    seat: Seat


@frozen
class MakeRoom:
    """[IV.4] The sixth Good has come: one has to go."""

    seat: Seat


@frozen
class DrawOffer:
    """[IV.2] Up to four cards again; asks the table only to shuffle when the pile is empty."""

    seat: Seat


@frozen
class EndRound:
    """[IV.1] Everybody has used a card: the start goes to the left; asks nobody."""


Opening: TypeAlias = LayRow | DealOffers | DrawStarter | ChooseEnd
Buying: TypeAlias = Pick | Advance | MakeRoom
Round: TypeAlias = RollGateDice | UseOffer | DrawOffer | EndRound
Task: TypeAlias = Opening | Buying | Round
"""What the rules still have to ask or do; the first of the agenda is next."""


@frozen
class Merchant:
    """One player's things: `goods` counts each kind in the order of `GOODS`.

    `city` is where the Vehicle die stands, empty before its end City was chosen. `hand` are the
    numbers of Sector cards, `FACE_DOWN` where `seen_by` hides them.
    """

    city: City = ""
    money: int = 0
    goods: tuple[int, ...] = (0,) * len(GOODS)
    hand: tuple[int, ...] = ()

    def owns(self, good: Symbol) -> int:
        """How many cards of a kind."""
        return self.goods[GOODS.index(good)]

    @property
    def stored(self) -> int:
        """How many Goods in all."""
        return sum(self.goods)


@frozen
class Market:
    """A City of the row: the Goods sold there, in the order of `GOODS`, and its Cops."""

    city: City
    sold: tuple[int, ...] = (0,) * len(GOODS)
    cops: int = 0


@frozen
class State:
    """Everything that matters.

    `row` are the Cities from left to right, `supply` the Goods still to be had in the order of
    `GOODS`. `faces` are the rolled faces in the order of `Cards.gate_dice`, as numbers into
    `GateDie.faces`; none before the first roll. `deck` has its top card first; the last of
    `discards` is the card in use until the next is drawn. `idle` counts the turns since a sale.
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
        """The Sector card with this number.

        Raises:
            KeyError: No Sector card has this number.
        """
        for card in self.box.cards.sectors:
            if card.id == number:
                return card
        raise KeyError(number)

    def market(self, city: City) -> Market:
        """The market of a City.

        Raises:
            KeyError: The City is not in the row.
        """
        for market in self.row:
            if market.city == city:
                return market
        raise KeyError(city)

    def symbol(self, die: Die) -> Symbol:
        """What a Gate die shows since the last roll."""
        names = [each.die for each in self.box.cards.gate_dice]
        number = names.index(die)
        return self.box.cards.gate_dice[number].faces[self.faces[number]]

    def neighbours(self, city: City) -> tuple[City, ...]:
        """The Cities beside this one in the row, the left one first."""
        names = [market.city for market in self.row]
        place = names.index(city)
        return tuple(names[near] for near in (place - 1, place + 1) if 0 <= near < len(names))

    @property
    def cops(self) -> int:
        """[IV.7] The Cops in all Cities."""
        return sum(market.cops for market in self.row)

    def with_merchant(self, seat: Seat, merchant: Merchant) -> "State":
        """This state with other things of one player."""
        return replace(self, merchants=put(self.merchants, seat, merchant))
