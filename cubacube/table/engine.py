"""The rigid bodies of one flick. Nobody else knows pymunk.

The state of n dice is a flat list of 6 n numbers: x, y, angle, vx, vy, spin of each die in turn,
in millimetres, radians and seconds.
"""

from array import array
from collections.abc import Iterable, Iterator
from math import sqrt

from pymunk import Arbiter, Body, Poly, ShapeFilter, Space, batch
from pymunk._chipmunk_cffi import lib

from cubacube.table.level import Level

WIDTH = 6
"""Numbers per die in a state."""

_ALL = (
    batch.BodyFields.POSITION
    | batch.BodyFields.ANGLE
    | batch.BodyFields.VELOCITY
    | batch.BodyFields.ANGULAR_VELOCITY
)
_NOTHING = ShapeFilter(categories=0, mask=0)


def forget_last_step_length(space: Space, seconds: float) -> None:
    """Make the space believe that its last step was as long as the next one will be.

    pymunk scales the impulses it remembers of lasting contacts by the ratio of the two, which is
    right for a steady pressure and feeds energy to hits when steps vary. This is the only private
    call of the project.
    """
    lib.cpSpaceSetCurrentTimeStep(space._space, seconds)


class Engine:
    """One pymunk space with all dice, made for one flick and thrown away after it."""

    def __init__(self, state: list[float], level: Level) -> None:
        """Put a square with rounded corners at each pose of `state`."""
        dice, steps = level.dice, level.steps
        self._space = space = Space()
        space.iterations = steps.iterations
        space.collision_slop = steps.contact_mm / 2
        self._bias_s = steps.longest_s / 8
        self._bodies: list[Body] = []
        self._shapes: list[Poly] = []
        moment = dice.mass_g * dice.edge_mm**2 / 6
        core = dice.edge_mm - 2 * dice.corner_mm
        # The engine multiplies the values of the two shapes that meet.
        elasticity, friction = sqrt(level.collision.restitution), sqrt(level.collision.friction)
        for offset in range(0, len(state), WIDTH):
            body = Body(dice.mass_g, moment)
            body.position = state[offset], state[offset + 1]
            body.angle = state[offset + 2]
            shape = Poly.create_box(body, (core, core), dice.corner_mm)
            shape.elasticity = elasticity
            shape.friction = friction
            space.add(body, shape)
            self._bodies.append(body)
            self._shapes.append(shape)
        self._index = {body: index for index, body in enumerate(self._bodies)}
        self._in, self._out = batch.Buffer(), batch.Buffer()

    def take_out(self, die: int) -> None:
        """Let a die that left the area be in nobody's way."""
        self._shapes[die].filter = _NOTHING

    def step(self, state: list[float], seconds: float, moving: Iterable[int]) -> list[float]:
        """Solve the contacts of dice that have just moved freely for `seconds`.

        `state` is where and how fast they arrive. The engine moves first and solves then, so the
        `moving` dice are handed over where they would have started at their last velocity.
        """
        start = state[:]
        for die in moving:
            offset = WIDTH * die
            start[offset] -= state[offset + 3] * seconds
            start[offset + 1] -= state[offset + 4] * seconds
            start[offset + 2] -= state[offset + 5] * seconds
        space, out = self._space, self._out
        self._in.set_float_buf(array("d", start))
        batch.set_space_bodies(space, _ALL, self._in)
        # Push overlapping dice apart by 30 % in each step, but not faster than that.
        space.collision_bias = 0.7 ** (1 / max(seconds, self._bias_s))
        forget_last_step_length(space, seconds)
        space.step(seconds)
        out.clear()
        batch.get_space_bodies(space, _ALL, out)
        numbers: list[float] = memoryview(out.float_buf()).cast("d").tolist()  # type: ignore[assignment]
        return numbers

    def impulses(self, pushed: list[int]) -> Iterator[tuple[int, int, float, float]]:
        """What the last step did between `pushed`, all dice whose velocity it changed.

        Yields two dice and the impulse on the first one in g mm/s, each pair once.
        """
        found: list[tuple[Body, float, float]] = []
        for die in pushed[:-1]:
            found.clear()
            self._bodies[die].each_arbiter(_note, found)
            for body, jx, jy in found:
                other = self._index[body]
                if other > die:
                    yield die, other, jx, jy


def _note(arbiter: Arbiter, found: list[tuple[Body, float, float]]) -> None:
    """Write down the other body of a contact and the impulse on the asking one."""
    impulse = arbiter.total_impulse
    if impulse.x or impulse.y:
        found.append((arbiter.bodies[1], impulse.x, impulse.y))
