"""In every game things have tips, each with a title and an explanation."""

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.machine.window import Window

TOLD = ("atacama", "calavera", "caramba", "cobbers", "couriers", "marketeers", "race", "smugglers")
SIZE = (1280, 720)


@pytest.mark.parametrize("name", TOLD)
def test_what_lies_on_the_table_is_told(name: str) -> None:
    game = catalogue.game(name)
    window = Window(SIZE)
    try:
        seats = read_seats(game, ",".join(f"human:P{n}" for n in range(game.fewest)))
        scene = catalogue.table(name).open_scene(MatchSetup(name, seats, seed=5))
        for _ in range(40):
            scene.update(1.0)
        tips = scene._draw_table(pygame.Surface(SIZE), View(SIZE))
    finally:
        window.close()
        pygame.display.quit()

    assert tips
    assert all(tip.title and tip.text for tip in tips)
    for x, y, width, height in (tip.box for tip in tips):
        assert width > 0
        assert height > 0
        assert 0 <= x + width / 2 <= WIDTH
        assert 0 <= y + height / 2 <= HEIGHT
