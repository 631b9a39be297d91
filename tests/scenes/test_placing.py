"""Dice can be placed by hand in training matches only."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import radians
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.orientation import turned_over
from cubacube.kit.placing import Placed
from cubacube.kit.shot import Pose
from cubacube.rules import Value
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.placing import Placing
from cubacube.scenes.flicking.words import Interaction
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.scenes.flick_person import FlickPerson, at_felt

RIGHT = 3
FREE = (160.0, 40.0)
CLOSE_MM = 0.5
"""Tolerance; a pixel is more than a tenth of a millimetre."""
KINDS: dict[str, tuple[str, dict[str, Value]]] = {
    "race": ("race", {}),
    "smugglers": ("smugglers", {}),
    "couriers": ("couriers", {}),
    "teams race": ("cobbers", {"over": "race"}),
    "teams smuggle": ("cobbers", {"over": "smugglers"}),
}


def scene(kind: str = "race", *, training: bool = True) -> FlickScene[Any]:
    name, options = KINDS[kind]
    game = catalogue.game(name)
    seats = tuple(
        SeatEntry(f"P{seat}", SIDES[seat // game.crew]) for seat in range(max(2, game.fewest))
    )
    entry = MatchSetup(name, seats, tuple(options.items()), seed=5, training=training)
    made = catalogue.table(name).open_scene(entry)
    assert isinstance(made, FlickScene)
    return made


@contextmanager
def asked(kind: str = "race", *, training: bool = True) -> Iterator[FlickPerson]:
    """Yield a person at the first question after the throw."""
    with at_felt(scene(kind, training=training)) as person:
        person.until_asked()
        while not person.at_table:
            person.press("Enter")
            person.until_asked()
        person.look_first()
        yield person


def hand(person: FlickPerson) -> Placing:
    placing = person.deciding.hand.placing
    assert placing is not None
    return placing


def drag(person: FlickPerson, die: str, end: Point, button: int = RIGHT) -> None:
    """Drag a die to a point and drop it."""
    person.look_first()
    person.mouse.down(person.on(die), button)
    person.mouse.move(end)
    person.mouse.up(end, button)


def last(person: FlickPerson) -> Placed:
    action = person.actions()[-1]
    assert isinstance(action, Placed)
    return action


def near(pose: Pose, place: Point) -> bool:
    return abs(pose.x_mm - place[0]) < CLOSE_MM and abs(pose.y_mm - place[1]) < CLOSE_MM


@pytest.mark.parametrize("kind", KINDS)
def test_a_die_is_dragged_with_the_right_button_in_every_game(kind: str) -> None:
    with asked(kind) as person:
        before = person.state.layout

        drag(person, "R1", person.at(*FREE))

        after = person.state.layout
        assert near(after["R1"], FREE)
        assert [each for each in after.dice if each.die != "R1"] == [
            each for each in before.dice if each.die != "R1"
        ]
        person.until_asked()
        assert "by hand" in person.table.live.referee_lines[-1]


def test_the_left_button_does_it_with_shift() -> None:
    with asked() as person:
        person.keys.hold("left shift", pygame.KMOD_LSHIFT)

        drag(person, "R1", person.at(*FREE), 1)

        assert near(person.state.layout["R1"], FREE)


def test_in_other_matches_the_right_button_takes_up_nothing() -> None:
    with asked(training=False) as person:
        before = person.match

        drag(person, "R1", person.at(*FREE))
        person.keys.tap("m")

        assert person.deciding.hand.placing is None
        assert person.match is before


def test_a_die_that_cannot_lie_there_is_marked_and_goes_back() -> None:
    with asked() as person:
        before = person.match
        person.mouse.down(person.on("R1"), RIGHT)
        person.mouse.move(person.on("B1"))
        assert not hand(person).fits
        assert person.deciding.words == "You cannot place the die here."

        person.mouse.up(person.on("B1"), RIGHT)

        assert person.match is before
        assert hand(person).held is None


def test_wheel_and_keys_turn_the_die_and_turn_it_over() -> None:
    with asked() as person:
        was = person.state.layout["R1"]
        person.mouse.down(person.on("R1"), RIGHT)
        person.mouse.turn_wheel(1)
        person.keys.tap("t")
        person.mouse.move(person.at(*FREE))
        person.mouse.up(person.at(*FREE), RIGHT)

        now = person.state.layout["R1"]
        assert now.orientation == turned_over(was.orientation)
        turned = (now.angle_rad - was.angle_rad) % radians(360)
        assert turned == pytest.approx(radians(5), abs=1e-5)


def test_keys_take_up_one_die_after_the_other_and_put_it_down() -> None:
    with asked() as person:
        dice = [pose.die for pose in person.state.layout.dice]
        for die in dice[:-1]:
            person.keys.tap("m")
            taken = hand(person).held
            assert taken is not None
            assert taken.die == die
            assert hand(person).fits
        person.keys.tap("m")
        held = hand(person).held
        assert held is not None

        inwards = 1 if held.x_mm < FREE[0] else -1
        person.keys.tap("Right" if inwards > 0 else "Left", "Up")
        person.keys.tap("Down", mod=pygame.KMOD_LCTRL)
        person.press("Enter")

        (pose,) = last(person).poses
        assert pose.die == dice[-1]
        assert pose.x_mm == pytest.approx(held.x_mm + 2 * inwards)
        assert pose.y_mm == pytest.approx(held.y_mm + 1.8)


def test_where_it_cannot_lie_enter_puts_nothing_down() -> None:
    with asked() as person:
        before = person.match
        person.keys.tap("m")
        for _ in range(60):
            person.keys.tap("Left", mod=pygame.KMOD_LSHIFT)
        assert not hand(person).fits

        person.press("Enter")
        assert hand(person).held is not None
        person.press("Esc")

        assert (hand(person).held, person.match) == (None, before)
        assert person.at_table


def test_esc_puts_back_what_the_mouse_has_and_letting_go_then_does_nothing() -> None:
    with asked() as person:
        before = person.match
        person.mouse.down(person.on("R1"), RIGHT)
        person.mouse.move(person.at(*FREE))
        person.press("Esc")
        person.mouse.up(person.at(*FREE), RIGHT)

        assert person.match is before
        assert person.at_table


def test_a_die_that_is_let_go_where_it_was_taken_up_is_no_action() -> None:
    with asked() as person:
        before = person.match

        drag(person, "R1", person.on("R1"))

        assert person.match is before


def test_with_a_die_in_the_hand_no_button_is_pressed_and_nothing_is_aimed() -> None:
    with asked() as person:
        before = person.match
        person.keys.tap("m")

        person.keys.tap("n", "g", "1", "Tab", "Space")

        assert person.aim is None
        assert person.match is before
        assert hand(person).held is not None


class Panel(Interaction):
    """A panel of the game on the cloth."""

    covers = True


def test_no_die_is_taken_up_through_a_panel_on_the_cloth() -> None:
    with asked() as person:
        before = person.match
        person.deciding.part = Panel()

        drag(person, "R1", person.at(*FREE))
        person.keys.tap("m")

        assert hand(person).held is None
        assert person.match is before
        assert ("M", "place a die") not in person.deciding.keys


def test_the_right_button_still_takes_an_aim_back() -> None:
    with asked() as person:
        aiming = person.deciding.aiming
        assert aiming is not None
        x, y = person.on(aiming.dice[0])
        person.mouse.down((x, y))
        person.mouse.move((x + 200, y))
        assert person.aim is not None

        person.mouse.down((x + 200, y), RIGHT)

        assert person.aim is None
        assert hand(person).held is None


def test_the_hand_is_named_among_the_keys() -> None:
    with asked() as person:
        assert ("M", "place a die") in person.deciding.keys
        person.keys.tap("m")
        assert ("T", "turn over") in person.deciding.keys
        person.app.tick(0.1, [])
