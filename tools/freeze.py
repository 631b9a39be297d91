"""Freeze a sample of every stored form: `python tools/freeze.py 1.0`.

It writes `tests/promises/1.0`: files as this program writes them, what they say, and the
commands with their options. Every later 1.x must read them and say the same. A frozen
folder is never written again; so run this once, right before a release that stores more.
"""

import argparse
import json
import os
import sys
from contextlib import chdir
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube.games import catalogue  # noqa: E402 - needs the root
from cubacube.kit.shot import Layout  # noqa: E402
from cubacube.session.files.levels import level_code, level_text, whole_text  # noqa: E402
from cubacube.session.households.file import text_of as household_text  # noqa: E402
from cubacube.session.households.model import Household, Profile, Record  # noqa: E402
from cubacube.session.keeping.code import code_of  # noqa: E402
from cubacube.session.keeping.kept import read_match  # noqa: E402
from cubacube.session.play.known_setups import (  # noqa: E402
    KnownSeat,
    KnownSetup,
    save_setup,
)
from cubacube.session.play.records import save_result  # noqa: E402
from cubacube.session.play.setup import SIDES  # noqa: E402
from cubacube.session.settings.file import text_of as settings_text  # noqa: E402
from cubacube.session.settings.folders import VARIABLE  # noqa: E402
from cubacube.session.settings.model import Settings, with_value  # noqa: E402
from cubacube.session.tour.file import export_tour, match_id, new_tour  # noqa: E402
from cubacube.session.tour.matches import seed_of  # noqa: E402
from cubacube.session.tour.model import Entrant, Round, Tour  # noqa: E402
from cubacube.session.workshop.draft import LevelDraft  # noqa: E402
from cubacube.session.workshop.level_file import LevelFile  # noqa: E402
from cubacube.session.workshop.saved_draft import DraftWriter, draft_files  # noqa: E402
from cubacube.shell.cli import main as command  # noqa: E402
from cubacube.shell.learning.passed import save_passed  # noqa: E402
from tests.promises.promised import commands, keys_of_answers  # noqa: E402
from tests.promises.reading import LEAGUE, SWEEP, said  # noqa: E402

FOLDER = ROOT / "tests" / "promises"
GAMES = {
    "race": "races=1",
    "smugglers": "",
    "couriers": "difficulty=easy",
    "marketeers": "",
    "cobbers": "",
    "calavera": "",
    "caramba": "",
    "atacama": "",
}
IN_CODES = "calavera", "atacama"
"""Games whose codes are frozen: those without flicks, whose last bits a system may decide."""
LARGEST_BYTES = 16_000
"""A longer match is cut after a whole line, as if it was not finished yet."""
NAME = "Ana"


def main() -> int:
    """Write the folder of a version."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="such as 1.0")
    folder = FOLDER / parser.parse_args().version
    folder.mkdir()
    with TemporaryDirectory() as work:
        os.environ[VARIABLE] = work
        freeze(folder, Path(work))
    told = {path.name: said(path) for path in sorted(folder.iterdir())}
    _write(folder / "said.json", told)
    _write(folder / "commands.json", {"options": commands(), "answers": keys_of_answers()})
    print(folder.relative_to(ROOT))
    return 0


def freeze(folder: Path, work: Path) -> None:
    """Write a sample of every form; `work` is the folder for data."""
    levels(folder)
    matches(folder, work)
    settings = with_value(Settings(), "play.film_percent", 130)
    settings = with_value(settings, "aids.preview", "none")
    (folder / "settings.toml").write_text(settings_text(settings), encoding="utf-8")
    record = Record("race", "races=2", "habana", 3, 7000, matches=4, won=2)
    household = Household((Profile(NAME, "lime", "none", (record,), ("race_blind",)),), ("race-7",))
    (folder / "household.json").write_text(household_text(household), encoding="utf-8")
    save_passed("race", "calavera")
    save_result("couriers", 5)
    seats = KnownSeat(NAME, "lime"), KnownSeat("", "orange", 2)
    save_setup(KnownSetup("race", seats, "races=1", "habana", strict=True))
    for name in ("lessons.json", "results.json", "setups.json"):
        copy(work / name, folder)
    tour(folder, work)
    draft(folder)
    rows = "kind,speed_mm_s,distance_mm,other_mm\nslide,500,28.5,\nhit,800,0,60.25\n"
    (folder / "measurements.csv").write_text(rows, encoding="utf-8")
    for name, words in (("sweep", SWEEP), ("league", LEAGUE)):
        results(folder / name, words)


def levels(folder: Path) -> None:
    """Write a level with a base and one without, and their codes."""
    for name, text in (("base", level_text("malecon")), ("whole", whole_text(level_text("rain")))):
        (folder / f"level_{name}.toml").write_text(text, encoding="utf-8")
        (folder / f"level_{name}.code").write_text(level_code(text) + "\n", encoding="utf-8")


def matches(folder: Path, work: Path) -> None:
    """Play a match of each game and write its file, and the codes of some."""
    for game, options in GAMES.items():
        played = work / "played" / game
        command(["sim", game, "--options", options, "--seed", "3", "--save", str(played)])
        [path] = played.glob("*.jsonl")
        lines, frozen = path.read_bytes().splitlines(keepends=True), b""
        for line in lines:
            if frozen and len(frozen) + len(line) > LARGEST_BYTES:
                break
            frozen += line
        (folder / f"match_{game}.jsonl").write_bytes(frozen)
        if game in IN_CODES:
            code = code_of(read_match(path, catalogue.game))
            (folder / f"match_{game}.code").write_text(code + "\n", encoding="utf-8")


def tour(folder: Path, work: Path) -> None:
    """Write a Tour after its first match, and its exported file."""
    entrants = tuple(Entrant(name, SIDES[at], 0) for at, name in enumerate((NAME, "Bruno")))
    rounds = tuple(Round(game) for game in ("calavera", "atacama", "caramba"))
    found = Tour("Sunday", "tour", 3, entrants, rounds).with_result((1, 2))
    path = new_tour(work / "tours", found)
    seed = str(seed_of(found, 0))
    place = work / "tour matches"
    command(["sim", "calavera", "--seed", seed, "--save", str(place)])
    [match] = place.iterdir()
    match.rename(place / f"{match_id(path.stem, 0)}.jsonl")
    copy(path, folder / "tour.json")
    export_tour(path, place, folder / "exported_tour.json", catalogue.game)


def draft(folder: Path) -> None:
    """Write a draft of the workshop."""
    file = LevelFile(level_text("marble"), "marble.toml", None)
    edited = LevelDraft(file.raw, Layout(), file.name)
    edited.change(lambda raw: raw | {"name": "Mine"})
    writer = DraftWriter()
    writer.keep(file, edited)
    writer.release()
    [path] = draft_files()
    copy(path, folder / "draft.json")


def results(folder: Path, words: str) -> None:
    """Run a small sweep or league in its folder."""
    folder.mkdir()
    with chdir(folder):
        Path("table.toml").write_text(level_text("marble"), encoding="utf-8")
        assert command(words.split()) == 0
    for path in folder.rglob("*.png"):
        path.unlink()


def _write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
