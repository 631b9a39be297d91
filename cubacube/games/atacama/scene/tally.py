"""Values for the line counters.

For previews, this module also computes the state after an action.
"""

from typing import TypeAlias

from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.law import put_rig, sell
from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.scoring import ENOUGH, ScoredLine, lines_of, totals
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Action, Seat, frozen

LineName: TypeAlias = tuple[Direction, int]
"""Direction of a line, and its number counted from 1."""


@frozen
class OwnedLine:
    """A line, scored for one of the players who own its direction."""

    seat: Seat
    concession: Concession
    line: ScoredLine


@frozen
class Tally:
    """Number of rigs in a line, and the line as each of its owners scores it."""

    name: LineName
    rigs: int
    shares: tuple[OwnedLine, ...]

    @property
    def counts(self) -> bool:
        """[2.2.4] Whether the line has enough rigs."""
        return self.rigs >= ENOUGH


def tallies(state: State) -> dict[LineName, Tally]:
    """Return a `Tally` for every line of the board; the keys are the line names."""
    taken = {rig.field for rig in state.rigs}
    shares: dict[LineName, list[OwnedLine]] = {}
    for seat, player in enumerate(state.players):
        for line in lines_of(state, seat):
            assert player.concession is not None
            share = OwnedLine(seat, player.concession, line)
            shares.setdefault((line.direction, line.number), []).append(share)
    return {
        (direction, number): Tally(
            (direction, number),
            len(taken.intersection(fields)),
            tuple(shares.get((direction, number), ())),
        )
        for direction, lines in state.shape.lines.items()
        for number, fields in enumerate(lines, start=1)
    }


def lines_through(state: State, field: Field) -> tuple[LineName, ...]:
    """Return the lines through a field, one for each direction."""
    return tuple(
        (direction, number)
        for direction, lines in state.shape.lines.items()
        for number, fields in enumerate(lines, start=1)
        if field in fields
    )


def foreseen(state: State, action: Action) -> State:
    """Return the state after an action, without new tiles or the end of the game.

    Raises:
        TypeError: The action is neither `Place` nor `Buy`.
    """
    match action:
        case Place():
            return put_rig(state, action)[0]
        case Buy():
            return sell(state, action)[0]
    raise TypeError(action)


def gains(before: State, after: State) -> tuple[int, ...]:
    """Return the change of each player's points."""
    pairs = zip(totals(before), totals(after), strict=True)
    return tuple(new - old for old, new in pairs)
