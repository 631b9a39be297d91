"""Events of Atacama, for the referee and the scene."""

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.boards import Letter
from cubacube.games.atacama.rules.ore import Concession, Ore
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.rules import Event, Seat, SeatEvent, frozen


@frozen
class BoardDrawn(Event):
    """[1.6] The dealer drew the number of a random board; equal numbers give equal boards."""

    number: int


@frozen
class TilesShuffled(Event):
    """[2.5.10] The nine tiles were shuffled into a face-down pile."""


@frozen
class TilesLaid(Event):
    """[2.5.11] Three tiles were laid; `tiles` are in the order of `places`."""

    stage: int
    places: tuple[Letter, ...]
    tiles: tuple[Letter, ...]


@frozen
class ConcessionGiven(SeatEvent):
    """A player received a concession and a direction: by the draw, or after a purchase."""

    concession: Concession
    direction: Direction


@frozen
class StarterDrawn(SeatEvent):
    """[E21] The dealer drew who begins."""


@frozen
class RigPlaced(SeatEvent):
    """[2.2.1] A rig was placed on this field, which has this ore."""

    field: Field
    colour: Colour
    ore: Ore


@frozen
class LineCounted(Event):
    """[2.2.4] A line got its fourth rig; lines are numbered from 1, from the top or the left."""

    direction: Direction
    number: int


@frozen
class ConcessionBought(SeatEvent):
    """[2.5.13] A player paid a rig of this colour for a concession and a direction."""

    concession: Concession
    direction: Direction
    paid: Colour


@frozen
class BoardBlocked(Event):
    """[E1] No field is free: the game ends, and the `unplaced` rigs are lost."""

    unplaced: int


@frozen
class GameEnded(Event):
    """[2.2.5] The game ended, and the lines were scored."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
