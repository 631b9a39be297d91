"""The first line of a match file: everything that a match starts with."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from typing import Any, TypeAlias

from cubacube.rules import Outcome, frozen
from cubacube.session.files.bounds import check_bounds
from cubacube.session.files.budget import LEVEL
from cubacube.session.files.checked import mismatch
from cubacube.session.files.codec import decode, encode
from cubacube.session.files.declared import Key
from cubacube.session.language.translation import _
from cubacube.session.play import setup
from cubacube.session.play.game import Game
from cubacube.session.play.options import chosen, read_options, written
from cubacube.session.play.training import for_training
from cubacube.session.settings.model import Thinking
from cubacube.version import VERSION

FORMAT = 1
"""The format number of the files that this program writes.

Increase it with every change of the format, and keep reading all older formats. A sample of
each format is in `tests/session/keeping/samples`.
"""

_ORDINARY: Mapping[str, Any] = {"strict": False, "training": False, "thinking": "usual", "law": 1}
"""Default values, which are left out of the file."""

FindGame: TypeAlias = Callable[[str], Game]
"""Returns the game with this name; raises ValueError if there is none."""


class HeaderError(ValueError):
    """The first line cannot be used; the message says why."""


@frozen
class LevelRecord:
    """A level as it was when the match began."""

    name: str
    sha256: str
    text: str


@frozen
class Header:
    """The fields of the first line."""

    format: int
    program: str
    """The version that began the match."""
    begun: str
    """When the match began, in UTC: `2026-11-22T05:00:00+00:00`."""
    game: str
    seats: tuple[setup.SeatEntry, ...]
    options: str
    """All options, as on the command line: `races=3,bumpers=on`."""
    seed: int
    first: int | None
    """The seat or team chosen to begin; None if the rules decide."""
    level: LevelRecord | None
    strict: bool = False
    training: bool = False
    thinking: Thinking = "usual"
    law: int = 1
    """The version of the rules of this game, which the match keeps; see `Game.law`."""


def header_of(entry: setup.MatchSetup, game: Game, begun: str) -> Header:
    """Return the header for a match setup.

    `entry.level_text` must be set if the game has a level.
    """
    text, values = entry.level_text, chosen(game.options_type, entry.options)
    level = LevelRecord(entry.level, sha256(text.encode()).hexdigest(), text)
    return Header(
        format=FORMAT,
        program=VERSION,
        begun=begun,
        game=entry.game,
        seats=entry.seats,
        options=",".join(f"{o.name}={written(getattr(values, o.name))}" for o in game.options),
        seed=entry.seed,
        first=entry.first,
        level=None if game.level is None else level,
        strict=entry.strict,
        training=entry.training,
        thinking=entry.thinking,
        law=entry.law or game.law,
    )


def setup_in(header: Header, game: Game) -> setup.MatchSetup:
    """Return the match setup in a header."""
    return setup.MatchSetup(
        header.game,
        header.seats,
        read_options(game.options_type, header.options),
        header.level.name if header.level else "",
        header.seed,
        header.first,
        header.level.text if header.level else "",
        header.strict,
        header.training,
        header.thinking,
        None if header.law == game.law else header.law,
    )


def end_of(outcome: Outcome) -> dict[str, list[Any]]:
    """Return the end of a match as JSON data."""
    return {"scores": list(outcome.scores), "winners": sorted(outcome.winners)}


def to_json(header: Header) -> dict[str, Any]:
    """Return the header as JSON data."""
    data: dict[str, Any] = encode(header)
    return {
        key: each for key, each in data.items() if key not in _ORDINARY or each != _ORDINARY[key]
    }


def from_json(data: Any, find_game: FindGame) -> tuple[Header, Game]:
    """Read a header from JSON data; return it together with its game.

    All of its values are validated, except for the level text.

    Raises:
        HeaderError: It was written by a newer program, or a value in it is invalid.
    """
    form = data.get("format") if isinstance(data, dict) else None
    if type(form) is not int or form < 1:
        said = _("the format is unknown: this version reads formats up to {most}")
        raise HeaderError(said.format(most=FORMAT))
    if form > FORMAT:
        said = _("a newer version saved this: format {format}, this version reads up to {most}")
        raise HeaderError(said.format(format=form, most=FORMAT))
    try:
        header: Header = decode({**_ORDINARY, **data}, Header)
        game = find_game(header.game)
        found = next(filter(None, _faults(header, game)), "")
    except ValueError as fault:
        raise HeaderError(str(fault)) from fault
    if found:
        raise HeaderError(found)
    return header, for_training(game) if header.training else game


def _faults(header: Header, game: Game) -> Iterator[str]:
    """Yield the errors in a header: invalid values, and values that clash.

    An empty text is no error.
    """
    count, flicks = len(header.seats), game.level is not None
    if not game.fewest <= count <= game.most:
        said = _("{name} needs {fewest} to {most} seats, not {count}")
        yield said.format(name=game.name, fewest=game.fewest, most=game.most, count=count)
    for seat in header.seats:
        if seat.side not in setup.SIDES:
            yield f"side: {mismatch(repr(seat.side), *setup.SIDES)}"
        yield _beyond(Key("bot", int, 0, 0, len(game.bots) - 1), seat.bot)
    yield setup.fault_in(tuple(seat.name for seat in header.seats)) or ""
    yield _beyond(Key("seed", int, 0, 0, setup.LARGEST_SEED), header.seed)
    yield _beyond(Key("first", int, 0, 0, count - 1), header.first)
    yield _beyond(Key("law", int, 0, 1, game.law), header.law)
    zone = None
    with suppress(ValueError):
        zone = datetime.fromisoformat(header.begun).tzinfo
    if zone is None:
        yield _("begun must be a time with its time zone")
    options = chosen(game.options_type, read_options(game.options_type, header.options))
    yield game.clash(options, count)
    if (header.level is not None) != flicks:
        said = _("{game} needs a level") if flicks else _("{game} is played without a level")
        yield said.format(game=game.name)
    yield setup.conflict_of(header.strict, header.training, flicks)


def _beyond(key: Key, number: int | None) -> str:
    """Return what is wrong with a number; empty if it is in its range, or None."""
    if number is None or key.holds(number):
        return ""
    return f"{key.name}: {mismatch(str(number), key.allowed)}"


def check_level(header: Header) -> None:
    """Check the level text against its checksum and the size limits.

    Whether the level itself is valid is checked when it is used.

    Raises:
        HeaderError: The text is too long, or does not match its checksum.
        FileRejectedError: The text is nested too deeply, or is beyond another limit of
            `check_bounds`.
    """
    if header.level is None:
        return
    level = header.level
    content = level.text.encode("utf-8", "surrogatepass")
    if len(content) > LEVEL.bytes:
        said = _("the level has {count} bytes: at most {most} are allowed")
        raise HeaderError(said.format(count=len(content), most=LEVEL.bytes))
    if sha256(content).hexdigest() != level.sha256:
        raise HeaderError(_("the text of the level does not match its sha256"))
    check_bounds(level.text, LEVEL.marks)
