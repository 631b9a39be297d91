"""Dice in motion until everything rests: steps limited by the earliest possible contact.

A step never carries two dice further than to where they first touch, so that the order of touches
and the place of each hit do not depend on the length of the steps. Between contacts dice move by
the law of the cloth alone; the engine is asked only in steps in which dice may meet.
"""

from math import inf, sqrt

from cubacube.table.cloth import sliding
from cubacube.table.engine import WIDTH, Engine
from cubacube.table.gaps import card_gap, square_gap
from cubacube.table.level import Level
from cubacube.table.motion import Exit, Motion, Push, State

_SHORTEST = 1 / 256
"""No step is shorter than this share of the longest one."""

_SETTLING_STEPS = 200


class RestlessError(RuntimeError):
    """Dice were still moving after `steps.longest_flick_s` of the level."""


def simulate(start: State, level: Level) -> Motion:
    """Let dice move from `start` until all of them rest.

    Raises:
        RestlessError: They do not within the time of the level.
    """
    return _Run(start, level).until_rest()


class _Run:
    """One flick being computed."""

    def __init__(self, start: State, level: Level) -> None:
        self.level = level
        self.state = start
        self.inside = list(range(len(start) // WIDTH))
        self.engine: Engine | None = None
        self.slide = sliding(level)
        self.core = level.dice.edge_mm / 2 - level.dice.corner_mm
        self.in_touch = False
        self.met: set[tuple[int, int]] = set()
        self.motion = Motion([0.0], [start], [], [])

    def until_rest(self) -> Motion:
        """Step by step to the end."""
        motion, longest = self.motion, self.level.steps.longest_flick_s
        now = 0.0
        while moving := self._moving():
            seconds, meeting = self._next_step(moving)
            before, self.state = self.state, self.state[:]
            for die in moving:
                self.slide(self.state, WIDTH * die, seconds)
            self._let_out(moving, before, now, seconds)
            motion.states.append(self.state)
            now += seconds
            motion.times.append(now)
            if meeting or self.in_touch:
                self._collide(seconds, moving)
            if now > longest:
                raise RestlessError(f"steps.longest_flick_s: dice still move after {longest} s")
        self._settle()
        return motion

    def _moving(self) -> list[int]:
        state = self.state
        return [
            die
            for die in self.inside
            if state[WIDTH * die + 3] or state[WIDTH * die + 4] or state[WIDTH * die + 5]
        ]

    def _next_step(self, moving: list[int]) -> tuple[float, bool]:
        """How long the next step may be, and whether dice may meet in it."""
        steps, state, half = self.level.steps, self.state, self.core
        corner2 = 2 * self.level.dice.corner_mm
        rim = half * sqrt(2)
        seconds = longest = steps.longest_s
        contact, closing_mm = steps.contact_mm, steps.closing_mm
        slack = -contact / 2
        near = 2 * rim + corner2 + contact
        touch, meeting = inf, False
        for die in moving:
            i = WIDTH * die
            x, y, vx, vy, spin = state[i], state[i + 1], state[i + 3], state[i + 4], state[i + 5]
            for other in self.inside:
                j = WIDTH * other
                dx, dy = state[j] - x, state[j + 1] - y
                rx, ry = state[j + 3] - vx, state[j + 4] - vy
                reach = near + (abs(rx) + abs(ry)) * longest
                if dx > reach or dx < -reach or dy > reach or dy < -reach or other == die:
                    continue
                if other < die and other in moving:
                    continue
                gap, nx, ny = square_gap(state, i, j, half)
                gap -= corner2
                closing = (abs(spin) + abs(state[j + 5])) * rim - rx * nx - ry * ny
                if closing <= 0.0:
                    meeting = meeting or gap < slack
                elif gap > 0.0:
                    touch = min(touch, gap / closing)
                    seconds = min(seconds, (gap + contact) / closing)
                else:
                    meeting = True
                    seconds = min(seconds, closing_mm / closing)
        seconds = max(seconds, longest * _SHORTEST)
        return seconds, meeting or seconds >= touch

    def _let_out(self, moving: list[int], before: State, now: float, seconds: float) -> None:
        """Stop the dice whose whole shape left the area on their way from `before`."""
        side = self.level.area.side_mm
        edge = self.level.dice.edge_mm / 3  # below half an edge over the square root of 2
        state = self.state
        for die in moving:
            i = WIDTH * die
            if -edge < state[i] < side + edge and -edge < state[i + 1] < side + edge:
                continue
            share = self._share_inside(before, i)
            if share is None:
                continue
            for k in range(i, i + 3):
                state[k] = before[k] + (state[k] - before[k]) * share
            state[i + 3] = state[i + 4] = state[i + 5] = 0.0
            self.motion.exits.append(Exit(now + seconds * share, die, state[i], state[i + 1]))
            self.inside.remove(die)
            if self.engine:
                self.engine.take_out(die)

    def _share_inside(self, before: State, i: int) -> float | None:
        """Which part of its last step a die was still in the area; None if it still is."""
        middle = self.level.area.side_mm / 2
        area = (middle, middle, middle, middle)
        corner = self.level.dice.corner_mm
        x0, y0, a0 = before[i : i + 3]
        x1, y1, a1 = self.state[i : i + 3]
        if card_gap(x1, y1, a1, self.core, area) <= corner:
            return None
        low, high = 0.0, 1.0
        for _ in range(40):
            share = (low + high) / 2
            x, y, a = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, a0 + (a1 - a0) * share
            if card_gap(x, y, a, self.core, area) > corner:
                high = share
            else:
                low = share
        return high

    def _collide(self, seconds: float, moving: list[int]) -> None:
        """Let the engine solve the contacts at the end of a step."""
        engine = self.engine
        if engine is None:
            engine = self.engine = Engine(self.state, self.level)
            for die in set(range(len(self.state) // WIDTH)) - set(self.inside):
                engine.take_out(die)
        free, state = self.state, engine.step(self.state, seconds, moving)
        pushed = [
            die
            for die in self.inside
            if state[(i := WIDTH * die) + 3] != free[i + 3]
            or state[i + 4] != free[i + 4]
            or state[i + 5] != free[i + 5]
        ]
        self.state = self.motion.states[-1] = state
        self.in_touch = bool(pushed)
        if pushed:
            frame, mass = len(self.motion.times) - 1, self.level.dice.mass_g
            for die, other, jx, jy in engine.impulses(pushed):
                self.motion.pushes.append(Push(frame, die, other, jx / mass, jy / mass))
                self.met.add((die, other))

    def _settle(self) -> None:
        """Push dice apart that came to rest with more overlap than the contact tolerance."""
        engine, level = self.engine, self.level
        if engine is None:
            return
        for _ in range(_SETTLING_STEPS):
            if self._deepest() >= -0.9 * level.steps.contact_mm:
                break
            state = engine.step(self.state, level.steps.longest_s, ())
            for die in self.inside:
                i = WIDTH * die
                state[i + 3] = state[i + 4] = state[i + 5] = 0.0
            self.state = self.motion.states[-1] = state

    def _deepest(self) -> float:
        """The smallest gap between dice that met; negative if they overlap."""
        state, corner2 = self.state, 2 * self.level.dice.corner_mm
        gaps = [
            square_gap(state, WIDTH * die, WIDTH * other, self.core)[0] - corner2
            for die, other in sorted(self.met)
            if die in self.inside and other in self.inside
        ]
        return min(gaps, default=0.0)
