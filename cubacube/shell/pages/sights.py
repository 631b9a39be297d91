"""What is seen of kept matches: they are read beside the window and painted bit by bit."""

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
from cubacube.scenes.match.glance import Glance
from cubacube.session.files.plain import plain
from cubacube.session.keeping.kept import SavedMatchError, read_match
from cubacube.session.keeping.shelf import MatchHeader
from cubacube.session.language.translation import _
from cubacube.session.play.begin import level_of
from cubacube.session.play.result import MatchResult
from cubacube.shell.pages.standings import headline

_log = logging.getLogger(__name__)

SIZE = 960, 540
"""Of the pictures, in pixels."""
_MOST = 24
"""So many are kept; the next one pushes out the one that was asked for longest ago."""
_LONGEST_PATH = 400

_Key: TypeAlias = tuple[Path, datetime]


@frozen
class MatchPreview:
    """What is seen of a match as nobody sees secrets in it, or as its only person does."""

    glance: Glance | None = None
    """None if it cannot be read, or not be painted."""
    won: str = ""
    """How it ended, in a few words; empty if it has not."""
    fault: str = ""
    """Why this program cannot go on with it; empty if it can."""

    @property
    def picture(self) -> Surface | None:
        """The table; None as long as it is not painted."""
        return self.glance.picture if self.glance else None


class Sights:
    """One match at a time: the one that was asked for last."""

    def __init__(self, painting_s: float = inf) -> None:
        """So long is painted in a frame; if that is without end, all of it at once."""
        self._painting_s = painting_s
        self._known: OrderedDict[_Key, MatchPreview] = OrderedDict()
        self._wanted: MatchHeader | None = None
        self._reading: tuple[_Key, BackgroundTask[MatchPreview]] | None = None

    def of(self, match: MatchHeader) -> MatchPreview | None:
        """What is seen of a match; None as long as it is not read."""
        self._wanted = match
        key = _key(match)
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def update(self) -> None:
        """Go on, as long as there is time for in a frame."""
        if self._reading is not None:
            self._take(*self._reading)
        if self._wanted is None:
            return
        match, key = self._wanted, _key(self._wanted)
        if key in self._known:
            self._paint(key)
        elif self._reading is None:
            self._reading = key, BackgroundTask(lambda: _read(match))

    def _take(self, key: _Key, reading: BackgroundTask[MatchPreview]) -> None:
        """Remember what was read, once it is."""
        if reading.done(None if self._painting_s == inf else 0):
            self._reading = None
            self._known[key] = reading.result()
            while len(self._known) > _MOST:
                self._known.popitem(last=False)

    def _paint(self, key: _Key) -> None:
        seen = self._known[key]
        if seen.glance is None or seen.picture is not None:
            return
        try:
            seen.glance.go_on(PaintBudget(self._painting_s))
        except Exception:
            # Who cannot look at a match can still delete it: the menu must not end with it.
            _log.exception("a kept match cannot be painted")
            self._known[key] = MatchPreview(won=seen.won, fault=seen.fault)


def called(match: MatchHeader) -> str:
    """What somebody called a match, else its game."""
    return match.title or _(catalogue.game(match.header.game).title)


def stands(seen: MatchPreview | None) -> str:
    """How far a match is and whose turn it is, in a few words; empty as long as nobody knows."""
    if seen is None or seen.glance is None:
        return ""
    turn = _("{name} on turn").format(name=seen.glance.on_turn) if seen.glance.on_turn else ""
    return ", ".join(filter(None, (seen.glance.subtitle, turn)))


def _key(match: MatchHeader) -> _Key:
    """Another one when the match goes on."""
    return match.path, match.saved_at


def _read(match: MatchHeader) -> MatchPreview:
    """Play a match again, without physics, as far as it is kept."""
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
        # As above; what is wrong with it is told when somebody goes on with it.
        _log.exception("a kept match cannot be looked at")
        return MatchPreview()
