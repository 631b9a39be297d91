"""The pictures of the front page."""

from io import BytesIO

import pygame
from front_page import FILM_SIZE, FOLDER, MOMENTS, PICTURE, Moment, picture
from PIL import Image

from cubacube.games import catalogue
from tests.test_links import ROOT, links

LARGEST_FILM, LARGEST_ALL = 1_500_000, 2_000_000
"""In bytes."""


def test_the_front_page_shows_a_film_and_all_games_and_loads_quickly() -> None:
    games = [f"docs/pictures/{name}.webp" for name in catalogue.names()]
    shown = [link for link in links(ROOT / "README.md") if link.endswith(".webp")]

    assert shown == ["docs/pictures/flick.webp", *games]
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(map(stem, shown))
    with Image.open(FOLDER / "flick.webp") as film:
        assert film.size == FILM_SIZE
        assert getattr(film, "n_frames", 1) > 30
    assert (FOLDER / "flick.webp").stat().st_size < LARGEST_FILM
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LARGEST_ALL


def stem(link: str) -> str:
    return link.rpartition("/")[2].partition(".")[0]


def test_a_picture_of_a_game_is_made_again() -> None:
    pygame.display.set_mode((1, 1))
    made = [picture(Moment("calavera", 2, 4)) for _time in range(2)]

    assert made[0] == made[1]
    assert Image.open(BytesIO(made[0])).size == PICTURE
    assert [moment.game for moment in MOMENTS] == list(catalogue.names())
