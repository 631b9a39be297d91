"""[2.0.5, Row 3, 5 - 7] Hits on other Vehicles, with and without Bumpers."""

from typing import Any

from cubacube.games.race import rules
from cubacube.games.race.rules.actions import TakeGateBonus
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import Damaged, Driven
from cubacube.kit.shot import Crossed, Touched, gate
from cubacube.rules import play, replace
from tests.builders import flick, heard, told
from tests.games.race.builders import A, B, damages, do, drive, offers, racing, verdict

VAN = gate("B1", "VB")


def bumpered(*racers: Racer, **options: Any) -> State:
    """A has installed their only Bumper."""
    state = racing(Racer(1, bumpers=1), *(racers or (Racer(2), Racer(3))), bumpers=True, **options)
    return do(state, InstallBumper(A)).state


def test_race_i5_ramming_before_crossing_costs_two_and_one_but_the_pawn_moves() -> None:
    step = drive(racing(), Touched(0.3, "VB"), Crossed(0.4), Touched(0.5, "G1"))

    said = heard(step, Driven)[0]
    assert (said.success, said.clean, said.rammed, said.bonus_dice) == (True, False, ("VB",), ())
    assert damages(step) == (2, 1)
    assert step.state.racers[A].crossed == 1
    assert step.state.racers[A].bonuses == ()
    assert step.state.seat == B
    assert heard(step, Damaged) == [Damaged(A, 2, A), Damaged(B, 1, A)]


def test_race_i5_ramming_after_crossing_costs_the_same_without_bumper() -> None:
    assert damages(drive(racing(), Crossed(0.4), Touched(0.5, "VB"))) == (2, 1)


def test_race_i5_counter_example_no_touch_no_damage() -> None:
    assert damages(drive(racing(), Crossed(0.4))) == (0, 0)


def test_race_row_5_each_rammed_vehicle_costs_two() -> None:
    step = drive(racing(Racer(1), Racer(2), Racer(3)), Touched(0.3, "VB"), Touched(0.4, "VC"))

    assert damages(step) == (4, 1, 1)


def test_race_i6_an_installed_bumper_saves_the_own_vehicle_after_the_crossing() -> None:
    step = drive(bumpered(), Crossed(0.4), Touched(0.5, "VB"))

    said = heard(step, Driven)[0]
    assert (said.clean, said.damage, said.shielded) == (True, 0, ("VB",))
    assert damages(step) == (0, 1, 0)
    assert TakeGateBonus(A, "R1") in offers(step.state)


def test_race_i6_the_rammed_vehicle_takes_two_with_the_hint() -> None:
    assert damages(drive(bumpered(bumper_two=True), Crossed(0.4), Touched(0.5, "VB"))) == (0, 2, 0)


def test_race_i6_counter_example_the_hint_needs_a_working_bumper() -> None:
    before = drive(bumpered(bumper_two=True), Touched(0.3, "VB"), Crossed(0.4))
    without = drive(racing(bumper_two=True), Crossed(0.4), Touched(0.5, "VB"))

    assert damages(before) == (2, 1, 0)
    assert damages(without) == (2, 1)


def test_race_i7_an_installed_bumper_does_not_help_before_the_crossing() -> None:
    step = drive(bumpered(), Touched(0.3, "VB"), Crossed(0.4))

    assert damages(step) == (2, 1, 0)
    assert step.state.racers[A].bumpers == 0
    assert not step.state.bumper_on


def test_race_i7_counter_example_nor_without_a_success() -> None:
    spoilt = drive(bumpered(), Touched(0.2, "R1"), Crossed(0.3), Touched(0.5, "VB"))
    missed = drive(bumpered(), Touched(0.5, "VB"))

    assert damages(spoilt) == (3, 1, 0)
    assert damages(missed) == (2, 1, 0)


def test_race_r54_one_bumper_shields_from_every_vehicle() -> None:
    step = drive(bumpered(), Crossed(0.4), Touched(0.5, "VB"), Touched(0.6, "VC"))

    assert damages(step) == (0, 1, 1)


def test_race_r54_counter_example_one_rammed_too_early_is_paid() -> None:
    step = drive(bumpered(), Touched(0.3, "VB"), Crossed(0.4), Touched(0.6, "VC"))

    said = heard(step, Driven)[0]
    assert (said.damage, said.rammed, said.shielded) == (2, ("VB", "VC"), ("VC",))
    assert damages(step) == (2, 1, 1)


def test_race_r55_the_same_vehicle_before_and_after_counts_once_as_before() -> None:
    step = drive(bumpered(), Touched(0.3, "VB"), Crossed(0.4), Touched(0.6, "VB"))

    assert damages(step) == (2, 1, 0)


def test_race_g11_a_vehicle_that_comes_back_hit_as_without_success() -> None:
    state = play(rules, bumpered(), flick()).state
    shot = replace(told(flick(), state, Touched(0.5, "VB")), passage="back")

    step = play(rules, state, shot)

    assert damages(step) == (2, 1, 0)
    assert step.state.racers[A].crossed == 0


def fourth() -> State:
    """A is in front of the Gate of a blue die and a Vehicle."""
    return racing(Racer(1, crossed=3), Racer(2), Racer(3))


def test_race_r9_the_vehicle_of_the_gate_spoils_the_crossing() -> None:
    said = verdict(Touched(0.3, "VB"), Crossed(0.4), state=fourth(), through=VAN)

    assert (said.success, said.damage, said.spoilt_by) == (False, 2, ("VB",))
    assert (said.costly, said.rammed) == ((), ("VB",))


def test_race_r9_counter_example_another_vehicle_spoils_nothing() -> None:
    said = verdict(Touched(0.3, "VC"), Crossed(0.4), state=fourth(), through=VAN)

    assert (said.success, said.damage, said.spoilt_by) == (True, 2, ())


def test_race_r9_counter_example_nor_the_own_one_after_the_crossing() -> None:
    said = verdict(Crossed(0.4), Touched(0.5, "VB"), state=fourth(), through=VAN)

    assert (said.success, said.damage, said.spoilt_by) == (True, 2, ())
