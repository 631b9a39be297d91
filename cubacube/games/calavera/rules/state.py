"""How a game of Calavera stands between two actions."""

from typing import TypeAlias

from cubacube.games.calavera.rules.actions import MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import Box, Face
from cubacube.rules import Seat, frozen

Reply: TypeAlias = MarkColour | MarkJokers | TakeNothing
"""What the others may do with the dice that are left."""


@frozen
class Sheet:
    """[1.3] One player's sheet: crosses and freezing by row, points gained by bonus line."""

    crosses: tuple[int, ...]
    frozen_rows: tuple[bool, ...]
    bonus: tuple[int, ...]


@frozen
class RollDice:
    """[2, 5] The table rolls these dice."""

    seat: Seat
    dice: tuple[int, ...]


@frozen
class Decide:
    """[5] Roll some dice again, or stop."""

    seat: Seat


@frozen
class TakeOwn:
    """[6] The active player uses one group of dice."""

    seat: Seat


@frozen
class TakeLeft:
    """[10] Another player uses one group of what is left."""

    seat: Seat


Task: TypeAlias = RollDice | Decide | TakeOwn | TakeLeft


@frozen
class State:
    """Everything that matters; without an agenda the game is over.

    `seat` is whose turn it is, `big` tells which lines still give the bigger bonus, `dice` what
    lies on the table (nothing before the first of `rolls`). `used` is the group the active player
    took; `replies` what the others have chosen so far, entered when the last one has (E18).
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
