"""Read a match file: the setup, the log and the last undone actions."""

from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from typing import Any

from cubacube.kit.placing import fault_in_dice
from cubacube.kit.shot import AnyThrow, Shot, Thrown
from cubacube.rules import Action, IllegalActionError, Seat, frozen, replace
from cubacube.session.files.bounds import FileRejectedError
from cubacube.session.files.budget import MATCH
from cubacube.session.files.checked import mismatch
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
from cubacube.session.keeping.lines import CheckedLines, FilePosition, LineError, beginning, parsed
from cubacube.session.language.translation import _
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Game
from cubacube.session.play.log import Log
from cubacube.session.play.match import NOTHING, Match, PlayedAction, Standing, played
from cubacube.session.play.setup import LONGEST_NAME, MatchSetup, SeatEntry, with_bot
from cubacube.session.settings.model import Preview

LONGEST_TITLE = 60
_LONGEST_REASON = 300
_REFUSED = (LineError, HeaderError, FileRejectedError, LevelError, CodecError, IllegalActionError)


class SavedMatchError(ValueError):
    """A file is not a match that can be continued; the message names file and line."""


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
    previews: tuple[tuple[Seat, Preview], ...] = ()
    """The most helpful preview with which each person flicked, by seat; not in older files."""
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
    return read_content(content_of(path), plain_path(path), find_game)


def content_of(path: Path) -> bytes:
    """Return the content of a match file.

    Raises:
        OSError: It does not exist or cannot be read.
        SavedMatchError: It is not a regular file, or it is too large.
    """
    try:
        return read_bytes(path, MATCH)
    except FileRejectedError as fault:
        raise SavedMatchError(f"{plain_path(path)}: {fault}") from fault


def read_content(content: bytes, shown: str, find_game: FindGame) -> SavedMatch:
    """Replay the match in the content of a file; `shown` names the file in errors.

    Raises:
        SavedMatchError: It is not a match of this program, or it was changed.
    """
    lines = CheckedLines(content)
    try:
        replay = _Replay(unplayed(*from_json(beginning(lines), find_game)))
        for words in lines:
            replay.take(*parsed(words))
    except _REFUSED as fault:
        # The message of an IllegalActionError lists all choices, which is too long here.
        why = _("this is not allowed here") if isinstance(fault, IllegalActionError) else str(fault)
        said = _("{file}: line {number}: {why}").format(
            file=shown, number=max(1, lines.number), why=plain(why, _LONGEST_REASON)
        )
        raise SavedMatchError(said) from fault
    return replay.match(lines.place, torn=lines.torn)


def unplayed(header: Header, game: Game) -> SavedMatch:
    """Return a match before its first action.

    Raises:
        HeaderError, FileRejectedError, LevelError: The level cannot be used.
    """
    check_level(header)
    return SavedMatch(header, game, *begin(game, setup_in(header, game)))


class _Replay:
    """A match while its file is read; no line costs more than playing one action.

    There is a method for each key of a line, with the value of that line.
    """

    def __init__(self, begun: SavedMatch) -> None:
        self._begun, self._game = begun, begun.game
        self._turns: list[PlayedAction[Any]] = []
        """All played actions; those after the first `_count` were undone."""
        self._count = self._played = 0
        """Number of actions in the log, and of all actions that were played for it."""
        self._taken_back: list[int] = []
        self._hints: list[Seat] = []
        self._previews: dict[Seat, Preview] = {}
        self._seats = self._entry_seats = begun.entry.seats
        self._title, self._ended = "", False

    def take(self, key: str, value: Any) -> None:
        """Apply a line."""
        if key not in _WAYS:
            raise LineError(mismatch(plain(key, LONGEST_NAME), *_WAYS))
        _WAYS[key](self, value)

    def match(self, place: FilePosition, *, torn: bool) -> SavedMatch:
        """Return the match as it is after the last line."""
        return replace(
            self._begun,
            match=replace(self._begun.match, turns=Log(self._turns[: self._count])),
            undone=Log(turn.action for turn in reversed(self._turns[self._count :])),
            taken_back=tuple(self._taken_back),
            hints=tuple(self._hints),
            previews=tuple(self._previews.items()),
            seats=() if self._seats is self._entry_seats else self._seats,
            title=self._title,
            ended=self._ended,
            place=place,
            torn=torn,
        )

    def do(self, value: Any) -> None:
        """Play a new action."""
        self._spend()
        action: Action = decode(value, self._game.action_type)
        state, standing = self._now
        self._check_poses(state, action)
        turn = played(self._game.rules, state, standing, action)
        del self._turns[self._count :]
        self._turns.append(turn)
        self._count, self._ended = self._count + 1, False

    def back(self, value: Any) -> None:
        """Undo actions."""
        self._count = _count(value, 0, self._count - 1)
        self._forget_undos(self._count)
        self._taken_back.append(self._count)
        self._ended = False

    def forth(self, value: Any) -> None:
        """Redo actions, which are not played again."""
        done = self._count
        self._count = _count(value, done + 1, len(self._turns))
        self._forget_undos(done)
        self._ended = False

    def hint(self, value: Any) -> None:
        """Count a hint given to a person."""
        self._hints.append(self._person(value))

    def preview(self, value: Any) -> None:
        """Set the preview with which a person flicked."""
        seat, preview = decode(value, tuple[int, Preview])
        self._previews[self._person(seat)] = preview

    def sit(self, value: Any) -> None:
        """Change a seat from a person to a computer player, or the other way round."""
        seats, levels = self._seats, range(len(self._game.bots))
        seat, bot = decode(value, tuple[int, int | None])
        if seat not in range(len(seats)) or bot not in (None, *levels):
            said = _("{given} must be a seat up to {seat} and a level up to {level} or null")
            most = {"seat": len(seats) - 1, "level": levels[-1]}
            raise LineError(said.format(given=plain(value, 20), **most))
        self._seats = with_bot(seats, seat, bot)

    def name(self, value: Any) -> None:
        """Set a new title."""
        if not isinstance(value, str) or len(value) > LONGEST_TITLE or plain(value) != value:
            said = _("a name must be one visible line of at most {most} characters")
            raise LineError(said.format(most=LONGEST_TITLE))
        self._title = value

    def end(self, value: Any) -> None:
        """Check the recorded end of the match."""
        self._spend()
        outcome = self._game.rules.outcome(self._now[0])
        if outcome is None or value != end_of(outcome):
            raise LineError(_("the match did not end like this"))
        self._ended = True

    @property
    def _now(self) -> tuple[Any, Standing]:
        """The state and the counts after the last action of the log."""
        if not self._count:
            return self._begun.match.start, NOTHING
        last = self._turns[self._count - 1]
        return last.state, last.standing

    def _person(self, value: Any) -> Seat:
        """Return a seat after checking that a person sits there."""
        people = [seat for seat, each in enumerate(self._seats) if each.bot is None]
        if type(value) is not int or value not in people:
            raise LineError(_("{given} is not the seat of a person").format(given=plain(value, 20)))
        return value

    def _spend(self) -> None:
        """Count an action before it is played."""
        self._played += 1
        if self._played > MATCH.actions:
            raise LineError(_("the file plays more than {most} actions").format(most=MATCH.actions))

    def _forget_undos(self, count: int) -> None:
        """Forget all undos that left `count` actions or more."""
        while self._taken_back and self._taken_back[-1] >= count:
            self._taken_back.pop()

    def _check_poses(self, state: Any, action: Action) -> None:
        """Check that dice can lie where the dealer says that they came to rest."""
        if not isinstance(action, Shot | Thrown):
            return
        dice = action.rest
        match self._game.rules.choices(state):
            case (AnyThrow(layout=layout), *_):
                dice += layout.dice
        if fault := fault_in_dice(dice, self._begun.dealer.level.measures()):
            raise LineError(_(fault))


_WAYS: dict[str, Callable[[_Replay, Any], None]] = {
    "do": _Replay.do,
    "back": _Replay.back,
    "forth": _Replay.forth,
    "hint": _Replay.hint,
    "preview": _Replay.preview,
    "sit": _Replay.sit,
    "name": _Replay.name,
    "end": _Replay.end,
}


def _count(value: Any, least: int, most: int) -> int:
    """Return a log length after checking its range."""
    if type(value) is not int or not least <= value <= most:
        said = _("must be {least} to {most} actions, not {given}")
        raise LineError(said.format(least=least, most=most, given=plain(value, 20)))
    return int(value)
