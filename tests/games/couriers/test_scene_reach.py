"""The rings round white Vehicles on the cloth."""

import pygame
import pytest

from cubacube.games.couriers.scene.routes import Reach
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from tests.games.couriers.person import couriers_from
from tests.games.couriers.test_scene_screens import crowd


def test_no_ring_of_dots_lies_on_a_city(monkeypatch: pytest.MonkeyPatch) -> None:
    dots: list[Point] = []
    with couriers_from(crowd(1)) as person:
        part = person.deciding.part
        assert isinstance(part, Reach)
        monkeypatch.setattr(strokes, "dot", lambda _brush, _colour, at, _size: dots.append(at))
        view = View((1280, 720))
        part.draw_below(Brush(pygame.Surface(view.size), view))
        layout, ground = person.state.layout, person.table.presenter.ground
        cards = [pygame.FRect(ground.card(card)) for card in layout.cities]

        assert len(dots) > 50
        assert not any(card.collidepoint(dot) for card in cards for dot in dots)
