"""[2.2.4] Score lines, at the end or as a preview."""

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.ore import Concession, Ore, points
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Seat, frozen

ENOUGH = 4
"""Smallest number of rigs with which a line counts; a double rig is one rig [E8]."""


@frozen
class ScoredRig:
    """One rig in a line and its points there, positive or negative."""

    field: Field
    ore: Ore
    colour: Colour
    points: int


@frozen
class ScoredLine:
    """One line with its points for one concession.

    `number` is the number of the line in its direction, from 1. `items` has the rigs of the
    line, from the top or the left.
    """

    direction: Direction
    number: int
    items: tuple[ScoredRig, ...]

    @property
    def counts(self) -> bool:
        """Whether the line has enough rigs."""
        return len(self.items) >= ENOUGH

    @property
    def value(self) -> int:
        """Sum of the points of its rigs, whether the line counts or not."""
        return sum(item.points for item in self.items)

    @property
    def score(self) -> int:
        """[E3, E4] Points of the line: its value if it counts, even if negative, otherwise 0."""
        return self.value if self.counts else 0


def lines(state: State, concession: Concession, direction: Direction) -> tuple[ScoredLine, ...]:
    """Return all lines of a direction, scored for this concession."""
    items = {
        rig.field: _item(rig.field, ore, rig.colour, concession)
        for rig in state.rigs
        if (ore := state.ore(rig.field)) is not None
    }
    return tuple(
        ScoredLine(direction, number, tuple(items[field] for field in fields if field in items))
        for number, fields in enumerate(state.shape.lines[direction], start=1)
    )


def lines_of(state: State, seat: Seat) -> tuple[ScoredLine, ...]:
    """Return a player's lines; empty until they have a concession."""
    player = state.players[seat]
    if player.concession is None or player.direction is None:
        return ()
    return lines(state, player.concession, player.direction)


def total(state: State, concession: Concession, direction: Direction) -> int:
    """Return the points of all lines of a direction for this concession now."""
    return sum(line.score for line in lines(state, concession, direction))


def totals(state: State) -> tuple[int, ...]:
    """Return each player's points if the game ended now."""
    return tuple(
        sum(line.score for line in lines_of(state, seat)) for seat in range(len(state.players))
    )


def _item(field: Field, ore: Ore, colour: Colour, concession: Concession) -> ScoredRig:
    """[2.4.9] Return a rig with its points; the second colour doubles them, plus or minus."""
    times = 2 if colour == "second" else 1
    return ScoredRig(field, ore, colour, times * points(concession, ore))
