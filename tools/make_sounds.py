"""Make every sound the game ships: `python tools/make_sounds.py [NAME...]`.

Without names, all sounds are written to assets/sounds; samples are the same in every run.
Then a table shows for each file its length, peak, loudness in LUFS (of the loudest 400 ms; of
a loop as a whole), mean, level at both ends, and size.

    python tools/make_sounds.py --pictures FOLDER chime damage

writes no sounds, but a picture of each: its waveform above, its spectrogram below.
"""

import argparse
from pathlib import Path

from sounds.catalogue import RECIPES, made
from sounds.measure import heading, row
from sounds.ogg import WORSE, keep, samples
from sounds.picture import draw

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def main() -> None:
    """Make the sounds or pictures named on the command line."""
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
        path, recipe = SOUNDS / f"{name}.ogg", RECIPES[name]
        written = keep(path, made(name), 1.0 if recipe.group == "music" else WORSE)
        print(row(path, samples(path), loop=recipe.loop), "" if written else "as before")
    size = sum(path.stat().st_size for path in SOUNDS.glob("*.ogg"))
    print(f"{len(list(SOUNDS.glob('*.ogg')))} files, {size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
