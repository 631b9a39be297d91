"""A simulated hand for trial flicks: at a Gate, or in any direction."""

from collections.abc import Mapping
from math import atan2, degrees, hypot, pi
from random import Random
from typing import Final

from cubacube.ai.flicking.hand import HandSkill, with_noise
from cubacube.kit.cards import Cards, SectorCard
from cubacube.kit.gate_groups import GROUPS, grouped
from cubacube.kit.gates import is_passable, pairs
from cubacube.kit.measures import Measures
from cubacube.kit.shot import AnyFlick, Die, Flick, Gate, Height, Layout
from cubacube.rules import frozen
from cubacube.table.level import Level

BEYOND_EDGES: Final = 3
"""How far behind the middle of a Gate an aimed flick should stop, in edges of a die."""
STRAYS: Final = HandSkill(200.0, 0.05)
"""Hand noise of a person with some practice."""
LOOKED_AT: Final = 3
"""Largest number of Gates that are checked for a Sector card, the widest first."""
_HEIGHTS: Final[tuple[Height, ...]] = ("low", "middle", "high")


@frozen
class Target:
    """A Gate to aim at, its group, and the position of its middle relative to the die."""

    group: str
    gate: Gate
    x_mm: float
    y_mm: float

    @property
    def far_mm(self) -> float:
        """Distance from the die to the middle of the Gate."""
        return hypot(self.x_mm, self.y_mm)

    @property
    def angle_cdeg(self) -> int:
        """Direction from the die to the middle of the Gate, in hundredths of a degree."""
        return round(degrees(atan2(self.y_mm, self.x_mm)) * 100) % 36000

    def off_cdeg(self, flick: Flick) -> int:
        """Return how far to the left of the Gate's middle a flick points.

        The angle is in hundredths of a degree, from -18000 to 17999; negative is to the right.
        """
        return (flick.angle_cdeg - self.angle_cdeg + 18000) % 36000 - 18000


@frozen
class TrialHand:
    """A simulated hand that flicks on a table of this level file, with these cards."""

    level: Level
    measures: Measures
    cards: Cards
    sectors: Mapping[str, tuple[SectorCard, ...]]
    """Sector cards by Gate group."""

    def target(self, layout: Layout, own: Die, rng: Random) -> Target | None:
        """Return a passable Gate to aim at; None if none is found.

        Goes through the groups of Gates in random order. For each group it draws one card and
        checks the Gates of that card that look widest from the die.
        """
        eye = layout[own]
        at_rad = {
            pose.die: atan2(pose.y_mm - eye.y_mm, pose.x_mm - eye.x_mm) for pose in layout.dice
        }
        for group in rng.sample(GROUPS, len(GROUPS)):
            gates = pairs(rng.choice(self.sectors[group]).gate, self.cards, layout, own)
            seen = sorted(gates, key=lambda gate: _looks_rad(gate, at_rad), reverse=True)
            for gate in seen[:LOOKED_AT]:
                if is_passable(gate, layout, self.measures):
                    return Target(group, gate, *middle(gate, layout, own))
        return None

    def aimed(self, target: Target, layout: Layout, own: Die, rng: Random) -> Flick:
        """Return a flick at the middle of the Gate, with hand noise.

        Without noise the flick would stop a little behind the Gate.
        """
        stop_mm = target.far_mm + BEYOND_EDGES * self.measures.edge_mm
        speed = self.level.speed_to_mm_s(stop_mm)
        wish = Flick(0, own, target.angle_cdeg, speed, gate=target.gate)
        choice = AnyFlick(0, (own,), (target.gate,), layout, self.measures.launch)
        return with_noise(wish, choice, rng, STRAYS)

    def any_flick(self, own: Die, rng: Random) -> Flick:
        """Return a flick with random direction, speed, height and offset, through no Gate."""
        launch = self.measures.launch
        return Flick(
            0,
            own,
            rng.randrange(36000),
            rng.randint(launch.slowest_mm_s, launch.fastest_mm_s),
            rng.randint(-launch.widest_tenth_mm, launch.widest_tenth_mm),
            rng.choice(_HEIGHTS),
        )


def hand_at(level: Level, cards: Cards) -> TrialHand:
    """Create a simulated hand for the table of this level file."""
    return TrialHand(level, level.measures(), cards, grouped(cards.sectors))


def middle(gate: Gate, layout: Layout, own: Die) -> tuple[float, float]:
    """Return the middle of a Gate relative to a die."""
    one, other, eye = layout[gate.a], layout[gate.b], layout[own]
    return (
        ((one.x_mm - eye.x_mm) + (other.x_mm - eye.x_mm)) / 2,
        ((one.y_mm - eye.y_mm) + (other.y_mm - eye.y_mm)) / 2,
    )


def _looks_rad(gate: Gate, at_rad: Mapping[Die, float]) -> float:
    """Return the angle between the two dice of a Gate, as seen from the flicked die."""
    apart = abs(at_rad[gate.a] - at_rad[gate.b])
    return min(apart, 2 * pi - apart)
