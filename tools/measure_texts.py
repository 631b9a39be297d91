"""Measure every text of every scene: `python tools/measure_texts.py [NAME ...]`.

Draws all pages and some moments of all tables, in both sizes of the window and with small, usual
and large texts, and lists each text that is cut, too small to be read, lies on another one or
leaves the window; answers 1 if there is any. With names only what contains one of them is drawn:
`race`, `settings`, `household`. `--percent 140` and `--size 1280x720` do a part of it.

`--growth` tells of each page instead how much larger and smaller its texts are at 140 and 80 %, and
which do not change; `--growth race` of those with this name.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from cubacube.games import catalogue
from cubacube.session.play.records import FOLDER as DATA
from cubacube.session.settings.chosen import set_value
from tests.grown_texts import grown
from tests.measured_texts import Fault, MeasuringView, measured
from tests.text_pages import Shown, dialogues, pages, tables

PERCENTS: Final = (80, 100, 140)
SIZES: Final = ((1280, 720), (1920, 1080))


def everything(names: Iterable[str], folder: Path) -> Iterator[Shown]:
    """All that is shown, or what has one of these words in its name."""
    wanted = tuple(names)
    games = tuple(game for game in catalogue.names() if not wanted or game in wanted)
    if games:
        yield from tables(games)
    if set(wanted) - set(catalogue.names()) or not wanted:
        for shown in chain(pages(folder), dialogues()):
            if not wanted or any(word in shown[0] for word in wanted):
                yield shown


class Search:
    """Measures one thing shown after the other, in every way that is asked for."""

    def __init__(self, percents: Iterable[int], sizes: Iterable[tuple[int, int]]) -> None:
        self._ways = [(percent, MeasuringView(size)) for percent in percents for size in sizes]
        self.found: dict[Fault, list[str]] = {}
        """Each fault, and where it was seen."""
        self.pictures = self.texts = 0

    def look_at(self, shown: Shown) -> None:
        """Draw it in every way; the settings are as usual afterwards."""
        name, draw = shown
        for percent, view in self._ways:
            set_value("screen.text_percent", percent)
            for fault in measured(view, draw):
                where = f"{name}, {view.size[0]}x{view.size[1]}, {percent} %"
                self.found.setdefault(fault, []).append(where)
            self.pictures += 1
            self.texts += sum(map(len, view.painted.values()))
        set_value("screen.text_percent", 100)


def tell_growth(names: Iterable[str], folder: Path) -> None:
    """A line for each page: heights and shares of texts at 80 and 140 %, and what does not grow."""
    view = MeasuringView(SIZES[1])
    print("texts   height at 80, 140 %   that shrink, grow   page")
    for name, draw in everything(names, folder):
        found = grown(view, draw)
        (small, large), (shrunk, larger) = found.sums, found.shares
        count = len(found.texts)
        print(f"{count:5} {small:11.2f} {large:8.2f} {shrunk:12.0%} {larger:6.0%}       {name}")
        if names:
            print("      " + " | ".join(found.unchanged()))


def main(words: list[str] | None = None) -> int:
    """Tell what was found, and answer 1 if that is anything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="parts of names of pages, games")
    parser.add_argument("--percent", type=int, choices=PERCENTS, help="only this size of text")
    parser.add_argument("--size", choices=[f"{x}x{y}" for x, y in SIZES], help="only this window")
    parser.add_argument("--growth", action="store_true", help="tell how much texts grow")
    wish = parser.parse_args(words)
    percents = PERCENTS if wish.percent is None else (wish.percent,)
    sizes = [size for size in SIZES if wish.size in (None, f"{size[0]}x{size[1]}")]
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    set_value("play.less_motion", value=True)
    with TemporaryDirectory() as folder:
        os.environ[DATA] = f"{folder}/data"
        if wish.growth:
            tell_growth(wish.names, Path(folder))
            return 0
        search = Search(percents, sizes)
        for shown in everything(wish.names, Path(folder)):
            search.look_at(shown)
    for fault, places in search.found.items():
        more = f" and {len(places) - 1} more" if len(places) > 1 else ""
        print(f"{fault} ({places[0]}{more})")
    print(f"{search.pictures} pictures, {search.texts} texts: {len(search.found)} faults")
    return 1 if search.found else 0


if __name__ == "__main__":
    sys.exit(main())
