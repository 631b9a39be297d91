"""Aiming at the table of the Race by mouse, wheel and keys."""

import pygame
import pytest
from pygame.event import Event

from cubacube.games.race.rules.state import Racer
from cubacube.kit.shot import Flick, Shot, gate
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import replace
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.table import shoot
from tests.builders import at
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from

BELOW = (180.0, 70.0)
"""Straight below VA at (180, 120): a pull to here sends it up through R1 and B1."""


def flicks(person: RacingPerson) -> list[Flick]:
    """Return every flick of the match."""
    return [a for a in person.match.actions() if isinstance(a, Flick)]


def test_a_pull_drives_the_vehicle_the_other_way_through_the_gate() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.on("VA"), person.at(*BELOW))

        (flick,) = flicks(person)
        assert flick.die == "VA"
        assert flick.angle_cdeg == pytest.approx(9000, abs=60)
        assert isinstance(person.table.mode, Playing)
        person.until_asked()
        assert person.state.racers[0].crossed == 1
        assert "cleanly through the Gate" in person.table.live.referee_lines[0]


def test_a_pull_from_the_free_cloth_drives_as_one_from_the_die() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.at(30, 110), person.at(30, 60))

        (flick,) = flicks(person)
        assert flick.die == "VA"
        assert flick.angle_cdeg == pytest.approx(9000, abs=60)
        assert flick.speed_mm_s == pytest.approx(1058, abs=15)


def test_a_pull_from_the_free_cloth_is_taken_back_where_it_began() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.at(30, 110))
        person.mouse.move(person.at(30, 60))
        person.mouse.move(person.at(30, 108))
        person.mouse.up(person.at(30, 108))

        assert flicks(person) == []
        assert person.aim is None


def test_what_the_guide_shows_is_what_the_table_does() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(200, 84))
        aim = person.aim
        assert aim is not None
        wish = aim.flick()
        person.mouse.up(person.at(200, 84))
        person.until_asked()

        made = person.match.actions()[:2]
        assert made[0] == wish
        assert made[1] == shoot(racing().layout, made[0], person.table.live.level)[0]
        assert isinstance(made[1], Shot)


@pytest.mark.parametrize("way", ["back on the die", "right button", "Esc"])
def test_an_aim_is_taken_back(way: str) -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(*BELOW))
        match way:
            case "back on the die":
                person.mouse.move(person.on("VA"))
            case "right button":
                person.mouse.down(person.at(*BELOW), button=3)
            case "Esc":
                person.press("Esc")
        person.mouse.up(person.on("VA"))

        assert flicks(person) == []
        assert person.aim is None
        assert isinstance(person.table.mode, Deciding)


def test_after_the_right_button_the_left_one_fires_nothing_far_from_the_die() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(*BELOW))
        person.mouse.down(person.at(*BELOW), button=3)
        person.mouse.up(person.at(*BELOW), button=3)
        person.mouse.up(person.at(*BELOW))

        assert flicks(person) == []


def test_esc_pauses_only_when_there_is_nothing_to_take_back() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(*BELOW))
        person.press("Esc")
        assert person.at_table

        person.press("Esc")
        assert isinstance(person.scene, Dialogue)


def test_leaving_the_window_neither_fires_nor_limits_the_drag() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(180, -400))
        assert flicks(person) == []
        aim = person.aim
        assert aim is not None
        assert aim.drag_mm == pytest.approx(508, abs=2)

        person.mouse.move(person.at(*BELOW))
        person.mouse.up(person.at(*BELOW))

        (flick,) = flicks(person)
        assert flick.speed_mm_s < 2100


def test_a_release_outside_the_window_is_a_release() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.on("VA"), person.at(180, -400))

        assert flicks(person)[0].speed_mm_s == 2100


def test_losing_the_keyboard_in_a_drag_fires_nothing() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(*BELOW))
        person.post(Event(pygame.WINDOWFOCUSLOST))
        person.mouse.up(person.at(*BELOW))

        assert flicks(person) == []


@pytest.mark.parametrize("button", [2, 3])
def test_no_other_button_fires(button: int) -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"), button)
        person.mouse.move(person.at(*BELOW))
        person.mouse.up(person.at(*BELOW), button)

        assert flicks(person) == []


def test_keys_do_not_fire_while_the_mouse_has_the_handle() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(*BELOW))
        person.keys.tap("space", "Enter", "Tab", "x")

        assert flicks(person) == []


def test_the_wheel_raises_the_finger_and_with_shift_moves_it_aside() -> None:
    with race_from(racing()) as person:
        person.mouse.turn_wheel(1)
        person.keys.hold("left shift", pygame.KMOD_LSHIFT)
        person.mouse.turn_wheel(1)
        person.mouse.turn_wheel(1)
        person.keys.free("left shift")
        person.mouse.drag(person.on("VA"), person.at(*BELOW))

        (flick,) = flicks(person)
        assert (flick.height, flick.offset_tenth_mm) == ("high", 10)


def test_shift_slows_the_handle_down() -> None:
    with race_from(racing()) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(180, 80))
        person.keys.hold("left shift", pygame.KMOD_LSHIFT)
        person.mouse.move(person.at(180, 60))

        assert person.aim is not None
        assert person.aim.handle[1] == pytest.approx(76, abs=0.5)


def test_keys_aim_and_enter_flicks() -> None:
    with race_from(racing()) as person:
        person.keys.tap("Up")
        aim = person.aim
        assert aim is not None
        assert person.deciding.declared is not None
        person.keys.tap("Left")
        person.keys.tap("Left", mod=pygame.KMOD_LSHIFT)
        person.keys.tap("Left", mod=pygame.KMOD_LCTRL)
        person.keys.tap("Up", mod=pygame.KMOD_LSHIFT)
        person.keys.tap("Enter")

        (flick,) = flicks(person)
        assert flick.angle_cdeg == aim.angle_cdeg + 111
        assert flick.speed_mm_s > aim.speed_mm_s


def test_a_gate_die_prepares_and_then_the_vehicle_must_go() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.on("Y1"), person.at(120, 90))
        person.until_asked()

        (flick,) = flicks(person)
        assert (flick.die, flick.gate) == ("Y1", None)
        assert person.state.agenda == (Drive(0), EndTurn(0))


def test_a_rivals_vehicle_cannot_be_pulled() -> None:
    with race_from(racing()) as person:
        person.mouse.drag(person.on("VB"), person.at(240, 80))

        assert flicks(person) == []
        assert person.aim is None


def test_the_gate_that_the_aim_points_through_is_declared() -> None:
    up_and_down = (at("R2", 150, 40), at("B2", 210, 40))
    with race_from(racing(moved=up_and_down)) as person:
        person.mouse.down(person.on("VA"))
        person.mouse.move(person.at(180, 70))
        assert person.deciding.declared == gate("R1", "B1")

        person.mouse.move(person.at(180, 170))
        assert person.deciding.declared == gate("R2", "B2")

        person.mouse.move(person.at(120, 120))  # to the right: through none of them
        assert person.deciding.declared == gate("R2", "B2")


def test_a_click_or_a_digit_declares_a_gate_for_good() -> None:
    with race_from(racing()) as person:
        person.click(person.at(250, 175))  # between R1 and B2, near B2
        assert person.deciding.declared == gate("R1", "B2")

        person.keys.tap("4")
        assert person.deciding.declared == gate("R2", "B2")
        person.mouse.drag(person.on("VA"), person.at(*BELOW))
        assert flicks(person)[0].gate == gate("R2", "B2")


def test_the_wheels_bind_the_aim_after_weapons() -> None:
    state = replace(racing(Racer(1, cone=True), Racer(2)), in_cone=True)
    with race_from(state) as person:
        person.mouse.down(person.on("VA"))
        for x, y in ((180, 70), (230, 120), (180, 170), (130, 120)):
            person.mouse.move(person.at(x, y))
            assert person.aim is not None
            assert person.aim.flick() in person.aim.choice
        person.mouse.up(person.at(130, 120))

        assert len(flicks(person)) == 1
