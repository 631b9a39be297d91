"""What a hand would try: at a Gate, as well as it can, or anything at all."""

from collections.abc import Mapping
from math import atan2, degrees, hypot, pi, sqrt
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
"""How far behind the middle of a Gate a hand means to stop, in edges of a die."""
STRAYS: Final = HandSkill(200.0, 0.05)
"""How far it strays: as people do who have played for a while."""
LOOKED_AT: Final = 3
"""So many Gates of a card are looked at, from the one that looks widest."""
_HEIGHTS: Final[tuple[Height, ...]] = ("low", "middle", "high")


@frozen
class Target:
    """A Gate to be tried, its group, and where its middle is as seen from the die."""

    group: str
    gate: Gate
    x_mm: float
    y_mm: float

    @property
    def far_mm(self) -> float:
        """How far the middle is from the die."""
        return hypot(self.x_mm, self.y_mm)

    @property
    def angle_cdeg(self) -> int:
        """The direction of the middle."""
        return round(degrees(atan2(self.y_mm, self.x_mm)) * 100) % 36000

    def off_cdeg(self, flick: Flick) -> int:
        """How much farther to the left a flick goes, from -18000 on."""
        return (flick.angle_cdeg - self.angle_cdeg + 18000) % 36000 - 18000


@frozen
class TrialHand:
    """Somebody at a table of this level, with these cards."""

    level: Level
    measures: Measures
    cards: Cards
    sectors: Mapping[str, tuple[SectorCard, ...]]
    """By group."""

    def target(self, layout: Layout, own: Die, rng: Random) -> Target | None:
        """A Gate of some group that is open, all groups as likely; None if none is open.

        A card of the group is drawn, and of its Gates the one taken that looks widest.
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
        """At the middle of the Gate, to stop a little behind it, by a hand that strays."""
        stop_mm = target.far_mm + BEYOND_EDGES * self.measures.edge_mm
        speed = speed_to(stop_mm, self.level)
        wish = Flick(0, own, target.angle_cdeg, speed, gate=target.gate)
        choice = AnyFlick(0, (own,), (target.gate,), layout, self.measures.launch)
        return with_noise(wish, choice, rng, STRAYS)

    def any_flick(self, own: Die, rng: Random) -> Flick:
        """Any direction, speed, height and offset that a finger can do, through no Gate."""
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
    """Somebody at a table of this level."""
    return TrialHand(level, level.measures(), cards, grouped(cards.sectors))


def middle(gate: Gate, layout: Layout, own: Die) -> tuple[float, float]:
    """Where the middle of a Gate is as seen from a die."""
    one, other, eye = layout[gate.a], layout[gate.b], layout[own]
    return (
        ((one.x_mm - eye.x_mm) + (other.x_mm - eye.x_mm)) / 2,
        ((one.y_mm - eye.y_mm) + (other.y_mm - eye.y_mm)) / 2,
    )


def speed_to(stop_mm: float, level: Level) -> int:
    """The speed that carries a free die so far over bare cloth, as far as a finger can."""
    speed = round(sqrt(2 * level.slowdown_mm_s2 * stop_mm))
    return min(max(speed, level.launch.slowest_mm_s), level.launch.fastest_mm_s)


def _looks_rad(gate: Gate, at_rad: Mapping[Die, float]) -> float:
    """How wide a Gate looks from where its dice are seen in these directions."""
    apart = abs(at_rad[gate.a] - at_rad[gate.b])
    return min(apart, 2 * pi - apart)
