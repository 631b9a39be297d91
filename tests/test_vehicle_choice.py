"""The cards of a better Vehicle: what counts in this match stands on them, clear of the edge."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import FRect

from cubacube.games.couriers.scene import asking
from cubacube.games.race.referee import explanation
from cubacube.games.race.rules.state import Racer
from cubacube.games.race.scene.asking import offered
from cubacube.games.smugglers.rules.state import Smuggler
from cubacube.games.smugglers.scene.asking import offered as smuggled
from cubacube.kit.actions import ChooseVehicle
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.icons import icon
from cubacube.scenes.canvas.theme import SIDES as SIDES_LOOK
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels.button_face import Paint
from cubacube.scenes.flicking.words import PromptContext
from cubacube.session.play.setup import SIDES, SeatEntry
from tests.games.couriers.builders import couriers
from tests.games.race.builders import A, racing
from tests.games.smugglers.builders import smuggling

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
    return seen


def context(state: Any, seats: int = 2) -> PromptContext[Any]:
    people = tuple(SeatEntry(*each) for each in zip(NAMES, SIDES, strict=False))[:seats]
    return PromptContext(state, A, people[A], people, NAMES, (), None)  # type: ignore[arg-type]


@pytest.mark.parametrize(("bumpers", "wanted"), [(False, ["key"]), (True, ["key", "bumper"])])
def test_a_race_shows_bumpers_only_where_they_count(
    bumpers: bool, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = context(racing(bumpers=bumpers))
    assert signs(offered(ChooseVehicle(A, 6), here).paint, monkeypatch) == wanted


@pytest.mark.parametrize("bumpers", [False, True])
def test_the_couriers_show_bumpers_only_where_they_count(
    bumpers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = context(couriers(options={"bumpers": bumpers}))
    paint = asking._paint(ChooseVehicle(A, 6), here, lambda _brush, _box: None)
    assert signs(paint, monkeypatch) == ["key", *["bumper"] * bumpers, "crate"]


def test_the_smugglers_show_all_four_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    here = context(smuggling())
    paint = smuggled(ChooseVehicle(A, 6), here).paint
    assert signs(paint, monkeypatch) == ["key", "bumper", "crate", "coin"]


def test_a_number_that_changes_has_its_sign_and_others_stay_equal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = smuggling(Smuggler(9), Smuggler(1))
    said: list[str] = []
    brush = Brush(pygame.Surface((1280, 720)), View((1280, 720)))
    write = brush.write

    def written(words: str, *how: Any) -> FRect:
        said.append(words)
        return write(words, *how)

    monkeypatch.setattr(brush, "write", written)
    paint = smuggled(ChooseVehicle(A, 10), context(state)).paint
    assert paint is not None
    paint(brush, BOX)

    assert said == ["Cabrio", "+1", "\u22121", "+1", "+3000"]


@pytest.mark.parametrize(
    ("now", "card", "bumpers", "words"),
    [
        (1, 6, True, "Level II. No better than your Cacharro in this game. As good: Familiar."),
        (1, 7, True, "Level II. Compared with your Cacharro: +1 Life."),
        (1, 9, True, "Level II. Compared with your Cacharro: +1 Bumper."),
        (
            1,
            6,
            False,
            "Level II. No better than your Cacharro in this game. "
            "As good: Familiar and Todoterreno.",
        ),
        (
            9,
            10,
            True,
            "Level III. Compared with your Todoterreno: +1 Life and \u22121 Bumper. "
            "As good: Ranchera.",
        ),
    ],
)
def test_a_race_says_what_changes_and_which_card_is_as_good(
    now: int, card: int, bumpers: bool, words: str
) -> None:
    state = racing(Racer(now), Racer(2), bumpers=bumpers)
    assert explanation(ChooseVehicle(A, card), NAMES, state) == words


def test_the_smugglers_say_every_change() -> None:
    said = smuggled(ChooseVehicle(A, 9), context(smuggling())).hint
    cargo = "+1 Bumper, +1 Cargo and +1000 Price"
    assert said == f"Level II. Compared with your Cacharro: {cargo}."


def test_the_couriers_say_every_change() -> None:
    here = context(couriers(options={"bumpers": True}))
    assert asking.offered(ChooseVehicle(A, 8), here).hint == (
        "Level II. Compared with your Cacharro: +2 Cargo."
    )


def test_every_vehicle_has_a_picture_of_its_own_in_the_colour_of_its_owner() -> None:
    view, cards = View((1280, 720)), racing().box.cards.vehicles
    seen = {
        (card.id, side): pygame.image.tobytes(
            icon(view, f"vehicle_{card.id}", 90, SIDES_LOOK[side].colour), "RGBA"
        )
        for card in cards
        for side in ("orange", "black")
    }
    assert len(cards) == 16
    assert len(set(seen.values())) == 32


def test_no_picture_leaves_the_part_that_is_shown() -> None:
    pygame.display.set_mode((1, 1))
    for number in range(1, 17):
        picture = icon(View((1920, 1080)), f"vehicle_{number}", 200)
        seen = picture.get_bounding_rect()
        assert pygame.Rect(0, 40, 200, 120).contains(seen), number
        assert seen.w > 0.7 * 200


def test_the_pictures_are_what_the_tool_paints() -> None:
    paths = "import sys; sys.path[:0] = ['tools', '.']"
    code = f"{paths}; from art.vehicles import text; print(text(), end='')"
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    shipped = Path("assets/pictures/vehicles.toml").read_text(encoding="utf-8")
    assert made.stdout.endswith(shipped)
