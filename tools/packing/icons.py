"""Make the icons of the program in all sizes: `python tools/packing/icons.py FOLDER`.

They show the die that is the icon of the window: PNG files for Linux, ICO for Windows, ICNS for
macOS.
"""

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
from PIL import Image

from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.dice_art import vehicle_die

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)


def die() -> Image.Image:
    """Paint the die at the largest size, in the middle of a clear square."""
    painted = vehicle_die(View((WIDTH, HEIGHT)), "orange", SIZES[-1] * 0.86)
    pixels = pygame.image.tobytes(painted, "RGBA")
    picture = Image.frombytes("RGBA", painted.get_size(), pixels)
    picture = picture.crop(picture.getbbox())
    edge = max(picture.size)
    square = Image.new("RGBA", (edge, edge))
    square.paste(picture, ((edge - picture.width) // 2, (edge - picture.height) // 2))
    return square


def make(folder: Path) -> None:
    """Write cubacube-SIZE.png, cubacube.ico and cubacube.icns into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    whole = die()
    sizes = [whole.resize((size, size), Image.Resampling.LANCZOS) for size in SIZES]
    for picture in sizes:
        picture.save(folder / f"cubacube-{picture.width}.png", optimize=True)
    largest = sizes[-1]
    largest.save(folder / "cubacube.ico", sizes=[each.size for each in sizes if each.width <= 256])
    largest.save(folder / "cubacube.icns")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
