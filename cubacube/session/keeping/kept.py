"""Read a match file: the setup, the log and the last undone actions."""

from collections.abc import Callable, Iterator
from dataclasses import field
from pathlib import Path
from typing import Any

from cubacube.rules import TABLE, Action, IllegalActionError, Seat, frozen, replace
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.codec import CodecError, decode
from cubacube.session.files.door import read_bytes
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import plain, plain_path
from cubacube.session.keeping.header import (
    FindGame,
    Header,
    HeaderError,
    check_level,
    end_of,
    from_json,
    setup_in,
)
from cubacube.session.keeping.lines import LineError, Sum, checked, parsed
from cubacube.session.language.translation import _
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Game
from cubacube.session.play.log import Log
from cubacube.session.play.match import Match
from cubacube.session.play.setup import LONGEST_NAME, MatchSetup, SeatEntry, with_bot
from cubacube.table import TableError

LARGEST_BYTES = 64 * 1024 * 1024
"""Maximum file size in bytes, many times that of the longest match."""
MOST_LINES = 200_000
LONGEST_TITLE = 60
_LONGEST_REASON = 300
_REFUSED = (LineError, HeaderError, FileRejectedError, LevelError, CodecError, IllegalActionError)


class SavedMatchError(ValueError):
    """A file is not a match that can be continued; the message names file and line."""


@frozen
class FilePosition:
    """A position between two lines: how many bytes precede it, and their checksum."""

    bytes: int = 0
    sum: Sum = 0


@frozen
class SavedMatch:
    """A match as read from its file."""

    header: Header
    game: Game
    match: Match[Any]
    dealer: Dealer
    undone: Log[Action] = field(default_factory=Log)
    """Undone actions that can be redone, in reverse order: a redo takes the last one first."""
    taken_back: tuple[int, ...] = ()
    """For each undo that was not redone, the number of actions that were left in the log."""
    hints: tuple[Seat, ...] = ()
    """Seats that were given a hint, one entry for each hint; an undo removes none."""
    seats: tuple[SeatEntry, ...] = ()
    """Who plays now, if that has changed since the start; otherwise empty."""
    title: str = ""
    """The title that a player chose; empty if there is none."""
    ended: bool = False
    place: FilePosition = field(default_factory=FilePosition)
    torn: bool = False
    """Whether the last line of the file was incomplete; such a line is not read."""

    @property
    def entry(self) -> MatchSetup:
        """The match setup, with the current players."""
        entry = setup_in(self.header, self.game)
        return replace(entry, seats=self.seats or entry.seats)


def read_match(path: Path, find_game: FindGame) -> SavedMatch:
    """Read a match file and replay its log without simulating the flicks.

    Raises:
        OSError: The file does not exist or cannot be read.
        SavedMatchError: It is not a match of this program, or it was changed.
    """
    try:
        content = read_bytes(path, LARGEST_BYTES)
    except FileRejectedError as fault:
        raise SavedMatchError(f"{plain_path(path)}: {fault}") from fault
    return read_content(content, plain_path(path), find_game)


def read_content(content: bytes, shown: str, find_game: FindGame) -> SavedMatch:
    """Replay the match in the content of a file; `shown` names the file in errors.

    Raises:
        SavedMatchError: It is not a match of this program, or it was changed.
    """
    lines = _Lines(content)
    try:
        kept = _begun(lines, find_game)
        for key, value in lines:
            kept = _WAYS[_known(key)](kept, value)
    except _REFUSED as fault:
        # The message of an IllegalActionError lists all choices, which is too long here.
        why = _("this is not allowed here") if isinstance(fault, IllegalActionError) else str(fault)
        said = _("{file}: line {number}: {why}").format(
            file=shown, number=lines.number, why=plain(why, _LONGEST_REASON)
        )
        raise SavedMatchError(said) from fault
    return replace(kept, place=lines.place, torn=lines.torn)


class _Lines:
    """The lines of a file, checked and parsed one by one.

    An incomplete last line is skipped.
    """

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.place = FilePosition()
        self.number = 0
        """Number of the line that was read last."""
        self.torn = False

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return self

    def __next__(self) -> tuple[str, Any]:
        end = self._content.find(b"\n", self.place.bytes)
        if end < 0:
            self.torn = self.place.bytes < len(self._content)
            raise StopIteration
        self.number += 1
        if self.number > MOST_LINES:
            raise LineError(f"the file has more than {MOST_LINES} lines")
        words, total = checked(self._content[self.place.bytes : end], self.place.sum)
        found = parsed(words)
        self.place = FilePosition(end + 1, total)
        return found


def _begun(lines: _Lines, find_game: FindGame) -> SavedMatch:
    """Return the match before its first action."""
    key, value = next(lines, ("", None))
    lines.number = 1
    if key != "begin":
        raise LineError("a match must start here")
    header, game = from_json(value, find_game)
    check_level(header)
    match, dealer = begin(game, setup_in(header, game))
    return SavedMatch(header, game, match, dealer)


def _do(kept: SavedMatch, value: Any) -> SavedMatch:
    """Apply a new action."""
    action: Action = decode(value, kept.game.action_type)
    return replace(kept, match=kept.match.play(action), undone=Log(), ended=False)


def _back(kept: SavedMatch, value: Any) -> SavedMatch:
    """Apply an undo."""
    count = _count(value, 0, len(kept.match.turns) - 1)
    taken = [turn.action for turn in kept.match.turns[count:]]
    match = replace(kept.match, turns=kept.match.turns.first(count))
    undone = kept.undone.added(*reversed(taken))
    taken_back = (*(each for each in kept.taken_back if each < count), count)
    return replace(kept, match=match, undone=undone, taken_back=taken_back, ended=False)


def _forth(kept: SavedMatch, value: Any) -> SavedMatch:
    """Apply a redo."""
    done, match = len(kept.match.turns), kept.match
    count = _count(value, done + 1, done + len(kept.undone))
    left = len(kept.undone) - (count - done)
    for action in reversed(kept.undone[left:]):
        match = match.play(action)
    taken_back = tuple(each for each in kept.taken_back if each < done)
    undone = kept.undone.first(left)
    return replace(kept, match=match, undone=undone, taken_back=taken_back, ended=False)


def _hinted(kept: SavedMatch, value: Any) -> SavedMatch:
    """Apply a hint given to a person."""
    people = [seat for seat, each in enumerate(kept.entry.seats) if each.bot is None]
    if type(value) is not int or value not in people:
        raise LineError(f"{plain(value, 20)} is not the seat of a person")
    return replace(kept, hints=(*kept.hints, value))


def _sat(kept: SavedMatch, value: Any) -> SavedMatch:
    """Apply a change of a seat from a person to a computer player, or the other way round."""
    seats, levels = kept.entry.seats, range(len(kept.game.bots))
    match value:
        case [int(seat), bot] if (
            type(seat) is int
            and seat in range(len(seats))
            and (bot is None or (type(bot) is int and bot in levels))
        ):
            return replace(kept, seats=with_bot(seats, seat, bot))
    raise LineError(
        f"{plain(value, 20)} must be a seat from 0 to {len(seats) - 1} "
        f"and a level from 0 to {levels[-1]} or null"
    )


def _named(kept: SavedMatch, value: Any) -> SavedMatch:
    """Apply a new title."""
    if not isinstance(value, str) or len(value) > LONGEST_TITLE or plain(value) != value:
        raise LineError(f"a name must be one visible line of at most {LONGEST_TITLE} characters")
    return replace(kept, title=value)


def _ended(kept: SavedMatch, value: Any) -> SavedMatch:
    """Check the recorded end of the match."""
    outcome = kept.game.rules.outcome(kept.match.state)
    if outcome is None or value != end_of(outcome):
        raise LineError("the match did not end like this")
    return replace(kept, ended=True)


_WAYS: dict[str, Callable[[SavedMatch, Any], SavedMatch]] = {
    "do": _do,
    "back": _back,
    "forth": _forth,
    "hint": _hinted,
    "sit": _sat,
    "name": _named,
    "end": _ended,
}


def _known(key: str) -> str:
    """Return the key of a line after checking that it is known."""
    if key not in _WAYS:
        raise LineError(f"key must be one of {', '.join(_WAYS)}, not {plain(key, LONGEST_NAME)}")
    return key


def _count(value: Any, least: int, most: int) -> int:
    """Return a log length after checking its range."""
    if type(value) is not int or not least <= value <= most:
        raise LineError(f"must be {least} to {most} actions, not {plain(value, 20)}")
    return int(value)


def first_difference(kept: SavedMatch) -> int | None:
    """Return the log index of the first dealer answer that differs, or None.

    Every flick is simulated again, and every roll is drawn again.
    """
    match, dealer = begin(kept.game, kept.entry)
    state, standing = match.start, match.standing
    for number, turn in enumerate(kept.match.turns):
        if turn.action.seat == TABLE:
            asked = kept.game.rules.choices(state)[0]
            try:
                same = dealer.answer(asked, standing) == turn.action
            except TableError:
                same = False
            if not same:
                return number
        state, standing = turn.state, turn.standing
    return None
