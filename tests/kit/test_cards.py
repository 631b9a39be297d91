"""[1.3 - 1.5] The printed cards and dice."""

import pytest

from cubacube.kit.orientation import ORIENTATIONS, rolled
from cubacube.kit.shot import Pose
from tests.kit.builders import MEASURES, cards


def test_a_die_shows_the_symbol_of_its_upper_face() -> None:
    assert cards().symbol(Pose("R1", 0, 0, 0.0)) == "vehicle"
    assert cards().symbol(Pose("R1", 0, 0, 1.0, rolled(0, "east"))) == "alcohol"
    assert cards().symbol(Pose("R1", 0, 0, 1.0, rolled(0, "north", 2))) == "case"


def test_every_die_shows_each_of_its_symbols() -> None:
    for die in cards().gate_dice:
        shown = {cards().symbol(Pose(die.die, 0, 0, 0.0, n)) for n in range(len(ORIENTATIONS))}
        assert shown == set(die.faces)


def test_cards_are_found_by_their_number() -> None:
    assert cards().vehicle(7).name == "Camioneta"
    assert cards().gate_die("Y1").colour == "yellow"


def test_what_is_not_in_the_box_is_not_found() -> None:
    with pytest.raises(KeyError, match="99"):
        cards().vehicle(99)
    with pytest.raises(KeyError, match="VA"):
        cards().gate_die("VA")


def test_half_an_edge() -> None:
    assert MEASURES.half_mm == 8
