"""The cloth has the colour of its level on the table and in previews, and nowhere else."""

from typing import Any, get_args, get_type_hints

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.dress import dress
from cubacube.scenes.cloth.zone_art import draw_zones
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import begin
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.table.level import Circle, Look, ZoneOfCloth

SIZE = (640, 360)
HABANA = load_level("habana")
SEATS = SeatEntry("Ana", "orange"), SeatEntry("Ben", "black")
HINTS = get_type_hints(Look)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def dressed(look: Look) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill((20, 110, 90))
    dress(Brush(surface, View(SIZE)), CLOTH, look)
    return surface


def colour(surface: pygame.Surface) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(surface, (40, 60, 240, 240)))[:3]


def test_every_cloth_has_a_colour_of_its_own() -> None:
    cloths = get_args(HINTS["cloth"])
    seen = {colour(dressed(Look(cloth))) for cloth in cloths}

    assert len(seen) == len(cloths)
    assert colour(dressed(Look("green"))) == (20, 110, 90)


@pytest.mark.parametrize(
    "pattern", [each for each in get_args(HINTS["pattern"]) if each != "woven"]
)
def test_every_pattern_is_drawn_on_the_cloth_only(pattern: Any) -> None:
    plain, drawn = dressed(Look("navy")), dressed(replace(Look("navy"), pattern=pattern))

    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(drawn, "RGB")
    right = pygame.Rect(330, 0, 310, 360)
    assert colour(drawn.subsurface(right)) == colour(plain.subsurface(right)) == (20, 110, 90)


def test_a_table_and_its_small_picture_have_the_colour_of_the_level() -> None:
    entry, game = MatchSetup("race", SEATS, seed=3), catalogue.game("race")
    burgundy = replace(HABANA, look=Look("burgundy"))
    state, table = begin(game, entry)[0].state, catalogue.table("race")

    def reds(level: object) -> int:
        picture = table.picture(state, ("Ana", "Ben"), SIZE, level=level)  # type: ignore[arg-type]
        red, green, _blue = colour(picture)
        return red - green

    assert reds(None) == reds(HABANA) < 0 < reds(burgundy)


def test_a_zone_is_drawn_where_it_lies() -> None:
    zone = ZoneOfCloth("Sand", "sand", 0.6, circle=Circle(160, 160, 60))
    level = replace(HABANA, zones=(zone,))
    surface, view = pygame.Surface(SIZE), View(SIZE)
    laid = ground(320)

    draw_zones(Brush(surface, view), laid, level.terrain)

    middle, corner = view.to_px(laid.at(160, 160)), view.to_px(laid.at(40, 40))
    assert sum(surface.get_at((round(middle[0]), round(middle[1])))[:3]) > 200
    assert sum(surface.get_at((round(corner[0]), round(corner[1])))[:3]) == 0
