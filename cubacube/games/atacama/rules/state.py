"""The state of a game of Atacama between two actions."""

from typing import TypeAlias

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.boards import Ground, Letter
from cubacube.games.atacama.rules.box import Box
from cubacube.games.atacama.rules.ore import Concession, Ore
from cubacube.games.atacama.rules.shape import HEXAGON, SQUARE, Direction, Field, Shape
from cubacube.rules import Seat, frozen


@frozen
class DrawBoard:
    """[1.6] The dealer draws the number of a random board."""


@frozen
class ShuffleTiles:
    """[2.5.10] The nine tiles are shuffled face down."""


@frozen
class DealConcessions:
    """[2.3.7] The concessions are drawn blindly."""


@frozen
class DrawStarter:
    """[E21] The dealer draws who begins."""


@frozen
class TakeTurn:
    """[2.8] The current player places a rig or buys a concession."""


Task: TypeAlias = DrawBoard | ShuffleTiles | DealConcessions | DrawStarter | TakeTurn


@frozen
class Player:
    """A player's unplaced rigs, and their concession and direction once known."""

    basic: int
    second: int
    concession: Concession | None = None
    direction: Direction | None = None

    @property
    def rigs(self) -> int:
        """All unplaced rigs."""
        return self.basic + self.second


@frozen
class Rig:
    """A rig on the board; it belongs to nobody [E9]."""

    field: Field
    colour: Colour = "basic"


@frozen
class State:
    """A complete game position; the game is over when the agenda is empty.

    `ground` is the visible part of the board. `laid` has the tile on each place, A to I. `pile`
    has the face-down tiles, the top one first; a tile that `seen_by` hides is None. `laid` and
    `pile` are empty on the hexagon. `number` is the number of a random board. `buyer` is the
    seat that bought a concession.
    """

    box: Box
    players: tuple[Player, ...]
    ground: Ground
    agenda: tuple[Task, ...] = (TakeTurn(),)
    seat: Seat = 0
    rigs: tuple[Rig, ...] = ()
    laid: tuple[Letter | None, ...] = ()
    pile: tuple[Letter | None, ...] = ()
    number: int | None = None
    buyer: Seat | None = None

    @property
    def shape(self) -> Shape:
        """[2.6.17] The board: the hexagon for three players, else the square."""
        return HEXAGON if len(self.players) == 3 else SQUARE

    @property
    def enhanced(self) -> bool:
        """[E15] Whether this is the enhanced game, which needs two players."""
        return self.box.options.enhanced and len(self.players) == 2

    @property
    def turns(self) -> int:
        """[2.5.14] Turns taken by all players together, purchases included."""
        return len(self.rigs) + (self.buyer is not None)

    @property
    def stage(self) -> int:
        """[2.5.11, 12] Stage of the enhanced game, 1 to 3; always 3 in the other games."""
        return 3 - len(self.pile) // 3

    def ore(self, field: Field) -> Ore | None:
        """Return the ore of a field; None in the desert and where no tile lies yet."""
        return self.ground[self.shape.index[field]]
