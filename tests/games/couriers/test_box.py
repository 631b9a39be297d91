"""The house rules of the Couriers."""

import pytest

from cubacube.games.couriers.rules.box import Options
from cubacube.rules import declared
from tests.games.couriers.builders import box


@pytest.mark.parametrize(
    ("difficulty", "target"),
    [("easy", 6), ("normal", 9), ("hard", 12), ("hardcore", 15), ("best result", None)],
)
def test_the_difficulty_names_the_points_to_win(difficulty: str, target: int | None) -> None:
    assert box(difficulty=difficulty).target == target


def test_every_difficulty_of_the_menu_is_known() -> None:
    difficulty = next(each for each in declared(Options) if each.name == "difficulty")

    targets = [box(difficulty=value).target for value in difficulty.values]
    assert targets == [6, 9, 12, 15, None]


def test_the_ruler_is_long_but_for_the_third_package() -> None:
    assert box().ruler_mm == 75
    assert box(short_ruler=True).ruler_mm == 50


def test_packages_are_counted() -> None:
    assert box().packages == 0
    assert box(smooth=True, short_ruler=True).packages == 2
    assert box(smooth=True, short_ruler=True, wrecks=True, family=True).packages == 3


def test_couriers_r24_bumpers_are_on_by_default() -> None:
    assert box().options.bumpers
    assert box().options.breakdown == "reaches"
