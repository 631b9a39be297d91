"""Verify saved matches in the background: the selected one first, in a process of its own."""

import logging
from concurrent.futures import BrokenExecutor, Executor
from pathlib import Path

from cubacube.games import catalogue
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import MatchHeader
from cubacube.session.keeping.verifying import Part, Verdict, Verifier, parts_of
from cubacube.session.play.apart import InlineExecutor, pool_of
from cubacube.shell.pages.match_previews import MatchKey, key_of

_log = logging.getLogger(__name__)


class MatchChecks:
    """Verifies one match at a time: the one that was requested last."""

    def __init__(self, patience_s: float | None) -> None:
        """A frame waits `patience_s` for a match to be read; None verifies without a process."""
        self._patience_s = patience_s
        self._inline = patience_s is None
        self._pool: Executor | None = None
        self._known: dict[MatchKey, Verdict | None] = {}
        """Verdicts; None for a match that cannot be verified."""
        self._reading: tuple[MatchKey, BackgroundTask[list[Part]]] | None = None
        self._verifier: Verifier | None = None

    def of(self, match: MatchHeader) -> Verdict | None:
        """Return the verdict about a match; None if it is not verified (yet)."""
        return self._known.get(key_of(match))

    def update(self, match: MatchHeader) -> None:
        """Verify a match a little further; another match that is not done is dropped."""
        key = key_of(match)
        if key in self._known:
            return
        if self._reading is None or self._reading[0] != key:
            self._drop()
            self._reading = key, BackgroundTask(lambda: _parts(match.path))
        try:
            verdict = self._verified(self._reading[1])
            if verdict is not None:
                self._known[key] = verdict
                self._drop()
        except BrokenExecutor as fault:
            _log.warning("the process that verifies matches has ended: %s", fault)
            self.cancel()
            self._inline = True
        except (SavedMatchError, OSError):
            self._known[key] = None  # the preview says why
        except Exception:
            # The page must survive, so that such a match can still be deleted.
            _log.exception("cannot verify a saved match")
            self._known[key] = None

    def cancel(self) -> None:
        """Stop verifying, and let the process end after the part that it is at."""
        self._drop()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _verified(self, reading: BackgroundTask[list[Part]]) -> Verdict | None:
        """Read the match, then verify it part by part; return the verdict once it is known."""
        if self._verifier is None:
            if not reading.done(self._patience_s):
                return None
            if self._pool is None:
                self._pool = InlineExecutor() if self._inline else pool_of(1, heeds_ctrl_c=False)
            self._verifier = Verifier(reading.result(), self._pool)
        return self._verifier.update()

    def _drop(self) -> None:
        if self._reading is not None:
            self._reading[1].cancel()
        self._reading = self._verifier = None


def _parts(path: Path) -> list[Part]:
    return list(parts_of(read_match(path, catalogue.game)))
