"""What may be placed by hand, and where."""

from math import inf, nan, pi

import pytest

from cubacube.kit.placing import AnyPlacing, Placed, laid
from cubacube.kit.shot import Pose
from cubacube.rules import replace
from tests.kit.builders import HABANA, MEASURES, at, lying

LAYOUT = replace(lying(at("B1", 100, 100), at("R1", 200, 200), at("VA", 50, 300)), cities=(HABANA,))
CHOICE = AnyPlacing(1, LAYOUT, MEASURES)


def placed(*poses: Pose, seat: int = 1) -> Placed:
    return Placed(seat, poses)


@pytest.mark.parametrize(
    "poses",
    [
        (at("B1", 8, 8),),
        (at("B1", 312, 312),),
        (at("B1", 216.01, 200),),
        (at("B1", 100, 100, 0.5),),
        (at("B1", 100, 100, -pi),),
        (replace(at("B1", 100, 100), orientation=23),),
        (at("B1", 200, 200), at("R1", 100, 100)),
        (at("B1", 30, 290),),
    ],
    ids=[
        "in the corner",
        "in the other corner",
        "just beside another",
        "turned",
        "turned the other way",
        "turned over",
        "two that change places",
        "on a City card",
    ],
)
def test_dice_may_lie_anywhere_on_the_cloth_and_apart(poses: tuple[Pose, ...]) -> None:
    assert placed(*poses) in CHOICE


@pytest.mark.parametrize(
    "poses",
    [
        (),
        (at("B1", 100, 100),),
        (at("B1", 7.99, 100),),
        (at("B1", 100, 312.01),),
        (at("B1", 9, 9, pi / 4),),
        (at("B1", 216, 200),),
        (at("B1", 200, 200),),
        (at("B1", 120, 120), at("R1", 125, 125)),
        (at("B1", 120, 120), at("B1", 140, 140)),
        (at("VB", 120, 120),),
        (at("B1", nan, 100),),
        (at("B1", 120, inf),),
        (at("B1", 120, 120, nan),),
        (at("B1", 120, 120, 7.0),),
        (replace(at("B1", 100, 100), orientation=24),),
        (replace(at("B1", 100, 100), orientation=-1),),
    ],
    ids=[
        "none",
        "as it lay",
        "over the edge",
        "over the other edge",
        "over the edge by its corner",
        "touching another",
        "on another",
        "two on each other",
        "one twice",
        "one that is not there",
        "nowhere",
        "far away",
        "without a direction",
        "turned too often",
        "on no face",
        "on a face before the first",
    ],
)
def test_dice_may_not_lie_over_the_edge_or_on_each_other(poses: tuple[Pose, ...]) -> None:
    assert placed(*poses) not in CHOICE


def test_only_who_is_asked_places_dice() -> None:
    assert placed(at("B1", 120, 120), seat=0) not in CHOICE
    assert at("B1", 120, 120) not in CHOICE


def test_what_is_at_fault_is_named() -> None:
    assert CHOICE.at_fault((at("B1", 205, 200), at("VA", 150, 150))) == ("B1",)
    assert CHOICE.at_fault((at("B1", 120, 120),)) == ()


def test_all_other_dice_stay() -> None:
    assert laid(LAYOUT, (at("R1", 10, 10),)) == (LAYOUT["B1"], at("R1", 10, 10), LAYOUT["VA"])
