"""Targets within the Walking ruler."""

from cubacube.kit.reach import cities_near, dice_near
from cubacube.kit.shot import CityCard, Layout
from tests.kit.builders import MEASURES, at

CITIES = (CityCard("Near", 0, 0, 60, 60), CityCard("Nearer", 90, 0, 60, 60))
LAYOUT = Layout((at("R1", 80, 110), at("VA", 80, 80), at("VB", 200, 200)), CITIES)


def test_cities_are_named_from_the_nearest() -> None:
    assert cities_near(LAYOUT, "VA", 75, MEASURES) == ("Nearer", "Near")
    assert cities_near(LAYOUT, "VB", 75, MEASURES) == ()


def test_a_die_is_near_if_the_gap_is_no_longer_than_the_ruler() -> None:
    assert dice_near(LAYOUT, "VA", 14, MEASURES) == ("R1",)
    assert dice_near(LAYOUT, "VA", 13.9, MEASURES) == ()
