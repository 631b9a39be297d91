"""Answers of the table refer only to existing things and contain only valid numbers."""

import pytest

from cubacube.kit.orientation import ORIENTATIONS
from cubacube.kit.shot import (
    AnyShot,
    AnyThrow,
    AnyWobble,
    Crossed,
    EnteredCity,
    Flick,
    Layout,
    Left,
    Passed,
    Pawn,
    Pose,
    Shot,
    ShotEvent,
    Struck,
    Thrown,
    Touched,
    TouchedPawn,
    Tumbled,
    Wobbled,
)
from cubacube.rules import TABLE, replace
from tests.kit.builders import HABANA, at

DICE = (at("R1", 100, 100), at("VA", 50, 50))
FLICK = Flick(0, "VA", 0, 500)
CHOICE = AnyShot(FLICK, Layout(DICE, (HABANA,), (Pawn("PA", 9, 9),)), obstacles=2)
HUGE = 10**400


def told(*events: ShotEvent) -> Shot:
    return Shot(TABLE, FLICK, events, DICE)


def test_everything_that_is_on_the_table_may_happen() -> None:
    last = len(ORIENTATIONS) - 1
    events = Touched(0.1, "R1"), Struck(0.1, 1), EnteredCity(0.2, "La Habana")
    more = TouchedPawn(0.2, "PA"), Left(0.3, "VA", "top", 5.0, 330.0), Passed(0.4), Crossed(0.5)

    assert told(*events, *more, Tumbled(0.6, "R1", last)) in CHOICE


@pytest.mark.parametrize(
    "event",
    [
        Touched(0.1, "R2"),
        Struck(0.1, 2),
        Struck(0.1, -1),
        EnteredCity(0.1, "Madrid"),
        TouchedPawn(0.1, "PB"),
        Left(0.1, "R2", "top", 5.0, 330.0),
        Left(0.1, "VA", "top", 5.0, 1e300),
        Tumbled(0.1, "R2", 0),
        Tumbled(0.1, "R1", len(ORIENTATIONS)),
        Passed(-0.1),
        Crossed(1e300),
        Crossed(float("nan")),
    ],
)
def test_what_is_not_there_cannot_happen(event: ShotEvent) -> None:
    assert told(event) not in CHOICE


@pytest.mark.parametrize(
    "pose",
    [
        at("R2", 100, 100),
        at("R1", 1e300, 100),
        at("R1", 100, float("nan")),
        at("R1", 100, 100, -1e300),
        Pose("R1", 100, 100, 0.0, len(ORIENTATIONS)),
        Pose("R1", 100, 100, 0.0, -1),
    ],
)
def test_no_die_comes_to_lie_nowhere(pose: Pose) -> None:
    rest = (pose, DICE[1])

    assert replace(told(), rest=rest) not in CHOICE
    assert Thrown(TABLE, rest) not in AnyThrow(("R1", "VA"), Layout())


def test_every_die_rests_once() -> None:
    for rest in ((), DICE[:1], (*DICE, DICE[1]), DICE[::-1]):
        assert replace(told(), rest=rest) not in CHOICE


def test_a_hand_does_not_stray_without_end() -> None:
    assert Wobbled(TABLE, -5000, 800) in AnyWobble(600, 100)
    assert Wobbled(TABLE, HUGE, 0) not in AnyWobble(600, 100)
    assert Wobbled(TABLE, 0, -HUGE) not in AnyWobble(600, 100)
