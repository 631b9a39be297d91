from functools import partial

import pygame
import pytest

from cubacube.scenes.canvas.drawn import drawn
from cubacube.scenes.canvas.icons import ICONS, icon
from cubacube.scenes.canvas.pictures import CITY_FILES, backdrop, postcard
from cubacube.scenes.canvas.theme import CREAM, INK, SIDES
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.sides import draw_car, pawn, swatch

SYMBOLS = {"case", "diamond", "statue", "alcohol", "weapons", "crate", "vehicle"}


@pytest.fixture
def view() -> View:
    pygame.display.set_mode((1280, 720))
    return View((1280, 720))


def test_every_symbol_of_the_dice_has_an_icon() -> None:
    assert set(ICONS) >= SYMBOLS


@pytest.mark.parametrize("name", list(ICONS))
def test_an_icon_fills_most_of_its_square(view: View, name: str) -> None:
    picture = icon(view, name, 60, INK, CREAM)

    assert picture.size == (40, 40)
    filled = picture.get_bounding_rect(min_alpha=60)
    assert max(filled.size) >= 30
    assert pygame.mask.from_surface(picture).count() > 250


def test_icons_differ_from_each_other(view: View) -> None:
    pictures = {pygame.image.tobytes(icon(view, name, 36), "RGBA") for name in ICONS}

    assert len(pictures) == len(ICONS)


def test_an_unknown_icon_is_an_error(view: View) -> None:
    with pytest.raises(KeyError):
        icon(view, "unicorn", 30)


def car(view: View, side: str, size: float) -> pygame.Surface:
    return drawn(view, ("car", side), size, partial(draw_car, side=side))


def test_pieces_of_different_sides_differ(view: View) -> None:
    for piece in (car, pawn, swatch):
        pictures = {pygame.image.tobytes(piece(view, side, 40), "RGBA") for side in SIDES}
        assert len(pictures) == len(SIDES)


@pytest.mark.parametrize("city", [*CITY_FILES, "Baracoa"])
def test_a_postcard_has_the_size_asked_for(view: View, city: str) -> None:
    assert postcard(view, city, 161, 161).size == (107, 107)


def test_a_backdrop_fills_the_canvas(view: View) -> None:
    assert backdrop(view, "race_table").size == view.canvas.size
