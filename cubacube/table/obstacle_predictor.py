"""Predict when dice meet obstacles, like `contact_predictor` does for pairs of dice.

Obstacles do not move. A die that nothing pushes moves straight, and it slides and turns
slower and slower. So a bound stays valid: along the direction of a gap, the die never
approaches faster than now. On a slope, the pull of its weight is added.
"""

from math import inf, sqrt

from cubacube.table.approach import until_closed
from cubacube.table.contact_predictor import NEAR_S, SHORTEST
from cubacube.table.flight import Flight, Own
from cubacube.table.level import Level
from cubacube.table.outlines import Outline
from cubacube.table.trajectory import State


class ObstaclePredictor:
    """Predicts contacts of dice on their `flights` with obstacles, during one flick."""

    def __init__(self, level: Level, flights: list[Flight]) -> None:
        """Start with all checks due; dice are identified by their numbers in `flights`."""
        self._flights = flights
        self._outlines: list[Outline] = level.outlines
        self._corner = level.dice.corner_mm
        self._half = level.dice.edge_mm / 2 - self._corner
        self._rim = self._half * sqrt(2)
        # Half of what is allowed, as for pairs of dice.
        self._pull = level.pull_mm_s2
        self._tolerance = level.steps.contact_mm / 2
        self._shortest_s = level.steps.longest_s * SHORTEST
        self._due = [[0.0] * len(self._outlines) for _ in flights]
        self._look_at = [0.0] * len(flights)

    def pushed(self, dice: list[int]) -> None:
        """Forget the predictions for dice whose velocities have jumped."""
        for die in dice:
            self._due[die] = [0.0] * len(self._outlines)
            self._look_at[die] = 0.0

    def next_step(
        self, state: State, now: float, moving: list[int], then: float
    ) -> tuple[float, list[int]]:
        """Return when the next step must end, and which dice touch an obstacle now.

        The step ends at `then` at the latest.
        """
        touching = []
        for die in moving:
            at_s, own = max(self._look_at[die], now), state[die]
            while at_s < then:
                if at_s > now:
                    own = self._flights[die].at(at_s)
                free_until, in_touch = self._look(die, own, at_s, then if at_s == now else inf)
                if in_touch and at_s > now:
                    then = at_s
                elif in_touch:
                    touching.append(die)
                    then = min(then, free_until)
                at_s = free_until
            self._look_at[die] = min(self._due[die])
        return then, touching

    def _look(self, die: int, own: Own, at_s: float, then: float) -> tuple[float, bool]:
        """Return until when a die is clear of all obstacles, and whether it touches one at `at_s`.

        An obstacle that the die cannot reach before `then` is not checked again before that
        time.
        """
        due, free_until, in_touch = self._due[die], inf, False
        for number, free_s in enumerate(due):
            if free_s > at_s:
                free_until = min(free_until, free_s)
                continue
            free, gap = self._free(own, self._outlines[number])
            until = at_s + max(free, self._shortest_s)
            # Dice in touch are checked in every step.
            due[number] = at_s if gap <= 0.0 and until < then else until
            in_touch = in_touch or gap <= 0.0
            free_until = min(free_until, until)
        return free_until, in_touch

    def _free(self, own: Own, outline: Outline) -> tuple[float, float]:
        """Return a time in which the die cannot overlap an obstacle, and the gap between them.

        An overlap within the tolerance does not count. The gap is the distance to the obstacle,
        or a lower limit of this distance if the die is far away.
        """
        x, y, angle, vx, vy, spin = own
        gap, nx, ny = outline.from_point(x, y)
        gap -= self._rim + self._corner
        free = _until(gap, -nx * vx - ny * vy, self._pull)
        if free < NEAR_S:
            gap, nx, ny = outline.from_square(x, y, angle, self._half)
            gap -= self._corner
            closing = abs(spin) * self._rim - nx * vx - ny * vy
            free = max(free, _until(max(gap, 0.0) + self._tolerance, closing, self._pull))
        return free, gap


def _until(gap: float, closing: float, pull: float) -> float:
    """Return the shortest time to close a gap at a speed that grows by at most `pull` mm/s^2."""
    if gap <= 0.0:
        return 0.0
    if pull:
        return until_closed(gap, closing, pull)
    return gap / closing if closing > 0.0 else inf
