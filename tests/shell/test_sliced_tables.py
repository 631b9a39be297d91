"""Painting a table or rules page in steps gives exactly the same pixels."""

from collections.abc import Callable

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.view import View
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.painter import Painter
from cubacube.scenes.stage.scene import Push, Scene, Stage
from cubacube.session.language.rules_text import load
from cubacube.session.play.players import BOT_NAMES
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry

SIZE = 640, 360
MOST_FRAMES = 3000


class Empty:
    """The empty scene shown before."""

    overlay = False

    def handle(self, event: Input) -> None:
        del event

    def update(self, seconds: float) -> None:
        del seconds

    def draw(self, surface: pygame.Surface, view: View) -> None:
        surface.fill((0, 0, 0), view.canvas)


class Ticking:
    """A clock by which every step uses all the time there is."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def table(name: str) -> Scene:
    seats = tuple(
        SeatEntry(words, side) for words, side in zip(BOT_NAMES[:2], SIDES[:2], strict=True)
    )
    return catalogue.table(name).open_scene(MatchSetup(name, seats, seed=4))


def rules(name: str) -> Scene:
    return RulesPage(load(name, "en"), catalogue.figures(name))


def at_once(scene: Scene) -> bytes:
    surface = pygame.Surface(SIZE)
    Stage(scene).draw(surface, View(SIZE))
    return pygame.image.tobytes(surface, "RGB")


def step_by_step(scene: Scene) -> tuple[bytes, int]:
    """Return the picture, and the number of frames it took."""
    surface, stage = pygame.Surface(SIZE), Stage(Empty())
    painter = Painter(stage, View(SIZE), 0.5, Ticking())
    painter.paint(surface)
    stage.change(Push(scene))
    for frames in range(1, MOST_FRAMES):
        if painter.paint(surface):
            return pygame.image.tobytes(surface, "RGB"), frames
    raise AssertionError("it never ends")


@pytest.mark.parametrize("make", [table, rules])
@pytest.mark.parametrize("name", ["race", "caramba"])
def test_step_by_step_it_is_the_same_in_every_pixel(
    name: str, make: Callable[[str], Scene]
) -> None:
    pygame.display.set_mode((1, 1))
    picture, frames = step_by_step(make(name))

    assert frames > 10
    assert picture == at_once(make(name))
