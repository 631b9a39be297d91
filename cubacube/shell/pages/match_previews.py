"""Previews of saved matches, read in the background and painted step by step."""

import logging
from collections import OrderedDict
from datetime import datetime
from math import inf
from pathlib import Path
from typing import TypeAlias

from pygame import Surface

from cubacube.games import catalogue
from cubacube.rules import NOBODY, frozen
from cubacube.scenes.canvas.background import BackgroundTask
from cubacube.scenes.canvas.paint_budget import PaintBudget
from cubacube.scenes.match.match_table import Glance
from cubacube.session.files.plain import plain
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import MatchHeader
from cubacube.session.language.translation import _
from cubacube.session.play.begin import level_of
from cubacube.session.play.result import MatchResult
from cubacube.session.play.standings import headline

_log = logging.getLogger(__name__)

SIZE = 960, 540
"""Size of the pictures in pixels."""
_MOST = 24
"""Maximum number of cached previews; the least recently used one is dropped."""
_LONGEST_PATH = 400

MatchKey: TypeAlias = tuple[Path, datetime]


@frozen
class MatchPreview:
    """The preview of a match.

    If exactly one person plays, it shows what that person may see. If several people play, it
    shows what everybody may see.
    """

    glance: Glance | None = None
    """None if the match cannot be read or painted."""
    won: str = ""
    """How the match ended, in a few words; empty if it has not ended."""
    fault: str = ""
    """Why the match cannot be continued; empty if it can."""

    @property
    def picture(self) -> Surface | None:
        """The picture of the table; None until it is painted."""
        return self.glance.picture if self.glance else None


class MatchPreviews:
    """Makes one preview at a time: always the one that was requested last."""

    def __init__(self, painting_s: float = inf) -> None:
        """`painting_s` is the painting time per frame; infinite paints everything at once."""
        self._painting_s = painting_s
        self._known: OrderedDict[MatchKey, MatchPreview] = OrderedDict()
        self._wanted: MatchHeader | None = None
        self._reading: tuple[MatchKey, BackgroundTask[MatchPreview]] | None = None

    def of(self, match: MatchHeader) -> MatchPreview | None:
        """Request the preview of a match; None until it is read."""
        self._wanted = match
        key = key_of(match)
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def update(self) -> None:
        """Read and paint the requested preview, painting no longer than a frame allows."""
        if self._reading is not None:
            self._take(*self._reading)
        if self._wanted is None:
            return
        match, key = self._wanted, key_of(self._wanted)
        if key in self._known:
            self._paint(key)
        elif self._reading is None:
            self._reading = key, BackgroundTask(lambda: _read(match))

    def _take(self, key: MatchKey, reading: BackgroundTask[MatchPreview]) -> None:
        """Store the preview once it is read."""
        if reading.done(None if self._painting_s == inf else 0):
            self._reading = None
            self._known[key] = reading.result()
            while len(self._known) > _MOST:
                self._known.popitem(last=False)

    def _paint(self, key: MatchKey) -> None:
        seen = self._known[key]
        if seen.glance is None or seen.picture is not None:
            return
        try:
            seen.glance.go_on(PaintBudget(self._painting_s))
        except Exception:
            # The menu must survive, so that a match that cannot be painted can still be deleted.
            _log.exception("cannot draw a saved match")
            self._known[key] = MatchPreview(won=seen.won, fault=seen.fault)


def called(match: MatchHeader) -> str:
    """Return the title of a match, or of its game."""
    return match.title or _(catalogue.game(match.header.game).title)


def stands(seen: MatchPreview | None) -> str:
    """Return progress and current player in a few words; empty if not known yet."""
    if seen is None or seen.glance is None:
        return ""
    turn = _("{name}'s turn").format(name=seen.glance.on_turn) if seen.glance.on_turn else ""
    return " · ".join(filter(None, (seen.glance.subtitle, turn)))


def key_of(match: MatchHeader) -> MatchKey:
    """Return a cache key that changes when the match is continued."""
    return match.path, match.saved_at


def _read(match: MatchHeader) -> MatchPreview:
    """Replay a saved match without physics and return its preview."""
    try:
        kept = read_match(match.path, catalogue.game)
        seats, rules, state = kept.header.seats, kept.game.rules, kept.match.state
        people = [seat for seat, each in enumerate(seats) if each.bot is None]
        eyes = people[0] if len(people) == 1 else NOBODY
        table = catalogue.table(kept.header.game)
        level = level_of(kept.game, kept.entry)
        glance = table.glance(rules.seen_by(state, eyes), seats, SIZE, level)
        outcome = rules.outcome(state)
        won = "" if outcome is None else headline(seats, MatchResult(outcome))
        return MatchPreview(glance, won)
    except SavedMatchError as fault:
        return MatchPreview(fault=str(fault))
    except OSError as fault:
        return MatchPreview(
            fault=f"{plain(match.path, _LONGEST_PATH)}: {plain(fault.strerror or fault)}"
        )
    except Exception:
        # The menu must survive; continuing the match will report the error.
        _log.exception("cannot read a saved match")
        return MatchPreview()
