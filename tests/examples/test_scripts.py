"""The example scripts run, and print what they promise."""

import subprocess
import sys

import pytest

from tests.tiny_game import ROOT

EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize(
    ("name", "most_lines", "told"),
    [
        (
            "one_flick",
            40,
            ["Habana: the Vehicle passes the Gate: through", "VA rests at 170, 243 mm"],
        ),
        ("own_bot", 80, ["seed 0: 26 to 24 points", "Mine won 6 of 10 games."]),
    ],
)
def test_a_script_runs_and_is_short(name: str, most_lines: int, told: list[str]) -> None:
    path = EXAMPLES / f"{name}.py"

    printed = subprocess.run(
        [sys.executable, str(path)],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert len(path.read_text(encoding="utf-8").splitlines()) < most_lines
    for line in told:
        assert line in printed


def test_every_example_is_tried() -> None:
    names = {path.name for path in EXAMPLES.iterdir() if not path.name.startswith("__")}

    assert names == {"README.md", "one_flick.py", "own_bot.py", "tiny_game"}
