"""Paint every picture the game ships: `python tools/make_art.py [FOLDER]`.

The default folder is assets/pictures. The result is the same in every run.
"""

import argparse
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
from art.landscape import couriers_road
from art.postcards import CITIES, postcard_picture
from art.road import surfaces
from art.table import (
    atacama_table,
    calavera_table,
    caramba_table,
    market_table,
    menu,
    race_table,
)
from art.vehicles import text

TABLE_SIZE = (2560, 1440)
BOARD_SIZE = (1920, 1080)
MENU_SIZE = (1280, 720)
CARD_WIDTH = 600
ROAD_WIDTH = 1388
LANDSCAPE_SIZE = (1852, 700)
PICTURES = Path(__file__).resolve().parent.parent / "assets" / "pictures"


def main(target: Path) -> None:
    """Paint all pictures; postcards come first, because the menu picture shows them."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    target.mkdir(parents=True, exist_ok=True)
    (target / "vehicles.toml").write_text(text(), encoding="utf-8")
    for name, city in CITIES.items():
        write(target / f"{name}.png", partial(postcard_picture, city, CARD_WIDTH))
    write(target / "race_table.jpg", partial(race_table, TABLE_SIZE))
    for paint in (caramba_table, atacama_table, calavera_table, market_table):
        write(target / f"{paint.__name__}.jpg", partial(paint, BOARD_SIZE))
    write(target / "couriers_road.jpg", partial(couriers_road, LANDSCAPE_SIZE))
    for name, surface in surfaces(ROAD_WIDTH).items():
        write(target / f"road_{name}.jpg", surface)
    write(target / "menu.jpg", partial(menu, MENU_SIZE))


def write(path: Path, paint: Callable[[], pygame.Surface]) -> None:
    """Paint one picture, save it and print its size."""
    pygame.image.save(paint(), path)
    print(f"{path.name}: {path.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=PICTURES, metavar="FOLDER")
    main(parser.parse_args().folder)
