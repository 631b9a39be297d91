"""The saved log of the match on the screen, and the writer of the match file."""

from dataclasses import field
from datetime import UTC, datetime
from pathlib import Path

from cubacube.rules import Action, Seat, frozen, replace
from cubacube.session.keeping.header import FindGame, header_of
from cubacube.session.keeping.keeper import MatchWriter
from cubacube.session.keeping.kept import read_match
from cubacube.session.keeping.shelf import new_path
from cubacube.session.play.game import Game
from cubacube.session.play.log import Log
from cubacube.session.play.setup import MatchSetup


@frozen
class Book:
    """A match with its saved log; play continues at the end of this log.

    The `keeper` writes each new action to the file.
    """

    keeper: MatchWriter | None
    """Writes the file of the match; None if the match is not saved."""
    log: tuple[Action, ...] = ()
    undone: Log[Action] = field(default_factory=Log)
    """Undone actions that can be redone, in reverse order: a redo takes the last one first."""
    taken_back: tuple[int, ...] = ()
    """For each undo that was not redone, the number of actions that were left in the log.

    The referee reports the undo at this place in the log.
    """
    hints: tuple[Seat, ...] = ()
    """Seats that were given a hint, one entry for each hint."""
    seats_changed_words: bool = False
    """Whether a seat has changed between a person and a computer player."""
    torn: bool = False
    """Whether the last line of the file was incomplete; it is not part of the log."""
    watched: bool = False
    """Whether the match is only watched; all actions come from its log."""
    public: bool = False
    """Whether anybody may watch it; if so, no secrets of players are shown."""
    begun: str = ""
    """When the match began, in UTC; empty if unknown."""
    passing: bool = False
    """Whether the match is an exercise, which need not be saved."""

    @property
    def trouble(self) -> str:
        """Why the match is not completely saved; empty if there is no such problem."""
        return self.keeper.trouble if self.keeper else ""

    @property
    def kept(self) -> bool:
        """Whether nothing is lost on leaving: the match is saved, or is only an exercise."""
        return self.passing or (self.keeper is not None and not self.trouble)


def new_book(folder: Path, game: Game, entry: MatchSetup) -> Book:
    """Return the book of a new match.

    `entry.level_text` must be set if the game has a level.
    """
    now = datetime.now(UTC)
    header = header_of(entry, game, now.isoformat(timespec="seconds"))
    return Book(MatchWriter(new_path(folder, game.name, now), header), begun=header.begun)


def branched(folder: Path, game: Game, entry: MatchSetup, log: tuple[Action, ...]) -> Book:
    """Return the book of a new match that begins with the actions of another one."""
    book = new_book(folder, game, entry)
    assert book.keeper is not None, "a new one has it"
    for action in log:
        book.keeper.do(action)
    return replace(book, log=log)


def reopen(path: Path, find_game: FindGame) -> tuple[MatchSetup, Book]:
    """Return the setup and the book of a saved match.

    Raises:
        OSError: The file cannot be read.
        SavedMatchError: It is not a match of this program, or it was changed.
        TimeoutError: Another program has it open, or has just written to it.
    """
    kept = read_match(path, find_game)
    keeper = MatchWriter(path, kept.header, kept.place)
    outcome = kept.game.rules.outcome(kept.match.state)
    # The program may have been killed after the last action, before it recorded the end.
    if outcome is not None and not kept.ended:
        keeper.end(outcome)
    book = Book(
        keeper,
        kept.match.actions(),
        kept.undone,
        kept.taken_back,
        kept.hints,
        bool(kept.seats),
        kept.torn,
        begun=kept.header.begun,
    )
    return kept.entry, book
