"""The cards of a better Vehicle: what counts in this match stands on them, clear of the edge."""

from typing import Any

import pygame
import pytest
from pygame import FRect

from cubacube.games.couriers.scene import asking
from cubacube.games.race.referee import explanation
from cubacube.games.race.scene.asking import offered
from cubacube.games.smugglers.scene.asking import offered as smuggled
from cubacube.kit.actions import ChooseVehicle
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.button_face import Paint
from tests.games.couriers.builders import couriers
from tests.games.race.builders import A, racing
from tests.games.smugglers.builders import smuggling
from tests.games.smugglers.person import table_from

BOX = FRect(400, 300, 215, 86)
AIR = 2.0
NAMES = ("Ana", "Bruno")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def signs(paint: Paint | None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Draw a card; return its signs, and check that everything on it is clear of the edge."""
    assert paint is not None
    seen, boxes = list[str](), list[FRect]()
    brush = Brush(pygame.Surface((1280, 720)), View((1280, 720)))
    icon, write = brush.icon, brush.write

    def drawn(name: str, *how: Any) -> FRect:
        seen.append(name)
        boxes.append(icon(name, *how))
        return boxes[-1]

    def written(*how: Any) -> FRect:
        boxes.append(write(*how))
        return boxes[-1]

    monkeypatch.setattr(brush, "icon", drawn)
    monkeypatch.setattr(brush, "write", written)
    paint(brush, BOX)
    assert all(BOX.inflate(-2 * AIR, -2 * AIR).contains(box) for box in boxes), boxes
    return seen[1:]


@pytest.mark.parametrize(("bumpers", "wanted"), [(False, ["key"]), (True, ["key", "bumper"])])
def test_a_race_shows_bumpers_only_where_they_count(
    bumpers: bool, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = racing(bumpers=bumpers)
    assert signs(offered(ChooseVehicle(A, 6), state, NAMES).paint, monkeypatch) == wanted


@pytest.mark.parametrize("bumpers", [False, True])
def test_the_couriers_show_bumpers_only_where_they_count(
    bumpers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = couriers(options={"bumpers": bumpers})
    paint = asking._paint(ChooseVehicle(A, 6), state, lambda _brush, _box: None)
    assert signs(paint, monkeypatch) == ["key", *["bumper"] * bumpers, "crate"]


def test_the_smugglers_show_all_four_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    with table_from(smuggling()) as person:
        context = person.deciding._context
    paint = smuggled(ChooseVehicle(A, 6), context).paint
    pygame.display.set_mode((1, 1))
    assert signs(paint, monkeypatch) == ["key", "bumper", "crate", "coin"]


@pytest.mark.parametrize(
    ("card", "bumpers", "words"),
    [
        (6, True, "Level 2: Life 3, Bumpers 1. As good in this game: Familiar."),
        (7, True, "Level 2: Life 4, Bumpers 1."),
        (6, False, "Level 2: Life 3. As good in this game: Familiar and Todoterreno."),
        (10, True, "Level 3: Life 4, Bumpers 1. As good in this game: Ranchera."),
    ],
)
def test_a_vehicle_that_is_as_good_as_another_says_so(card: int, bumpers: bool, words: str) -> None:
    assert explanation(ChooseVehicle(A, card), NAMES, racing(bumpers=bumpers)) == words
