"""Simulate many flicks on realistic tables and record their results.

On each table all dice are thrown once. After that, one flick follows the other, and every
die stays where it came to rest. The Vehicles take turns. Three of four flicks aim at a
Gate, every fourth is random.
"""

from collections.abc import Iterator
from math import hypot
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from cubacube.ai.flicking.trial_hand import Target, TrialHand, hand_at
from cubacube.kit.cards import Cards
from cubacube.kit.events import Driven
from cubacube.kit.judging import judge_rival
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Die, Layout, Left, Shot, Struck, Touched, Tumbled
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import replace
from cubacube.table import flicked, throw
from cubacube.table.level import Level

Way: TypeAlias = Literal["aimed", "random", "map"]
"""Kind of a flick: aimed at a Gate with noise, random, or tried for the heat map."""
RANDOM_EVERY: Final = 4
_VEHICLES: Final = VEHICLES[:3]
"""The first three Vehicles.

With more of them every Gate would be harder to pass, and results would be less comparable.
"""


class FlickRow(NamedTuple):
    """Result of one flick in a simulated series.

    `throw` is the number of the opening throw with which the series began. `gate` is the group
    of the Gate, `to_gate_mm` the distance of its middle from the die, and `off_cdeg` how far to
    the left of that middle the flick pointed. `crossed` means a success, and `clean` a success
    without Damage. Both follow column I of the decision table, in a race without Bumpers.
    `damage` counts the driver's own tokens, `tumbled` the dice that rolled over, and `left` the
    dice that left the area. `slid_mm` is the distance from the start of the flicked die to its
    rest. `free` means that the die hit nothing and stayed on the table.
    """

    throw: int
    way: Way
    gate: str
    to_gate_mm: float
    angle_cdeg: int
    off_cdeg: int
    speed_mm_s: int
    offset_tenth_mm: int
    height: str
    passage: str
    crossed: bool
    clean: bool
    damage: int
    tumbled: int
    left: int
    own_left: bool
    slid_mm: float
    free: bool

    @property
    def aimed(self) -> bool:
        """Whether the flick was a drive at a Gate."""
        return self.way == "aimed"


def trials(level: Level, cards: Cards, throw: int, rng: Random, count: int) -> Iterator[FlickRow]:
    """Yield the results of `count` flicks by one hand after one opening throw.

    `throw` is the number of that opening throw.

    Raises:
        TableError: The opening throw fails.
    """
    hand = hand_at(level, cards)
    layout = thrown(hand, _VEHICLES, rng)
    dice = layout.dice
    for number in range(count):
        own = _VEHICLES[number % len(_VEHICLES)]
        layout = Layout(dice, layout.cities, own=own)
        wild = number % RANDOM_EVERY == RANDOM_EVERY - 1
        target = None if wild else hand.target(layout, own, rng)
        flick = hand.aimed(target, layout, own, rng) if target else hand.any_flick(own, rng)
        shot, _film = flicked(layout, flick, level)
        yield flick_row("aimed" if target else "random", throw, target, layout, shot, hand.measures)
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


def flick_row(
    way: Way, throw: int, target: Target | None, layout: Layout, shot: Shot, measures: Measures
) -> FlickRow:
    """Return the result of a flick; `layout` is where the dice lay before it."""
    flick, verdict = shot.flick, judged(shot, layout, measures)
    valid = not (shot.flipped or shot.void)
    start, rest = layout[flick.die], _pose(shot, flick.die)
    gone = tuple(event.die for event in shot.events if isinstance(event, Left))
    met = any(isinstance(event, Touched | Struck) for event in shot.events)
    return FlickRow(
        throw,
        way,
        target.group if target else "",
        round(target.far_mm, 1) if target else 0.0,
        flick.angle_cdeg,
        target.off_cdeg(flick) if target else 0,
        flick.speed_mm_s,
        flick.offset_tenth_mm,
        flick.height,
        shot.passage,
        verdict.success and valid,
        verdict.success and verdict.clean and valid,
        verdict.damage if valid else 0,
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
        shot,
        layout,
        measures,
        early_touch_spoils=True,
        bumper_on=False,
        needed=True,
        broken=False,
    )


def tumbled_in(shot: Shot) -> int:
    """Return how many dice rolled over."""
    return len({event.die for event in shot.events if isinstance(event, Tumbled)})


def _pose(shot: Shot, die: Die) -> tuple[float, float]:
    """Return where a die rests."""
    return next((pose.x_mm, pose.y_mm) for pose in shot.rest if pose.die == die)
