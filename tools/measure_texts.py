"""Measure every text of every scene: `python tools/measure_texts.py [NAME ...]`.

Draws all pages and some moments of all tables, in both window sizes and with small, usual
and large texts. Lists each text that is cut, too small or too faint, overlaps another or leaves the
window, and returns 1 if there is any. With names, only pages whose name contains one of
them are drawn: `race`, `settings`, `household`. `--percent 140` and `--size 1280x720` limit
the work. `--language de` measures another language, and `--language pseudo` one with texts that are
35 % longer.

`--growth` prints for each page how much its texts grow and shrink at 140 and 80 %.
`--growth race` also lists the texts that do not change, on pages of that name.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pseudo
import pygame

from cubacube.games import catalogue
from cubacube.session.language.translation import SOURCE, languages, use_language
from cubacube.session.settings.chosen import set_value
from cubacube.session.settings.folders import VARIABLE as DATA
from tests.grown_texts import USUAL_PERCENT, grown
from tests.measured_texts import Fault, MeasuringView, measured, worse
from tests.text_pages import Shown, dialogues, pages, reasons, tables
from tests.what_if_pages import what_ifs

PERCENTS: Final = (80, 100, 140)
SIZES: Final = ((1280, 720), (1920, 1080))


def everything(names: Iterable[str], folder: Path) -> Iterator[Shown]:
    """Yield all pages, or those whose name contains one of the given words."""
    wanted = tuple(names)
    games = tuple(game for game in catalogue.names() if not wanted or game in wanted)
    if games:
        yield from tables(games)
        yield from what_ifs(tuple(game for game in games if catalogue.game(game).level))
        yield from reasons(games)
    if set(wanted) - set(catalogue.names()) or not wanted:
        for shown in chain(pages(folder), dialogues()):
            if not wanted or any(word in shown[0] for word in wanted):
                yield shown


class Search:
    """Measures pages at one text size, in windows of several sizes."""

    def __init__(self, percent: int, sizes: Iterable[tuple[int, int]]) -> None:
        """Set the text size now, because pages use it when they are created."""
        self._percent = percent
        self._views = [MeasuringView(size) for size in sizes]
        self.found: dict[Fault, list[str]] = {}
        """Each fault and where it was found."""
        self.pictures = self.texts = 0
        set_value("screen.text_percent", percent)

    def look_at(self, shown: Shown) -> None:
        """Measure a page in all windows; large texts are compared with those at usual size."""
        name, draw = shown
        for view in self._views:
            faults = measured(view, draw)
            self.pictures += 1
            self.texts += sum(map(len, view.painted.values()))
            if self._percent > USUAL_PERCENT:
                now = view.stands
                set_value("screen.text_percent", USUAL_PERCENT)
                measured(view, draw)
                set_value("screen.text_percent", self._percent)
                faults += worse(view.stands, now)
            where = f"{name}, {view.size[0]}x{view.size[1]}, {self._percent} %"
            for fault in faults:
                self.found.setdefault(fault, []).append(where)


def tell_growth(names: Iterable[str], folder: Path) -> None:
    """Print for each page the heights and shares of its texts at 80 and 140 %."""
    view = MeasuringView(SIZES[1])
    print("texts   height at 80, 140 %   that shrink, grow   page")
    for name, draw in everything(names, folder):
        found = grown(view, draw)
        (small, large), (shrunk, larger) = found.sums, found.shares
        count = len(found.texts)
        print(f"{count:5} {small:11.2f} {large:8.2f} {shrunk:12.0%} {larger:6.0%}       {name}")
        if names:
            print("      " + " | ".join(found.unchanged()))


@contextmanager
def _data() -> Iterator[Path]:
    """Yield an empty folder, and let the game store its data there meanwhile."""
    with TemporaryDirectory() as folder:
        os.environ[DATA] = f"{folder}/data"
        yield Path(folder)


def main(words: list[str] | None = None) -> int:
    """Print all faults, and return 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="parts of names of pages, games")
    parser.add_argument("--percent", type=int, choices=PERCENTS, help="only this size of text")
    parser.add_argument("--size", choices=[f"{x}x{y}" for x, y in SIZES], help="only this window")
    parser.add_argument("--growth", action="store_true", help="tell how much texts grow")
    codes = (*languages(), pseudo.NAME)
    parser.add_argument("--language", choices=codes, default=SOURCE, help="language of the texts")
    wish = parser.parse_args(words)
    if wish.language == pseudo.NAME:
        pseudo.use()
    else:
        use_language(wish.language)
    percents = PERCENTS if wish.percent is None else (wish.percent,)
    sizes = [size for size in SIZES if wish.size in (None, f"{size[0]}x{size[1]}")]
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    set_value("play.less_motion", value=True)
    if wish.growth:
        with _data() as folder:
            tell_growth(wish.names, folder)
        return 0
    found: dict[Fault, list[str]] = {}
    pictures = texts = 0
    for percent in percents:
        with _data() as folder:
            search = Search(percent, sizes)
            for shown in everything(wish.names, folder):
                search.look_at(shown)
        pictures, texts = pictures + search.pictures, texts + search.texts
        for fault, places in search.found.items():
            found.setdefault(fault, []).extend(places)
    for fault, places in found.items():
        more = f" and {len(places) - 1} more" if len(places) > 1 else ""
        print(f"{fault} ({places[0]}{more})")
    print(f"{pictures} pictures, {texts} texts: {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
