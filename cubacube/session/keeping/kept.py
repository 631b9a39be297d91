"""A match file read: how the match was entered, its log, and what was taken back last."""

from collections.abc import Callable, Iterator
from dataclasses import field
from pathlib import Path
from typing import Any

from cubacube.rules import Action, IllegalActionError, Seat, frozen, replace
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.codec import CodecError, decode
from cubacube.session.files.door import read_bytes
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import plain
from cubacube.session.keeping.header import (
    FindGame,
    Header,
    HeaderError,
    check_level,
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

LARGEST_BYTES = 64 * 1024 * 1024
"""Many times the longest match."""
MOST_LINES = 200_000
LONGEST_TITLE = 60
_LONGEST_PATH, _LONGEST_REASON = 400, 300
_REFUSED = (LineError, HeaderError, FileRejectedError, LevelError, CodecError, IllegalActionError)


class SavedMatchError(ValueError):
    """A file is not a match that this program can go on with; the text names file and line."""


@frozen
class FilePosition:
    """Where the next line of a file comes: behind so many bytes, and over this sum."""

    bytes: int = 0
    sum: Sum = 0


@frozen
class SavedMatch:
    """A match as its file tells it."""

    header: Header
    game: Game
    match: Match[Any]
    dealer: Dealer
    undone: Log[Action] = field(default_factory=Log)
    """What was taken back and can be done again; the next one is the last here."""
    taken_back: tuple[int, ...] = ()
    """After how many actions something was taken back, as far as that was not done again."""
    hints: tuple[Seat, ...] = ()
    """Who was given a hint, once for each; it stays so whatever is taken back."""
    seats: tuple[SeatEntry, ...] = ()
    """Who plays now, if that is not who began; empty if it is."""
    title: str = ""
    """What somebody called it; empty if nobody did."""
    ended: bool = False
    place: FilePosition = field(default_factory=FilePosition)
    torn: bool = False
    """Whether the last line was not written to its end, and is left out."""

    @property
    def entry(self) -> MatchSetup:
        """How it was entered, but with who plays now."""
        entry = setup_in(self.header, self.game)
        return replace(entry, seats=self.seats or entry.seats)


def read_match(path: Path, find_game: FindGame) -> SavedMatch:
    """Read a file and play its log again, without physics.

    Raises:
        OSError: It is not there, or cannot be read.
        KeptError: It is no match of this program, or was changed; it stays as it is.
    """
    try:
        content = read_bytes(path, LARGEST_BYTES)
    except FileRejectedError as fault:
        raise SavedMatchError(f"{_shown(path)}: {fault}") from fault
    return read_content(content, _shown(path), find_game)


def read_content(content: bytes, shown: str, find_game: FindGame) -> SavedMatch:
    """The same for what a file holds; `shown` is what faults name.

    Raises:
        KeptError: It is no match of this program, or was changed.
    """
    lines = _Lines(content)
    try:
        kept = _begun(lines, find_game)
        for key, value in lines:
            kept = _WAYS[_known(key)](kept, value)
    except _REFUSED as fault:
        # What no choice contains is told with all choices; the action alone is enough.
        why = _("not allowed here") if isinstance(fault, IllegalActionError) else str(fault)
        said = _("{file}: line {number}: {why}").format(
            file=shown, number=lines.number, why=plain(why, _LONGEST_REASON)
        )
        raise SavedMatchError(said) from fault
    return replace(kept, place=lines.place, torn=lines.torn)


class _Lines:
    """The lines of a file but for a torn last one, checked and parsed as they are asked for."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.place = FilePosition()
        self.number = 0
        """Of the line that was asked for last."""
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
            raise LineError(f"more than {MOST_LINES} lines")
        words, total = checked(self._content[self.place.bytes : end], self.place.sum)
        found = parsed(words)
        self.place = FilePosition(end + 1, total)
        return found


def _begun(lines: _Lines, find_game: FindGame) -> SavedMatch:
    """The match before its first action."""
    key, value = next(lines, ("", None))
    lines.number = 1
    if key != "begin":
        raise LineError("no match begins here")
    header, game = from_json(value, find_game)
    check_level(header)
    match, dealer = begin(game, setup_in(header, game))
    return SavedMatch(header, game, match, dealer)


def _do(kept: SavedMatch, value: Any) -> SavedMatch:
    """An action that was new."""
    action: Action = decode(value, kept.game.action_type)
    return replace(kept, match=kept.match.play(action), undone=Log(), ended=False)


def _back(kept: SavedMatch, value: Any) -> SavedMatch:
    """Actions that were taken back."""
    count = _count(value, 0, len(kept.match.turns) - 1)
    taken = [turn.action for turn in kept.match.turns[count:]]
    match = replace(kept.match, turns=kept.match.turns.first(count))
    undone = kept.undone.added(*reversed(taken))
    taken_back = (*(each for each in kept.taken_back if each < count), count)
    return replace(kept, match=match, undone=undone, taken_back=taken_back, ended=False)


def _forth(kept: SavedMatch, value: Any) -> SavedMatch:
    """Actions that were done again."""
    done, match = len(kept.match.turns), kept.match
    count = _count(value, done + 1, done + len(kept.undone))
    left = len(kept.undone) - (count - done)
    for action in reversed(kept.undone[left:]):
        match = match.play(action)
    taken_back = tuple(each for each in kept.taken_back if each < done)
    undone = kept.undone.first(left)
    return replace(kept, match=match, undone=undone, taken_back=taken_back, ended=False)


def _hinted(kept: SavedMatch, value: Any) -> SavedMatch:
    """A person was given a hint."""
    people = [seat for seat, each in enumerate(kept.entry.seats) if each.bot is None]
    if type(value) is not int or value not in people:
        raise LineError(f"{plain(value, 20)} is no seat of a person")
    return replace(kept, hints=(*kept.hints, value))


def _sat(kept: SavedMatch, value: Any) -> SavedMatch:
    """Somebody else plays on at a seat: a computer of a level, or a person."""
    seats, levels = kept.entry.seats, range(len(kept.game.bots))
    match value:
        case [int(seat), bot] if (
            type(seat) is int
            and seat in range(len(seats))
            and (bot is None or (type(bot) is int and bot in levels))
        ):
            return replace(kept, seats=with_bot(seats, seat, bot))
    raise LineError(
        f"{plain(value, 20)} is no seat from 0 to {len(seats) - 1} "
        f"with a level from 0 to {levels[-1]} or null"
    )


def _named(kept: SavedMatch, value: Any) -> SavedMatch:
    """What it is called from here on."""
    if not isinstance(value, str) or len(value) > LONGEST_TITLE or plain(value) != value:
        raise LineError(f"a name is one visible line of at most {LONGEST_TITLE} letters")
    return replace(kept, title=value)


def _ended(kept: SavedMatch, value: Any) -> SavedMatch:
    """It is over."""
    outcome = kept.game.rules.outcome(kept.match.state)
    if outcome is None or value != {
        "scores": list(outcome.scores),
        "winners": sorted(outcome.winners),
    }:
        raise LineError("this is not how the match has ended")
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
    """The key of a line, if there is such a one."""
    if key not in _WAYS:
        raise LineError(f"key {plain(key, LONGEST_NAME)}, allowed are {', '.join(_WAYS)}")
    return key


def _count(value: Any, least: int, most: int) -> int:
    """How many actions a log has."""
    if type(value) is not int or not least <= value <= most:
        raise LineError(f"{plain(value, 20)} actions, allowed are {least} to {most}")
    return int(value)


def _shown(path: Path) -> str:
    """The file as it is named in a sentence."""
    return plain(path, _LONGEST_PATH)
