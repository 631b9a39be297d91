"""The lengths of a table that rules need; a level file gives them their values."""

from cubacube.kit.shot import CityCard, Launch
from cubacube.kit.terrain import Obstacle, Zone
from cubacube.rules import frozen


@frozen
class Measures:
    """[1.2] Sizes in millimetres, and what a finger can do.

    `spots` are the four places for City cards, in the order of the level file; their names are
    dealt when a game is set up, in random order if `cities_shuffled`. `pawn_mm` is the diameter of
    the base of a Pawn.
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
    zones: tuple[Zone, ...] = ()
    """Parts of the cloth that are of another stuff."""
    obstacles: tuple[Obstacle, ...] = ()
    """What stands fixed on the table."""

    @property
    def half_mm(self) -> float:
        """Half the edge of a die."""
        return self.edge_mm / 2

    def hurting(self, struck: tuple[int, ...]) -> tuple[int, ...]:
        """[Row 19] Those of some obstacles, told by their numbers, that cost a Vehicle Damage."""
        return tuple(number for number in struck if self.obstacles[number].damage)

    def ruler_mm(self, *, short: bool) -> float:
        """One of the two Walking rulers."""
        return self.ruler_short_mm if short else self.ruler_long_mm
