"""Draw what a film leaves on the cloth for a moment: flashes, dust, scuffs, a Gate's light."""

from collections.abc import Iterator
from functools import partial
from math import atan2, ceil, cos, dist, pi, sin, tau

import numpy as np
import pygame

from cubacube.rules import frozen
from cubacube.scenes.canvas import Brush, Point, View, between, strokes, theme
from cubacube.scenes.canvas.paint import blank, picture, rounded
from cubacube.scenes.canvas.theme import Colour
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.sound import score
from cubacube.scenes.sound.score import Impact

_FLASH_S, _PUFF_S, _SCUFF_S, PUSH_S, BURST_S = 0.08, 0.35, 1.6, 0.12, 0.24
"""How long each effect is seen, in seconds of film."""
FAINTEST, HARDEST = 0.2, 0.72
"""Strength from which an impact is seen, and from which it pushes the cloth."""
_FLASH, _DUST, _SCUFF, _PUSH = 46.0, 10.0, 34.0, 6.0
"""Radius of the largest flash, of a speck of dust, half length of a scuff, largest push."""
_BEAD, _BEAD_GAP = 30.0, 16.0
"""Radius and distance of the lights along a Gate."""
_LENS, _LENS_ZOOM = 105.0, 1.75
LENS_S = 0.1
"""How long before and after the stop of its die a lens is seen, in seconds of film."""
_SPECKS = 11
_WAYS, _FAR = 0.57, 0.755
"""Steps of direction and distance between specks of dust, which spread them evenly."""
_FADES, _TURNS, _SIZES = 8, 12, 5
"""Steps of opacity, direction and size, so that a few cached pictures serve every impact."""
_MASTER_PX = 32
_DARK: Colour = (58, 44, 34)


@frozen
class GateLight:
    """The light of a Gate from `a` to `b`; it starts at the point `through` and runs outwards.

    All points are in mm.
    """

    at_s: float
    a: Point
    b: Point
    through: Point


@frozen
class Lens:
    """A lens over the place, in mm, where a die stops close to a line that decides."""

    at_s: float
    x_mm: float
    y_mm: float


@frozen
class HitEffects:
    """All effects of a film, as a function of its time."""

    impacts: tuple[Impact, ...] = ()
    light: GateLight | None = None
    lens: Lens | None = None
    on_light: bool = False
    """Whether the cloth is so light that dust and scuffs must be dark."""

    def draw_below(self, brush: Brush, ground: Ground, at_s: float) -> None:
        """Draw what lies on the cloth, under the dice: scuffs and the light of a Gate."""
        spots = _Spots(brush.view)
        for each, size, age in self._ages(at_s, _SCUFF_S):
            turn_rad, reach = atan2(each.vy_mm_s, each.vx_mm_s), _SCUFF * size
            look = reach, reach * 0.3, (self._dust, self._dust), 0.5 * (1 - age), turn_rad
            spots.add(ground.at(each.x_mm, each.y_mm), spots.soft(*look))
        if self.light is not None and 0 <= at_s - self.light.at_s < BURST_S:
            _shine(spots, ground, self.light, (at_s - self.light.at_s) / BURST_S)
        brush.surface.fblits(spots.found)

    def draw_above(self, brush: Brush, ground: Ground, at_s: float) -> None:
        """Draw flashes and dust over the dice, and a lens over all of it."""
        spots = _Spots(brush.view)
        for each, size, age in self._ages(at_s, _PUFF_S):
            spots.add(ground.at(each.x_mm, each.y_mm), spots.puff(size, age, self._dust))
        for each, size, age in self._ages(at_s, _FLASH_S):
            reach = _FLASH * size
            look = reach, reach, (theme.WHITE, theme.GOLD), 1 - age
            spots.add(ground.at(each.x_mm, each.y_mm), spots.soft(*look))
        brush.surface.fblits(spots.found)
        if self.lens is not None and abs(at_s - self.lens.at_s) < LENS_S:
            open_ = min(1.0, 3 * (1 - abs(at_s - self.lens.at_s) / LENS_S))
            _magnify(brush, ground.at(self.lens.x_mm, self.lens.y_mm), open_)

    def push(self, at_s: float) -> Point:
        """Return how far the picture of the cloth is pushed now, in logical units."""
        x = y = 0.0
        for each, size, age in self._ages(at_s, PUSH_S):
            if each.strength >= HARDEST:
                far = _PUSH * size * (1 - age) ** 2 * cos(3 * pi * age)
                x += far * each.vx_mm_s / each.change_mm_s
                y -= far * each.vy_mm_s / each.change_mm_s
        return max(-_PUSH, min(_PUSH, x)), max(-_PUSH, min(_PUSH, y))

    @property
    def _dust(self) -> Colour:
        return _DARK if self.on_light else theme.CREAM

    def _ages(self, at_s: float, lasts_s: float) -> Iterator[tuple[Impact, float, float]]:
        """Yield the impacts of the last `lasts_s` seconds, each with its size and its age.

        Both are 0 to 1; the size is the strength in steps.
        """
        for each in score.between(self.impacts, at_s - lasts_s, at_s):
            if each.strength >= FAINTEST:
                yield each, ceil(each.strength * _SIZES) / _SIZES, (at_s - each.at_s) / lasts_s


class _Spots:
    """Soft spots from the cache of a view, collected so that all are drawn at once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.found: list[tuple[pygame.Surface, Point]] = []
        """The pictures added so far, each with its corner in pixels."""

    def add(self, at: Point, sprite: pygame.Surface) -> None:
        """Add a picture with its middle on a logical point."""
        x, y = self._view.to_px(at)
        self.found.append((sprite, (x - sprite.width / 2, y - sprite.height / 2)))

    def soft(
        self,
        along: float,
        across: float,
        colours: tuple[Colour, Colour],
        opacity: float,
        turn_rad: float = 0.0,
    ) -> pygame.Surface:
        """Return a spot; `colours` are those of its middle and its rim."""
        view, fade, turn = self._view, round(opacity * _FADES), round(turn_rad / pi * _TURNS)
        size = 2 * view.px(along), 2 * view.px(across)

        def make() -> pygame.Surface:
            master = view.cached(("spot", colours), partial(_spot, *colours))
            scaled = pygame.transform.smoothscale(master, size)
            spot = pygame.transform.rotate(scaled, 180 * turn / _TURNS) if turn else scaled
            spot.fill((*theme.WHITE, 255 * fade // _FADES), special_flags=pygame.BLEND_RGBA_MULT)
            return spot

        return view.cached(("spot", size, colours, fade, turn % _TURNS), make)

    def puff(self, size: float, age: float, colour: Colour) -> pygame.Surface:
        """Return a cloud of specks; they fly apart, grow and fade."""
        step = round(age * _FADES)
        make = partial(self._cloud, size, step / _FADES, colour)
        return self._view.cached(("puff", size, step, colour), make)

    def _cloud(self, size: float, age: float, colour: Colour) -> pygame.Surface:
        half, out = self._view.px(_FLASH + 3 * _DUST), 1 - (1 - age) ** 2
        cloud, far_px = blank((2 * half, 2 * half)), out * _FLASH * size * self._view.scale
        for speck in range(round(_SPECKS * size)):
            angle, varied = speck * _WAYS * tau, 0.3 + 0.7 * (speck * _FAR % 1)
            reach = _DUST * size * (varied + 1.6 * age)
            sprite = self.soft(reach, reach, (colour, colour), 0.6 * (1 - age) ** 1.5)
            x, y = cos(angle) * far_px * varied, sin(angle) * far_px * varied
            cloud.blit(sprite, sprite.get_rect(center=(half + x, half + y)))
        return cloud


def _spot(middle: Colour, rim: Colour) -> pygame.Surface:
    """Return a round soft spot, from which all others are scaled."""
    place = (np.arange(2 * _MASTER_PX, dtype=np.float32) + 0.5) / _MASTER_PX - 1
    fall = np.clip(1 - np.hypot(place[None, :], place[:, None]), 0, 1)
    core, edge = (np.array(each, np.float32) for each in (middle, rim))
    return picture(edge + (core - edge) * fall[..., None], np.minimum(1, 1.6 * fall) * fall**0.5)


def _shine(spots: _Spots, ground: Ground, light: GateLight, age: float) -> None:
    """Add the lights along a Gate; they start where the Vehicle passes, and fade together."""
    start = ground.at(*light.through)
    front = (1 - (1 - age) ** 4) * 1.2
    for end in (ground.at(*light.a), ground.at(*light.b)):
        count = max(1, round(dist(start, end) / _BEAD_GAP))
        for bead in range(count + 1):
            share = bead / count
            if share <= front:
                size = _BEAD * (1.6 if bead == count else 1.0)
                look = size, size, (theme.WHITE, theme.OPEN_EDGE), (1 - age) ** 1.5
                spots.add(between(start, end, share), spots.soft(*look))


def _magnify(brush: Brush, middle: Point, open_: float) -> None:
    """Magnify the picture round a logical point; the lens is `open_` (0 to 1) of its size."""
    view, surface = brush.view, brush.surface
    reach = view.px(_LENS * ceil(open_ * _FADES) / _FADES)
    size, seen = (2 * reach, 2 * reach), 2 * round(reach / _LENS_ZOOM)
    box = pygame.Rect(0, 0, seen, seen)
    box.center = x, y = round(view.to_px(middle)[0]), round(view.to_px(middle)[1])
    part = surface.subsurface(box.clamp(surface.get_rect()))
    glass = pygame.transform.smoothscale(part, size).convert_alpha()
    disc = view.cached(("lens", reach), partial(rounded, size, reach, theme.WHITE))
    glass.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(glass, (x - reach, y - reach))
    for colour, width in ((theme.NIGHT, 8), (theme.BRASS, 4)):
        strokes.ring(brush, colour, middle, reach / view.scale, width)
