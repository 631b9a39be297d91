"""A panel over the middle of the cloth with widgets and keys; names of hiding places."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cubacube.games.smugglers.referee import place_name
from cubacube.rules import Action
from cubacube.scenes.canvas import Bounds, Brush, Point, Tip
from cubacube.scenes.canvas.styles import BOLD
from cubacube.scenes.flicking.words import Interaction
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.widgets import Page, Widget

Presses: TypeAlias = dict[str, Callable[[], object]]
"""The function that each letter or digit key calls."""
_LINE = 24.0


class Counter(Interaction):
    """A panel over the cloth; while it is open, the cloth cannot be clicked."""

    def __init__(self, box: Bounds, title: str, widgets: Sequence[Widget], hints: Bounds) -> None:
        self.page = Page(widgets, panel=box, title=title, hints=hints, strict=True)

    covers = True

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tooltips of all widgets on the page."""
        widgets = [each for each in self.page.widgets if each.focusable]
        named = ((each, getattr(each, "label", "")) for each in widgets)
        tips = (Tip((*each.box,), label, each.hint, each.refusal) for each, label in named)
        return tuple(tip for tip in tips if tip.title or tip.text)

    @property
    def keys(self) -> Presses:
        """The keys of the panel, each with the function that it calls."""
        return {}

    def handle(self, event: Input) -> bool:
        """Pass an event to the widgets or to the keys; return whether it was used.

        L, ? and Esc are left to the scene.
        """
        match event:
            case Pointer():
                self.page.handle(event)
                return event.kind != "move"
            case Do("back"):
                return False
            case Do() | KeyPress("space", True):
                self.page.handle(event)
                return True
            case KeyPress(name, True, _, False) if name in self.keys:
                self.keys[name]()
                return True
        return False

    def choose(self, action: Action) -> None:
        """Choose an action and close the panel."""
        self.action = action

    def update(self, seconds: float) -> None:
        """Advance the animations of the panel and its widgets."""
        self.page.update(seconds)

    def draw_above(self, brush: Brush) -> None:
        """Draw the panel with its widgets."""
        self.page.draw(brush.surface, brush.view)


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
