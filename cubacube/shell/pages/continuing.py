"""Find the last unfinished match in the background, and offer to continue it."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from cubacube.games import catalogue
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.stage.scene import Change
from cubacube.session.keeping.shelf import MatchHeader, last_unfinished
from cubacube.session.language.ago import ago
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.shell.pages.going_on import ContinueOffer
from cubacube.shell.pages.match_previews import MatchPreview, MatchPreviews, called, stands

_log = logging.getLogger(__name__)


class Continuing:
    """Searches the folder of saved matches once for the last unfinished match."""

    def __init__(
        self,
        folder: Path,
        match_previews: MatchPreviews,
        on_press: Callable[[Path], Change],
        patience_s: float | None = 0,
    ) -> None:
        """`patience_s` is how long a frame waits for the search; None waits until it is done."""
        self._match_previews, self._on_press = match_previews, on_press
        self._patience_s = patience_s
        self._left: MatchHeader | None = None
        self._search: BackgroundTask[MatchHeader | None] | None = BackgroundTask(
            lambda: last_unfinished(folder, catalogue.game)
        )

    def offer(self) -> ContinueOffer | None:
        """Return the offer with what is known so far; None if no match is found (yet)."""
        if self._search is not None and self._search.done(self._patience_s):
            self._left, self._search = self._found(self._search), None
        if self._left is None:
            return None
        seen = self._match_previews.of(self._left)
        self._match_previews.update()
        path = self._left.path
        return ContinueOffer(
            _("Continue {game}").format(game=called(self._left)),
            _notes(self._left, seen),
            seen.picture if seen else None,
            partial(self._on_press, path),
        )

    @staticmethod
    def _found(search: BackgroundTask[MatchHeader | None]) -> MatchHeader | None:
        try:
            return search.result()
        except OSError as fault:
            _log.warning("cannot read the saved matches: %s", fault)
            return None


def _notes(match: MatchHeader, seen: MatchPreview | None) -> tuple[str, ...]:
    names = listed([seat.name for seat in match.header.seats])
    when = ago(match.saved_at, datetime.now(UTC))
    who = _("{names}, {when}").format(names=names, when=when)
    return tuple(filter(None, (stands(seen), who)))
