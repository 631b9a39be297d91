"""Charts drawn with pygame: bars and histograms on white, small enough for a page."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from cubacube.rules import frozen
from cubacube.session.files.data import folder

PAPER, INK, GRID, BOX = "#ffffff", "#2b2b2b", "#dddddd", "#f4ead2"
COLOURS = ("#c8553d", "#2a7f8e", "#e0a030", "#6b4e8e", "#5b8c3a")
FONT = "Nunito_600SemiBold.ttf"
TEXT, TITLE = 15, 19
MARGIN, LEGEND = 54, 26


@frozen
class Bars:
    """Groups of bars: one group for each label, one bar in it for each name."""

    title: str
    labels: tuple[str, ...]
    values: dict[str, tuple[float, ...]]
    top: float
    unit: str = ""


@frozen
class Histogram:
    """How many values fall in each step; `band` is a range to be told from the rest."""

    title: str
    values: tuple[float, ...]
    step: float
    band: tuple[float, float]


class Sheet:
    """A white sheet on which charts are drawn."""

    def __init__(self, width: int, height: int) -> None:
        pygame.font.init()
        self.surface = pygame.Surface((width, height))
        self.surface.fill(PAPER)
        path = folder("assets") / "fonts" / FONT
        self._fonts = {size: pygame.font.Font(path, size) for size in (TEXT, TITLE)}

    def save(self, path: Path) -> None:
        """As PNG."""
        pygame.image.save(self.surface, path)

    def bars(self, chart: Bars, area: pygame.Rect) -> None:
        """Draw groups of bars."""
        plot = self._frame(chart.title, area, LEGEND)
        self._scale(plot, chart.top, chart.unit)
        self._legend(chart.values, area)
        group = plot.width / len(chart.labels)
        width = group * 0.8 / len(chart.values)
        for place, label in enumerate(chart.labels):
            left = plot.left + place * group + group * 0.1
            for number, values in enumerate(chart.values.values()):
                height = round(plot.height * min(1.0, values[place] / chart.top))
                bar = pygame.Rect(0, 0, max(1, round(width) - 2), height)
                bar.bottomleft = round(left + number * width), plot.bottom
                pygame.draw.rect(self.surface, COLOURS[number], bar)
            self._write(label, (round(left + group * 0.4), plot.bottom + 12))
        self._base(plot)

    def histogram(self, chart: Histogram, area: pygame.Rect) -> None:
        """Draw how often values fall in each step."""
        plot = self._frame(chart.title, area, 0)
        last = max(*chart.values, chart.band[1]) + chart.step
        per_unit = plot.width / last
        low, high = chart.band
        band = pygame.Rect(
            round(plot.left + low * per_unit), plot.top, round((high - low) * per_unit), plot.height
        )
        pygame.draw.rect(self.surface, BOX, band)
        counts = [0] * (int(last / chart.step) + 1)
        for value in chart.values:
            counts[int(value / chart.step)] += 1
        for number, count in enumerate(counts):
            height = round(plot.height * count / max(counts))
            width = max(1, round(chart.step * per_unit) - 1)
            bar = pygame.Rect(0, 0, width, height)
            bar.bottomleft = round(plot.left + number * chart.step * per_unit), plot.bottom
            pygame.draw.rect(self.surface, COLOURS[1], bar)
        for tick in range(0, int(last) + 1, 10):
            self._write(f"{tick}", (round(plot.left + tick * per_unit), plot.bottom + 12))
        self._base(plot)

    def _frame(self, title: str, area: pygame.Rect, legend: int) -> pygame.Rect:
        """The title, and where the chart itself goes."""
        self._write(title, (area.centerx, area.top + 14), TITLE)
        top = area.top + 30 + legend
        return pygame.Rect(
            area.left + MARGIN, top, area.width - MARGIN - 16, area.bottom - 28 - top
        )

    def _scale(self, plot: pygame.Rect, top: float, unit: str) -> None:
        """Five lines across and their values."""
        for part in range(5):
            y = round(plot.bottom - plot.height * part / 4)
            pygame.draw.line(self.surface, GRID, (plot.left, y), (plot.right, y))
            self._write(f"{top * part / 4:g}{unit}", (plot.left - 24, y))

    def _legend(self, names: Iterable[str], area: pygame.Rect) -> None:
        """What each colour stands for, in one line."""
        x, y = area.left + MARGIN, area.top + 42
        for number, name in enumerate(names):
            pygame.draw.rect(self.surface, COLOURS[number], (x, y - 6, 12, 12))
            text = self._fonts[TEXT].render(name, True, INK)
            self.surface.blit(text, (x + 17, y - text.get_height() // 2))
            x += text.get_width() + 36

    def _base(self, plot: pygame.Rect) -> None:
        pygame.draw.line(self.surface, INK, plot.bottomleft, plot.bottomright)

    def _write(self, words: str, middle: tuple[int, int], size: int = TEXT) -> None:
        text = self._fonts[size].render(words, True, INK)
        self.surface.blit(text, text.get_rect(center=middle))


def grid(count: int, columns: int, size: tuple[int, int]) -> Sequence[pygame.Rect]:
    """Places for so many charts, row by row."""
    width, height = size
    return [
        pygame.Rect(number % columns * width, number // columns * height, width, height)
        for number in range(count)
    ]
