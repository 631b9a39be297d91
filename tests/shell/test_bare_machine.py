"""The program without the parts of Python and SDL that some systems lack."""

import subprocess
import sys
from pathlib import Path

import pytest

HIDDEN = ("_multiprocessing", "PIL", "pygame.scrap", "pygame._sdl2.controller")
BARE = f"""
import sys, _thread

class Without:
    def __init__(self, finder):
        self.finder = finder

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        if any(name == each or name.startswith(each + ".") for each in {HIDDEN!r}):
            return None
        return self.finder.find_spec(name, path, target)

def no_thread(*args, **words):
    raise RuntimeError("can't start new thread")

sys.meta_path[:] = map(Without, sys.meta_path)
_thread.start_new_thread = no_thread
_thread.start_joinable_thread = no_thread
"""


def run(code: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Run code on a bare machine."""
    return subprocess.run(
        [sys.executable, "-c", BARE + code],
        cwd=tmp_path,
        env={
            "CUBACUBE_DATA": str(tmp_path),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(Path(__file__).parents[2]),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("part", HIDDEN)
def test_the_bare_machine_really_hides(part: str, tmp_path: Path) -> None:
    found = run(f"import {part}", tmp_path)

    assert f"No module named '{part}'" in found.stderr


def test_a_bare_machine_simulates_a_match_without_a_window(tmp_path: Path) -> None:
    played = run(
        "from cubacube.shell.cli import main\n"
        "sys.exit(main(['sim', 'calavera', '--seats', 'bot:1,bot:0', '--seed', '3']))",
        tmp_path,
    )

    assert (played.returncode, played.stderr) == (0, "")
    assert "Alma won" in played.stdout


def test_a_bare_machine_plays_in_the_window(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[play]\ninstant = true\n", encoding="utf-8")

    played = run(
        """
import logging
from pathlib import Path

import pygame

logging.basicConfig(format="%(message)s")
frames, real = 0, pygame.event.get

def until_three_actions():
    global frames
    frames += 1
    lines = sum(len(each.read_bytes().splitlines()) for each in Path("matches").glob("*.jsonl"))
    return real() if lines < 4 and frames < 1000 else [pygame.event.Event(pygame.QUIT)]

pygame.event.get = until_three_actions
from cubacube.session.play.setup import MatchSetup, SeatEntry
from cubacube.shell.app import run_window

seats = SeatEntry("Ana", "orange", 1), SeatEntry("Benito", "purple", 1)
run_window(MatchSetup("calavera", seats, seed=3), mute=True)
""",
        tmp_path,
    )

    assert played.returncode == 0, played.stderr
    assert "computer players run in the process of the window" in played.stderr
    assert "cannot use gamepads" in played.stderr
    assert "Traceback" not in (tmp_path / "faults.log").read_text(encoding="utf-8")
    [match] = (tmp_path / "matches").glob("*calavera*")
    assert len(match.read_bytes().splitlines()) >= 4


def test_a_film_says_which_package_it_needs(tmp_path: Path) -> None:
    refused = run(
        "from pathlib import Path\n"
        "from cubacube.shell.cli.film import check_film\n"
        "check_film(Path('film.webp'))",
        tmp_path,
    )

    assert "needs the Python package PIL, which is not installed" in refused.stderr


def test_jobs_are_done_at_once_where_there_are_no_processes(tmp_path: Path) -> None:
    done = run(
        "from cubacube.session.play.apart import pool_of\n"
        "with pool_of(2, heeds_ctrl_c=True) as pool:\n"
        "    print(pool.submit(pow, 2, 10).result())",
        tmp_path,
    )

    assert done.stdout == "1024\n", done.stderr
