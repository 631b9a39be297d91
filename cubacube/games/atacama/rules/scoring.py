"""[2.2.4] What lines bring: at the end, and at any time as a preview."""

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.ore import Concession, Ore, points
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Seat, frozen

ENOUGH = 4
"""Rigs that a line must have to count; a double rig is one rig [E8]."""


@frozen
class ScoredRig:
    """One rig in a line, and what it is worth there, plus or minus."""

    field: Field
    ore: Ore
    colour: Colour
    points: int


@frozen
class ScoredLine:
    """One line seen by one concession; `number` counts from 1, `items` from top and left."""

    direction: Direction
    number: int
    items: tuple[ScoredRig, ...]

    @property
    def counts(self) -> bool:
        """Whether there are enough rigs in it."""
        return len(self.items) >= ENOUGH

    @property
    def value(self) -> int:
        """The sum of its items, counting or not."""
        return sum(item.points for item in self.items)

    @property
    def score(self) -> int:
        """[E3, E4] What it brings: its value if it counts, below zero too, otherwise nothing."""
        return self.value if self.counts else 0


def lines(state: State, concession: Concession, direction: Direction) -> tuple[ScoredLine, ...]:
    """All lines of a direction as the holder of this concession would score them."""
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
    """A player's lines; none as long as they have no concession."""
    player = state.players[seat]
    if player.concession is None or player.direction is None:
        return ()
    return lines(state, player.concession, player.direction)


def total(state: State, concession: Concession, direction: Direction) -> int:
    """What the lines of a direction bring with this concession, as the board stands."""
    return sum(line.score for line in lines(state, concession, direction))


def totals(state: State) -> tuple[int, ...]:
    """What each player would have if the game ended now."""
    return tuple(
        sum(line.score for line in lines_of(state, seat)) for seat in range(len(state.players))
    )


def _item(field: Field, ore: Ore, colour: Colour, concession: Concession) -> ScoredRig:
    """[2.4.9] A rig of the second colour counts double, plus and minus."""
    times = 2 if colour == "second" else 1
    return ScoredRig(field, ore, colour, times * points(concession, ore))
