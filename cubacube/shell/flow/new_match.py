"""Begin the log of a new match, which is saved from its first action."""

import logging
from pathlib import Path

from cubacube.games import catalogue
from cubacube.rules import Action
from cubacube.session.files.levels import level_names
from cubacube.session.files.trial import try_level
from cubacube.session.keeping.book import Book, MatchName, new_book
from cubacube.session.keeping.shelf import prune_finished
from cubacube.session.play.begin import level_of, with_level_text
from cubacube.session.play.game import Game
from cubacube.session.play.setup import MatchSetup

_log = logging.getLogger(__name__)


def new_match(
    entry: MatchSetup, log: tuple[Action, ...], folder: Path | None, named: MatchName | None = None
) -> tuple[MatchSetup, Book]:
    """Return a set-up with its level text, and its log, which begins with the actions of `log`.

    The match is saved in `folder`; if that is None, it is not saved. `named` is for a match with a
    name of its own.

    Raises:
        LevelError: The level cannot be played on.
    """
    game = catalogue.game(entry.game)
    _try_own(game, entry)
    if folder is None:
        return entry, Book(None, log)
    try:
        prune_finished(folder, catalogue.game)
    except OSError as fault:
        _log.warning("cannot delete old matches: %s", fault)
    whole = with_level_text(game, entry)
    return whole, new_book(folder, game, whole, log, named)


def _try_own(game: Game, entry: MatchSetup) -> None:
    """Check that all dice have room on a level that is the user's own.

    A level whose values are all valid can still be too small for its dice.

    Raises:
        LevelError: The level cannot be played on.
    """
    if entry.level in level_names():
        return
    level = level_of(game, entry)
    if level is not None:
        try_level(level, entry.level)
