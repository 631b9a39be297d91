"""When dice may meet what stands fixed: the same as for pairs of dice, but only one side moves.

A die that nothing pushes goes straight on, ever slower, and turns ever slower. So what is known of
it lasts: in the direction of a gap it never comes faster nearer than now.
"""

from math import inf, sqrt

from cubacube.table.contact_predictor import SHORTEST
from cubacube.table.engine import WIDTH
from cubacube.table.level import Level
from cubacube.table.outlines import Outline, outline
from cubacube.table.trajectory import State


class ObstaclePredictor:
    """Watches dice and obstacles during one flick."""

    def __init__(self, count: int, level: Level) -> None:
        """Know nothing yet of so many dice."""
        self._outlines: list[Outline] = [outline(each.shape) for each in level.fixed]
        self._corner = level.dice.corner_mm
        self._half = level.dice.edge_mm / 2 - self._corner
        self._rim = self._half * sqrt(2)
        # As for pairs of dice.
        self._tolerance = level.steps.contact_mm / 2
        self._shortest_s = level.steps.longest_s * SHORTEST
        self._free_until = [[0.0] * len(self._outlines) for _ in range(count)]
        self._look_at = [0.0] * count

    def pushed(self, dice: list[int]) -> None:
        """Forget what was known of dice whose velocities have jumped."""
        for die in dice:
            self._free_until[die] = [0.0] * len(self._outlines)
            self._look_at[die] = 0.0

    def next_step(
        self, state: State, now: float, moving: list[int], seconds: float
    ) -> tuple[float, list[int]]:
        """How many of so many seconds the next step may last, and which dice are in touch."""
        touching = []
        for die in moving:
            if self._look_at[die] >= now + seconds:
                continue
            row, own = self._free_until[die], state[WIDTH * die : WIDTH * die + WIDTH]
            in_touch = False
            for number, due in enumerate(row):
                if due < now + seconds:
                    free, gap = self._free(own, self._outlines[number], seconds)
                    in_touch = in_touch or gap <= 0.0
                    # Dice in touch are measured in every step.
                    row[number] = now + free if gap > 0.0 or free >= seconds else 0.0
                    seconds = min(seconds, free)
            self._look_at[die] = min(row)
            if in_touch:
                touching.append(die)
        return max(seconds, self._shortest_s), touching

    def _free(self, own: State, outline: Outline, seconds: float) -> tuple[float, float]:
        """How long a die is sure not to overlap by more than the tolerance, and a least gap."""
        x, y, angle, vx, vy, spin = own
        gap, nx, ny = outline.from_point(x, y)
        gap -= self._rim + self._corner
        free = _until(gap, -nx * vx - ny * vy)
        if free < seconds:
            gap, nx, ny = outline.from_square(x, y, angle, self._half)
            gap -= self._corner
            closing = abs(spin) * self._rim - nx * vx - ny * vy
            free = max(free, _until(max(gap, 0.0) + self._tolerance, closing))
        return free, gap


def _until(gap: float, closing: float) -> float:
    """The least time in which a gap closes that never closes faster."""
    if gap <= 0.0:
        return 0.0
    return gap / closing if closing > 0.0 else inf
