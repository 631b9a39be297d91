"""How a game of The Cobbers stands between two actions."""

from typing import TypeAlias

from cubacube.games.cobbers.rules.box import Box
from cubacube.games.cobbers.rules.crew import driver, preparer
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.rules import Seat, frozen

Inner: TypeAlias = RaceState | SmugglersState

SEATS = range(5, 11)
"""[V.1] How many may play; two share a Vehicle."""


@frozen
class State:
    """Everything that matters. `inner` is the variant in play; its seats are the teams.

    `turns` counts the turns that each team has begun.
    """

    box: Box
    inner: Inner
    people: int
    turns: tuple[int, ...]

    def preparer(self, team: int) -> Seat:
        """[V.2] Who of a team flicks the Gate die in its present turn."""
        return preparer(team, self.turns[team], self.people)

    def driver(self, team: int) -> Seat:
        """[V.2, 4] Who of a team flicks the Vehicle in its present turn, and decides for it."""
        return driver(team, self.turns[team], self.people)
