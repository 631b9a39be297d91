"""Find the last unfinished match in the background, and offer to continue it."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pygame

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.theme import CREAM, HEADING, NORMAL, TEAL
from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.keeping.shelf import MatchHeader, last_unfinished
from cubacube.session.language.ago import ago
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.shell.pages.match_previews import MatchPreview, MatchPreviews, called, stands
from cubacube.shell.pages.sheet import draw_small

_log = logging.getLogger(__name__)


_EDGE, _BETWEEN, _MARGIN = 9.0, 22.0, 24.0
_TITLE_HEIGHT, _LINE = 46.0, 31.0
_PRESSED = 3
_TITLE = TextStyle(HEADING - 4, CREAM, "title")
_NOTE = TextStyle(NORMAL - 2, CREAM)


@frozen
class ContinueOffer:
    """What is known so far of the match to continue."""

    path: Path
    words: str
    notes: tuple[str, ...]
    """Lines of text: progress, players, when it was left."""
    picture: pygame.Surface | None
    on_press: Callable[[], Change]


Newer: TypeAlias = Callable[[datetime | None], ContinueOffer | None]
"""Returns the offer of something unfinished that is newer than this time (None: than nothing)."""


class Continuing:
    """Searches the folder of saved matches once for the last unfinished match."""

    def __init__(
        self,
        folder: Path,
        match_previews: MatchPreviews,
        on_press: Callable[[Path], Change],
        patience_s: float | None = 0,
        newer: Newer = lambda _than: None,
    ) -> None:
        """`newer` searches for a Tour that was played later than the match.

        `patience_s` is how long a frame waits for the search; None waits until it is done.
        """
        self._match_previews, self._on_press = match_previews, on_press
        self._patience_s, self._newer = patience_s, newer
        self._folder = folder
        self._left: MatchHeader | ContinueOffer | None = None
        self._unreadable = frozenset[Path]()
        self._search: BackgroundTask[MatchHeader | ContinueOffer | None] | None = self._begun()

    def offer(self) -> ContinueOffer | None:
        """Return the offer with what is known so far; None if no match is found (yet)."""
        if self._search is not None and self._search.done(self._patience_s):
            try:
                self._left = self._search.result()
            except OSError as fault:
                _log.warning("cannot read the saved matches: %s", fault)
            self._search = None
        if not isinstance(self._left, MatchHeader):
            return self._left
        seen = self._match_previews.of(self._left)
        self._match_previews.update()
        if seen is not None and seen.fault:
            self._unreadable |= {self._left.path}
            self._left, self._search = None, self._begun()
            return None
        return ContinueOffer(
            self._left.path,
            _("Continue {game}").format(game=called(self._left)),
            _notes(self._left, seen),
            seen.picture if seen else None,
            partial(self._on_press, self._left.path),
        )

    def _begun(self) -> BackgroundTask[MatchHeader | ContinueOffer | None]:
        """Search for the match or the Tour to offer."""
        folder, skipped, newer = self._folder, self._unreadable, self._newer

        def search() -> MatchHeader | ContinueOffer | None:
            match = last_unfinished(folder, catalogue.game, skipped)
            return newer(match.saved_at if match else None) or match

        return BackgroundTask(search)


def _notes(match: MatchHeader, seen: MatchPreview | None) -> tuple[str, ...]:
    names = listed([seat.name for seat in match.header.seats])
    when = ago(match.saved_at, datetime.now(UTC))
    who = _("{names}, {when}").format(names=names, when=when)
    return tuple(filter(None, (stands(seen), who)))


class ContinueTile(Button):
    """A large button with a picture of the table; the picture may appear later."""

    def __init__(self, box: AnyBox, offer: ContinueOffer) -> None:
        super().__init__(box, offer.words, offer.on_press)
        self.offer = offer

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the button, pressed in while the pointer is down on it."""
        brush = Brush(surface, view)
        with view.moved(0, _PRESSED if self._down else 0):
            draw_panel(surface, view, self, TEAL, sunk=self._down)
            height = self.box.h - 2 * _EDGE
            place = self.box.x + _EDGE, self.box.y + _EDGE, height * 16 / 9, height
            draw_small(brush, place, self.offer.picture)
            self._draw_lines(brush, place[0] + place[2] + _BETWEEN)

    def _draw_lines(self, brush: Brush, left: float) -> None:
        """Draw the title and the notes, centred vertically."""
        room = self.box.right - _MARGIN - left
        y = self.box.centery - (_TITLE_HEIGHT + len(self.offer.notes) * _LINE) / 2
        brush.write(self.label, (left, y - 4), _TITLE, "topleft", room)
        y += _TITLE_HEIGHT
        for words in self.offer.notes:
            brush.write(words, (left, y), _NOTE, "topleft", room)
            y += _LINE
