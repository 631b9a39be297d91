"""The state of a game of Calavera between two actions."""

from typing import TypeAlias

from cubacube.games.calavera.rules.actions import MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import Box, Face
from cubacube.rules import Seat, SeatTask, frozen

Reply: TypeAlias = MarkColour | MarkJokers | TakeNothing
"""Actions that another player may take with the dice that remain."""


@frozen
class Sheet:
    """[1.3] The sheet of one player.

    `crosses` and `frozen_rows` have one entry for each row, `bonus` has the points for each
    bonus line.
    """

    crosses: tuple[int, ...]
    frozen_rows: tuple[bool, ...]
    bonus: tuple[int, ...]


@frozen
class RollDice(SeatTask):
    """[2, 5] The dealer rolls these dice."""

    dice: tuple[int, ...]


@frozen
class Decide(SeatTask):
    """[5] Roll some dice again, or stop."""


@frozen
class TakeOwn(SeatTask):
    """[6] The active player uses one group of dice."""


@frozen
class TakeLeft(SeatTask):
    """[10] Another player uses one group of the dice that remain."""


Task: TypeAlias = RollDice | Decide | TakeOwn | TakeLeft


@frozen
class State:
    """A complete game position; the game is over when the agenda is empty.

    `seat` is the active player. `big` tells for each bonus line whether the larger bonus, for
    the first player to reach the line, can still be won. `dice` are the current faces, empty before
    the first roll. `rolls` is the number of rolls so far, and `used` the face of the group that
    the active player took. `replies` are the choices of the other players so far; they are
    entered after the last one (E18).
    """

    box: Box
    sheets: tuple[Sheet, ...]
    agenda: tuple[Task, ...]
    big: tuple[bool, ...]
    seat: Seat = 0
    dice: tuple[Face, ...] = ()
    rolls: int = 0
    used: Face | None = None
    replies: tuple[Reply, ...] = ()
