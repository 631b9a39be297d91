"""Measure the cost of saving a match, loading it, moving through it and filming it.

Anything that draws is measured in a process of its own.
"""

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from benchmark.frames import run
from benchmark.logs import entry_of, log_of

from cubacube.games.catalogue import game, names
from cubacube.rules import Action
from cubacube.session.keeping.book import MatchWriter
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.kept import read_match
from cubacube.session.play.begin import begin
from cubacube.session.play.match import replay
from cubacube.session.play.setup import MatchSetup

EARLY, LATE, AROUND = 10, 10_000, 9
"""Numbers of the compared actions; the median is taken over `AROUND` actions on each side."""
ACTIONS, RUNS = 200, 30
BACK_AND_FORTH = Path(__file__).with_name("back_and_forth.py")
FILMING = Path(__file__).with_name("filming.py")
LONG_GAMES = ("race", "caramba")
"""A flicking game and a board game."""
BEGUN = "2026-11-22T05:00:00+00:00"


def measure() -> dict[str, float]:
    """Return all figures by their names in the report; times in ms, ratios without a unit."""
    with TemporaryDirectory() as folder:
        loads = {name: _load_over_play(name, Path(folder)) for name in names()}
        append = _append_late_over_early(Path(folder))
    felt = {name: json.loads(run([str(BACK_AND_FORTH), name])) for name in LONG_GAMES}
    film = json.loads(run([str(FILMING)]))["film"]
    return {
        "keep_append_10000_over_10": round(append, 2),
        **{f"keep_load_over_play_{name}": round(ratio, 2) for name, ratio in loads.items()},
        "keep_load_over_play": round(max(loads.values()), 2),
        **{f"scrub_{name}_actions": each["actions"] for name, each in felt.items()},
        **{f"scrub_{name}_ms": each["scrub"] for name, each in felt.items()},
        "scrub_ms": max(each["scrub"] for each in felt.values()),
        "undo_ms": max(each["undo"] for each in felt.values()),
        "film_s_per_s": round(film, 3),
    }


def _append_late_over_early(folder: Path) -> float:
    """Save the same roll again and again, and compare a late write with an early one."""
    entry = entry_of("calavera")
    action = log_of(entry, 1)[0]
    keeper, times = _keeper(folder / "long.jsonl", entry), []
    for _number in range(LATE + AROUND):
        began = process_time()
        keeper.do(action)
        times.append(process_time() - began)
    keeper.close()
    late, early = (median(times[at - AROUND : at + AROUND]) for at in (LATE, EARLY))
    return late / early


def _load_over_play(name: str, folder: Path) -> float:
    """Return the cost of loading actions over playing them, both without physics."""
    entry = entry_of(name)
    log = log_of(entry, ACTIONS)
    whole = _kept(folder / f"{name}.jsonl", entry, log)
    begun = _kept(folder / f"{name}-begun.jsonl", entry, ())
    start = begin(game(name), entry)[0]
    load_s = _best(lambda: read_match(whole, game)) - _best(lambda: read_match(begun, game))
    return load_s / _best(lambda: replay(start.rules, start.start, log))


def _kept(path: Path, entry: MatchSetup, log: tuple[Action, ...]) -> Path:
    """Write a match to a file."""
    keeper = _keeper(path, entry)
    for action in log:
        keeper.do(action)
    keeper.close()
    return path


def _keeper(path: Path, entry: MatchSetup) -> MatchWriter:
    return MatchWriter(path, header_of(entry, game(entry.game), BEGUN))


def _best(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times)
