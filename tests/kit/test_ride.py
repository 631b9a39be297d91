"""[2.0.4] Facts of a drive, derived from the events of a shot."""

from cubacube.kit.ride import Ride, read
from cubacube.kit.shot import (
    Crossed,
    EnteredCity,
    Flick,
    Left,
    Passed,
    Shot,
    ShotEvent,
    Touched,
    TouchedPawn,
    Tumbled,
)
from cubacube.rules import TABLE


def ride(*story: ShotEvent) -> Ride:
    return read(Shot(TABLE, Flick(0, "VA", 0, 900), story, ()))


def test_nothing_happened() -> None:
    assert ride() == Ride(through=False, early=(), late=(), cities=(), left=False)


def test_touches_before_and_after_the_crossing() -> None:
    found = ride(Touched(0.1, "R1"), Passed(0.15), Crossed(0.2), Touched(0.3, "G1"))

    assert found == Ride(through=True, early=("R1",), late=("G1",), cities=(), left=False)
    assert found.touched() == ("R1", "G1")


def test_without_a_crossing_every_touch_is_early() -> None:
    assert ride(Touched(0.1, "R1"), Passed(0.2), Touched(0.3, "G1")).early == ("R1", "G1")


def test_race_r3_everything_counts_once() -> None:
    found = ride(
        Touched(0.1, "R1"),
        Touched(0.2, "R1"),
        Crossed(0.3),
        Touched(0.4, "G1"),
        Touched(0.5, "G1"),
        EnteredCity(0.6, "Bayamo"),
        EnteredCity(0.7, "Bayamo"),
    )

    assert found == Ride(True, ("R1",), ("G1",), ("Bayamo",), left=False)


def test_race_r55_a_die_touched_before_and_after_counts_as_before() -> None:
    assert ride(Touched(0.1, "VB"), Crossed(0.2), Touched(0.3, "VB")).late == ()


def test_only_the_flicked_die_leaves() -> None:
    assert ride(Left(0.3, "VA", "left", -8, 100)).left
    assert not ride(Left(0.3, "R1", "left", -8, 100)).left
    assert ride(Left(0.3, "VA", "left", -8, 100), Left(0.4, "R1", "top", 100, 328)).left


def test_touched_pawns_count_once_and_late_ones_only_after_the_crossing() -> None:
    found = ride(
        TouchedPawn(0.1, "PC"), Crossed(0.2), TouchedPawn(0.3, "PA"), TouchedPawn(0.4, "PC")
    )

    assert found.pawns == ("PC", "PA")
    assert found.late_pawns == ("PA",)


def test_without_a_crossing_no_pawn_is_late() -> None:
    found = ride(Passed(0.1), TouchedPawn(0.2, "PB"))

    assert found == Ride(False, (), (), (), left=False, pawns=("PB",))


def test_tumbling_is_no_fact_of_the_ride() -> None:
    assert ride(Tumbled(0.2, "VA", 3)) == ride()
