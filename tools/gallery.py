"""Paint all tables that come with the game, with their names, as docs/gallery.png."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from cubacube.scenes.canvas.theme import CREAM, INK
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.bare_table import as_thrown, sketch, sketch_view
from cubacube.session.files.cards import load_cards
from cubacube.session.play.known_levels import known_levels

FILE = Path(__file__).parents[1] / "docs" / "gallery.png"
COLUMNS, EDGE, GAP, WORDS = 7, 180, 10, 30
COLOURS: Final = 256
"""Size of the colour palette, which keeps the file small."""


def gallery() -> pygame.Surface:
    """Draw all tables in a grid."""
    tables = known_levels(None)
    rows = -(-len(tables) // COLUMNS)
    size = COLUMNS * (EDGE + GAP) + GAP, rows * (EDGE + WORDS + GAP) + GAP
    sheet, words = pygame.display.set_mode(size), View((1920, 1080))
    view, cards = sketch_view(EDGE * 2), load_cards()
    sheet.fill(CREAM)
    for number, table in enumerate(tables):
        assert table.level is not None, table.fault
        large = sketch(view, table.level, as_thrown(table.level, cards), cards)
        row, column = divmod(number, COLUMNS)
        x, y = GAP + column * (EDGE + GAP), GAP + row * (EDGE + WORDS + GAP)
        sheet.blit(pygame.transform.smoothscale(large, (EDGE, EDGE)), (x, y))
        name = words.text(table.name, 19, "heavy", INK, EDGE)
        sheet.blit(name, name.get_rect(midtop=(x + EDGE / 2, y + EDGE + 4)))
    return sheet


def main() -> int:
    """Write the picture."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    sheet = gallery()
    picture = Image.frombytes("RGB", sheet.get_size(), pygame.image.tobytes(sheet, "RGB"))
    picture.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG).save(FILE, optimize=True)
    print(f"{FILE}: {FILE.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
