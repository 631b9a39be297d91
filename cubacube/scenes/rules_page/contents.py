"""What surrounds the rules text: the list of sections, the scroll bar, the query."""

from collections.abc import Callable

import pygame

from cubacube.scenes.canvas import AnyBox, Point, TextStyle, View, theme
from cubacube.scenes.canvas.parts import PanelStyle, panel, write
from cubacube.scenes.canvas.theme import mix
from cubacube.scenes.rules_page.search import PageSearch
from cubacube.scenes.widgets import USED, Reply, Widget
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.session.language.translation import _

_BLINK_S = 1.1
_SHORTEST = 60.0


class ContentsEntry(Widget):
    """The name of a section; a click scrolls to it. `current` marks the reader's section."""

    def __init__(self, box: AnyBox, words: str, on_press: Callable[[], None]) -> None:
        super().__init__(box)
        self.words = words
        self.current = False
        self._on_press = on_press

    def release(self, point: Point) -> Reply:
        """Go to the section if the pointer is still on its name."""
        return Reply(True, self._on_press()) if self.holds(point) else USED

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the name, highlighted if the reader is in this section."""
        x, y, width, height = self.box
        if self.current or self.glow > 0.05:
            fill = theme.TEAL if self.current else (*theme.STEEL, round(150 * self.glow))
            panel(
                surface, view, (x, y + 2, width, height - 4), PanelStyle(fill, None, 12, shadow=0)
            )
        style = TextStyle(theme.NORMAL, theme.CREAM if self.current else theme.MOON, "heavy")
        at = x + 16, y + height / 2
        write(surface, view, self.words, at, style, "midleft", width - 28)


class ScrollBar(Widget):
    """A scroll bar with a knob to drag; a press beside the knob moves the knob there."""

    def __init__(self, box: AnyBox, scroll: Scroll) -> None:
        super().__init__(box)
        self._scroll = scroll
        self._held_at: float | None = None
        """Distance from the top of the knob to the pointer; None while the knob is not dragged."""

    @property
    def knob(self) -> pygame.FRect:
        """The box of the knob; its height shows how much of the page is visible."""
        scroll, box = self._scroll, self.box
        tall = max(_SHORTEST, box.h * scroll.window / max(scroll.length, scroll.window))
        share = scroll.shown / scroll.limit if scroll.limit else 0.0
        return pygame.FRect(box.x, box.y + share * (box.h - tall), box.w, tall)

    def press(self, point: Point) -> Reply:
        """Start to drag the knob."""
        knob = self.knob
        inside = knob.top <= point[1] <= knob.bottom
        self._held_at = point[1] - knob.top if inside else knob.h / 2
        return self.drag(point)

    def drag(self, point: Point) -> Reply:
        """Move the knob and the page with the pointer."""
        if self._held_at is not None:
            room = self.box.h - self.knob.h
            share = (point[1] - self._held_at - self.box.y) / room if room else 0.0
            self._scroll.jump(share * self._scroll.limit)
        return USED

    def let_go(self) -> None:
        """Stop dragging; the knob stays where it is."""
        self._held_at = None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the bar, unless the whole page is visible."""
        if not self._scroll.limit:
            return
        round_end = self.box.w / 2
        panel(surface, view, self.box, PanelStyle(theme.TRACK, None, round_end, shadow=0))
        fill = mix(theme.BROWN, theme.CORAL, self.glow)
        panel(surface, view, self.knob, PanelStyle(fill, None, round_end, shadow=0))


class Query(Widget):
    """Shows the search query and the number of hits; typing works without a click on it."""

    focusable = False

    def __init__(self, box: AnyBox, search: PageSearch) -> None:
        super().__init__(box)
        self._search = search
        self._blink_s = 0.0

    def update(self, seconds: float, lit: bool) -> None:
        """Blink the cursor."""
        super().update(seconds, lit)
        self._blink_s = (self._blink_s + seconds) % _BLINK_S

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the query with the cursor after it, and the number of hits at the right."""
        x, y, width, height = self.box
        panel(surface, view, self.box, PanelStyle(theme.PAPER, theme.CARD_EDGE, 14, shadow=0))
        query, middle = self._search.query, y + height / 2
        right, end = x + width - 18, x + 18
        if query:
            found = TextStyle(
                theme.SMALL, theme.CORAL if self._search.at is None else theme.TEAL, "heavy"
            )
            right = write(surface, view, self._count(), (right, middle), found, "midright").left
            typed = TextStyle(theme.NORMAL, theme.INK)
            room = right - end - 20
            end = write(surface, view, query, (end, middle), typed, "midleft", room).right
        else:
            write(
                surface,
                view,
                _("Type to search"),
                (end, middle),
                TextStyle(theme.NORMAL, theme.GREY),
                "midleft",
            )
        if self._blink_s < _BLINK_S / 2:
            pygame.draw.rect(surface, theme.CORAL, view.rect((end + 2, y + 12, 3, height - 24)))

    def _count(self) -> str:
        at = self._search.at
        if at is None:
            return _("not found")
        return _("{number} of {count}").format(number=at + 1, count=len(self._search.hits))
