"""Dice in motion until everything rests: steps limited by the earliest possible contact.

A step never carries two dice further than to where they first touch, so that the order of touches
and the place of each hit do not depend on the length of the steps. Between contacts dice move by
the law of the cloth alone; the engine is asked only while dice are in touch.
"""

from cubacube.table.cloth import sliding
from cubacube.table.contact_predictor import ContactPredictor
from cubacube.table.distances import card_gap
from cubacube.table.engine import WIDTH, Engine
from cubacube.table.faults import TableError
from cubacube.table.level import Level
from cubacube.table.obstacle_predictor import ObstaclePredictor
from cubacube.table.terrain import Terrain
from cubacube.table.trajectory import Bounce, Exit, Impulse, State, Trajectory


class RestlessError(TableError):
    """Dice were still moving after `steps.longest_flick_s` of the level."""


def simulate(start: State, level: Level) -> Trajectory:
    """Let dice move from `start` until all of them rest.

    Raises:
        RestlessError: They do not within the time of the level.
    """
    return _Run(start, level).until_rest()


class _Run:
    """One flick being computed."""

    def __init__(self, start: State, level: Level) -> None:
        count = len(start) // WIDTH
        self.level = level
        self.state = start
        self.inside = list(range(count))
        self.moving = self._find_moving()
        self.engine: Engine | None = None
        self.predictor = ContactPredictor(count, level)
        self.core = level.dice.edge_mm / 2 - level.dice.corner_mm
        self.in_touch = False
        self.slide = sliding(level, level.cloth.friction)
        self.terrain = Terrain(level, count) if level.zones else None
        self.obstacles = ObstaclePredictor(count, level) if level.obstacles else None
        self.against: list[int] = []
        # A die whose centre is not this far out touches the area: edge / sqrt(8) and more.
        reach = level.dice.edge_mm / 3
        self.near = -reach, level.area.side_mm + reach
        self.trajectory = Trajectory([0.0], [start], [], [])

    def until_rest(self) -> Trajectory:
        """Step by step to the end."""
        trajectory, longest = self.trajectory, self.level.steps.longest_flick_s
        now = 0.0
        while self.moving:
            seconds = self._until_contact(now)
            if self.terrain is not None:
                seconds = self.terrain.until_border(self.state, now, self.moving, seconds)
            stopped = self._slide(now, seconds)
            now += seconds
            trajectory.states.append(self.state)
            trajectory.times.append(now)
            if stopped:
                self.moving = self._find_moving()
            if now > longest:
                raise RestlessError(f"steps.longest_flick_s: dice still move after {longest} s")
        return trajectory

    def _until_contact(self, now: float) -> float:
        """How many seconds the next step may last, after the contacts of this moment."""
        if not self.in_touch:
            seconds, self.in_touch = self._next_step(now)
            if not self.in_touch:
                return seconds
        pushed = self._collide()
        if pushed:
            self.moving = self._find_moving()
        seconds, touching = self._next_step(now)
        self.in_touch = pushed and touching
        return seconds

    def _next_step(self, now: float) -> tuple[float, bool]:
        """How many seconds the next step may last, and whether anything is in touch before it."""
        seconds, touching = self.predictor.next_step(self.state, now, self.moving)
        if self.obstacles is None:
            return seconds, touching
        seconds, against = self.obstacles.next_step(self.state, now, self.moving, seconds)
        self.against += against
        return seconds, touching or bool(against)

    def _slide(self, now: float, seconds: float) -> bool:
        """Move all that moves on by a step; whether anything came to rest or left."""
        before, state, slide, terrain = self.state, self.state[:], self.slide, self.terrain
        low, high = self.near
        stopped = False
        for die in self.moving:
            i = WIDTH * die
            if terrain is not None:
                slide = terrain.laws[die]
            stopped = slide(state, i, seconds) or stopped
            if not (low < state[i] < high and low < state[i + 1] < high):
                stopped = self._out(die, before, state, now, seconds) or stopped
        self.state = state
        return stopped

    def _find_moving(self) -> list[int]:
        state = self.state
        return [
            die
            for die in self.inside
            if state[WIDTH * die + 3] or state[WIDTH * die + 4] or state[WIDTH * die + 5]
        ]

    def _out(self, die: int, before: State, state: State, now: float, seconds: float) -> bool:
        """Stop a die if its whole shape left the area on its way from `before` to `state`."""
        i = WIDTH * die
        share = self._share_inside(before[i : i + 3], state[i : i + 3])
        if share is None:
            return False
        for k in range(i, i + 3):
            state[k] = before[k] + (state[k] - before[k]) * share
        state[i + 3] = state[i + 4] = state[i + 5] = 0.0
        self.trajectory.exits.append(Exit(now + seconds * share, die, state[i], state[i + 1]))
        self.inside.remove(die)
        self.predictor.gone(die)
        if self.engine:
            self.engine.take_out(die)
        return True

    def _share_inside(self, before: list[float], after: list[float]) -> float | None:
        """Which part of its last step a die was still in the area; None if it still is."""
        middle = self.level.area.side_mm / 2
        area = (middle, middle, middle, middle)
        corner = self.level.dice.corner_mm
        x0, y0, a0 = before
        x1, y1, a1 = after
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

    def _collide(self) -> bool:
        """Let the engine solve the contacts of this moment; whether any die was pushed."""
        engine = self.engine
        if engine is None:
            engine = self.engine = Engine(self.state, self.level)
            for exit_ in self.trajectory.exits:
                engine.take_out(exit_.die)
        for die in self.against:
            if die in self.inside:
                engine.meets(die)
        self.against.clear()
        free, state = self.state, engine.solve(self.state, self.moving)
        pushed = [
            die
            for die in self.inside
            if state[(i := WIDTH * die) + 3 : i + WIDTH] != free[i + 3 : i + WIDTH]
        ]
        self.state = self.trajectory.states[-1] = state
        if pushed:
            self._note(engine, pushed)
        return bool(pushed)

    def _note(self, engine: Engine, pushed: list[int]) -> None:
        """Write down what pushed dice, and forget what was known of them."""
        frame, mass = len(self.trajectory.times) - 1, self.level.dice.mass_g
        for die, other, jx, jy in engine.impulses():
            self.trajectory.impulses.append(Impulse(frame, die, other, jx / mass, jy / mass))
        if self.obstacles is not None:
            for die, number, jx, jy in engine.bounces(pushed):
                self.trajectory.bounces.append(Bounce(frame, die, number, jx / mass, jy / mass))
        for known in (self.predictor, self.obstacles, self.terrain):
            if known is not None:
                known.pushed(pushed)
