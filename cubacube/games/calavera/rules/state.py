"""The state of a game of Calavera between two actions."""

from typing import TypeAlias

from cubacube.games.calavera.rules.actions import MarkColour, MarkJokers, TakeNothing
from cubacube.games.calavera.rules.box import Box, Face
from cubacube.rules import Seat, frozen

Reply: TypeAlias = MarkColour | MarkJokers | TakeNothing
"""Actions of another player with the dice left."""


@frozen
class Sheet:
    """[1.3] One player's sheet: crosses and freezing by row, bonus points by line."""

    crosses: tuple[int, ...]
    frozen_rows: tuple[bool, ...]
    bonus: tuple[int, ...]


@frozen
class RollDice:
    """[2, 5] The dealer rolls these dice."""

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
    """[10] Another player uses one group of the dice left."""

    seat: Seat


Task: TypeAlias = RollDice | Decide | TakeOwn | TakeLeft


@frozen
class State:
    """A complete game position; the game is over when the agenda is empty.

    `seat` is the active player, `big` tells which lines still give the bigger bonus, `dice`
    are the current faces (empty before the first of `rolls`). `used` is the group the
    active player took. `replies` are the others' choices so far, which are entered after
    the last one (E18).
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
