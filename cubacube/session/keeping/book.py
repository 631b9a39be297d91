"""The book of one match on the screen: what was in its file, and who writes on in it."""

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
    """A match goes on where its log ends; what is new in it goes to the keeper first."""

    keeper: MatchWriter | None
    """None: nothing is kept."""
    log: tuple[Action, ...] = ()
    undone: Log[Action] = field(default_factory=Log)
    """What was taken back and can be done again; the next one is the last here."""
    taken_back: tuple[int, ...] = ()
    """After how many actions it is told that what came then was taken back."""
    hints: tuple[Seat, ...] = ()
    """Who was given a hint, once for each."""
    seats_changed_words: bool = False
    """Whether somebody changed seats with a computer."""
    torn: bool = False
    """Whether the last line in the file was not whole, and is left out of the log."""
    watched: bool = False
    """Whether the match is only looked at; its log answers for everybody."""
    public: bool = False
    """Whether anybody may look at it, so that nobody's secrets are open."""
    begun: str = ""
    """When the match began, in UTC, if that is known."""
    passing: bool = False
    """Whether nobody wants it kept: it is an exercise."""


def new_book(folder: Path, game: Game, entry: MatchSetup) -> Book:
    """The book of a new match; its `level_text` is there if it has a level."""
    now = datetime.now(UTC)
    header = header_of(entry, game, now.isoformat(timespec="seconds"))
    return Book(MatchWriter(new_path(folder, game.name, now), header), begun=header.begun)


def branched(folder: Path, game: Game, entry: MatchSetup, log: tuple[Action, ...]) -> Book:
    """The book of a new match that begins with actions of another one."""
    book = new_book(folder, game, entry)
    assert book.keeper is not None, "a new one has it"
    for action in log:
        book.keeper.do(action)
    return replace(book, log=log)


def reopen(path: Path, find_game: FindGame) -> tuple[MatchSetup, Book]:
    """The book of a kept match, and how that was entered.

    Raises:
        OSError: It cannot be read.
        KeptError: It is no match of this program, or was changed.
        TimeoutError: Another program has it open, or has written in it just now.
    """
    kept = read_match(path, find_game)
    keeper = MatchWriter(path, kept.header, kept.place)
    outcome = kept.game.rules.outcome(kept.match.state)
    # A program may have been killed between the last action and the line that tells the end.
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
