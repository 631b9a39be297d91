"""House rules, as the menu and the command line parse them."""

from cubacube.games.race.rules.box import Options
from cubacube.rules import declared
from tests.games.race.builders import box

OPTIONS = {option.name: option for option in declared(Options)}


def test_every_house_rule_is_an_option() -> None:
    assert list(OPTIONS) == [
        "races",
        "ruler",
        "bumpers",
        "raid",
        "no_gate_bonus",
        "toolbox_one",
        "bumper_two",
        "no_repair",
        "flips_allowed",
        "strict_cone",
        "breakdown",
        "rethrow",
        "hidden_money",
    ]


def test_race_r116_a_game_is_one_to_three_races() -> None:
    assert (OPTIONS["races"].values, OPTIONS["races"].default) == ((1, 2, 3), 2)


def test_all_switches_are_off_at_first() -> None:
    assert {option.default for option in OPTIONS.values() if option.kind == "switch"} == {False}


def test_beginners_measure_with_the_long_ruler() -> None:
    assert box().ruler_mm == 75
    assert box(ruler="short").ruler_mm == 50


def test_a_vehicle_breaks_when_its_damage_exceeds_its_life() -> None:
    assert OPTIONS["breakdown"].default == "exceeds"
