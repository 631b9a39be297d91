import pygame
import pytest

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import CREAM, TEAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces import dice_art
from cubacube.scenes.pieces.dice_art import FILM_STEPS, DiceArt
from cubacube.scenes.pieces.dice_faces import Face, PlateFace
from cubacube.scenes.pieces.dice_toss import RollPrerenderer, Toss, cycle, draw_tosses

SUN = PlateFace(TEAL, "sun", CREAM, TEAL)
LEAF = PlateFace(TEAL, "leaf", CREAM, TEAL)
ROSE = PlateFace(CREAM, "rose", TEAL, CREAM)
FACES: tuple[Face, ...] = (SUN, LEAF, ROSE)
HAND, PLACE = (300.0, 900.0), (900.0, 400.0)
EDGE = 120.0


@pytest.fixture
def brush() -> Brush:
    pygame.display.set_mode((1, 1))
    view = View((960, 540))
    return Brush(pygame.Surface(view.size), view)


def drawn(brush: Brush, toss: Toss, share: float) -> bytes:
    brush.surface.fill((0, 0, 0))
    draw_tosses(brush, DiceArt(brush.view, EDGE), [toss], share)
    return pygame.image.tobytes(brush.surface, "RGB")


def test_a_die_turns_over_the_faces_in_their_order_up_to_the_last() -> None:
    assert cycle(FACES, LEAF, 4) == (SUN, LEAF, ROSE, SUN, LEAF)
    assert cycle(FACES, SUN, 1) == (ROSE, SUN)


def test_in_the_end_a_thrown_die_lies_like_one_that_has_not_been_rolled(brush: Brush) -> None:
    thrown = Toss(HAND, PLACE, cycle(FACES, LEAF, 4), 0.1, 0.3)
    lying = Toss(PLACE, PLACE, (LEAF,), 0.1)

    assert drawn(brush, thrown, 1) == drawn(brush, lying, 1)
    assert drawn(brush, thrown, 0.4) != drawn(brush, lying, 0.4)


def test_a_die_that_was_not_rolled_does_not_move(brush: Brush) -> None:
    lying = Toss(PLACE, PLACE, (ROSE,), 0.1)

    assert drawn(brush, lying, 0.1) == drawn(brush, lying, 0.9)


def test_after_the_rehearsal_no_picture_of_a_roll_is_missing(
    brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = DiceArt(brush.view, EDGE)
    rehearsal = RollPrerenderer(FACES, (0.3,))
    for _ in range(len(FACES) * (FILM_STEPS + 1)):
        rehearsal.step(brush.view, art)
    monkeypatch.setattr(dice_art, "rolling", pytest.fail)
    toss = Toss(HAND, PLACE, cycle(FACES, LEAF, 4), 0.3, 0.3)

    for share in range(100):
        drawn(brush, toss, share / 100)
