"""Make every sound the game ships: `python tools/make_sounds.py [NAME...]`.

Without names, all of them, into assets/sounds. The same numbers give the same samples. Then a table
tells of each file: how long, how high its highest sample, how loud its loudest part (of a loop: all
of it), its mean, how far it is from silence at both ends, and its size.

    python tools/make_sounds.py --pictures FOLDER chime damage

makes no file of sound, but a picture of each: the wave above, what pitches it has below.
"""

import argparse
from pathlib import Path

from sounds.catalogue import RECIPES, made
from sounds.measure import heading, row
from sounds.ogg import keep, samples
from sounds.picture import draw

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def main() -> None:
    """Make what is asked for."""
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*RECIPES, []])
    parser.add_argument("--pictures", type=Path, metavar="FOLDER")
    words = parser.parse_args()
    names = words.names or list(RECIPES)
    if words.pictures is not None:
        words.pictures.mkdir(parents=True, exist_ok=True)
        for name in names:
            draw(made(name), words.pictures / f"{name}.png")
        return
    SOUNDS.mkdir(parents=True, exist_ok=True)
    print(heading())
    for name in names:
        path = SOUNDS / f"{name}.ogg"
        written = keep(path, made(name))
        print(row(path, samples(path), loop=RECIPES[name].loop), "" if written else "as before")
    size = sum(path.stat().st_size for path in SOUNDS.glob("*.ogg"))
    print(f"{len(list(SOUNDS.glob('*.ogg')))} files, {size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
