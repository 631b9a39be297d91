"""The files of Tours: one for each, beside the folder of matches."""

import json
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from secrets import token_hex

from cubacube.rules import frozen
from cubacube.session.files.budget import TOUR
from cubacube.session.files.door import read_text, text_of, write_new, write_whole, written_at
from cubacube.session.files.lock import locked
from cubacube.session.files.plain import plain_path
from cubacube.session.keeping.header import FindGame
from cubacube.session.keeping.kept import content_of, read_content
from cubacube.session.keeping.shelf import ENDING as MATCH_ENDING
from cubacube.session.language.translation import _
from cubacube.session.play.records import RecordError, checked, json_in
from cubacube.session.tour.faults import faults_in
from cubacube.session.tour.matches import seed_of
from cubacube.session.tour.model import MOST_PLAYED, Tour
from cubacube.session.tour.standings import next_match

FOLDER = "tours"
ENDING = ".json"
_MARK = "-tour-"
_BEGIN, _SUM = b'"begin"', len('{"sum":"01234567",')
"""How the first line of a match goes on after its checksum."""


@frozen
class SavedTour:
    """A Tour and its file."""

    path: Path
    tour: Tour
    saved_at: datetime

    @property
    def id(self) -> str:
        """The file name without its ending."""
        return self.path.stem

    @property
    def finished(self) -> bool:
        """Whether the last match is over."""
        return next_match(self.tour) is None


def match_id(tour_id: str, number: int) -> str:
    """Return the id of a match of a Tour: the file name without its ending."""
    return f"{tour_id}-{number + 1}"


def tour_id_of(match: str) -> tuple[str, int]:
    """Return the id of the Tour of a match, and the number of matches before it.

    The id is empty if the match belongs to no Tour.
    """
    tour, _dash, number = match.rpartition("-")
    numbers = map(str, range(1, MOST_PLAYED + 1))
    return (tour, int(number) - 1) if _MARK in tour and number in numbers else ("", 0)


def new_tour(folder: Path, tour: Tour) -> Path:
    """Save a new Tour in the folder of Tours and return its file.

    Raises:
        OSError: It cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}{_MARK}{token_hex(3)}{ENDING}"
    write_whole(path, _line(tour))
    return path


def record(path: Path, number: int, places: tuple[int, ...], find_game: FindGame) -> Tour:
    """Enter the places of a match, unless they are there already; return the Tour.

    Raises:
        RecordError: The file has errors.
        OSError: It cannot be read or written.
    """
    with locked(path):
        tour = read_tour(path, find_game)
        if len(tour.played) == number:
            tour = tour.with_result(places)
            write_whole(path, _line(tour))
    return tour


def read_tour(path: Path, find_game: FindGame) -> Tour:
    """Read a Tour from its file.

    Raises:
        RecordError: The file has errors; the message lists the first ones with key and range.
        OSError: It cannot be read.
    """
    raw = json_in(path, lambda: read_text(path, TOUR))
    return checked(path, raw, Tour, partial(faults_in, find_game))


def saved_tours(folder: Path, find_game: FindGame) -> tuple[list[SavedTour], list[Path]]:
    """Return the Tours of a folder, newest first, and the files that cannot be used.

    Raises:
        OSError: The folder exists but cannot be read.
    """
    good, bad = [], []
    for path in folder.glob(f"[!.]*{ENDING}") if folder.is_dir() else ():
        try:
            good.append(SavedTour(path, read_tour(path, find_game), written_at(path)))
        except (RecordError, OSError):
            bad.append(path)
    return sorted(good, key=lambda each: (each.saved_at, each.id), reverse=True), sorted(bad)


def export_tour(path: Path, matches: Path, to: Path, find_game: FindGame) -> Path:
    """Write a Tour with its saved matches to one file, and return the file.

    The first line is the Tour. The lines of its matches follow. If the name is taken, use the
    next free one.

    Raises:
        RecordError: The Tour has errors.
        SavedMatchError: A match is too large.
        OSError: A file cannot be read or written.
    """
    tour = read_tour(path, find_game)
    places = (
        matches / f"{match_id(path.stem, at)}{MATCH_ENDING}" for at in range(len(tour.played) + 1)
    )
    content = [content_of(place) for place in places if place.is_file()]
    whole = (each[: each.rfind(b"\n") + 1] for each in content)  # the last line may be torn
    return write_new(to, _line(tour) + b"".join(whole))


def import_tour(source: Path, folder: Path, matches: Path, find_game: FindGame) -> Path:
    """Save the Tour of an exported file, and its matches; return the file of the Tour.

    Raises:
        RecordError: The Tour has errors; nothing is saved.
        SavedMatchError: A match has errors; nothing is saved.
        OSError: A file cannot be read or written.
    """
    first, *lines = content_of(source).splitlines(keepends=True)
    raw = json_in(source, lambda: text_of(first, TOUR))
    tour = checked(source, raw, Tour, partial(faults_in, find_game))
    found: list[bytes] = []
    for line in lines:
        if line.startswith(_BEGIN, _SUM):
            found.append(b"")
        if not found:
            raise RecordError(_("{path}: must be a Tour.").format(path=plain_path(source)))
        found[-1] += line
    seeds = [seed_of(tour, number) for number in range(len(tour.played) + 1)]
    numbers = {}
    for content in found:
        header = read_content(content, plain_path(source), find_game).header
        if header.seed in seeds:
            numbers[seeds.index(header.seed)] = content
    path = new_tour(folder, tour)
    matches.mkdir(parents=True, exist_ok=True)
    for number, content in numbers.items():
        write_whole(matches / f"{match_id(path.stem, number)}{MATCH_ENDING}", content)
    return path


def _line(tour: Tour) -> bytes:
    return f"{json.dumps(asdict(tour), ensure_ascii=False)}\n".encode()
