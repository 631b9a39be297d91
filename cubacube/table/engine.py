"""The rigid bodies of one flick. Nobody else knows pymunk.

It takes the numbers of all dice in one list: x, y, angle, vx, vy, spin of each die in turn.
"""

import threading
from array import array
from collections.abc import Iterable, Iterator
from itertools import chain
from math import nan, sqrt
from struct import Struct

from pymunk import Arbiter, Body, Circle, Poly, Shape, ShapeFilter, Space, batch

from cubacube.kit.terrain import Disc, Obstacle
from cubacube.table.flight import Own
from cubacube.table.level import Level
from cubacube.table.trajectory import State

_WIDTH = 6
"""Numbers per die."""

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


_NOWHERE: Own = (nan, nan, nan, nan, nan, nan)
"""Where a body is that has not been told where its die is."""


class _Kept(threading.local):
    """What each thread keeps from flick to flick."""

    def __init__(self) -> None:
        # pymunk never frees the buffers it makes.
        self.buffer = batch.Buffer()
        self.buffer = batch.Buffer()
        self.numbers: array[float] | None = None
        """What `buffer` holds now."""
        self.spare: list[tuple[Body, Poly]] = []
        """Dice that are in no space."""
        self.level: Level | None = None
        """Whose dice they are."""


_KEPT = _Kept()


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
        self._obstacles: dict[Shape, int] = {}
        self._bodies: dict[int, Body] = {}
        self._shapes: dict[int, Poly] = {}
        self._against: dict[int, Poly] = {}
        self._dice: dict[int, int] = {}
        self._out: set[int] = set()
        self._numbers = array("d")
        # Of each body: where its die is, and where it started to be there.
        self._given: list[Own] = []
        self._starts: list[Own] = []

    def has(self, die: int) -> bool:
        """Whether a die is in it."""
        return die in self._bodies

    def add(self, dice: Iterable[int]) -> None:
        """Put in dice, squares with rounded corners; each solution is told where they are."""
        mine = _KEPT
        if mine.level is not self._level:
            mine.level, mine.spare = self._level, []
        for die in dice:
            body, shape = mine.spare.pop() if mine.spare else self._new()
            self._space.add(body, shape)
            self._bodies[die], self._shapes[die] = body, shape
            self._dice[body.id] = die
        size = _WIDTH * len(self._bodies)
        self._numbers = array("d", [0.0] * size + _ROOM)
        self._struct = Struct(f"{size}d")
        self._given += [_NOWHERE] * (len(self._bodies) - len(self._given))
        self._starts += [_NOWHERE] * (len(self._bodies) - len(self._starts))

    def _new(self) -> tuple[Body, Poly]:
        """A die of the level at no place, at rest."""
        level, mass_g = self._level, self._level.dice.mass_g
        body = Body(mass_g, mass_g * level.dice.edge_mm**2 / 6)
        shape = self._outline(body)
        # The engine multiplies the values of the two shapes that meet.
        shape.elasticity = sqrt(level.collision.restitution)
        shape.friction = sqrt(level.collision.friction)
        if level.obstacles:
            shape.filter = _DICE
        return body, shape

    def _outline(self, body: Body) -> Poly:
        """A square with rounded corners."""
        dice = self._level.dice
        core = dice.edge_mm - 2 * dice.corner_mm
        return Poly.create_box(body, (core, core), dice.corner_mm)

    def close(self) -> None:
        """Keep the dice for the next flick, as good as new.

        The space is not kept: by how many shapes it has known pymunk tells contacts apart, and
        that changes bits.
        """
        space, mine = self._space, _KEPT
        space.remove(*self._shapes.values(), *self._against.values())
        # This takes what the last solution would still have pushed apart.
        space.step(_STEP_S)
        self._struct.pack_into(self._numbers, 0, *[0.0] * _WIDTH * len(self._bodies))
        self._hand_over()
        space.remove(*self._bodies.values())
        if mine.level is self._level:
            for die, body in self._bodies.items():
                if die not in self._against and die not in self._out:
                    mine.spare.append((body, self._shapes[die]))

    def take_out(self, die: int) -> None:
        """Let a die that left the area be in nobody's way."""
        self._out.add(die)
        for shapes in (self._shapes, self._against):
            if die in shapes:
                shapes[die].filter = _NOTHING

    def add_obstacles_for(self, die: int) -> None:
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

    def has_obstacles(self, die: int) -> bool:
        """Whether obstacles can push a die."""
        return die in self._against

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

    def solve(self, state: State) -> list[tuple[int, Own]]:
        """Dice that the contacts of this moment have pushed, and how they go on.

        A step of the engine moves first and solves then. The dice are handed over where they would
        have started to be where they are, so that all its steps are equally long and none takes
        time.
        """
        numbers, starts, given = self._numbers, self._starts, self._given
        for place, die in enumerate(self._bodies):
            own = state[die]
            if own is not given[place]:
                given[place], starts[place] = own, _before(own)
        self._struct.pack_into(numbers, 0, *chain.from_iterable(starts))
        self._hand_over()
        self._space.step(_STEP_S)
        _KEPT.buffer.clear()
        batch.get_space_bodies(self._space, _ALL, _KEPT.buffer)
        ends = zip(*[iter(numbers)] * _WIDTH, strict=False)
        return [
            (die, end)
            for die, end, start, own in zip(self._bodies, ends, starts, given, strict=False)
            if end != start and end[3:] != own[3:]
        ]

    def _hand_over(self) -> None:
        """Lay the dice where the numbers say."""
        mine = _KEPT
        if mine.numbers is not self._numbers:
            mine.numbers = self._numbers
            mine.buffer.set_float_buf(self._numbers)
        batch.set_space_bodies(self._space, _ALL, mine.buffer)

    def impulses(self) -> list[tuple[int, int, float, float]]:
        """What the last step did between dice, sorted.

        Two dice and the impulse on the first one in g mm/s, each pair once.
        """
        buffer = _KEPT.buffer
        buffer.clear()
        batch.get_space_arbiters(self._space, _PUSHES, buffer)
        bodies = map(self._dice.get, memoryview(buffer.int_buf()).cast("P"))
        parts = iter(memoryview(buffer.float_buf()).cast("d"))
        found = []
        for one, other, jx, jy in zip(bodies, bodies, parts, parts, strict=True):
            # What is no die is an obstacle.
            if (jx or jy) and one is not None and other is not None:
                found.append((one, other, jx, jy) if one < other else (other, one, -jx, -jy))
        return sorted(found)

    def bounces(self, pushed: list[int]) -> Iterator[tuple[int, int, float, float]]:
        """What the last step did between obstacles and `pushed` dice.

        Yields a die, the number of an obstacle and the impulse on the die in g mm/s.
        """
        for die in pushed:
            for shape, jx, jy in self._cloth_view(die) if die in self._against else ():
                if shape in self._obstacles:
                    yield die, self._obstacles[shape], jx, jy

    def _cloth_view(self, die: int) -> list[tuple[Shape, float, float]]:
        """What touches a die, and the impulses on the die."""
        cloth_view: list[tuple[Shape, float, float]] = []
        self._bodies[die].each_arbiter(_note, cloth_view)
        return cloth_view


def _before(own: Own) -> Own:
    """Where a die was one step of the engine before."""
    x, y, angle, vx, vy, spin = own
    if vx or vy or spin:
        return x - vx * _STEP_S, y - vy * _STEP_S, angle - spin * _STEP_S, vx, vy, spin
    return own


def _note(arbiter: Arbiter, cloth_view: list[tuple[Shape, float, float]]) -> None:
    """Write down the other shape of a contact and the impulse on the asking body."""
    impulse = arbiter.total_impulse
    if impulse.x or impulse.y:
        cloth_view.append((arbiter.shapes[1], impulse.x, impulse.y))
