"""The rigid bodies of one flick. Nobody else knows pymunk.

The state of n dice is a flat list of 6 n numbers: x, y, angle, vx, vy, spin of each die in turn,
in millimetres, radians and seconds.
"""

import threading
from array import array
from collections.abc import Iterable, Iterator
from itertools import count
from math import sqrt
from struct import Struct

from pymunk import Arbiter, Body, Circle, Poly, Shape, ShapeFilter, Space, batch

from cubacube.kit.terrain import Disc, Obstacle
from cubacube.table.level import Level
from cubacube.table.trajectory import State

WIDTH = 6
"""Numbers per die in a state."""

_ALL = (
    batch.BodyFields.POSITION
    | batch.BodyFields.ANGLE
    | batch.BodyFields.VELOCITY
    | batch.BodyFields.ANGULAR_VELOCITY
)
_ROOM = [0.0] * 8
"""Kept free behind the numbers in a buffer: pymunk frees a full one to make a larger."""

_PUSHES = (
    batch.ArbiterFields.BODY_A_ID
    | batch.ArbiterFields.BODY_B_ID
    | batch.ArbiterFields.TOTAL_IMPULSE
)

_STEP_S = 1 / 240
"""Nominal only: see `Engine.solve`."""

_PUSHED_APART = 0.3
"""The share of an overlap beyond the slop that each solution takes away."""

_NOTHING = ShapeFilter(categories=0, mask=0)
_DICE = ShapeFilter(categories=0b1, mask=0b1)
_AGAINST = ShapeFilter(categories=0b10, mask=0b100)
_OBSTACLE = ShapeFilter(categories=0b100, mask=0b10)


class _Own(threading.local):
    """A buffer for each thread, for pymunk never frees those it makes, and what it holds now."""

    def __init__(self) -> None:
        self.buffer = batch.Buffer()
        self.told = batch.Buffer()
        self.numbers: array[float] | None = None


_OWN = _Own()


class Engine:
    """One pymunk space for the dice of one flick that meet, thrown away after it."""

    def __init__(self, level: Level) -> None:
        """Without dice."""
        steps = level.steps
        self._space = space = Space()
        space.iterations = steps.iterations
        space.collision_persistence = 1
        space.collision_slop = steps.contact_mm / 2
        space.collision_bias = (1 - _PUSHED_APART) ** (1 / _STEP_S)
        self._level = level
        # The engine multiplies the values of the two shapes that meet.
        self._elasticity = sqrt(level.collision.restitution)
        self._friction = sqrt(level.collision.friction)
        self._obstacles: dict[Shape, int] = {}
        self._bodies: dict[int, Body] = {}
        self._shapes: dict[int, Poly] = {}
        self._against: dict[int, Poly] = {}
        self._dice: dict[int, int] = {}
        self._numbers = array("d")

    def has(self, die: int) -> bool:
        """Whether a die is in it."""
        return die in self._bodies

    def add(self, dice: Iterable[int]) -> None:
        """Put in dice, squares with rounded corners; each solution is told where they are."""
        level, space = self._level, self._space
        mass_g = level.dice.mass_g
        for die in dice:
            body = Body(mass_g, mass_g * level.dice.edge_mm**2 / 6)
            shape = self._outline(body)
            shape.elasticity, shape.friction = self._elasticity, self._friction
            if level.obstacles:
                shape.filter = _DICE
            space.add(body, shape)
            self._bodies[die], self._shapes[die] = body, shape
            self._dice[body.id] = die
        size = WIDTH * len(self._bodies)
        self._numbers = array("d", [0.0] * size + _ROOM)
        self._pack = Struct(f"{size}d").pack_into

    def _outline(self, body: Body) -> Poly:
        """A square with rounded corners."""
        dice = self._level.dice
        core = dice.edge_mm - 2 * dice.corner_mm
        return Poly.create_box(body, (core, core), dice.corner_mm)

    def take_out(self, die: int) -> None:
        """Let a die that left the area be in nobody's way."""
        for shapes in (self._shapes, self._against):
            if die in shapes:
                shapes[die].filter = _NOTHING

    def meets(self, die: int) -> None:
        """Let a die meet the obstacles from now on.

        The engine multiplies the values of the two shapes that meet. So that those of an obstacle
        hold whatever those of dice are, a die meets it with a second outline, whose values are one.
        """
        if not self._obstacles:
            for number, obstacle in enumerate(self._level.fixed):
                self._obstacles[self._stand(obstacle)] = number
        if die not in self._against:
            shape = self._outline(self._bodies[die])
            shape.elasticity = shape.friction = 1.0
            shape.filter = _AGAINST
            self._space.add(shape)
            self._against[die] = shape

    def _stand(self, obstacle: Obstacle) -> Shape:
        """Put an obstacle where it stands for ever."""
        still, at = self._space.static_body, obstacle.shape
        shape: Shape
        if isinstance(at, Disc):
            shape = Circle(still, at.radius_mm, (at.x_mm, at.y_mm))
        else:
            shape = Poly(still, at.corners)
        shape.elasticity, shape.friction = obstacle.restitution, obstacle.friction
        shape.filter = _OBSTACLE
        self._space.add(shape)
        return shape

    def solve(self, state: State) -> list[tuple[int, State]]:
        """Dice that the contacts of this moment have pushed, and how they go on.

        A step of the engine moves first and solves then. The dice are handed over where they would
        have started to be where they are, so that all its steps are equally long and none takes
        time.
        """
        seconds = _STEP_S
        start: State = []
        for die in self._bodies:
            own = state[WIDTH * die : WIDTH * die + WIDTH]
            x, y, angle, vx, vy, spin = own
            if vx or vy or spin:
                own[:3] = x - vx * seconds, y - vy * seconds, angle - spin * seconds
            start += own
        mine, numbers = _OWN, self._numbers
        self._pack(numbers, 0, *start)
        if mine.numbers is not numbers:
            mine.numbers = numbers
            mine.buffer.set_float_buf(numbers)
        batch.set_space_bodies(self._space, _ALL, mine.buffer)
        self._space.step(seconds)
        mine.buffer.clear()
        batch.get_space_bodies(self._space, _ALL, mine.buffer)
        end = numbers.tolist()
        return [
            (die, end[k : k + WIDTH])
            for die, k in zip(self._bodies, count(0, WIDTH), strict=False)
            if end[k + 3 : k + WIDTH] != start[k + 3 : k + WIDTH]
        ]

    def impulses(self) -> list[tuple[int, int, float, float]]:
        """What the last step did between dice, sorted.

        Two dice and the impulse on the first one in g mm/s, each pair once.
        """
        buffer = _OWN.told
        buffer.clear()
        batch.get_space_arbiters(self._space, _PUSHES, buffer)
        bodies = map(self._dice.get, memoryview(buffer.int_buf()).cast("P"))
        parts = iter(memoryview(buffer.float_buf()).cast("d"))
        told = []
        for one, other, jx, jy in zip(bodies, bodies, parts, parts, strict=True):
            # What is no die is an obstacle.
            if (jx or jy) and one is not None and other is not None:
                told.append((one, other, jx, jy) if one < other else (other, one, -jx, -jy))
        return sorted(told)

    def bounces(self, pushed: list[int]) -> Iterator[tuple[int, int, float, float]]:
        """What the last step did between obstacles and `pushed` dice.

        Yields a die, the number of an obstacle and the impulse on the die in g mm/s.
        """
        for die in pushed:
            for shape, jx, jy in self._felt(die) if die in self._against else ():
                if shape in self._obstacles:
                    yield die, self._obstacles[shape], jx, jy

    def _felt(self, die: int) -> list[tuple[Shape, float, float]]:
        """What touches a die, and the impulses on the die."""
        felt: list[tuple[Shape, float, float]] = []
        self._bodies[die].each_arbiter(_note, felt)
        return felt


def _note(arbiter: Arbiter, felt: list[tuple[Shape, float, float]]) -> None:
    """Write down the other shape of a contact and the impulse on the asking body."""
    impulse = arbiter.total_impulse
    if impulse.x or impulse.y:
        felt.append((arbiter.shapes[1], impulse.x, impulse.y))
