"""The timeline of a replay: current moment, marks, and seeking with the pointer."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Brush, Point, View, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat
from cubacube.scenes.canvas.theme import Colour, lighter, mix
from cubacube.scenes.match.log.chapters import Chapters
from cubacube.scenes.match.words import Remark
from cubacube.scenes.widgets import Reply, Widget

_TRACK, _KNOB = 10.0, 22.0
_TICK, _MARK = 10.0, 18.0
_MARKS: Mapping[Remark, Colour] = {
    "good": mix(theme.OPEN, theme.SEA, 0.35),
    "bad": (240, 84, 62),
    "end": theme.GOLD,
}
"""Colours of the marks, in drawing order; later ones cover earlier ones."""
_NEAR = 5.0
"""Distance within which the pointer snaps to a mark."""


class ScrubBar(Widget):
    """A timeline that seeks to the moment under the pointer when pressed or dragged."""

    def __init__(self, box: AnyBox, chapters: Chapters, on_seek: Callable[[int], Any]) -> None:
        super().__init__(box)
        self.count = 0
        """The number of actions before the moment at which the knob stands."""
        self.dragged = False
        self._chapters, self._on_seek = chapters, on_seek
        self._strip: tuple[object, pygame.Surface] | None = None

    @property
    def track(self) -> pygame.FRect:
        """The track along which the centre of the knob moves."""
        across = self.box.w - _KNOB
        return pygame.FRect(self.box.x + _KNOB / 2, self.box.bottom - 21, across, _TRACK)

    def moment(self, x: float) -> int:
        """Return the moment at x; near a mark, the moment of the mark."""
        low, mid, high = (self._moment(x + aside) for aside in (-_NEAR, 0, _NEAR))
        if high - low < 4:
            return mid
        mark = self._chapters.marked(low, high)
        return mark.at if mark is not None else mid

    def place(self, count: int) -> Point:
        """Return the point on the track that stands for a moment."""
        track = self.track
        return track.x + track.w * count / max(1, self._chapters.length), track.centery

    def press(self, point: Point) -> Reply:
        """Move the knob to the pointer and start dragging."""
        self.dragged = True
        return self.drag(point)

    def drag(self, point: Point) -> Reply:
        """Let the knob follow the pointer."""
        return Reply(True, self._on_seek(self._moment(point[0])))

    def let_go(self) -> None:
        """Stop dragging; the knob stays where it is."""
        self.dragged = False

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the track with its marks, the part played so far, and the knob."""
        brush, track = Brush(surface, view), self.track
        brush.panel(track, PanelStyle((*theme.NIGHT, 255), theme.STEEL, _TRACK / 2, 1, shadow=0))
        x, y = self.place(self.count)
        if x > track.x + _TRACK:
            brush.panel((track.x, track.y, x - track.x, track.h), flat(theme.SEA, _TRACK / 2))
        brush.put(self._marks(view), (track.x, track.centery - _MARK / 2))
        size = _KNOB + 3 * self.glow
        fill = lighter(theme.CREAM, 0.5 * self.glow)
        knob = x - size / 2, y - size / 2, size, size
        brush.panel(
            knob, PanelStyle(fill, mix(theme.BROWN, theme.BRASS, self.glow), size / 2, 2, 0.4, 5)
        )

    def _moment(self, x: float) -> int:
        track = self.track
        share = (x - track.x) / track.w
        return round(max(0.0, min(1.0, share)) * self._chapters.length)

    def _marks(self, view: View) -> pygame.Surface:
        """Return a picture of all marks; it is cached until more of the match is indexed."""
        chapters, track = self._chapters, self.track
        key = view.size, chapters.count
        if self._strip is not None and self._strip[0] == key:
            return self._strip[1]
        size = view.px(track.w), view.px(_MARK)
        strip = pygame.Surface(size, pygame.SRCALPHA)
        thin, thick = max(1, view.px(1.5)), max(2, view.px(3.5))
        for turn in chapters.turns:
            if len(chapters.turns) * 4 < track.w:
                self._stroke(strip, turn.at, (thin, view.px(_TICK)), theme.STEEL)
        for kind, colour in _MARKS.items():
            for mark in chapters.marks:
                if mark.remark == kind:
                    self._stroke(strip, mark.at, (thick, size[1]), colour)
        self._strip = key, strip
        return strip

    def _stroke(
        self, strip: pygame.Surface, count: int, size: tuple[int, int], colour: Colour
    ) -> None:
        width, height = size
        x = round(strip.width * count / max(1, self._chapters.length) - width / 2)
        x = max(0, min(strip.width - width, x))
        box = pygame.Rect(x, (strip.height - height) // 2, width, height)
        pygame.draw.rect(strip, colour, box, border_radius=width // 2)
