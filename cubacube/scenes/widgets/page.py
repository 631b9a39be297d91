"""A set of widgets with one focus, for both keyboard and pointer."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from cubacube.scenes.canvas import AnyBox, Point, TextStyle, View
from cubacube.scenes.canvas.parts import DIALOGUE, dim, panel, write
from cubacube.scenes.canvas.theme import MOON, NORMAL
from cubacube.scenes.stage import inputs
from cubacube.scenes.widgets.scrolled_widgets import ScrolledWidgets
from cubacube.scenes.widgets.widget import IGNORED, USED, Reply, Widget
from cubacube.session.settings.chosen import settings

_ENTRANCE_S = 0.22
_RISE = 48.0
_TITLE = 66.0
_ASIDE = 2.5
"""Weight of the sideways distance when choosing the next widget in a direction."""
_OVERLAP = 1.0
_WAYS: dict[inputs.Action, tuple[int, int]] = {
    "up": (0, -1),
    "down": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
}


class Page:
    """Widgets, with an optional panel and title round them.

    `handle` returns what the callback of a widget returned, so that a scene can return it
    too. `dimmed` darkens what is behind. `hints` is the box for the hint of the focused
    widget. On a `strict` page Enter and Space press a widget only if the focus ring is
    visible. The first arrow key or Tab only shows the ring.
    """

    def __init__(
        self,
        widgets: Sequence[Widget],
        on_back: Callable[[], Any] | None = None,
        *,
        panel: AnyBox | None = None,
        title: str = "",
        dimmed: bool = False,
        hints: AnyBox | None = None,
        strict: bool = False,
    ) -> None:
        self.widgets = list(widgets)
        self.focus: Widget | None = None
        self._scrolled: tuple[ScrolledWidgets, ...] = ()
        self._on_back = on_back
        self._panel = panel
        self._title = title
        self._dimmed = dimmed
        self._hints = hints
        self._strict = strict
        self._hovered: Widget | None = None
        self._grabbed: Widget | None = None
        self._pointer: Point | None = None
        self.by_keys = False
        """Whether the focus ring is shown, because the keyboard was used."""
        self._age = _ENTRANCE_S if settings().play.less_motion else 0.0
        self._focus_first()

    def scroll(self, *groups: ScrolledWidgets) -> None:
        """Scroll these groups of the page's widgets; groups that fit stay as they are."""
        self._scrolled = tuple(each for each in groups if each.scrolls)

    @property
    def typing(self) -> bool:
        """Whether letters go to a text field now instead of being shortcuts."""
        return self.focus is not None and self.focus.wants_text

    @property
    def pointed(self) -> Widget | None:
        """The widget under the pointer, otherwise the one that the keyboard focused."""
        return self._hovered or (self.focus if self.by_keys else None)

    def handle(self, event: inputs.Input) -> Any:
        """Handle one input; return what the widget's callback returned, or None."""
        if not (isinstance(event, inputs.Pointer) and event.kind == "move"):
            self._age = (
                _ENTRANCE_S  # an input ends the entrance: below another page it would stop halfway
            )
        match event:
            case inputs.Pointer():
                return self._point(event)
            case inputs.Do(action, _, repeat) if not (repeat and action == "confirm"):
                return self._act(action)
            case inputs.KeyPress("space", True, _, False) if not self.typing:
                return self._act("confirm")
            case inputs.KeyPress("a", True, inputs.Modifiers(ctrl=True)) if (
                self.typing and self.focus is not None
            ):
                self.focus.select_all()
            case inputs.Typed() | inputs.Erased() if self.focus is not None:
                return self._write(self.focus, event).answer
            case inputs.Wheel(steps):
                return self._turn(steps)
        return None

    def update(self, seconds: float) -> None:
        """Advance the page and its widgets by `seconds`."""
        self._age = min(_ENTRANCE_S, self._age + seconds)
        for group in self._scrolled:
            group.update(seconds, self.focus if self.by_keys else None)
            self.settle()
        for widget in self.widgets:
            marked = widget is self.focus and (self.by_keys or widget.wants_text)
            hovered = widget is self._hovered and self._grabbed in (None, widget)
            under = (
                hovered and not widget.wants_text
            )  # a text field is lit, and shows its cursor, only while it has the focus
            widget.update(seconds, widget.enabled and (marked or under))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw everything; a new page slides in from below."""
        arrived = 1 - (1 - self._age / _ENTRANCE_S) ** 3
        if self._dimmed:
            dim(surface, arrived)
        with view.moved(0, (1 - arrived) * _RISE):
            if self._panel is not None:
                panel(surface, view, self._panel, DIALOGUE)
                x, y, width, _ = self._panel
                if self._title:
                    title = view.title(self._title, _TITLE, width - 80)
                    view.put(surface, title, (x + width / 2, y + 66), "center")
            for group in self._scrolled:
                group.draw(surface, view)
            for widget in self.widgets:
                if not self._group(widget):
                    widget.draw(surface, view)
            if self._panel is not None:
                self._draw_hint(surface, view)
        if self._panel is None:
            self._draw_hint(surface, view)  # it lies on the panel of another page, which stays

    def set_focus(self, widget: Widget) -> None:
        """Move the focus to a widget, as if by keyboard."""
        self.focus = widget
        self.by_keys = True

    def renew(self, widgets: Sequence[Widget], usual: int = 0) -> None:
        """Replace all widgets; the widget with the same index as before gets the focus.

        If no widget had the focus, the one with the index `usual` gets it.
        """
        at = self.widgets.index(self.focus) if self.focus in self.widgets else usual
        self.widgets = list(widgets)
        self.focus = self.widgets[min(at, len(self.widgets) - 1)]
        self.settle()

    def settle(self) -> None:
        """Update the focus and the pointer after the widgets of the page changed."""
        if self.focus not in self._open():
            self._focus_first()
        self._grabbed = self._grabbed if self._grabbed in self.widgets else None
        over = self._hovered is not None or not self.by_keys
        self._hovered = self._under(self._pointer) if self._pointer and over else None

    @property
    def hinted(self) -> str:
        """The hint that is shown, or an empty string."""
        hovered = self._hovered or self.focus
        return hovered.hint if self._hints is not None and hovered is not None else ""

    def _draw_hint(self, surface: pygame.Surface, view: View) -> None:
        if self._hints is not None and self.hinted:
            x, y, width, height = self._hints
            middle = x + width / 2, y + height / 2
            write(surface, view, self.hinted, middle, TextStyle(NORMAL, MOON), "center", width)

    def _open(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable and widget.enabled]

    def _focus_first(self) -> None:
        stops = self._open()
        self.focus = next((stop for stop in stops if not stop.refusal), next(iter(stops), None))

    @staticmethod
    def _write(field: Widget, event: inputs.Typed | inputs.Erased) -> Reply:
        return (
            (field.type(event.text) or IGNORED)
            if isinstance(event, inputs.Typed)
            else field.erase()
        )

    def _act(self, action: inputs.Action) -> Any:
        if action == "back":
            return self._on_back() if self._on_back else None
        if self.focus not in self._open():
            self._focus_first()
        shown = self.by_keys
        if self._strict and not shown and action == "confirm":
            return None
        self.by_keys, self._hovered = True, None
        if self.focus is None or (self._strict and not shown):
            return None
        if action in ("next", "prev"):
            self._step(1 if action == "next" else -1)
            return None
        reply = (self.focus.act(action) if shown or action == "confirm" else None) or IGNORED
        if not reply.used and action in _WAYS:
            self._walk(_WAYS[action])
        elif not reply.used and action == "confirm":
            self._step(1)
        return reply.answer

    def _step(self, by: int) -> None:
        """Move the focus along the list, with wrap-around; skip widgets that cannot be pressed."""
        stops = [stop for stop in self._open() if not stop.refusal or stop is self.focus]
        if self.focus in stops:
            self.focus = stops[(stops.index(self.focus) + by) % len(stops)]

    def _walk(self, way: tuple[int, int]) -> None:
        """Move the focus to the nearest widget in a direction, if there is one."""
        stops = [stop for stop in self._open() if stop is not self.focus]
        if self.focus is None:
            return
        here = self.focus.box
        ranked = [(_detour(here, stop.box, way), number) for number, stop in enumerate(stops)]
        best = min(ranked, default=(math.inf, 0))
        if best[0] < math.inf:
            self.focus = stops[best[1]]

    def _point(self, event: inputs.Pointer) -> Any:
        self._pointer = event.point
        match event.kind:
            case "move":
                return self._move(event.point)
            case "down" if event.button == inputs.LEFT:
                return self._down(event.point)
            case "up" if event.button == inputs.LEFT:
                return self._up(event.point)
            case "cancel":
                self._let_go()
        return None

    def _turn(self, steps: float) -> Any:
        for group in self._scrolled:
            if self._pointer and group.window.collidepoint(self._pointer):
                self.by_keys = False  # what comes under the pointer is pointed at
                return group.turn(steps)
        under = self._hovered or self.focus
        return (under.turn(steps) or IGNORED).answer if under else None

    def _move(self, point: Point) -> Any:
        self._hovered = self._under(point)
        if self._grabbed is not None:
            return (self._grabbed.drag(point) or USED).answer
        return None

    def _down(self, point: Point) -> Any:
        under = self._hovered = self._under(point)
        if under is None:
            return None
        self.focus, self.by_keys = under, False
        reply = under.press(point) or USED
        self._grabbed = under if reply.used else None
        return reply.answer

    def _up(self, point: Point) -> Any:
        grabbed, self._grabbed = self._grabbed, None
        self._hovered = self._under(point)
        if grabbed is None:
            return None
        reply = grabbed.release(point) or USED
        grabbed.let_go()
        return reply.answer

    def _let_go(self) -> None:
        if self._grabbed is not None:
            self._grabbed.let_go()
        self._grabbed = self._hovered = None

    def _under(self, point: Point) -> Widget | None:
        return next((widget for widget in self._open() if self._holds(widget, point)), None)

    def _holds(self, widget: Widget, point: Point) -> bool:
        group = self._group(widget)
        return widget.holds(point) and (group is None or group.window.collidepoint(point))

    def _group(self, widget: Widget) -> ScrolledWidgets | None:
        return next((group for group in self._scrolled if widget in group), None)


def _detour(here: pygame.FRect, there: pygame.FRect, way: tuple[int, int]) -> float:
    """Return the cost of moving in a direction from one box to another.

    It is infinite if the other box does not lie in that direction.
    """
    right, left = there.left - here.right, here.left - there.right
    down, up = there.top - here.bottom, here.top - there.bottom
    ahead = {(1, 0): right, (-1, 0): left, (0, 1): down, (0, -1): up}[way]
    aside = max(down, up, 0) if way[0] else max(right, left, 0)
    return ahead + _ASIDE * aside if ahead >= -_OVERLAP else math.inf
