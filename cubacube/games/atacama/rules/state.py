"""How a game of Atacama stands between two actions."""

from typing import TypeAlias

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.boards import Ground, Letter
from cubacube.games.atacama.rules.box import Box
from cubacube.games.atacama.rules.ore import Concession, Ore
from cubacube.games.atacama.rules.shape import HEXAGON, SQUARE, Direction, Field, Shape
from cubacube.rules import Seat, frozen


@frozen
class DrawBoard:
    """[1.6] Chance names the number of a random board."""


@frozen
class ShuffleTiles:
    """[2.5.10] The nine tiles are shuffled face down."""


@frozen
class DealConcessions:
    """[2.3.7] The concessions are drawn blindly."""


@frozen
class DrawStarter:
    """[E21] Chance names who begins."""


@frozen
class TakeTurn:
    """[2.8] The player on turn places a rig or buys a concession."""


Task: TypeAlias = DrawBoard | ShuffleTiles | DealConcessions | DrawStarter | TakeTurn


@frozen
class Player:
    """One player's rigs not yet placed, and what and where they score, if that is known already."""

    basic: int
    second: int
    concession: Concession | None = None
    direction: Direction | None = None

    @property
    def rigs(self) -> int:
        """All their rigs not yet placed."""
        return self.basic + self.second


@frozen
class Rig:
    """A rig on the board; it belongs to nobody [E9]."""

    field: Field
    colour: Colour = "basic"


@frozen
class State:
    """Everything that matters; without an agenda the game is over.

    `ground` is what can be seen of the board. `laid` tells which tile lies on each of the places A
    to I, `pile` the tiles still face down, the top one first, None where `seen_by` hides one; both
    are empty on the hexagon. `number` names a random board, `buyer` who bought a concession.
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
        """[2.6.17] Three players have the hexagon."""
        return HEXAGON if len(self.players) == 3 else SQUARE

    @property
    def enhanced(self) -> bool:
        """[E15] The enhanced game is for two."""
        return self.box.options.enhanced and len(self.players) == 2

    @property
    def turns(self) -> int:
        """[2.5.14] Turns taken by all players together; buying is one."""
        return len(self.rigs) + (self.buyer is not None)

    @property
    def stage(self) -> int:
        """[2.5.11, 12] The stage of the enhanced game, 1 to 3; otherwise always the last."""
        return 3 - len(self.pile) // 3

    def ore(self, field: Field) -> Ore | None:
        """The ore under a field; None for the desert and under no tile."""
        return self.ground[self.shape.index[field]]
