"""Draw the name of a hiding place, in two lines if it is long."""

from cubacube.games.smugglers.referee import place_name
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.styles import BOLD

_LINE = 24.0


def draw_place_name(brush: Brush, place: int, middle: Point, room: float) -> None:
    """Draw the name of a hiding place, centred on a point and no wider than `room`."""
    lines = _lines(brush, place_name(place), room)
    for number, line in enumerate(lines):
        y = middle[1] + (number - (len(lines) - 1) / 2) * _LINE
        brush.write(line, (middle[0], y), BOLD, "center", room)


def _lines(brush: Brush, words: str, room: float) -> tuple[str, ...]:
    """Return the words in one line if they fit, else in two lines of nearly equal length."""
    parts = words.split()
    if len(parts) == 1 or brush.width(words, BOLD) <= room:
        return (words,)
    halves = ((" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts)))
    return min(halves, key=lambda lines: max(map(len, lines)))
