"""The loudest button of the menu: continue the last unfinished match, or something else.

The match is searched in the background.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pygame

from cubacube.games import catalogue
from cubacube.rules import frozen
from cubacube.scenes.canvas import AnyBox, Brush, TextStyle, View, centre
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.parts import rim
from cubacube.scenes.canvas.theme import CORAL, CREAM, GOLD, HEADING, NORMAL
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import Face
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets import Button
from cubacube.scenes.widgets.widget import draw_panel
from cubacube.session.keeping.shelf import MatchHeader, last_unfinished
from cubacube.session.language.numbers import ago
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.shell.pages.match_previews import MatchPreview, MatchPreviews, called, stands
from cubacube.shell.pages.sheet import draw_small

_log = logging.getLogger(__name__)


_EDGE, _BETWEEN, _MARGIN = 9.0, 22.0, 24.0
_TITLE_HEIGHT, _LINE = 46.0, 31.0
_PRESSED, _DIE = 3, 80
_TITLE = TextStyle(HEADING, CREAM, "title")
_NOTE = TextStyle(NORMAL - 2, CREAM)


@frozen
class Lead:
    """What the loudest button offers, as far as it is known yet."""

    words: str
    notes: tuple[str, ...]
    """Lines of text; for a match to continue: progress, players, when it was left."""
    on_press: Callable[[], Change]
    path: Path | None = None
    """The match to continue; None for another offer."""
    picture: pygame.Surface | None = None
    die: Face | None = None
    """The face of a die to show instead of a picture."""


Newer: TypeAlias = Callable[[datetime | None], Lead | None]
"""Returns the offer of something unfinished that is newer than this time (None: than nothing)."""


class Continuing:
    """Searches the folder of saved matches once for the last unfinished match."""

    def __init__(
        self,
        folder: Path,
        match_previews: MatchPreviews,
        on_press: Callable[[Path], Change],
        otherwise: Callable[[], Lead],
        patience_s: float | None = 0,
        newer: Newer = lambda _than: None,
    ) -> None:
        """`otherwise` returns what is offered if there is no such match.

        `newer` searches for a Tour that was played later than the match. `patience_s` is
        how long a frame waits for the search; None waits until it is done.
        """
        self._otherwise = otherwise
        self._match_previews, self._on_press = match_previews, on_press
        self._patience_s, self._newer = patience_s, newer
        self._folder = folder
        self._left: MatchHeader | Lead | None = None
        self._unreadable = frozenset[Path]()
        self._search: BackgroundTask[MatchHeader | Lead | None] | None = self._begun()

    def offer(self) -> Lead | None:
        """Return the offer with what is known so far; None while the match is searched."""
        if self._search is not None and self._search.done(self._patience_s):
            try:
                self._left = self._search.result()
            except OSError as fault:
                _log.warning("cannot read the saved matches: %s", fault)
            self._search = None
        if self._left is None:
            return self._otherwise() if self._search is None else None
        if isinstance(self._left, Lead):
            return self._left
        seen = self._match_previews.of(self._left)
        self._match_previews.update()
        if seen is not None and seen.fault:
            self._unreadable |= {self._left.path}
            self._left, self._search = None, self._begun()
            return None
        return Lead(
            _("Continue {game}").format(game=called(self._left)),
            _notes(self._left, seen),
            partial(self._on_press, self._left.path),
            self._left.path,
            seen.picture if seen else None,
        )

    def _begun(self) -> BackgroundTask[MatchHeader | Lead | None]:
        """Search for the match or the Tour to offer."""
        folder, skipped, newer = self._folder, self._unreadable, self._newer

        def search() -> MatchHeader | Lead | None:
            match = last_unfinished(folder, catalogue.game, skipped)
            return newer(match.saved_at if match else None) or match

        return BackgroundTask(search)


def _notes(match: MatchHeader, seen: MatchPreview | None) -> tuple[str, ...]:
    names = listed([seat.name for seat in match.header.seats])
    when = ago(match.saved_at, datetime.now(UTC))
    who = _("{names}, {when}").format(names=names, when=when)
    return tuple(filter(None, (stands(seen), who)))


class LeadTile(Button):
    """A large button with a picture of the table, which may appear later, or with a die."""

    def __init__(self, box: AnyBox, offer: Lead) -> None:
        super().__init__(box, offer.words, offer.on_press)
        self.offer = offer

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the button, pressed in while the pointer is down on it."""
        brush = Brush(surface, view)
        with view.moved(0, _PRESSED if self._down else 0):
            draw_panel(surface, view, self, CORAL, sunk=self._down)
            brush.panel(self.box, rim(GOLD, 16, 4))
            height = self.box.h - 2 * _EDGE
            place = self.box.x + _EDGE, self.box.y + _EDGE, height * 16 / 9, height
            draw_small(brush, place, self.offer.picture)
            if self.offer.die is not None:
                art, at = DiceArt(view, _DIE), view.to_px(centre(place))
                art.shadow(surface, at, 0)
                art.die(surface, at, 0, self.offer.die)
            self._draw_lines(brush, place[0] + place[2] + _BETWEEN)

    def _draw_lines(self, brush: Brush, left: float) -> None:
        """Draw the title and the notes, centred vertically."""
        room = self.box.right - _MARGIN - left
        y = self.box.centery - (_TITLE_HEIGHT + len(self.offer.notes) * _LINE) / 2
        brush.write(self.label, (left, y - 4), _TITLE.capped_at(42), "topleft", room)
        for n, words in enumerate(self.offer.notes):
            brush.write(words, (left, y + _TITLE_HEIGHT + n * _LINE), _NOTE, "topleft", room)
