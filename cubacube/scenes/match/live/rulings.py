"""Rulings of the referee: the sentences in the referee's line, and a panel with the last ones."""

from collections.abc import Sequence

import pygame

from cubacube.rules import Action, Event, frozen
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import RESTING, TextStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import BROWN, INK, SMALLEST_TEXT
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import _
from cubacube.session.settings.keymap import with_key

_GAP = 3.0
"""Gap between two rulings."""


@frozen
class Ruling:
    """One ruling of the referee: its event, its words, and the side that gives its colour.

    `after` is the number of actions that were played when the ruling was made.
    """

    side: str
    words: str
    event: Event
    after: int


@frozen
class TakenBack(Event):
    """Everything that came after this moment was undone."""


@frozen
class RefereeLines:
    """The sentences in the referee's line.

    `begun` is True from the start of a turn until somebody acts in it.
    """

    referee_lines: tuple[str, ...] = ()
    begun: bool = False


NOTHING_SAID = RefereeLines()


class RefereeLog:
    """Stores the referee's sentences about the last action that had any sentences."""

    set_up: tuple[type[Event], ...] = ()
    """Events that are no rulings if they only set up an exercise."""

    def heard(
        self,
        before: RefereeLines,
        action: Action,
        events: Sequence[Event],
        rulings: Sequence[Ruling],
    ) -> RefereeLines:
        """Return the sentences after an action; `rulings` describe its events."""
        del action, events
        return RefereeLines(tuple(ruling.words for ruling in rulings)) if rulings else before


def draw_last(brush: Brush, box: Bounds, rulings: Sequence[Ruling]) -> None:
    """Draw a panel with as many of the last rulings as fit, the newest at the bottom."""
    brush.panel(box, RESTING)
    x, y, width, height = box
    head = TextStyle(SMALLEST_TEXT, BROWN, "heavy")
    title = with_key(_("Rulings ({key} shows all)"), "L")
    top = brush.write(title, (x + 16, y + 8), head).bottom + 2
    view, room = brush.view, y + height - 10 - top
    lines: list[tuple[Ruling, pygame.Surface]] = []
    for ruling in reversed(rulings):
        text = view.paragraph(ruling.words, standing(SMALLEST_TEXT), width - 60, "medium", INK)
        room -= text.height / view.scale
        if room < 0:
            break
        lines.insert(0, (ruling, text))
        room -= _GAP
    for ruling, text in lines:
        brush.put(swatch(view, ruling.side, 18, 5), (x + 16, top + 4))
        brush.put(text, (x + 44, top))
        top += text.height / view.scale + _GAP
