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

    @property
    def name(self) -> LineName:
        """Direction and number of the line."""
        return self.line.direction, self.line.number


@frozen
class Tally:
    """Number of rigs in a line, and the line as each of its owners scores it."""

    name: LineName
    fields: tuple[Field, ...]
    rigs: int
    shares: tuple[OwnedLine, ...]

    @property
    def counts(self) -> bool:
        """[2.2.4] Whether the line has enough rigs."""
        return self.rigs >= ENOUGH

    @property
    def owner(self) -> Concession | None:
        """Concession of the only player who scores the line; None for two or none."""
        return self.shares[0].concession if len(self.shares) == 1 else None


def owned_lines(state: State) -> tuple[OwnedLine, ...]:
    """Return the lines of all players, player by player."""
    return tuple(
        OwnedLine(seat, player.concession, line)
        for seat, player in enumerate(state.players)
        if player.concession is not None
        for line in lines_of(state, seat)
    )


def tallies(state: State) -> dict[LineName, Tally]:
    """Return a `Tally` for every line of the board; the keys are the line names."""
    taken = {rig.field for rig in state.rigs}
    shares: dict[LineName, tuple[OwnedLine, ...]] = {}
    for share in owned_lines(state):
        shares[share.name] = (*shares.get(share.name, ()), share)
    found = {}
    for direction, lines in state.shape.lines.items():
        for number, fields in enumerate(lines, start=1):
            name = direction, number
            found[name] = Tally(name, fields, len(taken.intersection(fields)), shares.get(name, ()))
    return found


def lines_through(state: State, field: Field) -> tuple[Tally, ...]:
    """Return the lines through a field, one for each direction."""
    return tuple(tally for tally in tallies(state).values() if field in tally.fields)


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
