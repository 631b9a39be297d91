"""House rules, as the menu and the command line parse them."""

from cubacube.games.smugglers.rules.box import Options
from cubacube.rules import declared
from tests.games.smugglers.builders import box

OPTIONS = {option.name: option for option in declared(Options)}


def test_every_house_rule_is_an_option() -> None:
    assert list(OPTIONS) == [
        "ruler",
        "open_hands",
        "hidden_money",
        "bumper_two",
        "three_places",
        "by_difference",
        "flips_allowed",
        "damaged_worthless",
        "breakdown",
    ]


def test_all_switches_are_off_at_first_but_for_open_cards() -> None:
    on = {name for name, option in OPTIONS.items() if option.default is True}
    assert on == {"open_hands"}


def test_beginners_measure_with_the_long_ruler() -> None:
    assert box().ruler_mm == 75
    assert box(ruler="short").ruler_mm == 50


def test_smugglers_r10_a_vehicle_is_a_wreck_when_its_damage_reaches_its_life() -> None:
    assert OPTIONS["breakdown"].default == "reaches"


def test_money_is_hidden_in_four_places_or_in_three() -> None:
    assert box().hiding_places == 4
    assert box(three_places=True).hiding_places == 3
