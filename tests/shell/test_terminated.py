"""SIGTERM ends the program in order: its processes, its files, without a word."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TERMINATED = """
import os, signal, sys
from contextlib import closing
from cubacube.shell import app
from cubacube.shell.cli import main

def run_window(*_asked, **_more):
    from cubacube.scenes.workshop.workshop import Workshop
    from cubacube.session.workshop.desk import Desk
    from cubacube.session.workshop.level_file import opened
    from cubacube.shell.lobby import Lobby

    with closing(Lobby(lambda: 1)) as lobby:
        scene = Workshop(Desk(opened("habana")))
        lobby.enter_workshop(scene)
        scene.bench.draft.put(("cloth", "friction"), 0.3)
        scene.estimates.update()
        os.kill(os.getpid(), signal.SIGTERM)
        print("still here")

if __name__ == "__main__":
    app.run_window = run_window
    sys.exit(main(["workshop"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM to catch")
def test_a_workshop_ends_its_processes_and_keeps_its_draft(
    tmp_path: Path, data_folder: Path
) -> None:
    script = tmp_path / "terminated.py"
    script.write_text(TERMINATED)
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "DISPLAY": ":none", "SDL_VIDEODRIVER": "x11"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 143)
    assert len(list((data_folder / "drafts").glob("[!.]*.json"))) == 1
