"""Operate the real window on a virtual screen: Xvfb, xdotool and ImageMagick's import.

    python tools/drive.py start --size 1280x720 [-- play race --seed 7]
    python tools/drive.py do "click 960 560" "type Ana" "key Tab Return" "shot setup.png"
    python tools/drive.py stop

Points are logical units of the 1920x1080 canvas, as in the code. Steps of `do`:

    move X Y          click X Y [BUTTON]      down X Y [BUTTON]       up X Y [BUTTON]
    drag X Y X2 Y2    wheel STEPS             key NAME...             hold NAME / free NAME
    type TEXT         size WIDTHxHEIGHT       wait SECONDS            shot FILE

`--name` distinguishes several screens. `start` sets SDL_FRAMEBUFFER_ACCELERATION=0;
otherwise SDL paints through a slow software OpenGL.
"""

import argparse
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CANVAS = 1920, 1080
PAUSE_S = 0.12
"""Pause between steps, so that each is drawn before the next."""
START_S = 20.0
STEP_S = 20.0
"""Timeout of a step; a screenshot of a closed window, for example, never returns."""
LEFT = "1"


class DriveError(RuntimeError):
    """The screen or the program is missing, has ended or does not respond."""


def state_file(name: str) -> Path:
    """Return the file with the process ids of a running screen."""
    return Path(tempfile.gettempdir()) / f"cubacube-drive-{name}.json"


def start(name: str, size: str, words: list[str]) -> None:
    """Start a screen and the program on it, and save their process ids."""
    if state_file(name).exists():
        raise DriveError(f"screen {name!r} is running; stop it first, or choose another --name")
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "3840x2160x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        display = f":{pipe.readline().strip()}"
    environment = {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }
    log = state_file(name).with_suffix(".log")
    with log.open("w") as output:
        program = subprocess.Popen(
            [sys.executable, "-m", "cubacube", *words],
            cwd=ROOT,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    state = {
        "display": display,
        "screen": str(screen.pid),
        "program": str(program.pid),
        "log": str(log),
    }
    state_file(name).write_text(json.dumps(state))
    driver = Driver(state)
    driver.resize(size)
    print(f"display {display}, program {program.pid}, output in {log}")


def stop(name: str) -> None:
    """End the program and the screen, and print the output of the program."""
    state = load(name)
    state_file(name).unlink()
    for process in (int(state["program"]), int(state["screen"])):
        end(process)
    print(Path(state["log"]).read_text(), end="")


def end(process: int) -> None:
    """Ask a process to end and wait for it, because the next screen may reuse its number."""
    if alive(process):
        os.kill(process, signal.SIGTERM)
    while alive(process):
        time.sleep(0.05)


def load(name: str) -> dict[str, str]:
    """Load the process ids of a running screen."""
    if not state_file(name).exists():
        raise DriveError(f"no screen {name!r}; start it first")
    found: dict[str, str] = json.loads(state_file(name).read_text())
    return found


def alive(process: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


class Driver:
    """Moves the mouse and presses keys in one window."""

    def __init__(self, state: dict[str, str]) -> None:
        self._state = state
        self._window = self._find()

    def _find(self) -> str:
        """Wait until the program's window opens, and return its id."""
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            if not alive(int(self._state["program"])):
                raise DriveError(f"the program has ended, see {self._state['log']}")
            found = self._run("xdotool", "search", "--pid", self._state["program"], check=False)
            if found:
                return found.split()[-1]
            time.sleep(0.1)
        raise DriveError("no window has opened")

    def _run(self, *command: str, check: bool = True) -> str:
        environment = {**os.environ, "DISPLAY": self._state["display"]}
        try:
            done = subprocess.run(
                command,
                env=environment,
                capture_output=True,
                text=True,
                check=check,
                timeout=STEP_S,
            )
        except subprocess.SubprocessError as fault:
            raise DriveError(f"{fault}, see {self._state['log']}") from fault
        return done.stdout

    def step(self, words: list[str]) -> None:
        """Perform one step, then wait until it has been drawn."""
        if not alive(int(self._state["program"])):
            raise DriveError(f"the program has ended, see {self._state['log']}")
        match words:
            case ["key" | "hold" | "free" | "type" as what, *rest] if rest:
                self._keys(what, rest)
            case ["size", size]:
                self.resize(size)
            case ["wait", seconds]:
                time.sleep(float(seconds))
            case ["shot", file]:
                self._run("import", "-window", self._window, str(Path(file).resolve()))
            case _:
                self._mouse(words)
        time.sleep(PAUSE_S)

    def _keys(self, what: str, words: list[str]) -> None:
        match what:
            case "key":
                self._run("xdotool", "key", "--delay", "60", *words)
            case "hold":
                self._run("xdotool", "keydown", *words)
            case "free":
                self._run("xdotool", "keyup", *words)
            case "type":
                self._run("xdotool", "type", "--delay", "40", " ".join(words))

    def _mouse(self, words: list[str]) -> None:
        match words:
            case ["move", x, y]:
                self._move(x, y)
            case ["click" | "down" | "up" as what, x, y, *button]:
                self._button(what, x, y, *button)
            case ["drag", x, y, x2, y2]:
                self._drag(float(x), float(y), float(x2), float(y2))
            case ["wheel", steps]:
                turn = "4" if int(steps) > 0 else "5"
                self._run("xdotool", "click", "--repeat", str(abs(int(steps))), turn)
            case _:
                raise DriveError(f"no step is written {shlex.join(words)!r}")

    def resize(self, size: str) -> None:
        """Set the window size, such as 1280x720, and move it to the upper left corner."""
        width, height = size.split("x")
        self._run("xdotool", "windowsize", "--sync", self._window, width, height)
        self._run("xdotool", "windowmove", self._window, "0", "0")
        self._run("xdotool", "windowfocus", self._window)
        time.sleep(PAUSE_S)

    def _move(self, x: str | float, y: str | float) -> None:
        geometry = self._run("xdotool", "getwindowgeometry", "--shell", self._window)
        known = dict(line.split("=") for line in geometry.split())
        width, height = int(known["WIDTH"]), int(known["HEIGHT"])
        scale = min(width / CANVAS[0], height / CANVAS[1])
        left, top = (width - CANVAS[0] * scale) / 2, (height - CANVAS[1] * scale) / 2
        at = round(left + float(x) * scale), round(top + float(y) * scale)
        self._run("xdotool", "mousemove", "--window", self._window, "--", str(at[0]), str(at[1]))

    def _button(self, what: str, x: str, y: str, button: str = LEFT) -> None:
        self._move(x, y)
        time.sleep(PAUSE_S)
        command = {"click": "click", "down": "mousedown", "up": "mouseup"}[what]
        self._run("xdotool", command, button)

    def _drag(self, x: float, y: float, x2: float, y2: float, moves: int = 10) -> None:
        self._move(x, y)
        time.sleep(PAUSE_S)
        self._run("xdotool", "mousedown", LEFT)
        for move in range(1, moves + 1):
            share = move / moves
            self._move(x + (x2 - x) * share, y + (y2 - y) * share)
            time.sleep(0.02)
        time.sleep(PAUSE_S)
        self._run("xdotool", "mouseup", LEFT)


def read_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("start", "do", "stop"))
    parser.add_argument("--name", default="main")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("words", nargs="*", help="steps of do, or words for cubacube after --")
    return parser.parse_intermixed_args()


def main() -> int:
    """Run one command; print errors in one line."""
    given = read_arguments()
    try:
        if given.command == "start":
            start(given.name, given.size, given.words)
        elif given.command == "stop":
            stop(given.name)
        else:
            driver = Driver(load(given.name))
            for words in given.words:
                driver.step(shlex.split(words))
    except DriveError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
