"""A code reproduces exactly the matches that `cubacube sim --save` writes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.shell.cli import main

VARIANTS = {  # game, seats, house rules, and a seed that gives a short match
    "race": ("race", 2, "races=1", 4),
    "smugglers": ("smugglers", 2, "", 5),
    "couriers": ("couriers", 1, "difficulty=easy", 4),
    "marketeers": ("marketeers", 2, "", 4),
    "cobbers as race": ("cobbers", 5, "over=race,races=1", 4),
    "cobbers as smugglers": ("cobbers", 5, "over=smugglers", 7),
    "calavera": ("calavera", 2, "", 4),
    "caramba": ("caramba", 2, "five_races=on", 4),
    "atacama of two": ("atacama", 2, "", 4),
    "atacama of three": ("atacama", 3, "", 4),
    "atacama of four": ("atacama", 4, "", 4),
    "tactical atacama": ("atacama", 2, "tactical=on", 4),
    "enhanced atacama": ("atacama", 2, "enhanced=on", 4),
}


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def test_no_game_is_missing() -> None:
    assert {name for name, *_rest in VARIANTS.values()} == set(catalogue.names())


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_code_of_a_match_is_exact_in_another_process(
    variant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, seats, options, seed = VARIANTS[variant]
    people = ",".join(["bot:0"] * seats)
    entry = (game, "--seats", people, "--options", options, "--seed", str(seed))
    played: dict[str, Any] = json.loads(
        printed(capsys, "sim", *entry, "--save", str(tmp_path), "--json")
    )
    code = printed(capsys, "replay", played["file"], "--code").strip()

    done = subprocess.run(
        [sys.executable, "-m", "cubacube", "replay", code, "--verify", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(done.stdout) == {
        "verdict": "exact",
        "game": game,
        "actions": played["actions"],
        "log_sha256": played["log_sha256"],
    }
