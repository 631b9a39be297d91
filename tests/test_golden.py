"""Matches give the same text as before; `python tools/golden.py` rewrites the files."""

import os
import subprocess
import sys
from difflib import unified_diff
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import get_args

import pytest

from cubacube.games import catalogue
from cubacube.rules import Event
from cubacube.session.files.codec import one_of
from cubacube.session.play.game import Game
from tests.golden import tell
from tests.golden_plays import FOLDER, Variant, file_name, story, variants, write
from tests.random_matches import random_match

ROOT = Path(__file__).parents[1]
MOST_BYTES = 3_720_000
MOST_LINES = 40
"""Maximum number of diff lines shown."""

TOO_RARE = {
    "CopsRemoved": "a Job has been delivered; see couriers/test_family.py",
    "Delivered": "nobody brings all Goods to the City by chance; see couriers/test_jobs.py",
    "NoGoodsLeft": "every Goods card of a kind is in somebody's hand; see race/test_bonuses.py",
    "VehiclesThrown": "a Job has been delivered; see couriers/test_family.py",
}
"""Events in no golden file, and the reason."""

every_game = pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
every_story = pytest.mark.parametrize(
    ("game", "variant", "seed"),
    [
        pytest.param(game, variant, seed, id=f"{game.name}_{variant.name}_{seed}")
        for game in catalogue.games()
        for variant in variants(game)
        for seed in variant.seeds
    ],
)


@every_story
def test_a_match_is_told_as_before(game: Game, variant: Variant, seed: int) -> None:
    path = FOLDER / file_name(game, variant, seed)
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    told = story(game, variant, seed)

    if told != before:
        pytest.fail(difference(path.name, before, told), pytrace=False)


def difference(name: str, before: str, told: str) -> str:
    """Show where two texts differ, and what to do if the new one is right."""
    lines = unified_diff(before.splitlines(), told.splitlines(), "kept", "told now", lineterm="")
    shown = "\n".join(islice(lines, MOST_LINES))
    game = name.partition("_")[0]
    return f"{name} is told differently; if that is right: python tools/golden.py {game}\n{shown}"


def test_a_difference_shows_where_stories_part_and_names_the_tool() -> None:
    text = difference("race_default_1.txt", "# 0\nseat 0\n! A()\n", "# 0\nseat 0\n! B()\n")

    assert "python tools/golden.py race\n" in text
    assert text.endswith("-! A()\n+! B()")


def test_there_are_no_other_goldens() -> None:
    named = {
        file_name(game, variant, seed)
        for game in catalogue.games()
        for variant in variants(game)
        for seed in variant.seeds
    }

    assert {path.name for path in FOLDER.iterdir()} == named


def test_goldens_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


@every_game
def test_every_event_is_told_somewhere(game: Game) -> None:
    kept = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{game.name}_*.txt"))
    missing = {name for name in event_names(game) if f"\n! {name}(" not in kept}

    assert missing == event_names(game) & TOO_RARE.keys(), "try other seeds in tests/golden_plays"


def event_names(game: Game) -> set[str]:
    events = import_module(f"{game.rules.__name__}.events")  # type: ignore[attr-defined]
    return {event.__name__ for event in get_args(one_of(Event, events))}


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_goldens_do_not_depend_on_hashes(hash_seed: str, tmp_path: Path) -> None:
    """The Couriers stand for all: Goods, dice and Cities by name, and fast to play."""
    code = (
        "import sys; from pathlib import Path; from cubacube.games import catalogue;"
        "from tests.golden_plays import write;"
        "write(catalogue.game('couriers'), Path(sys.argv[1]))"
    )
    subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
    )

    told = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("couriers_*.txt")}
    assert told == kept


def test_writing_removes_the_stories_of_a_game_that_are_no_more(tmp_path: Path) -> None:
    game = catalogue.game("atacama")
    old, other = tmp_path / "atacama_old_1.txt", tmp_path / "race_default_1.txt"
    old.touch()
    other.touch()

    written = write(game, tmp_path)

    assert sorted(tmp_path.iterdir()) == sorted([*written, other])


def test_of_a_long_match_both_ends_are_told() -> None:
    match = random_match(catalogue.game("calavera"), 2, {}, 1)

    told = tell(match, "heading", 2, 3)

    last = len(match.turns)
    numbers = [line for line in told.splitlines() if line.startswith("# ")]
    assert numbers == [
        "# 0",
        "# 1",
        f"# 2 .. {last - 4} are not told",
        *(f"# {number}" for number in range(last - 3, last + 1)),
    ]
