"""Lengths and limits of a table that the rules need; a level file gives their values."""

from math import hypot

from cubacube.kit.shot import CityCard, Launch
from cubacube.kit.terrain import Obstacle, Zone
from cubacube.rules import frozen


@frozen
class Measures:
    """[1.2] Sizes in millimetres, and the limits of a flick.

    `spots` are the four places for City cards, in the order of the level file. Set-up lays
    the Cities on these places, in random order if `cities_shuffled`. `pawn_mm` is the
    diameter of the base of a Pawn. `friction` is that of the bare cloth.
    """

    area_mm: float
    edge_mm: float
    corner_mm: float
    pawn_mm: float
    ruler_short_mm: float
    ruler_long_mm: float
    spots: tuple[CityCard, ...]
    cities_shuffled: bool
    launch: Launch
    blind_angle_cdeg: int
    blind_speed_permille: int
    friction: float
    gravity_mm_s2: float
    zones: tuple[Zone, ...] = ()
    """Parts of the cloth that have a friction of their own."""
    obstacles: tuple[Obstacle, ...] = ()
    """Fixed things on the table that dice bounce off."""

    @property
    def half_mm(self) -> float:
        """Half the edge of a die."""
        return self.edge_mm / 2

    @property
    def roughest(self) -> float:
        """The strongest braking of the cloth and its zones, as a share of gravity."""
        return max((self.friction, *(zone.grip + hypot(*zone.pull) for zone in self.zones)))

    def hurting(self, struck: tuple[int, ...]) -> tuple[int, ...]:
        """[Row 19] Return the indices in `struck` whose obstacles cause Damage."""
        return tuple(number for number in struck if self.obstacles[number].damage)

    def ruler_mm(self, *, short: bool) -> float:
        """Return the length of the short or the long Walking ruler."""
        return self.ruler_short_mm if short else self.ruler_long_mm
