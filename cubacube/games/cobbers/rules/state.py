"""The state of a game of The Cobbers between two actions."""

from typing import TypeAlias

from cubacube.games.cobbers.rules.box import Box
from cubacube.games.cobbers.rules.crew import driver, preparer
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.rules import Seat, frozen

Inner: TypeAlias = RaceState | SmugglersState

SEATS = range(5, 11)
"""[V.1] Allowed numbers of players; two share a Vehicle."""


@frozen
class State:
    """The complete state.

    `inner` is the state of the variant in play; in it, each seat is a team. `turns` counts the
    turns that each team has begun.
    """

    box: Box
    inner: Inner
    people: int
    turns: tuple[int, ...]

    def preparer(self, team: int) -> Seat:
        """[V.2] Return who flicks the Gate die in the team's current turn."""
        return preparer(team, self.turns[team], self.people)

    def driver(self, team: int) -> Seat:
        """[V.2, 4] Return who drives and decides in the team's current turn."""
        return driver(team, self.turns[team], self.people)
