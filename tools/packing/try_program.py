"""Play with a built program: `xvfb-run -a python tools/packing/try_program.py PROGRAM`.

PROGRAM is the command of an installation, or a frozen program. Its physics must be compiled. It
must play a Race, sweep a level with two processes, and play a Race in its window, where the
computer players think in a process of their own.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

FLICKS = 40
WINDOW_S = 180.0
"""Timeout for the first flick in the window, on a busy machine."""
TERMINATED = 143


class TrialError(Exception):
    """The program does not do what it should; the message says what."""


def try_out(program: str, folder: Path) -> None:
    """Try everything; the files of the program go into a folder.

    Raises:
        TrialError: The program does something else.
        CalledProcessError: A command fails.
    """
    environment = {**os.environ, "CUBACUBE_DATA": str(folder)}
    if sys.platform == "linux":
        environment |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}

    def printed(*words: str) -> str:
        begun = time.monotonic()
        done = subprocess.run(
            [program, *words],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        print(f"{time.monotonic() - begun:.1f} s: {' '.join(words)}: {done.strip()}", flush=True)
        return done

    if "physics: compiled" not in printed("--version"):
        raise TrialError("the physics is not compiled")
    printed("sim", "race", "--seed", "7")
    sweep = ("sweep", "habana", "--flicks", f"{FLICKS}", "--jobs", "2", "--out", "sweep")
    printed("level", *sweep)
    if len((folder / "sweep/flicks.csv").read_text("utf-8").splitlines()) < FLICKS:
        raise TrialError("the sweep has too few flicks")
    race = ("play", "race", "--seats", "bot:1,bot:1", "--seed", "7")
    with subprocess.Popen([program, *race], cwd=folder, env=environment) as window:
        try:
            print(f"{watch(window, folder):.1f} s to the first flick in the window")
        finally:
            window.terminate()
    if os.name == "posix" and window.returncode != TERMINATED:
        raise TrialError(f"the window ended with exit code {window.returncode}")


def watch(window: "subprocess.Popen[bytes]", folder: Path) -> float:
    """Wait until the saved match of the window has a shot; return the seconds it took.

    Raises:
        TrialError: The window closes, takes too long, or thinks in its own process.
    """
    begun = time.monotonic()
    while (took_s := time.monotonic() - begun) < WINDOW_S and window.poll() is None:
        if any('"is":"Shot"' in each.read_text("utf-8") for each in folder.rglob("*.jsonl")):
            children = Path(f"/proc/{window.pid}/task/{window.pid}/children")
            if children.exists() and not children.read_text():
                raise TrialError("the computer players do not think in their own process")
            return took_s
        time.sleep(0.2)
    raise TrialError(f"no flick in the window after {took_s:.0f} s")


if __name__ == "__main__":
    with TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        try_out(str(Path(sys.argv[1]).resolve()), Path(scratch))
