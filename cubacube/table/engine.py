"""The rigid bodies of one flick; the only module that uses pymunk.

It passes the numbers of all dice to and from pymunk in one list. The numbers of each die
are x, y, angle, vx, vy and spin.
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
_DIE = Struct(f"{_WIDTH}d")
_ROOM = [0.0] * 8
"""Spare room at the end of a buffer, so that it never gets full.

pymunk would free a full buffer and make a larger one.
"""

_PUSHES = (
    batch.ArbiterFields.BODY_A_ID
    | batch.ArbiterFields.BODY_B_ID
    | batch.ArbiterFields.TOTAL_IMPULSE
)

_STEP_S = 1 / 240
"""Nominal length of an engine step in seconds; see `Engine.solve`.

An engine step does not advance the time of the flick.
"""

_PUSHED_APART = 0.3
"""Fraction of an overlap beyond the allowed depth that each solve removes."""

_NOTHING = ShapeFilter(categories=0, mask=0)
_DICE = ShapeFilter(categories=0b1, mask=0b1)
_AGAINST = ShapeFilter(categories=0b10, mask=0b100)
_OBSTACLE = ShapeFilter(categories=0b100, mask=0b10)


_NOWHERE: Own = (nan, nan, nan, nan, nan, nan)
"""State of a body before the place of its die is set."""


class _Kept(threading.local):
    """Objects that each thread reuses from flick to flick."""

    def __init__(self) -> None:
        # pymunk never frees the buffers it makes.
        self.buffer = batch.Buffer()
        self.numbers: array[float] | None = None
        """The array that `buffer` uses now."""
        self.spare: list[tuple[Body, Poly]] = []
        """Dice that are in no space, for reuse."""
        self.level: Level | None = None
        """The level for which the dice in `spare` were made."""


_KEPT = _Kept()


class Engine:
    """A pymunk space for those dice that touch something; used for one flick only."""

    def __init__(self, level: Level) -> None:
        """Create a space without dice."""
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
        # For each body: where its die is, and where it started one step back.
        self._given: list[Own] = []
        self._starts: list[Own] = []

    def add(self, dice: Iterable[int]) -> None:
        """Add dice as squares with rounded corners; each `solve` sets where they are."""
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
        """Create a die of the level, at rest and without a place."""
        level, mass_g = self._level, self._level.dice.mass_g
        body = Body(mass_g, mass_g * level.dice.edge_mm**2 / 6)
        shape = self._outline(body)
        # The engine multiplies the values of the two shapes that meet.
        shape.elasticity = sqrt(level.collision.restitution)
        shape.friction = sqrt(level.collision.friction)
        if level.fixed:
            shape.filter = _DICE
        return body, shape

    def _outline(self, body: Body) -> Poly:
        """Create a square with rounded corners."""
        dice = self._level.dice
        core = dice.edge_mm - 2 * dice.corner_mm
        return Poly.create_box(body, (core, core), dice.corner_mm)

    def close(self) -> None:
        """Reset the dice and store them for the next flick.

        The space is not used again. In pymunk, the numbers of contacts depend on all shapes that
        the space ever had. So the bits of a result would depend on earlier flicks.
        """
        space, mine = self._space, _KEPT
        space.remove(*self._shapes.values(), *self._against.values())
        # This step uses up the correction of overlaps that is left from the last solve.
        space.step(_STEP_S)
        self._struct.pack_into(self._numbers, 0, *[0.0] * _WIDTH * len(self._bodies))
        self._hand_over()
        space.remove(*self._bodies.values())
        if mine.level is self._level:
            for die, body in self._bodies.items():
                if die not in self._against and die not in self._out:
                    mine.spare.append((body, self._shapes[die]))

    def take_out(self, die: int) -> None:
        """Remove a die that left the area from all further collisions."""
        self._out.add(die)
        for shapes in (self._shapes, self._against):
            if die in shapes:
                shapes[die].filter = _NOTHING

    def add_obstacles_for(self, die: int) -> None:
        """Let a die collide with the obstacles from now on.

        The engine multiplies the frictions of the two shapes in a contact, and also their
        restitutions. So each die gets a second outline for obstacles, with the value 1 for both:
        then the values of the obstacle apply.
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
        """Return whether obstacles can push a die."""
        return die in self._against

    def _stand(self, obstacle: Obstacle) -> Shape:
        """Add an obstacle as a fixed shape."""
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
        """Solve the contacts of this moment; return the pushed dice and their new states.

        An engine step first moves the dice and then solves their contacts. So the dice start one
        step back and arrive at their true places. All engine steps are equally long. They do not
        advance the time of the flick.
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
        ends = _DIE.iter_unpack(memoryview(numbers)[: -len(_ROOM)])
        return [
            (die, end)
            for die, end, start, own in zip(self._bodies, ends, starts, given, strict=False)
            if end != start and end[3:] != own[3:]
        ]

    def _hand_over(self) -> None:
        """Copy the numbers of all dice to the engine."""
        mine = _KEPT
        if mine.numbers is not self._numbers:
            mine.numbers = self._numbers
            mine.buffer.set_float_buf(self._numbers)
        batch.set_space_bodies(self._space, _ALL, mine.buffer)

    def impulses(self) -> list[tuple[int, int, float, float]]:
        """Return the impulses between dice in the last step, sorted.

        Each entry has two dice and the impulse on the first one in g mm/s; each pair comes
        once.
        """
        buffer = _KEPT.buffer
        buffer.clear()
        batch.get_space_arbiters(self._space, _PUSHES, buffer)
        bodies = map(self._dice.get, memoryview(buffer.int_buf()).cast("P"))
        parts = iter(memoryview(buffer.float_buf()).cast("d"))
        found = []
        for one, other, jx, jy in zip(bodies, bodies, parts, parts, strict=True):
            # A body that is no die is an obstacle.
            if (jx or jy) and one is not None and other is not None:
                found.append((one, other, jx, jy) if one < other else (other, one, -jx, -jy))
        return sorted(found)

    def bounces(self, pushed: list[int]) -> Iterator[tuple[int, int, float, float]]:
        """Yield the impulses of obstacles on `pushed` dice in the last step.

        Each entry has a die, the number of an obstacle and the impulse on the die in g
        mm/s.
        """
        for die in pushed:
            for shape, jx, jy in self._cloth_view(die) if die in self._against else ():
                if shape in self._obstacles:
                    yield die, self._obstacles[shape], jx, jy

    def _cloth_view(self, die: int) -> list[tuple[Shape, float, float]]:
        """Return the shapes that touch a die, and their impulses on it."""
        cloth_view: list[tuple[Shape, float, float]] = []
        self._bodies[die].each_arbiter(_note, cloth_view)
        return cloth_view


def _before(own: Own) -> Own:
    """Return the state of a die one engine step earlier."""
    x, y, angle, vx, vy, spin = own
    if vx or vy or spin:
        return x - vx * _STEP_S, y - vy * _STEP_S, angle - spin * _STEP_S, vx, vy, spin
    return own


def _note(arbiter: Arbiter, cloth_view: list[tuple[Shape, float, float]]) -> None:
    """Add the other shape of a contact, and its impulse on the body, to `cloth_view`."""
    impulse = arbiter.total_impulse
    if impulse.x or impulse.y:
        cloth_view.append((arbiter.shapes[1], impulse.x, impulse.y))
