"""An independent reference solver for the table: simple, slow, without shared code.

It simulates sharp squares of mass 1. Time steps are so small that nothing moves more than a
few hundredths of a millimetre while dice are close. Friction is summed over points under
the die. Contacts are corners of one square inside another, solved iteratively pair by pair.
"""

from dataclasses import dataclass
from math import cos, hypot, sin, sqrt

from cubacube.kit.geometry import Point
from cubacube.kit.shot import Flick, Layout
from cubacube.table import Level
from tests.table.setting import speed_and_spin

_NEAR_MM = 0.02
_COARSE_S = 1 / 2000
_POINTS = [((i - 3.5) / 8, (j - 3.5) / 8) for i in range(8) for j in range(8)]


@dataclass
class Die:
    """A moving square."""

    name: str
    x: float
    y: float
    a: float
    vx: float = 0.0
    vy: float = 0.0
    w: float = 0.0

    @property
    def moves(self) -> bool:
        return bool(self.vx or self.vy or self.w)

    def rate(self, rim: float) -> float:
        """Return an upper bound of the speed of its fastest point."""
        return hypot(self.vx, self.vy) + abs(self.w) * rim


def touch_order(layout: Layout, flick: Flick, level: Level) -> list[str]:
    """Return the dice that the flicked die touches, in order."""
    return _Oracle(layout, flick, level).run()


class _Oracle:
    def __init__(self, layout: Layout, flick: Flick, level: Level) -> None:
        self.level = level
        self.half = level.dice.edge_mm / 2
        self.rim = self.half * sqrt(2)
        self.inertia = level.dice.edge_mm**2 / 6
        self.dice = [Die(p.die, p.x_mm, p.y_mm, p.angle_rad) for p in layout.dice]
        self.own = next(die for die in self.dice if die.name == flick.die)
        self.own.vx, self.own.vy, self.own.w = speed_and_spin(flick, level)
        self.touched: list[str] = []

    def run(self) -> list[str]:
        while any(die.moves for die in self.dice):
            seconds, near = self._step()
            for die in self.dice:
                if die.moves:
                    self._slide(die, seconds)
            self._collide(near)
            self.dice = [die for die in self.dice if self._on_table(die)]
        return self.touched

    def _on_table(self, die: Die) -> bool:
        reach = self.half * (abs(cos(die.a)) + abs(sin(die.a)))
        side = self.level.area.side_mm
        return -reach <= die.x <= side + reach and -reach <= die.y <= side + reach

    def _step(self) -> tuple[float, list[tuple[Die, Die]]]:
        """Return the next time step, so short that no pair meets, or only just, and close pairs."""
        seconds, near = _COARSE_S, []
        for k, one in enumerate(self.dice):
            for other in self.dice[:k]:
                if not (one.moves or other.moves):
                    continue
                apart = hypot(one.x - other.x, one.y - other.y) - 2 * self.rim
                rate = one.rate(self.rim) + other.rate(self.rim)
                if apart > rate * _COARSE_S:
                    continue
                near.append((one, other))
                seconds = min(seconds, max(apart, self._parted(one, other), _NEAR_MM) / rate)
        return seconds, near

    def _parted(self, one: Die, other: Die) -> float:
        """Return the separation of two dice along their edge normals; negative if they overlap."""
        return max(
            abs((other.x - one.x) * nx + (other.y - one.y) * ny)
            - self._width(one, nx, ny)
            - self._width(other, nx, ny)
            for die in (one, other)
            for nx, ny in ((cos(die.a), sin(die.a)), (-sin(die.a), cos(die.a)))
        )

    def _width(self, die: Die, nx: float, ny: float) -> float:
        c, s = cos(die.a), sin(die.a)
        return self.half * (abs(nx * c + ny * s) + abs(ny * c - nx * s))

    def _slide(self, die: Die, seconds: float) -> None:
        """Apply friction against the local velocity at equally weighted points."""
        c, s = cos(die.a), sin(die.a)
        fx = fy = torque = 0.0
        for u, v in _POINTS:
            rx = (u * c - v * s) * 2 * self.half
            ry = (u * s + v * c) * 2 * self.half
            px, py = die.vx - die.w * ry, die.vy + die.w * rx
            speed = hypot(px, py)
            if speed:
                fx -= px / speed
                fy -= py / speed
                torque -= (rx * py - ry * px) / speed
        slow = self.level.slowdown_mm_s2 / len(_POINTS) * seconds
        vx, vy = die.vx + fx * slow, die.vy + fy * slow
        w = die.w + torque * slow / self.inertia
        die.x += (die.vx + vx) / 2 * seconds
        die.y += (die.vy + vy) / 2 * seconds
        die.a += (die.w + w) / 2 * seconds
        turned = vx * die.vx + vy * die.vy + self.inertia * w * die.w <= 0
        die.vx, die.vy, die.w = (0.0, 0.0, 0.0) if turned else (vx, vy, w)

    def _collide(self, near: list[tuple[Die, Die]]) -> None:
        contacts = []
        for one, other in near:
            found = self._contacts(one, other)
            contacts += found
            if found and self.own in (one, other):
                met = other.name if one is self.own else one.name
                if met not in self.touched:
                    self.touched.append(met)
        for _ in range(40):
            for contact in contacts:
                contact.push(self.inertia, self.level.collision.friction)
        for contact in contacts:
            contact.part()

    def _contacts(self, one: Die, other: Die) -> list["_Contact"]:
        """Return the corners inside the other square, with the normal of its nearest edge."""
        depth, nx, ny = min(
            (
                self._width(one, ux, uy)
                + self._width(other, ux, uy)
                - abs(p := (other.x - one.x) * ux + (other.y - one.y) * uy),
                ux if p > 0 else -ux,
                uy if p > 0 else -uy,
            )
            for die in (one, other)
            for ux, uy in ((cos(die.a), sin(die.a)), (-sin(die.a), cos(die.a)))
        )
        if depth < 0:
            return []
        inside = [(x, y) for a, b in ((one, other), (other, one)) for x, y in self._corners(a, b)]
        bounce = self.level.collision.restitution
        return [_Contact((one, other), spot, (nx, ny), depth, bounce) for spot in inside]

    def _corners(self, one: Die, other: Die) -> list[Point]:
        """Return the corners of `one` inside `other`."""
        c, s = cos(one.a) * self.half, sin(one.a) * self.half
        oc, os = cos(other.a), sin(other.a)
        found = []
        for x, y in ((c - s, s + c), (-c - s, c - s), (s - c, -s - c), (c + s, s - c)):
            dx, dy = one.x + x - other.x, one.y + y - other.y
            if max(abs(dx * oc + dy * os), abs(dy * oc - dx * os)) <= self.half:
                found.append((one.x + x, one.y + y))
        return found


class _Contact:
    """A contact point of two dice."""

    def __init__(
        self, dice: tuple[Die, Die], spot: Point, normal: Point, depth: float, bounce: float
    ) -> None:
        self.one, self.other = one, other = dice
        self.normal, self.depth = normal, depth
        self.r1, self.r2 = (
            (spot[0] - one.x, spot[1] - one.y),
            (spot[0] - other.x, spot[1] - other.y),
        )
        self.pressed = self.rubbed = 0.0
        self.aim = -bounce * min(0.0, self._speed(*normal))

    def _speed(self, ux: float, uy: float) -> float:
        """Return the speed at which the second die leaves the first along a direction."""
        one, other = self.one, self.other
        vx = other.vx - other.w * self.r2[1] - one.vx + one.w * self.r1[1]
        vy = other.vy + other.w * self.r2[0] - one.vy - one.w * self.r1[0]
        return vx * ux + vy * uy

    def push(self, inertia: float, friction: float) -> None:
        """Apply a non-negative normal impulse, and friction within its limit."""
        nx, ny = self.normal
        wish = self.pressed + (self.aim - self._speed(nx, ny)) / self._ease(nx, ny, inertia)
        impulse, self.pressed = max(0.0, wish) - self.pressed, max(0.0, wish)
        self._give(nx * impulse, ny * impulse, inertia)
        most = friction * self.pressed
        wish = self.rubbed - self._speed(-ny, nx) / self._ease(-ny, nx, inertia)
        wish = max(-most, min(most, wish))
        impulse, self.rubbed = wish - self.rubbed, wish
        self._give(-ny * impulse, nx * impulse, inertia)

    def _ease(self, ux: float, uy: float, inertia: float) -> float:
        arms = (self.r1[0] * uy - self.r1[1] * ux) ** 2 + (self.r2[0] * uy - self.r2[1] * ux) ** 2
        return 2 + arms / inertia

    def _give(self, jx: float, jy: float, inertia: float) -> None:
        one, other = self.one, self.other
        one.vx, one.vy = one.vx - jx, one.vy - jy
        one.w -= (self.r1[0] * jy - self.r1[1] * jx) / inertia
        other.vx, other.vy = other.vx + jx, other.vy + jy
        other.w += (self.r2[0] * jy - self.r2[1] * jx) / inertia

    def part(self) -> None:
        """Remove half of the overlap, a quarter by each die."""
        nx, ny = self.normal
        self.one.x, self.one.y = self.one.x - nx * self.depth / 8, self.one.y - ny * self.depth / 8
        self.other.x += nx * self.depth / 8
        self.other.y += ny * self.depth / 8
