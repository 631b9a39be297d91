"""Page about a computer player's choice: the table before it, and the compared options."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import pygame

from cubacube.rules import Action, frozen
from cubacube.scenes.canvas import AnyBox, Bounds, Brush, TextStyle, View, theme
from cubacube.scenes.canvas.parts import DIALOGUE, PanelStyle, flat, panel
from cubacube.scenes.canvas.reading import fit_paragraphs, write_fitting
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage.inputs import Do, Input, KeyPress
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets.page import Page
from cubacube.scenes.widgets.widget import Widget
from cubacube.session.language.translation import _
from cubacube.session.play.players import Thoughts

MOST = 8
"""Maximum number of options listed, best first."""
_HEAD, _ROW, _GAP, _FOOT, _INSIDE = 178.0, 80.0, 8.0, 62.0, 24.0
_TRACK = PanelStyle((*theme.INK, 120), None, radius=5)
_TITLE, _WORDS = TextStyle(36, theme.CREAM, "black"), TextStyle(theme.SMALL, theme.GOLD)
_COUNTED = TextStyle(theme.SMALLEST_TEXT, theme.MOON)


@frozen
class Question:
    """The question why a computer player chose an action.

    `think` returns the thoughts, or None while they are computed. `draw` draws the table
    before the choice. `name` returns the words for an action.
    """

    chosen: Action
    think: Callable[[], Thoughts | None]
    draw: Callable[[pygame.Surface, View], None]
    name: Callable[[Action], str]


@frozen
class Compared:
    """An option the computer player compared; `share` is its relative value, 0 to 1."""

    words: str
    share: float
    note: str = ""
    action: Action | None = None
    chosen: bool = False
    good: bool = True


class _Row(Widget):
    """A row for one option, with a bar; while focused, the table previews the option."""

    def __init__(
        self, box: AnyBox, compared: Compared, on_focus: Callable[[Compared], None]
    ) -> None:
        super().__init__(box)
        self.compared = compared
        self._on_focus = on_focus

    def update(self, seconds: float, lit: bool) -> None:
        """Report the option while its row has the focus or the pointer."""
        super().update(seconds, lit)
        if lit:
            self._on_focus(self.compared)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw words above the bar; the chosen option gets a golden rim."""
        each, (x, y, width, height) = self.compared, self.box
        ground = PanelStyle(theme.DUSK, theme.GOLD if each.chosen else None, 12, 3)
        panel(
            surface, view, self.box, ground, theme.GOLD if self.glow > 0.02 else None, 5 * self.glow
        )
        note = TextStyle(theme.SMALLEST_TEXT, theme.MOON, "bold")
        right = x + width - 16
        if each.note:
            at, half = (right, y + 29), (width / 2, height / 2)
            right = write_fitting(surface, view, each.note, at, note, "midright", half).left - 12
        room = right - x - 16
        _draw_words(surface, view, each.words, (x + 16, y + 29, room, height - 26))
        track = x + 16, y + height - 20, width - 32, 10.0
        panel(surface, view, track, _TRACK)
        if each.share:
            fill = flat(_fill(each), 5)
            panel(surface, view, (*track[:2], max(10.0, track[2] * each.share), 10.0), fill)


def _draw_words(surface: pygame.Surface, view: View, words: str, place: Bounds) -> None:
    """Draw words on one line, or on two small lines if they are too long."""
    x, y, room, height = place
    if view.width_px(words, theme.SMALLEST_TEXT, "heavy") <= room * view.scale:
        style = TextStyle(theme.NORMAL, theme.CREAM, "heavy")
        write_fitting(surface, view, words, (x, y), style, "midleft", (room, height * 0.76))
        return
    style = TextStyle(theme.SMALLEST_TEXT, theme.CREAM, "heavy")
    (text,) = fit_paragraphs(view, [words], style, room, height)
    view.put(surface, text, (x, y), "midleft")


def _fill(compared: Compared) -> theme.Colour:
    if compared.chosen:
        return theme.GOLD
    return theme.SEA if compared.good else theme.BRASS


class Considered:
    """Page with the options a computer player compared. It does not affect the match."""

    overlay = False

    def __init__(self, situation: Situation[Any], question: Question) -> None:
        """Show the options; `situation` is a view-only copy at the moment before the choice."""
        self.situation, self.chosen = situation, question.chosen
        self._question = question
        self._who = situation.live.entry.seats[self.chosen.seat].name
        self.outbox = Outbox(situation.live.game.name)
        self.thoughts: Thoughts | None = None
        self._page = Page((), Close)
        self.pointed: Compared | None = None
        """The option under the focus or the pointer."""
        situation.mode.wish = self._wish(self.chosen)

    @property
    def panel(self) -> Bounds:
        """Box of the list, placed to cover as little of the table as possible."""
        x, y, width = 1292.0, 96.0, 600.0
        return x, y, width, _HEAD + len(self.rows) * (_ROW + _GAP) + _FOOT

    @property
    def rows(self) -> tuple[Compared, ...]:
        """The listed options, as far as they are known."""
        return tuple(each.compared for each in self._page.widgets if isinstance(each, _Row))

    @property
    def words(self) -> str:
        """The line that names the choice."""
        return _("Chosen: {what}").format(what=self._question.name(self.chosen))

    def handle(self, event: Input) -> Change:
        """Close with Esc or C; pass everything else to the rows."""
        match event:
            case Do("back", _, False) | KeyPress("c", True, _, False):
                return Close()
        change: Change = self._page.handle(event)
        return change

    def update(self, seconds: float) -> Change:
        """Poll for the thoughts and update the rows."""
        if self.thoughts is None:
            self.thoughts = self._question.think()
            if self.thoughts is not None:
                self._show(self.compared(self.thoughts))
        self.pointed = None
        self._page.update(seconds)
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the table with the list beside it."""
        self._question.draw(surface, view)
        brush = Brush(surface, view)
        self._draw_over(brush)
        brush.panel(self.panel, DIALOGUE)
        x, y, width, height = self.panel
        title, left, room = _("What {name} thought"), x + _INSIDE, width - 2 * _INSIDE
        brush.write(title.format(name=self._who), (left, y + 46), _TITLE, "midleft", room)
        waits = _("Asking the computer again …")
        told = waits if self.thoughts is None else self._told(self.thoughts)
        lines = (self.words, y + 96, _WORDS, 40), (told, y + 138, _COUNTED, 36)
        for words, middle, style, high in lines:
            write_fitting(surface, view, words, (left, middle), style, "midleft", (room, high))
        for row in self._page.widgets:
            row.draw(surface, view)
        brush.keycap("Esc", _("back to the match"), (x + _INSIDE, y + height - 34))

    def compared(self, thoughts: Thoughts) -> Sequence[Compared]:
        """Return the options, best first; options with the same words share a row."""
        worths = thoughts.worths
        if len(worths) < 2:
            return ()
        best = sorted(worths, key=lambda action: (-worths[action], action != self.chosen))
        top, least = worths[best[0]], min(worths.values())
        alike = dict[str, list[Action]]()
        for action in best:
            alike.setdefault(self._question.name(action), []).append(action)
        return [
            Compared(
                words,
                (worths[found[0]] - least) / (top - least) if top > least else 1.0,
                _("{count} like this").format(count=len(found)) if len(found) > 1 else "",
                self.chosen if self.chosen in found else found[0],
                self.chosen in found,
            )
            for words, found in islice(alike.items(), MOST)
        ]

    def _told(self, thoughts: Thoughts) -> str:
        """Return a sentence that says how many options were compared."""
        if len(thoughts.worths) > 1:
            count = len(thoughts.worths)
            return _("{count} choices compared; a full bar is best").format(count=count)
        return _("There was only one choice.")

    def _show(self, compared: Sequence[Compared]) -> None:
        x, y, width, _height = self.panel
        boxes = [
            (x + _INSIDE, y + _HEAD + n * (_ROW + _GAP), width - 2 * _INSIDE, _ROW)
            for n in range(len(compared))
        ]
        rows = [_Row(box, each, self._point_at) for box, each in zip(boxes, compared, strict=True)]
        self._page = Page(rows, Close)

    def _point_at(self, compared: Compared) -> None:
        """Preview the option of a row on the table."""
        self.pointed = compared
        if compared.action is not None:
            self.situation.mode.wish = self._wish(compared.action)

    def _wish(self, action: Action) -> Action | None:
        """Return the action that the table previews for an option."""
        return self.situation.live.as_drawn(action)

    def _draw_over(self, brush: Brush) -> None:
        """Draw additions on the table, such as simulated flicks; by default there are none."""
