"""A fast table without physics for tests, with random but plausible shots.

Its shots are legal: known dice, no overlaps, events in order, and a passage that fits them.
They are more varied than real flicks, so that rules meet rare cases often.
"""

from math import hypot, pi, sqrt
from random import Random

from cubacube.kit.geometry import point_to_shape_mm
from cubacube.kit.shot import (
    AnyShot,
    AnyThrow,
    Border,
    Crossed,
    Die,
    EnteredCity,
    Layout,
    Left,
    Passage,
    Passed,
    Pose,
    Shot,
    ShotEvent,
    Struck,
    Thrown,
    Touched,
    TouchedPawn,
    Tumbled,
)
from cubacube.rules import TABLE, Action, Choice, replace
from cubacube.session.play.dealer import Dealer, stream
from cubacube.session.play.match import Standing
from cubacube.table.level import Level

BORDERS: tuple[Border, ...] = ("left", "right", "bottom", "top")
PASSAGES: tuple[Passage, ...] = ("short", "round", "astride", "back")
ORDER = (Touched, Struck, EnteredCity, TouchedPawn, Left, Passed, Crossed, Tumbled)


class StubDealer(Dealer):
    """A dealer that answers flicks and throws at random, and other choices as usual."""

    def __init__(self, level: Level, seed: int) -> None:
        super().__init__(level, seed)
        self._chance_of_shots = stream(seed, "stub")
        self._level_used = level

    def answer(self, choice: Choice, standing: Standing) -> Action:
        rng = self._chance_of_shots
        if isinstance(choice, AnyShot):
            return any_shot(choice, self._level_used, rng)
        if isinstance(choice, AnyThrow):
            thrown = Layout((), choice.layout.cities)
            for die in sorted(choice.dice):
                thrown = replace(
                    thrown, dice=(*thrown.dice, free_pose(die, thrown, self._level_used, rng))
                )
            return Thrown(TABLE, thrown.dice)
        return super().answer(choice, standing)


class LuckyDealer(StubDealer):
    """A dealer with which nearly every flick crosses its Gate and stops near a City."""

    def answer(self, choice: Choice, standing: Standing) -> Action:
        shot, rng = super().answer(choice, standing), self._chance_of_shots
        if not (isinstance(shot, Shot) and isinstance(choice, AnyShot) and shot.flick.gate):
            return shot
        if rng.random() < 0.1:
            return shot
        card, half = rng.choice(choice.layout.cities), self._level_used.area.side_mm / 2
        x, y = card.x_mm + card.width_mm / 2, card.y_mm + card.height_mm / 2
        there = replace(choice.layout[shot.flick.die], x_mm=x + (60 if x < half else -60), y_mm=y)
        lying = moved(choice.layout, there).dice
        rest = tuple(replace(pose, orientation=rng.randrange(24)) for pose in lying)
        return Shot(TABLE, shot.flick, (Crossed(0.4),), rest, passage="through")


def any_shot(choice: AnyShot, level: Level, rng: Random) -> Shot:
    """Return a random plausible shot for this flick."""
    flick, layout = choice.flick, choice.layout
    if rng.random() < 0.05:
        return only_flipped(choice, rng)
    crossed = flick.gate is not None and rng.random() < 0.6
    events = any_events(choice, level, rng, crossed=crossed)
    passage: Passage = "none"
    if flick.gate is not None:
        passage = "through" if crossed else rng.choice(PASSAGES)
    rest = layout
    for event in events:
        if isinstance(event, Touched) and rng.random() < 0.5:
            rest = moved(rest, free_pose(event.die, rest, level, rng))
    rest = moved(rest, free_pose(flick.die, rest, level, rng))
    return Shot(TABLE, flick, events, rest.dice, passage=passage)


def any_events(
    choice: AnyShot, level: Level, rng: Random, *, crossed: bool
) -> tuple[ShotEvent, ...]:
    """Return random hits of dice, Pawns and obstacles, entered Cities, perhaps a lost die."""
    flick, layout = choice.flick, choice.layout

    def at() -> float:
        return round(rng.uniform(0, 2), 3)

    others = [pose.die for pose in layout.dice if pose.die != flick.die]
    events: list[ShotEvent] = [Touched(at(), die) for die in others if rng.random() < 0.08]
    events += [Struck(at(), n) for n in range(len(level.obstacles)) if rng.random() < 0.15]
    events += [EnteredCity(at(), card.city) for card in layout.cities if rng.random() < 0.1]
    events += [TouchedPawn(at(), each.pawn) for each in layout.pawns if rng.random() < 0.15]
    if rng.random() < 0.1:
        events.append(Left(2.0, rng.choice((flick.die, *others)), rng.choice(BORDERS), 0.0, 0.0))
    if crossed:
        passed = at()
        events += [Passed(passed), Crossed(passed + 0.1)]
    return tuple(sorted(events, key=lambda event: (event.at_s, ORDER.index(type(event)))))


def only_flipped(choice: AnyShot, rng: Random) -> Shot:
    """[2.0.3] Return a shot in which the die only rolls over on its spot."""
    flick, layout = choice.flick, choice.layout
    turned = replace(layout[flick.die], orientation=rng.randrange(24))
    passage: Passage = "none" if flick.gate is None else "short"
    events = (Tumbled(0.1, flick.die, turned.orientation),)
    return Shot(TABLE, flick, events, moved(layout, turned).dice, True, passage)


def moved(layout: Layout, to: Pose) -> Layout:
    """Return the layout with one die moved."""
    return replace(layout, dice=tuple(to if pose.die == to.die else pose for pose in layout.dice))


def free_pose(die: Die, layout: Layout, level: Level, rng: Random) -> Pose:
    """Return a random pose in the area without overlaps."""
    apart = level.dice.edge_mm * sqrt(2)
    while True:
        x, y = (round(rng.uniform(apart, level.area.side_mm - apart), 4) for _ in "xy")
        if all(
            hypot(x - pose.x_mm, y - pose.y_mm) > apart for pose in layout.dice if pose.die != die
        ) and all(point_to_shape_mm((x, y), each.shape) > apart for each in level.fixed):
            angle = round(rng.uniform(-pi, pi), 6)
            return Pose(die, x, y, angle, rng.randrange(24))
