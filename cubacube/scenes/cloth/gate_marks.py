"""Gates on the cloth: the chosen one glows, blocked ones are hatched and say why [5.13]."""

from collections.abc import Sequence
from functools import partial
from math import atan2, cos, pi, sin
from typing import TypeAlias

from cubacube.kit.gates import GateState
from cubacube.kit.shot import Gate, Layout
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Layer, Point, TextStyle, between, centred, theme
from cubacube.scenes.canvas.labels import Taken, at_line, distance
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.cloth.ground import Ground

_STYLE = TextStyle(theme.SMALLEST_TEXT, theme.CREAM, "heavy")
_Label: TypeAlias = tuple[str, TextStyle]
"""A label: its text and its style."""
_GLOW, _BAND, _THIN = 26.0, 15.0, 6.0
_BEYOND = 95.0
"""How far the axis of the declared Gate is drawn beyond the two dice of the Gate."""
_NEAR = 16.0
"""Greatest distance from a Gate's segment at which a click selects the Gate."""


@frozen
class GateMark:
    """The status of a Gate and its label; `short` is the label for a narrow space."""

    standing: GateState
    words: str
    short: str = ""

    @property
    def gate(self) -> Gate:
        """The two dice of the Gate."""
        return self.standing.gate


class GateMarks:
    """The Gates of one layout with their labels; equal objects show the same Gates."""

    def __init__(self, ground: Ground, layout: Layout, marks: Sequence[GateMark]) -> None:
        self.marks = tuple(marks)
        self._ground = ground
        self.ends = [
            (ground.of(layout[each.gate.a]), ground.of(layout[each.gate.b])) for each in marks
        ]
        """The two end points of each Gate on the canvas."""
        self._layout = layout
        self.boxes: tuple[Bounds, ...] = ()
        """The boxes of the labels, once they are placed."""
        self._labels: tuple[_Label, ...] = ()
        """The text and style of each label."""
        self._placed: tuple[object, dict[int, tuple[_Label, Bounds]]] | None = None
        """A cache key and the labels placed so far; placing all labels may take several frames."""

    @property
    def middles(self) -> tuple[Bounds, ...]:
        """Small boxes in the middle of the Gates; without labels, they show the tooltips."""
        return tuple(centred(between(a, b, 0.5), 2 * _NEAR) for a, b in self.ends)

    def __eq__(self, other: object) -> bool:
        """Return whether both objects show the same Gates on the same layout."""
        return isinstance(other, GateMarks) and self._shown == other._shown

    def __hash__(self) -> int:
        """Hash the Gates and the layout."""
        return hash(self._shown)

    @property
    def _shown(self) -> tuple[tuple[GateMark, ...], Layout]:
        return self.marks, self._layout

    def place(self, brush: Brush, pieces: Sequence[Bounds], declared: Gate | None = None) -> None:
        """Place every label at its own Gate, clear of `pieces`; the declared Gate goes first.

        A label shows its short text if the full text does not fit.

        Raises:
            OutOfTimeError: The remaining labels must be placed in another frame.
        """
        key = brush.view.size, tuple(pieces), declared, _STYLE.seen
        if self._placed is None or self._placed[0] != key:
            self._placed = key, {}
        found = self._placed[1]
        order = sorted(
            range(len(self.marks)),
            key=lambda n: (
                self.marks[n].gate != declared,
                not self.marks[n].standing.is_passable(),
                n,
            ),
        )
        for n in order:
            if n not in found:
                taken = Taken(pieces, [box for _words, box in found.values()], self._ground.box)
                put = partial(self._put, brush, n, taken, whole=self.marks[n].gate == declared)
                found[n] = brush.view.step(put)
        self._labels = tuple(found[n][0] for n in range(len(self.marks)))
        self.boxes = tuple(found[n][1] for n in range(len(self.marks)))

    def _put(self, brush: Brush, n: int, taken: Taken, *, whole: bool) -> tuple[_Label, Bounds]:
        """Place a label; return its text, style and box.

        If the full text finds no space, the short text is tried, then both in the smallest size.
        With `whole`, the full text in the smallest size is tried before the short text.
        """
        others = [ends for other, ends in enumerate(self.ends) if other != n]
        mark = self.marks[n]
        texts = (mark.words, mark.short) if mark.short else (mark.words,)
        sizes = (*dict.fromkeys((_STYLE, _STYLE.capped_at(theme.SMALLEST_TEXT))),)
        labels = [(words, style) for style in sizes for words in texts]
        if whole:
            labels = [(words, style) for words in texts for style in sizes]
        for label in labels:
            box, free = at_line(self.ends[n], self._size(brush, label), taken, others)
            if free:
                break
        return label, box

    def bare(self) -> None:
        """Remove all labels, for players who switched them off."""
        self._labels = self.boxes = ()

    @staticmethod
    def _size(brush: Brush, label: _Label) -> Point:
        return brush.width(*label) + theme.SMALLEST_TEXT * 1.1, theme.SMALLEST_TEXT * 1.6

    def draw(
        self, brush: Brush, declared: Gate | None, *, quiet: bool = False, on_light: bool = False
    ) -> None:
        """Draw all Gates, the declared one brightest, and their labels.

        With `quiet`, only the label of the declared Gate is drawn. With `on_light`, the
        dashes are dark.
        """
        edge = theme.OPEN_FILL if on_light else theme.OPEN_EDGE
        order = sorted(range(len(self.marks)), key=lambda n: self.marks[n].gate == declared)
        for n in order:
            chosen = self.marks[n].gate == declared
            if self.marks[n].standing.is_passable():
                _draw_open(brush, self._ground, self.ends[n], edge, chosen=chosen)
            else:
                _draw_blocked(brush, self.ends[n], chosen=chosen)
        for n in order:
            chosen = self.marks[n].gate == declared
            if self.boxes and (chosen or not quiet):
                self._draw_label(brush, n, chosen=chosen)

    def at(self, point: Point) -> Gate | None:
        """Return the Gate whose label or segment is at a logical point."""
        for mark, (x, y, width, height) in zip(self.marks, self.boxes, strict=False):
            if x <= point[0] <= x + width and y <= point[1] <= y + height:
                return mark.gate
        far = [distance(point, ends) for ends in self.ends]
        near = min(range(len(far)), key=far.__getitem__, default=None)
        return self.marks[near].gate if near is not None and far[near] <= _NEAR else None

    def _draw_label(self, brush: Brush, n: int, *, chosen: bool) -> None:
        x, y, width, height = self.boxes[n]
        is_passable = self.marks[n].standing.is_passable()
        fill = theme.OPEN_FILL if is_passable else theme.BLOCKED_FILL
        colour = theme.OPEN if is_passable else theme.BLOCKED
        border = theme.GOLD if chosen else theme.lighter(colour, 0.5)
        at = x + width / 2, y + height / 2
        words, style = self._labels[n]
        brush.tag(words, at, pill(fill, border), style)


def _draw_open(
    brush: Brush, ground: Ground, ends: tuple[Point, Point], edge: theme.Colour, *, chosen: bool
) -> None:
    """Draw an open Gate: a thin line; if it is chosen, glowing dashes and its axis."""
    (a, b), marks = ends, Layer()
    if chosen:
        glow = Layer(blur=11)
        glow.line((*theme.OPEN, 255), a, b, _GLOW)
        glow.draw(brush.surface, brush.view)
        for start, end in _axis_beyond(ground, a, b):
            marks.dashes((*edge, 140), (start, end), 3, 9, 9)
        marks.dashes((*edge, 255), (a, b), 5, 16, 9)
    else:
        marks.line((*edge, 170), a, b, 2)
    marks.draw(brush.surface, brush.view)


def _draw_blocked(brush: Brush, ends: tuple[Point, Point], *, chosen: bool) -> None:
    """Draw a blocked Gate: thin hatches, or broad ones if it is chosen."""
    marks = Layer()
    marks.hatching(
        (*theme.BLOCKED_EDGE, 225 if chosen else 190), *ends, _BAND if chosen else _THIN, 14, 4
    )
    marks.draw(brush.surface, brush.view)


def _axis_beyond(ground: Ground, a: Point, b: Point) -> list[tuple[Point, Point]]:
    """Return the parts of the axis outside the Gate that lie on the playing area."""
    angle = atan2(b[1] - a[1], b[0] - a[0])
    parts = []
    for start, way in ((a, angle + pi), (b, angle)):
        reach = _BEYOND
        x, y, side, _height = ground.box
        while reach > 0:
            end = start[0] + cos(way) * reach, start[1] + sin(way) * reach
            if x <= end[0] <= x + side and y <= end[1] <= y + side:
                parts.append((start, end))
                break
            reach -= 8
    return parts
