"""[II.1 - II.4] The Sector card, the preparation, the Gates and the Bumper."""

import pytest

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.actions import PlaySector
from cubacube.games.smugglers.rules.events import DiscardsShuffled, LeftStanding, SectorPlayed
from cubacube.games.smugglers.rules.state import PlanRoute, Smuggler, State
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.events import (
    BumperInstalled,
    Damaged,
    Driven,
    OnlyFlipped,
    PreparationSpoilt,
    Prepared,
    TurnBegan,
)
from cubacube.kit.shot import Left, Touched, gate
from cubacube.kit.tasks import EndTurn, Prepare
from cubacube.rules import TABLE, AnyShuffle, OneOf, Shuffled, replace
from tests.builders import RB, flick, heard
from tests.games.smugglers.builders import (
    A,
    B,
    aims,
    do,
    drive,
    flipped,
    may,
    offers,
    prepare,
    riding,
    smuggling,
)

RY = gate("R1", "Y1")


def test_a_rider_must_play_one_of_his_sector_cards() -> None:
    assert rules.choices(smuggling()) == (OneOf(A, (PlaySector(A, 1), PlaySector(A, 10))),)


def test_the_card_is_played_and_another_one_drawn() -> None:
    step = do(smuggling(), PlaySector(A, 1))

    assert step.events == (SectorPlayed(A, 1),)
    assert step.state.sector == 1
    assert step.state.smugglers[A].hand == (10, 3)
    assert step.state.deck[0] == 5
    assert step.state.discards == ()


def test_the_played_card_is_a_discard_after_the_turn() -> None:
    state = do(riding(smuggling()), Pass(A)).state

    assert (state.sector, state.discards) == (0, (1,))


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = smuggling()
    state = replace(state, deck=(), discards=state.deck)
    step = do(state, PlaySector(A, 1))
    assert rules.choices(step.state) == (AnyShuffle(34),)

    order = tuple(reversed(range(34)))
    step = do(step.state, Shuffled(TABLE, order))

    assert step.events == (DiscardsShuffled(),)
    assert step.state.smugglers[A].hand == (10, 38)
    assert (len(step.state.deck), step.state.discards) == (33, ())
    assert isinstance(step.state.agenda[0], Prepare)


def test_the_card_names_the_gates_to_declare() -> None:
    state = riding(smuggling())

    assert set(aims(state)["VA"].gates) == {gate(r, b) for r in ("R1", "R2") for b in ("B1", "B2")}
    assert set(aims(riding(smuggling(), 10))["VA"].gates) == {RY, gate("R2", "Y1")}


def test_smugglers_r50_without_a_gate_the_card_is_played_all_the_same() -> None:
    state = smuggling(Smuggler(1, bumpers=1, hand=(31, 1)), Smuggler(2))
    alone = tuple(pose for pose in state.layout.dice if pose.die != "VB")
    state = riding(replace(state, layout=replace(state.layout, dice=alone)), 31)

    assert aims(state)["VA"].gates == (None,)
    assert "R1" in aims(state)
    assert offers(state) == {Pass(A)}


def test_a_rider_may_pass_the_drive() -> None:
    step = do(riding(smuggling()), Pass(A))

    assert step.events == (LeftStanding(A), TurnBegan(B))
    assert step.state.agenda == (PlanRoute(B), Prepare(B), EndTurn(B))


def test_the_turn_goes_round() -> None:
    state = replace(smuggling(), seat=B, agenda=(PlanRoute(B), Prepare(B), EndTurn(B)))

    assert do(state, PlaySector(B, 2), Pass(B)).state.seat == A


# Preparing


def test_any_gate_die_may_be_flicked_first_once() -> None:
    state = riding(smuggling())
    assert set(aims(state)) == {"B1", "B2", "G1", "G2", "R1", "R2", "Y1", "VA"}

    step = prepare(state, "G1", to=(100, 200))

    assert step.events == (Prepared(A, "G1"),)
    assert set(aims(step.state)) == {"VA"}


@pytest.mark.parametrize("story", [Touched(0.2, "VB"), Left(0.2, "G1", "left", 0, 230)])
def test_smugglers_row_1_a_touch_or_leaving_ends_the_turn(story: Touched | Left) -> None:
    step = prepare(riding(smuggling()), "G1", story, to=(8, 230))

    assert len(heard(step, PreparationSpoilt)) == 1
    assert not heard(step, Damaged)
    assert step.state.seat == B
    assert step.state.layout["G1"].x_mm == 8


def test_smugglers_g22_the_vehicle_of_who_is_on_turn_is_their_own() -> None:
    state = prepare(riding(smuggling()), "G1", Touched(0.1, "R1"), to=(8, 230)).state

    assert aims(riding(state, 2))["B2"].layout.own == "VB"


@pytest.mark.parametrize("die", ["G1", "VA"])
def test_an_only_flipped_die_is_put_back_and_the_turn_lost(die: str) -> None:
    wish = flick(die, RB if die == "VA" else None)
    before, step = flipped(riding(smuggling()), wish)

    assert heard(step, OnlyFlipped) == [OnlyFlipped(A, die)]
    assert step.state.layout == before.layout
    assert step.state.seat == B


def test_by_the_option_an_only_flipped_die_was_flicked() -> None:
    before, step = flipped(riding(smuggling(flips_allowed=True)), flick("G1", None))

    assert heard(step, Prepared) == [Prepared(A, "G1")]
    assert step.state.layout != before.layout


# Bumpers


def installed(state: State | None = None) -> State:
    return do(state or riding(smuggling()), InstallBumper(A)).state


def test_installing_ends_the_preparation() -> None:
    step = do(riding(smuggling()), InstallBumper(A))

    assert step.events == (BumperInstalled(A),)
    assert step.state.smugglers[A].bumpers == 0
    assert set(aims(step.state)) == {"VA"}
    assert offers(step.state) == {Pass(A)}


def test_who_has_no_bumper_card_installs_none() -> None:
    assert not may(riding(smuggling(Smuggler(1), Smuggler(2))), InstallBumper(A))


def test_only_one_bumper_a_drive() -> None:
    state = smuggling(Smuggler(9, bumpers=2), Smuggler(2))

    assert not may(installed(riding(state)), InstallBumper(A))


def test_a_bumper_is_used_up_without_a_hit() -> None:
    state = drive(installed()).state

    assert (state.smugglers[A].bumpers, state.bumper_on) == (0, False)
    assert state.bumpers_left == 10


def test_a_bumper_is_used_up_without_a_drive() -> None:
    assert not do(installed(), Pass(A)).state.bumper_on


def test_the_verdict_names_the_gate_declared() -> None:
    (driven,) = heard(drive(riding(smuggling()), through=gate("R2", "B1")), Driven)

    assert (driven.gate, driven.passage) == (gate("R2", "B1"), "short")
