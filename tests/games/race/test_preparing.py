"""[I.2, I.4, 2.0.3] Preparing, declaring a Gate, and flicks that only flip a die."""

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.state import Racer
from cubacube.kit.events import Damaged, Driven, FlickVoid, OnlyFlipped, PreparationSpoilt, Prepared
from cubacube.kit.orientation import rolled
from cubacube.kit.shot import AnyFlick, AnyShot, Crossed, Flick, Left, Touched, gate
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import IllegalActionError, play, replace
from cubacube.session.files.levels import load_level
from cubacube.table import shoot
from tests.builders import RB, at, flick, heard, told
from tests.games.race.builders import A, B, C, aims, drive, flipped, prepare, racing

LEVEL = load_level("habana")


def test_any_gate_die_may_be_flicked_through_no_gate_or_the_vehicle_through_its_gate() -> None:
    ready = aims(racing())

    assert set(ready) == {"B1", "B2", "G1", "G2", "R1", "R2", "Y1", "VA"}
    assert ready["Y1"].gates == (None,)
    assert RB in ready["VA"].gates
    assert None not in ready["VA"].gates


def test_a_clean_preparation_leads_to_the_drive() -> None:
    step = prepare(racing(), "G1", to=(90, 90))

    assert step.events == (Prepared(A, "G1"),)
    assert step.state.layout["G1"] == at("G1", 90, 90)
    assert set(aims(step.state)) == {"VA"}
    assert step.state.agenda == (Drive(A), EndTurn(A))


def test_race_i9_a_gate_die_that_touches_another_ends_the_turn_unhurt() -> None:
    step = prepare(racing(), "B2", Touched(0.1, "G1"), to=(280, 90))

    assert step.events[0] == PreparationSpoilt(A, "B2", ("G1",), left=False)
    assert step.state.seat == B
    assert step.state.racers == racing().racers
    assert step.state.layout["B2"] == at("B2", 280, 90)


def test_race_i10_a_gate_die_that_leaves_ends_the_turn() -> None:
    step = prepare(racing(), "B2", Left(0.3, "B2", "right", 328, 50), to=(312, 50))

    assert step.events[0] == PreparationSpoilt(A, "B2", (), left=True)
    assert step.state.layout["B2"] == at("B2", 312, 50)
    assert step.state.seat == B


def test_race_i10_counter_example_the_vehicle_driven_at_once_skips_the_preparation() -> None:
    step = drive(racing())

    assert not heard(step, PreparationSpoilt)
    assert step.state.seat == B


def test_race_g22_the_own_preparation_pushes_the_own_vehicle_out() -> None:
    """A's turn is over; B flicks B2 into VB, which is near the border."""
    moved = at("VB", 290, 77), at("B2", 250, 77)
    state = prepare(racing(moved=moved), "G1", Touched(0.1, "R1"), to=(90, 90)).state
    push = Flick(B, "B2", 0, 1080)
    (table,) = rules.choices(play(rules, state, push).state)
    assert isinstance(table, AnyShot)

    asked, _ = shoot(table.layout, table.flick, LEVEL)
    foreseen, _ = shoot(aims(state)["B2"].layout, push, LEVEL)
    step = play(rules, play(rules, state, push).state, asked)

    assert step.state.layout["VB"] == at("VB", 312, 160)
    assert asked == foreseen
    assert not heard(step, Damaged)


def test_race_g22_counter_example_the_vehicle_of_a_rival_lies_where_it_left() -> None:
    moved = at("VA", 290, 77), at("VB", 160, 40), at("B2", 250, 77)
    state = prepare(racing(moved=moved), "G1", Touched(0.1, "R1"), to=(90, 90)).state

    shot, _ = shoot(aims(state)["B2"].layout, Flick(B, "B2", 0, 1080), LEVEL)

    assert next(pose for pose in shot.rest if pose.die == "VA") == at("VA", 312, 77)


@pytest.mark.parametrize("wish", [flick(), flick("G1", None)], ids=["vehicle", "gate die"])
def test_race_2_0_3_a_die_that_only_flips_is_put_back_and_the_turn_is_lost(wish: Flick) -> None:
    before, after = flipped(racing(), wish)

    assert after.layout == before.layout
    assert after.seat == B
    assert after.racers == before.racers


def test_race_2_0_3_the_referee_is_told() -> None:
    wish = flick("G1", None)
    state = play(rules, racing(), wish).state

    step = play(rules, state, replace(told(wish, state), flipped=True))

    assert step.events[0] == OnlyFlipped(A, "G1")


@pytest.mark.parametrize("wish", [flick(), flick("G1", None)], ids=["vehicle", "gate die"])
@pytest.mark.parametrize("flips_allowed", [False, True])
def test_race_r72_after_a_void_flick_all_is_as_before_and_the_turn_is_lost(
    wish: Flick, flips_allowed: bool
) -> None:
    before = racing(flips_allowed=flips_allowed)
    state = play(rules, before, wish).state

    step = play(rules, state, replace(told(wish, state), passage="void"))

    assert step.events[0] == FlickVoid(A, wish.die)
    assert not heard(step, Driven)
    assert (step.state.layout, step.state.racers) == (before.layout, before.racers)
    assert step.state.seat == B


@pytest.mark.parametrize("wish", [flick(), flick("G1", None)], ids=["vehicle", "gate die"])
def test_race_2_0_3_counter_example_flips_may_be_allowed(wish: Flick) -> None:
    _, after = flipped(racing(flips_allowed=True), wish)

    assert after.layout[wish.die].orientation == rolled(0, "north")
    assert after.seat == (A if wish.die == "G1" else B)


def test_race_g19_a_die_that_moved_and_shows_a_new_face_is_valid() -> None:
    wish = flick("G1", None)
    state = play(rules, racing(), wish).state
    pose = at("G1", 100, 260, orientation=rolled(0, "north"))

    after = play(rules, state, told(wish, state, rest=(pose,))).state

    assert after.layout["G1"] == pose
    assert after.agenda == (Drive(A), EndTurn(A))


def test_race_r1_every_matching_pair_may_be_declared() -> None:
    pairs = tuple(gate(b, r) for b in ("B1", "B2") for r in ("R1", "R2"))

    assert aims(racing())["VA"].gates == pairs


def test_the_sector_in_front_of_the_pawn_names_the_gate() -> None:
    gates = [aims(racing(Racer(1, crossed=n), Racer(2)))["VA"].gates for n in range(5)]

    assert gates[1] == (gate("R1", "Y1"), gate("R2", "Y1"))
    assert gates[2] == (gate("R1", "R2"),)
    assert gates[3] == (gate("B1", "VB"), gate("B2", "VB"))
    assert gates[4] == (gate("G1", "G2"),)


def test_race_g7_a_blocked_gate_may_be_declared_too() -> None:
    assert RB in aims(racing(moved=(at("G1", 180, 203),)))["VA"].gates


@pytest.mark.parametrize("racer", [Racer(1, crossed=5), Racer(1, broken=True, damage=4)])
def test_no_gate_is_declared_when_none_counts(racer: Racer) -> None:
    assert aims(racing(racer, Racer(2)))["VA"].gates == (None,)


def test_without_any_matching_pair_no_gate_is_declared() -> None:
    state = racing()
    dice = tuple(pose for pose in state.layout.dice if pose.die not in ("R1", "R2"))

    bare = replace(state, layout=replace(state.layout, dice=dice))

    assert aims(bare)["VA"].gates == (None,)


def test_the_wrong_pair_cannot_be_declared() -> None:
    with pytest.raises(IllegalActionError):
        play(rules, racing(), flick(through=gate("G1", "B1")))


def test_nobody_flicks_a_rivals_vehicle() -> None:
    with pytest.raises(IllegalActionError):
        play(rules, racing(), flick("VB"))


def test_the_turn_goes_round_and_a_round_is_counted() -> None:
    state = racing(Racer(1), Racer(2), Racer(3))
    seats = []
    for _ in range(4):
        seats.append((state.seat, state.round))
        state = drive(state).state

    assert seats == [(A, 1), (B, 1), (C, 1), (A, 2)]


def test_a_round_ends_where_the_race_began() -> None:
    state = drive(replace(racing(), starter=B)).state

    assert (state.seat, state.round) == (B, 2)


def test_what_belongs_to_a_turn_ends_with_it() -> None:
    state = replace(racing(), upgraded=True, used_on=(B,), bumper_on=True)

    state = prepare(state, "G1", Touched(0.1, "R1"), to=(90, 90)).state

    assert (state.upgraded, state.used_on, state.bumper_on) == (False, (), False)


def test_the_table_is_asked_for_the_shot_of_a_flick() -> None:
    step = play(rules, racing(), flick())

    assert step.events == ()
    (choice,) = rules.choices(step.state)
    assert choice == AnyShot(flick(), step.state.layout)
    assert not isinstance(choice, AnyFlick)
    with pytest.raises(IllegalActionError):
        play(rules, step.state, flick())


def test_a_drive_ends_the_turn_and_is_told_once() -> None:
    step = drive(racing(), Crossed(0.4), Touched(0.5, "VB"))

    assert len(heard(step, Driven)) == 1
    assert step.state.seat == B
