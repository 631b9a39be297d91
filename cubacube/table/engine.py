"""The rigid bodies of one flick. Nobody else knows pymunk.

The state of n dice is a flat list of 6 n numbers: x, y, angle, vx, vy, spin of each die in turn,
in millimetres, radians and seconds.
"""

import threading
from array import array
from collections.abc import Iterable, Iterator
from math import sqrt
from struct import Struct

from pymunk import Arbiter, Body, Circle, Poly, Shape, ShapeFilter, Space, batch

from cubacube.kit.terrain import Disc, Obstacle
from cubacube.table.level import Level
from cubacube.table.trajectory import State

WIDTH = 6
"""Numbers per die in a state."""

_PLACE = batch.BodyFields.POSITION | batch.BodyFields.ANGLE
_ALL = _PLACE | batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
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
    """One pymunk space with all dice, made for one flick and thrown away after it."""

    def __init__(self, state: State, level: Level) -> None:
        """Put a square with rounded corners at each pose of `state`."""
        dice, steps = level.dice, level.steps
        self._space = space = Space()
        space.iterations = steps.iterations
        space.collision_persistence = 1
        space.collision_slop = steps.contact_mm / 2
        space.collision_bias = (1 - _PUSHED_APART) ** (1 / _STEP_S)
        self._level = level
        self._obstacles: dict[Shape, int] = {}
        self._against: dict[int, Poly] = {}
        moment = dice.mass_g * dice.edge_mm**2 / 6
        self._bodies = [Body(dice.mass_g, moment) for _ in range(0, len(state), WIDTH)]
        space.add(*self._bodies)
        self._numbers = array("d", state + _ROOM)
        self._pack = Struct(f"{len(state)}d").pack_into
        self._hand_over(array("d", _placed(state)), _PLACE)
        self._shapes = [self._outline(body) for body in self._bodies]
        # The engine multiplies the values of the two shapes that meet.
        elasticity, friction = sqrt(level.collision.restitution), sqrt(level.collision.friction)
        for shape in self._shapes:
            shape.elasticity = elasticity
            shape.friction = friction
            if level.obstacles:
                shape.filter = _DICE
        space.add(*self._shapes)
        self._dice = {body.id: die for die, body in enumerate(self._bodies)}

    def _outline(self, body: Body) -> Poly:
        """A square with rounded corners."""
        dice = self._level.dice
        core = dice.edge_mm - 2 * dice.corner_mm
        return Poly.create_box(body, (core, core), dice.corner_mm)

    def _hand_over(self, numbers: "array[float]", fields: batch.BodyFields) -> batch.Buffer:
        """Set all dice to `numbers`."""
        own = _OWN
        if own.numbers is not numbers:
            own.numbers = numbers
            own.buffer.set_float_buf(numbers)
        batch.set_space_bodies(self._space, fields, own.buffer)
        return own.buffer

    def take_out(self, die: int) -> None:
        """Let a die that left the area be in nobody's way."""
        self._shapes[die].filter = _NOTHING
        if die in self._against:
            self._against[die].filter = _NOTHING

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

    def solve(self, state: State, moving: Iterable[int]) -> State:
        """The state just after the contacts of this moment have pushed back.

        A step of the engine moves first and solves then. The `moving` dice are handed over where
        they would have started to be where they are, so that all its steps are equally long and
        none takes time.
        """
        start, seconds = state[:], _STEP_S
        for die in moving:
            offset = WIDTH * die
            start[offset] -= state[offset + 3] * seconds
            start[offset + 1] -= state[offset + 4] * seconds
            start[offset + 2] -= state[offset + 5] * seconds
        numbers = self._numbers
        self._pack(numbers, 0, *start)
        buffer = self._hand_over(numbers, _ALL)
        self._space.step(seconds)
        buffer.clear()
        batch.get_space_bodies(self._space, _ALL, buffer)
        return numbers[: len(start)].tolist()

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


def _placed(state: State) -> Iterator[float]:
    """x, y and angle of each die in turn, and some room behind."""
    for offset in range(0, len(state), WIDTH):
        yield from state[offset : offset + 3]
    yield from _ROOM


def _note(arbiter: Arbiter, felt: list[tuple[Shape, float, float]]) -> None:
    """Write down the other shape of a contact and the impulse on the asking body."""
    impulse = arbiter.total_impulse
    if impulse.x or impulse.y:
        felt.append((arbiter.shapes[1], impulse.x, impulse.y))
