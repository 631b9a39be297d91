"""The rules of a game: sections on the left, text on the right, a search above."""

from functools import partial

import pygame

from cubacube.scenes.canvas import AnyBox, View
from cubacube.scenes.canvas.parts import keycap
from cubacube.scenes.rules_page.contents import ContentsEntry, Query, ScrollBar
from cubacube.scenes.rules_page.figure import Figures
from cubacube.scenes.rules_page.pane import Pane
from cubacube.scenes.rules_page.search import PageSearch
from cubacube.scenes.stage import inputs
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.language.rules_text import Heading, RulesText, plain
from cubacube.session.language.translation import _

_PANEL: AnyBox = (40, 26, 1840, 1028)
_TITLE, _TITLE_SIZE = (84, 78), 62
_QUERY: AnyBox = (1010, 48, 620, 60)
_CLOSE: AnyBox = (1650, 48, 192, 60)
_PANE: AnyBox = (500, 126, 1342, 864)
_BAR: AnyBox = (1806, 146, 18, 824)
_CONTENTS: AnyBox = (72, 126, 404, 864)
_TALLEST_ENTRY = 48.0
_KEYS = 84.0, 1022.0
_LINE, _NOTCH, _KEPT = 110.0, 150.0, 90.0
"""Scroll distances: of an arrow key (`_LINE`) and of a wheel step (`_NOTCH`).

`_KEPT` is the height that stays visible when scrolling by one screen.
"""


class RulesPage(Dialogue):
    """The dialogue with the rules of a game; closes without a result."""

    def __init__(self, text: RulesText, figures: Figures, anchor: str = "") -> None:
        """Open the rules at the heading with this anchor, or at the beginning."""
        self.search = PageSearch(text.blocks)
        self.pane = Pane(_PANE, text, figures, self.search, text.block_of(anchor))
        self.title = text.title
        self.entries = [
            ContentsEntry(box, words, partial(self._go_to, number))
            for number, (words, box) in enumerate(_boxes(_sections(text)))
        ]
        widgets = (
            Button(_CLOSE, _("Close"), Close, "dark", hotkey="Esc"),
            Query(_QUERY, self.search),
            ScrollBar(_BAR, self.pane.scroll),
            *self.entries,
        )
        super().__init__(Page((self.pane, *widgets), Close, panel=_PANEL, dimmed=True))

    def handle(self, event: inputs.Input) -> Change:
        """Scroll, search or close; Esc first clears the query."""
        match event:
            case inputs.Do("back", _, False) if self.search.query:
                self.search.clear(self.pane.reading)
            case inputs.Do("back", _, False):
                return Close()
            case inputs.Pointer():
                return super().handle(event)
            case inputs.Wheel(steps):
                self.pane.scroll.by(-steps * _NOTCH)
            case inputs.Typed() | inputs.Erased() | inputs.Do("confirm"):
                self._search(event)
            case inputs.Do() | inputs.KeyPress(_, True):
                self._scroll(event)
        return None

    def update(self, seconds: float) -> Change:
        """Advance the scrolling and mark the reader's section in the contents."""
        for number, entry in enumerate(self.entries):
            entry.current = number == self.pane.section
        return super().update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the page, its title, and what the keys do."""
        super().draw(surface, view)
        title = view.title(self.title, _TITLE_SIZE, _QUERY[0] - _TITLE[0] - 40)
        view.put(surface, title, _TITLE, "midleft")
        x, y = _KEYS
        hints = [
            (_("Wheel or arrows"), _("scroll")),
            ("Tab", _("next section")),
            (_("Letters"), _("search")),
        ]
        if self.search.hits:
            hints.append(("Enter", _("next result")))
        for key, words in hints:
            x = keycap(surface, view, key, words, (x, y))

    def _search(self, event: inputs.Typed | inputs.Erased | inputs.Do) -> None:
        """Change the query; Enter goes to the next hit, Shift and Enter to the previous one."""
        match event:
            case inputs.Typed(letters):
                self.search.type(letters, self.pane.reading)
            case inputs.Erased():
                self.search.erase(self.pane.reading)
            case inputs.Do(_, inputs.Modifiers(shift=shift)):
                self.search.step(-1 if shift else 1)
        self.pane.reveal_hit()

    def _scroll(self, event: inputs.Do | inputs.KeyPress) -> None:
        scroll = self.pane.scroll
        match event:
            case inputs.Do("up"):
                scroll.by(-_LINE)
            case inputs.Do("down"):
                scroll.by(_LINE)
            case inputs.KeyPress("pageup"):
                scroll.by(_KEPT - scroll.window)
            case inputs.KeyPress("pagedown"):
                scroll.by(scroll.window - _KEPT)
            case inputs.KeyPress("home"):
                scroll.to(0)
            case inputs.KeyPress("end"):
                scroll.to(scroll.limit)
            case inputs.Do("next" | "prev" as way):
                self._step(way == "next")

    def _go_to(self, section: int) -> None:
        for top in self.pane.section_tops[section : section + 1]:
            self.pane.scroll.to(top)

    def _step(self, onward: bool) -> None:
        """Scroll to the next section heading, or to the one above."""
        at, tops = self.pane.scroll.goal, self.pane.section_tops
        if onward:
            self.pane.scroll.to(next((top for top in tops if top > at + 1), at))
        else:
            self.pane.scroll.to(next((top for top in reversed(tops) if top < at - 1), 0))


def _sections(text: RulesText) -> list[str]:
    """Return the headings to show in the list of contents."""
    headings = (block for block in text.blocks if isinstance(block, Heading))
    return [plain(heading.passage) for heading in headings if heading.level == 2]


def _boxes(words: list[str]) -> list[tuple[str, AnyBox]]:
    """Return a box for each section, each below the one before it.

    If there are many sections, the boxes are less tall.
    """
    x, y, width, height = _CONTENTS
    tall = min(_TALLEST_ENTRY, height / max(1, len(words)))
    return [(each, (x, y + row * tall, width, tall)) for row, each in enumerate(words)]
