"""Races between computers end, also on tables that hold the dice back."""

import pytest

from cubacube.session.files.levels import level_text
from tests.rinks import ICE_RINK, SMALL_DICE
from tests.stalls import MOST_TURNS, turns_of


def test_racers_come_out_of_a_zone_that_holds_them() -> None:
    """They once judged every way by bare cloth, and took 4002 turns."""
    assert turns_of("race", ICE_RINK, 1, races=1) <= MOST_TURNS


@pytest.mark.parametrize("seed", [12, 108, 1017])
def test_racers_open_or_leave_by_a_gate_at_the_border(seed: int) -> None:
    """They once took 150, 510 and 164 turns."""
    assert turns_of("race", level_text("fountain"), seed, races=1) <= MOST_TURNS


def test_racers_with_small_dice_drive_out_through_a_gate_at_the_border() -> None:
    """They once took 160 turns."""
    assert turns_of("race", SMALL_DICE, 192720823) <= MOST_TURNS
