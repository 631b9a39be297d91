"""The name of the current player; the tip says whether it is a person or a computer."""

import pygame
import pytest
from pygame import Surface

from cubacube.scenes.board.painting import draw_asked_panel
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.places import TURN
from cubacube.scenes.flicking.panels.turn_panel import draw_turn
from cubacube.scenes.match.pictures.lines import Lines
from cubacube.session.play.setup import SeatEntry


@pytest.mark.parametrize(("bot", "kind"), [(None, "Person"), (0, "Beginner"), (1, "Rival")])
def test_the_name_of_who_acts_tells_who_that_is(bot: int | None, kind: str) -> None:
    pygame.display.set_mode((1, 1))
    lines = Lines(SeatEntry("Alma", "black", bot), "takes aim")
    board, cloth = (Brush(Surface((1280, 720)), View((1280, 720))) for _ in range(2))

    draw_asked_panel(board, lines, 400)
    draw_turn(cloth, TURN, lines)

    for brush in (board, cloth):
        assert [(tip.title, tip.text) for tip in brush.tips] == [("Alma", kind)]
