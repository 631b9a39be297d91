"""Simulate many flicks on realistic tables and record their results.

On each table all dice are thrown once. After that, one flick follows the other, and every
die stays where it came to rest. The Vehicles take turns. Three of four flicks aim at a
Gate, every fourth is random.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field
from functools import partial
from itertools import islice
from math import atan2, degrees, hypot
from random import Random
from typing import TypeAlias

from cubacube.ai.flicking.flick_row import FlickRow, Way
from cubacube.ai.flicking.hand import HandSkill, with_noise
from cubacube.kit import sliding
from cubacube.kit.cards import Cards, SectorCard, Side
from cubacube.kit.events import Driven
from cubacube.kit.gate_groups import GROUPS, grouped
from cubacube.kit.gates import is_passable, pairs
from cubacube.kit.judging import judge_rival
from cubacube.kit.measures import Measures
from cubacube.kit.shot import (
    AnyFlick,
    Die,
    Flick,
    Gate,
    Height,
    Layout,
    Left,
    Pose,
    Shot,
    Struck,
    Touched,
    Tumbled,
)
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import frozen, replace
from cubacube.table import flicked, throw
from cubacube.table.level import Level

BEYOND_EDGES = 3
"""How far behind the middle of a Gate an aimed flick should stop, in edges of a die."""
STRAYS = HandSkill(200.0, 0.05)
"""Hand noise of a person with some practice."""
LOOKED_AT = 3
"""Largest number of Gates that are checked for a Sector card, the widest first."""
_HEIGHTS: tuple[Height, ...] = ("low", "middle", "high")


@frozen
class Target:
    """A Gate to aim at, its group, and the position of its middle relative to the die."""

    group: str
    gate: Gate
    x_mm: float
    y_mm: float

    def far_mm(self) -> float:
        """Return the distance from the die to the middle of the Gate."""
        return hypot(self.x_mm, self.y_mm)

    def angle_cdeg(self) -> int:
        """Return the direction to the middle of the Gate, in hundredths of a degree."""
        return round(degrees(atan2(self.y_mm, self.x_mm)) * 100) % 36000

    def off_cdeg(self, flick: Flick) -> int:
        """Return how far to the left of the Gate's middle a flick points.

        The angle is in hundredths of a degree, from -18000 to 17999; negative is to the right.
        """
        return (flick.angle_cdeg - self.angle_cdeg() + 18000) % 36000 - 18000


@frozen
class TrialHand:
    """A simulated hand that flicks on a table of this level file, with these cards.

    The table always has the same dice.
    """

    level: Level
    measures: Measures
    cards: Cards
    sectors: Mapping[str, tuple[SectorCard, ...]]
    """Sector cards by Gate group."""
    gates: dict[tuple[Side, Side, Die], tuple[Gate, ...]] = field(default_factory=dict)
    """The Gates that match a Sector card for each Vehicle, found once."""

    def target(self, layout: Layout, own: Die, rng: Random) -> Target | None:
        """Return a passable Gate to aim at; None if none is found.

        Goes through the groups of Gates in random order. For each group it draws one card and
        checks the Gates of that card that look widest from the die.
        """
        lies = {pose.die: pose for pose in layout.dice}
        for group in rng.sample(GROUPS, len(GROUPS)):
            sides = rng.choice(self.sectors[group]).gate
            if (*sides, own) not in self.gates:
                self.gates[*sides, own] = pairs(sides, self.cards, layout, own)
            seen = sorted(
                self.gates[*sides, own], key=partial(_looks_rad, lies=lies, own=own), reverse=True
            )
            for gate in seen[:LOOKED_AT]:
                if is_passable(gate, layout, self.measures):
                    return Target(group, gate, *middle(gate, lies, own))
        return None

    def aimed(self, target: Target, layout: Layout, own: Die, rng: Random) -> Flick:
        """Return a flick at the middle of the Gate, with hand noise.

        Without noise the flick would stop a little behind the Gate.
        """
        speed = aimed_mm_s(layout[own], target, self.measures)
        wish = Flick(0, own, target.angle_cdeg(), speed, gate=target.gate)
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


def aimed_mm_s(start: Pose, target: Target, measures: Measures) -> int:
    """Return the speed of a flick that stops a little behind a Gate if it hits nothing."""
    share = 1 + BEYOND_EDGES * measures.edge_mm / target.far_mm()
    stop = start.x_mm + share * target.x_mm, start.y_mm + share * target.y_mm
    speed = sliding.speed_over_mm_s((start.x_mm, start.y_mm), stop, measures)
    return measures.launch.nearest_mm_s(speed)


def middle(gate: Gate, layout: Layout | Mapping[Die, Pose], own: Die) -> tuple[float, float]:
    """Return the middle of a Gate relative to a die."""
    one, other, eye = layout[gate.a], layout[gate.b], layout[own]
    return (
        ((one.x_mm - eye.x_mm) + (other.x_mm - eye.x_mm)) / 2,
        ((one.y_mm - eye.y_mm) + (other.y_mm - eye.y_mm)) / 2,
    )


def _looks_rad(gate: Gate, lies: Mapping[Die, Pose], own: Die) -> float:
    """Return the angle between the two dice of a Gate, as seen from the flicked die."""
    one, other, eye = lies[gate.a], lies[gate.b], lies[own]
    ax, ay = one.x_mm - eye.x_mm, one.y_mm - eye.y_mm
    bx, by = other.x_mm - eye.x_mm, other.y_mm - eye.y_mm
    return abs(atan2(ax * by - ay * bx, ax * bx + ay * by))


RANDOM_EVERY = 4
_TOGETHER = 10
"""Number of flicks that are judged together; in turns with the physics, this takes longer."""
_VEHICLES = VEHICLES[:3]
"""The first three Vehicles.

With more of them every Gate would be harder to pass, and results would be less comparable.
"""


MadeFlick: TypeAlias = tuple[Way, int, Target | None, Layout, Shot]
"""A flick that was made, as the first arguments of `flick_row`."""


def trials(level: Level, cards: Cards, throw: int, rng: Random, count: int) -> Iterator[FlickRow]:
    """Yield the results of `count` flicks by one hand after one opening throw.

    `throw` is the number of that opening throw.

    Raises:
        TableError: The opening throw fails.
    """
    hand = hand_at(level, cards)
    return flick_rows(_made(hand, throw, rng, count), hand.measures)


def _made(hand: TrialHand, throw: int, rng: Random, count: int) -> Iterator[MadeFlick]:
    layout = thrown(hand, _VEHICLES, rng)
    dice = layout.dice
    for number in range(count):
        own = _VEHICLES[number % len(_VEHICLES)]
        layout = Layout(dice, layout.cities, own=own)
        wild = number % RANDOM_EVERY == RANDOM_EVERY - 1
        target = None if wild else hand.target(layout, own, rng)
        flick = hand.aimed(target, layout, own, rng) if target else hand.any_flick(own, rng)
        shot = flicked(layout, flick, hand.level)[0]
        yield "aimed" if target else "random", throw, target, layout, shot
        if not shot.flipped:  # [2.0.3]
            dice = shot.rest


def thrown(hand: TrialHand, vehicles: tuple[Die, ...], rng: Random) -> Layout:
    """Return the layout after an opening throw of all Gate dice and these Vehicles.

    The layout contains the Cities, too.

    Raises:
        TableError: The throw fails.
    """
    dice = (*(each.die for each in hand.cards.gate_dice), *vehicles)
    spots = zip(hand.measures.spots, hand.cards.cities, strict=True)
    layout = Layout((), tuple(replace(spot, city=city) for spot, city in spots))
    return replace(layout, dice=throw(dice, layout, hand.level, rng))


def flick_rows(made: Iterator[MadeFlick], measures: Measures) -> Iterator[FlickRow]:
    """Yield the results of flicks."""
    while some := tuple(islice(made, _TOGETHER)):
        yield from [flick_row(*each, measures) for each in some]


def flick_row(
    way: Way, throw: int, target: Target | None, layout: Layout, shot: Shot, measures: Measures
) -> FlickRow:
    """Return the result of a flick; `layout` is where the dice lay before it."""
    flick, crossed, clean, damage = shot.flick, False, False, 0
    if shot.events and not (shot.flipped or shot.void):  # else there is nothing to judge
        verdict = judged(shot, layout, measures)
        crossed, damage = verdict.success, verdict.damage
        clean = crossed and verdict.clean
    start, rest = layout[flick.die], _pose(shot, flick.die)
    gone = tuple(event.die for event in shot.events if isinstance(event, Left))
    met = any(isinstance(event, (Touched, Struck)) for event in shot.events)
    return FlickRow(
        throw,
        way,
        target.group if target else "",
        round(target.far_mm(), 1) if target else 0.0,
        flick.angle_cdeg,
        target.off_cdeg(flick) if target else 0,
        flick.speed_mm_s,
        flick.offset_tenth_mm,
        flick.height,
        shot.passage,
        crossed,
        clean,
        damage,
        tumbled_in(shot),
        len(gone),
        flick.die in gone,
        round(hypot(rest[0] - start.x_mm, rest[1] - start.y_mm), 2),
        not (met or shot.void or flick.die in gone),
    )


def judged(shot: Shot, layout: Layout, measures: Measures) -> Driven:
    """[2.0.5] Return the verdict of column I of the decision table on a drive.

    The drive needs a Gate, and the Vehicle has no Bumper.
    """
    return judge_rival(
        shot, layout, measures, early_touch_spoils=True, bumper_on=False, needed=True, broken=False
    )


def tumbled_in(shot: Shot) -> int:
    """Return how many dice rolled over."""
    return len({event.die for event in shot.events if isinstance(event, Tumbled)})


def _pose(shot: Shot, die: Die) -> tuple[float, float]:
    """Return where a die rests."""
    (rests,) = [pose for pose in shot.rest if pose.die == die]
    return rests.x_mm, rests.y_mm
