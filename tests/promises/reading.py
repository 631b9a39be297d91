"""How each stored form is read, and what it says as plain JSON.

A form that 1.x stores has a line in `FORMS`. `tools/freeze.py` writes samples of all of them.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import chdir
from dataclasses import asdict
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from cubacube.games import catalogue
from cubacube.session.files.levels import load_level
from cubacube.session.households.file import read_household
from cubacube.session.keeping.code import read_code
from cubacube.session.keeping.kept import SavedMatch, read_match
from cubacube.session.play.known_setups import KnownSetups
from cubacube.session.play.records import last_result, read_declared
from cubacube.session.settings.file import read_settings
from cubacube.session.settings.folders import VARIABLE
from cubacube.session.tour.file import import_tour, read_tour
from cubacube.session.workshop.measurements import load_measurements
from cubacube.session.workshop.saved_draft import read_draft
from cubacube.shell.cli import main
from cubacube.shell.learning.passed import passed

GRAVITY_MM_S2 = 9810.0
SWEEP = "level sweep table.toml --flicks 20 --seed 1 --jobs 1 --out results"
LEAGUE = "league calavera --seats bot:0,bot:1 --games 2 --seed 1 --jobs 1 --out results"


def said(path: Path) -> Any:
    """Return what a file or a folder of results says, as plain JSON."""
    [read] = [read for name, read in FORMS.items() if path.match(name)]
    return json.loads(json.dumps(read(path)))


def kept(found: SavedMatch) -> Any:
    state = found.match.state
    outcome = found.match.rules.outcome(state) if not found.match.rules.choices(state) else None
    return {
        "game": found.header.game,
        "players": [seat.name for seat in found.entry.seats],
        "options": dict(found.entry.options),
        "seed": found.entry.seed,
        "level": found.entry.level,
        "actions": len(found.match.actions()),
        "scores": outcome and outcome.scores,
        "winners": outcome and sorted(outcome.winners),
    }


def match_of_code(path: Path) -> Any:
    decoded = read_code(path.read_text(encoding="utf-8"), catalogue.game)
    return kept(decoded.kept) | {"differs": decoded.differs}


def in_data_folder(path: Path, read: Callable[[], Any]) -> Any:
    with patch.dict("os.environ", {VARIABLE: str(path.parent)}):
        return read()


def exported_tour(path: Path) -> Any:
    with TemporaryDirectory() as name:
        tours, matches = Path(name, "tours"), Path(name, "matches")
        tour = read_tour(import_tour(path, tours, matches, catalogue.game), catalogue.game)
        found = sorted(read_match(each, catalogue.game).entry.seed for each in matches.iterdir())
    return {"tour": asdict(tour), "seeds": found}


def draft(path: Path) -> Any:
    found = read_draft(path)
    return {"name": found.name, "text": found.text, "raw": found.stand.raw, "other": found.other}


def gone_on(path: Path, words: str, results: tuple[str, ...]) -> Any:
    """Go on with a finished sweep or league: nothing is computed, and it writes the same files."""
    with TemporaryDirectory() as name:
        copy = copytree(path, Path(name) / "work")
        asked = copy / "results" / f"{path.name}.json"
        version = json.loads(asked.read_text(encoding="utf-8"))["version"]
        for result in results:
            (copy / "results" / result).unlink()
        with (
            chdir(copy),
            patch("cubacube.shell.tuning.sweep.__version__", version),
            patch("cubacube.shell.league.league.__version__", version),
            patch("cubacube.shell.tuning.sweep.has", lambda _part: False),
            patch("cubacube.shell.league.league.has", lambda _part: False),
        ):
            assert main(words.split()) == 0
        return {each: (copy / "results" / each).read_text(encoding="utf-8") for each in results}


FORMS: Mapping[str, Callable[[Path], Any]] = {
    "level*.toml": lambda path: asdict(load_level(path)),
    "level*.code": lambda path: asdict(load_level(path.read_text(encoding="utf-8"))),
    "match*.jsonl": lambda path: kept(read_match(path, catalogue.game)),
    "match*.code": match_of_code,
    "settings.toml": lambda path: asdict(read_settings(path).settings),
    "household.json": lambda path: asdict(read_household(path)),
    "tour.json": lambda path: asdict(read_tour(path, catalogue.game)),
    "exported_tour.json": exported_tour,
    "setups.json": lambda path: asdict(read_declared(path, KnownSetups) or KnownSetups()),
    "lessons.json": lambda path: in_data_folder(path, passed),
    "results.json": lambda path: in_data_folder(path, lambda: last_result("couriers")),
    "draft.json": draft,
    "measurements.csv": lambda path: [
        asdict(each) for each in load_measurements(path, GRAVITY_MM_S2)
    ],
    "sweep": lambda path: gone_on(path, SWEEP, ("figures.json", "figures.csv", "flicks.csv")),
    "league": lambda path: gone_on(path, LEAGUE, ("games.jsonl",)),
}
