"""[I.2, I.3, Bonus 1] Toolboxes, and installing Bumpers."""

import pytest

from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.events import ToolboxUsed
from cubacube.games.race.rules.state import Racer
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import BumperInstalled
from cubacube.kit.tasks import Drive, EndTurn
from tests.builders import flick
from tests.games.race.builders import A, aims, do, drive, flipped, offers, prepare, racing

LOADED = Racer(1, damage=2, bonuses=("case",))


def test_race_i26_a_toolbox_repairs_two_damage_before_driving() -> None:
    state = racing(LOADED, Racer(2))

    step = do(state, UseToolbox(A, "damage"))

    assert step.events == (ToolboxUsed(A, 2, bumper=False),)
    assert step.state.racers[A] == Racer(1)
    assert step.state.agenda == state.agenda


def test_race_i26_counter_example_one_with_the_hint() -> None:
    step = do(racing(LOADED, Racer(2), toolbox_one=True), UseToolbox(A, "damage"))

    assert step.events == (ToolboxUsed(A, 1, bumper=False),)
    assert step.state.racers[A].damage == 1


def test_a_toolbox_repairs_no_more_than_there_is() -> None:
    step = do(racing(Racer(1, damage=1, bonuses=("case",)), Racer(2)), UseToolbox(A, "damage"))

    assert step.events == (ToolboxUsed(A, 1, bumper=False),)
    assert step.state.racers[A].damage == 0


def test_several_toolboxes_may_be_used_also_after_the_preparation() -> None:
    racer = Racer(1, damage=3, bonuses=("alcohol", "case", "case"))
    state = prepare(racing(racer, Racer(2)), "G1", to=(90, 90)).state

    state = do(state, UseToolbox(A, "damage"), UseToolbox(A, "damage")).state

    assert state.racers[A] == Racer(1, bonuses=("alcohol",))
    assert offers(state) == set()
    assert state.agenda == (Drive(A), EndTurn(A))


@pytest.mark.parametrize(
    "racer",
    [
        Racer(1, damage=2),
        Racer(1, bonuses=("case",)),
        Racer(1, damage=4, broken=True, bonuses=("case",)),
    ],
    ids=["none in hand", "nothing to repair", "broken (R13)"],
)
def test_a_toolbox_is_offered_only_when_it_helps(racer: Racer) -> None:
    assert offers(racing(racer, Racer(2))) == set()


def test_a_toolbox_may_bring_a_bumper_up_to_the_value_of_the_vehicle() -> None:
    state = racing(Racer(1, bonuses=("case",)), Racer(2), bumpers=True)
    assert offers(state) == {UseToolbox(A, "bumper")}

    step = do(state, UseToolbox(A, "bumper"))

    assert step.events == (ToolboxUsed(A, 0, bumper=True),)
    assert step.state.racers[A] == Racer(1, bumpers=1)


def test_a_toolbox_brings_no_bumper_beyond_the_value() -> None:
    full = racing(Racer(1, bumpers=1, bonuses=("case",)), Racer(2), bumpers=True)

    assert UseToolbox(A, "bumper") not in offers(full)


def test_an_installed_bumper_is_discarded_and_ends_the_preparation() -> None:
    state = racing(Racer(1, bumpers=1), Racer(2), bumpers=True)

    step = do(state, InstallBumper(A))

    assert step.events == (BumperInstalled(A),)
    assert step.state.racers[A].bumpers == 0
    assert set(aims(step.state)) == {"VA"}


def test_only_one_bumper_is_installed_for_a_flick() -> None:
    state = racing(Racer(9, bumpers=2), Racer(2), bumpers=True)
    assert InstallBumper(A) in offers(state)

    assert InstallBumper(A) not in offers(do(state, InstallBumper(A)).state)


@pytest.mark.parametrize(
    "racer",
    [Racer(1, bumpers=0), Racer(1, bumpers=1, crossed=5), Racer(1, 4, bumpers=1, broken=True)],
    ids=["none in hand", "after Sector 5 (R53)", "broken (R53)"],
)
def test_race_r53_a_bumper_is_installed_only_on_the_way_to_a_gate(racer: Racer) -> None:
    assert InstallBumper(A) not in offers(racing(racer, Racer(2), bumpers=True))


def test_no_bumper_is_installed_without_the_option() -> None:
    assert offers(racing(Racer(1, bumpers=1), Racer(2))) == set()


def test_race_i8_an_installed_bumper_is_gone_even_without_a_hit() -> None:
    state = do(racing(Racer(1, bumpers=1), Racer(2), bumpers=True), InstallBumper(A)).state

    state = drive(state).state

    assert state.racers[A].bumpers == 0
    assert not state.bumper_on


def test_a_bumper_is_gone_with_a_flick_that_only_flipped() -> None:
    state = do(racing(Racer(1, bumpers=1), Racer(2), bumpers=True), InstallBumper(A)).state

    _, after = flipped(state, flick())

    assert not after.bumper_on
    assert after.racers[A].bumpers == 0
