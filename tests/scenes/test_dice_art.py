import math
from itertools import combinations

import numpy as np
import pygame
import pytest

from cubacube.scenes.canvas.theme import BODIES, SIDES
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces import dice_faces
from cubacube.scenes.pieces.dice_art import DiceArt, Roll
from cubacube.scenes.pieces.dice_faces import Face, GateFace, VehicleFace, printed
from cubacube.scenes.pieces.dice_light import QUARTER, STEPS, facing, light, step_of
from cubacube.session.settings.chosen import set_value

FULL_HD = (1920, 1080)
GATES = ("red", "blue", "green", "yellow")


def shown(angle_rad: float, face: Face) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    surface = pygame.Surface((120, 120))
    DiceArt(View(FULL_HD), 43).die(surface, (60, 60), angle_rad, face)
    return pygame.surfarray.array3d(surface)


def test_a_blank_die_looks_the_same_after_a_quarter_turn() -> None:
    blank = GateFace("grey")

    assert np.array_equal(shown(0.3, blank), shown(0.3 + math.pi / 2, blank))
    assert not np.array_equal(shown(0.3, blank), shown(0.6, blank))


def test_a_print_turns_with_the_die() -> None:
    car = VehicleFace("orange")

    assert not np.array_equal(shown(0.3, car), shown(0.3 + math.pi / 2, car))
    assert np.array_equal(shown(0.3, car), shown(0.3 + math.tau, car))


def test_angles_run_counter_clockwise_from_the_right() -> None:
    red = GateFace("red")  # its only mark is a cream dot in the upper left corner

    blue_part = shown(-math.pi / 2, red)[..., 2].astype(int)
    upper_left, upper_right = blue_part[42:48, 42:48], blue_part[72:78, 42:48]
    assert upper_right.mean() > 100
    assert upper_left.mean() < 80


@pytest.mark.parametrize("step", range(0, QUARTER, 7))
def test_a_body_turned_back_is_the_mirror_image_of_one_turned_on(step: int) -> None:
    there, back = light(43, step), light(43, (QUARTER - step) % QUARTER)

    assert np.allclose(there.opacity, back.opacity[:, ::-1], atol=1e-3)
    assert there.shade.shape[1] == 2 * there.centre


@pytest.mark.parametrize("step", range(0, QUARTER, 7))
def test_the_lit_side_stays_above_however_the_die_turns(step: int) -> None:
    falling = light(43, step)
    top = falling.shade[falling.centre - 21 : falling.centre - 15].max()
    foot = falling.shade[falling.centre + 15 : falling.centre + 21].max()

    assert top > foot + 0.05


def test_the_lamp_stands_at_the_upper_left() -> None:
    straight = light(43, 0)
    rim = 20
    middle = straight.centre
    lit_left, lit_right = straight.shade[middle, middle - rim], straight.shade[middle, middle + rim]

    assert lit_left > lit_right
    assert facing(-1, 0, 0) > facing(1, 0, 0)
    assert facing(0, 0, 1) > facing(1, 0, 0)


def test_steps_cover_the_circle() -> None:
    assert step_of(0) == step_of(math.tau) == 0
    assert step_of(math.pi / 2) == QUARTER
    assert step_of(-math.tau / STEPS) == STEPS - 1


def test_each_gate_colour_has_a_mark_of_its_own() -> None:
    marks = [pygame.surfarray.array_alpha(printed(GateFace(colour), 86)) > 128 for colour in GATES]

    for number, mark in enumerate(marks):
        assert mark.any()
        for other in marks[:number]:
            assert (mark & other).sum() / (mark | other).sum() < 0.3


@pytest.mark.parametrize("marks", ["usual", "large"])
@pytest.mark.parametrize("symbol", [None, "alcohol"])
def test_dice_are_told_apart_without_colour_in_a_small_window(
    marks: str, symbol: str | None
) -> None:
    set_value("screen.dice_marks", marks)
    pictures = []
    for colour in GATES:
        surface = pygame.Surface((60, 60))
        DiceArt(View((1280, 720)), 40).die(surface, (30, 30), 0, GateFace(colour, symbol))
        grey = pygame.surfarray.array3d(surface)[17:43, 17:43] @ (0.2126, 0.7152, 0.0722)
        pictures.append(grey - np.median(grey))

    for one, other in combinations(pictures, 2):
        assert (abs(one - other) > 50).mean() > 0.15


def test_the_letters_of_dice_are_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.font.init()
    english = printed(GateFace("green"), 86, "letters")
    monkeypatch.setattr(dice_faces, "_p", {"green die": "V"}.get)
    other, red = (printed(GateFace(each), 86, "letters") for each in ("green", "red"))

    assert pygame.image.tobytes(english, "RGBA") != pygame.image.tobytes(other, "RGBA")
    assert pygame.image.tobytes(red, "RGBA") != pygame.image.tobytes(other, "RGBA")


def test_a_die_without_colour_has_no_letter() -> None:
    assert not pygame.surfarray.array_alpha(printed(GateFace("grey"), 86, "letters")).any()


def test_the_green_die_has_a_lighter_rim_than_the_cloth_it_lies_on() -> None:
    rim = printed(GateFace("green"), 86).get_at((43, 2))

    assert sum(rim[:3]) > sum(BODIES["green"].colour) + 200


def test_no_player_colour_is_a_gate_colour() -> None:
    for side in SIDES.values():
        for colour in GATES:
            assert math.dist(side.colour, BODIES[colour].colour) > 50


def test_every_side_has_its_own_pattern() -> None:
    assert len({side.pattern for side in SIDES.values()}) == len(SIDES) == 6


def test_a_quarter_turn_begins_and_ends_as_a_square() -> None:
    roll = Roll(GateFace("red", "case"), 0.0, GateFace("red", "crate"), 0.0, 0.0)
    art = DiceArt(View(FULL_HD), 43)

    widths = []
    for progress in (0, 0.5, 1):
        surface = pygame.Surface((140, 140), pygame.SRCALPHA)
        art.tumble(surface, (70, 70), roll, progress)
        widths.append(surface.get_bounding_rect(min_alpha=128).w)

    assert widths[0] == pytest.approx(43, abs=1)
    assert widths[1] == pytest.approx(43 * math.sqrt(2), abs=2)
    assert widths[2] == pytest.approx(43, abs=1)


def test_a_lifted_die_is_drawn_higher_and_its_shadow_falls_farther() -> None:
    art = DiceArt(View(FULL_HD), 43)

    def top_of(lift: float) -> tuple[int, int]:
        die, shade = (
            pygame.Surface((200, 200), pygame.SRCALPHA),
            pygame.Surface((200, 200), pygame.SRCALPHA),
        )
        art.die(die, (100, 100), 0, GateFace("blue"), lift)
        art.shadow(shade, (100, 100), 0, lift)
        return die.get_bounding_rect().top, shade.get_bounding_rect().bottom

    assert top_of(20)[0] == top_of(0)[0] - 20
    assert top_of(20)[1] > top_of(0)[1]


def test_sprites_are_kept() -> None:
    view = View(FULL_HD)
    art = DiceArt(view, 43)

    assert art.still(GateFace("red"), 43) is art.still(GateFace("red"), 43)
