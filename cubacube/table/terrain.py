"""By which law each die slides where it is, and how soon that may change: zones of other cloth."""

from math import hypot, inf

from cubacube.kit.terrain import NOWHERE_MM, border_mm, zone_at
from cubacube.table.cloth import Slide, sliding
from cubacube.table.engine import WIDTH
from cubacube.table.level import Level
from cubacube.table.trajectory import State

_ROUNDS = 60
"""Hardly ever more than four are needed to find out when a border is met."""


class Terrain:
    """The laws of a table with zones. Steps end at their borders, so that none is slid over.

    A die that nothing pushes goes straight on: its next border is looked for once.
    """

    def __init__(self, level: Level, count: int) -> None:
        """For so many dice."""
        self._zones = level.terrain
        bare = sliding(level, level.cloth.friction)
        self._laws = (*(sliding(level, zone.friction) for zone in self._zones), bare)
        self.laws = [bare] * count
        """How each die that moves slides now."""
        self._borders: list[tuple[float, float] | None] = [None] * count
        """Where each of them meets its next border; None if that is not known."""
        self._clear_until = [0.0] * count
        """Until when each of them meets none: it never goes faster than when it was looked at."""

    def pushed(self, dice: list[int]) -> None:
        """Forget where dice go."""
        for die in dice:
            self._borders[die] = None
            self._clear_until[die] = 0.0

    def until_border(self, state: State, now: float, moving: list[int], seconds: float) -> float:
        """So many seconds at most all dice that move go each by one law."""
        for die in moving:
            if self._clear_until[die] <= now + seconds:
                seconds = self._until(state, now, die, seconds)
        return seconds

    def _until(self, state: State, now: float, die: int, seconds: float) -> float:
        """When a die meets a border; not later than in so many seconds."""
        offset = WIDTH * die
        x, y, vx, vy = state[offset], state[offset + 1], state[offset + 3], state[offset + 4]
        border = self._borders[die]
        far_mm = 0.0 if border is None else hypot(border[0] - x, border[1] - y)
        speed = hypot(vx, vy)
        if far_mm <= NOWHERE_MM:
            far_mm = self._look(die, x, y, vx, vy, speed)
        self._clear_until[die] = now + far_mm / speed if speed else inf
        if far_mm >= speed * seconds:
            return seconds
        return self._when(state[offset : offset + WIDTH], self.laws[die], far_mm, seconds)

    def _look(self, die: int, x: float, y: float, vx: float, vy: float, speed: float) -> float:
        """Find out in which zone a die is, and how far away it meets the next border."""
        way = (vx / speed, vy / speed) if speed else (0.0, 0.0)
        number = zone_at(self._zones, (x, y), way)
        self.laws[die] = self._laws[-1 if number is None else number]
        far_mm = border_mm(self._zones, (x, y), way) if speed else inf
        border = x + way[0] * far_mm, y + way[1] * far_mm
        self._borders[die] = (inf, inf) if far_mm == inf else border
        return far_mm

    def _when(self, own: State, law: Slide, far_mm: float, seconds: float) -> float:
        """When a die has slid so far; not later than in so many seconds."""

        def slid(after_s: float) -> tuple[float, float]:
            moved = own[:]
            law(moved, 0, after_s)
            return hypot(moved[0] - own[0], moved[1] - own[1]), hypot(moved[3], moved[4])

        if slid(seconds)[0] <= far_mm:
            return seconds
        # Newton, from before the border: a die that slows down never overshoots it.
        after_s = 0.0
        for _ in range(_ROUNDS):
            way_mm, speed = slid(after_s)
            if far_mm - way_mm < NOWHERE_MM / 1000 or not speed:
                break
            after_s = min(after_s + (far_mm - way_mm) / speed, seconds)
        return after_s
