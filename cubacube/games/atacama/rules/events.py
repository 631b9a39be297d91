"""What happened in a game of Atacama, told once to the referee and the scene."""

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.boards import Letter
from cubacube.games.atacama.rules.ore import Concession, Ore
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.rules import Event, Seat, frozen


@frozen
class BoardDrawn(Event):
    """[1.6] Chance named the number of a random board; the same number gives the same board."""

    number: int


@frozen
class TilesShuffled(Event):
    """[2.5.10] The nine tiles lie in a pile, face down."""


@frozen
class TilesLaid(Event):
    """[2.5.11] Three tiles came to their places; `tiles` in the order of `places`."""

    stage: int
    places: tuple[Letter, ...]
    tiles: tuple[Letter, ...]


@frozen
class ConcessionGiven(Event):
    """A player has a concession for a direction: drawn, or left over by the buyer."""

    seat: Seat
    concession: Concession
    direction: Direction


@frozen
class StarterDrawn(Event):
    """[E21] Chance named who begins."""

    seat: Seat


@frozen
class RigPlaced(Event):
    """[2.2.1] A rig stands on this field and its ore."""

    seat: Seat
    field: Field
    colour: Colour
    ore: Ore


@frozen
class LineCounted(Event):
    """[2.2.4] The fourth rig of a line was placed; lines are numbered from 1 in reading order."""

    direction: Direction
    number: int


@frozen
class ConcessionBought(Event):
    """[2.5.13] A player paid a rig of this colour for a concession and chose its direction."""

    seat: Seat
    concession: Concession
    direction: Direction
    paid: Colour


@frozen
class BoardBlocked(Event):
    """[E1] No field is free for anybody: the game ends, `unplaced` rigs are void."""

    unplaced: int


@frozen
class GameEnded(Event):
    """[2.2.5] The lines were counted."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
