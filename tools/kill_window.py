"""Kill the running window again and again: `python tools/kill_window.py --kills 50`.

Runs the real program on a virtual screen (Xvfb, xdotool), with a data folder per game.
Random keys and clicks play. At a random moment, even during the start, the program gets
SIGKILL. The next run starts at the menu and presses Continue. Every complete line of the
file must still be there, and the match must load and continue. In the workshop, random
arrows change values; the next run must offer the draft and continue it. Prints one line for
each kill; a loss is printed with its folder, and the exit code is 1. The number repeats the
same moments and keys:

    python tools/kill_window.py --search 4711 race atacama workshop
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from tempfile import mkdtemp
from threading import Timer

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from drive import DriveError, Driver, alive, end  # noqa: E402 - needs the root

from cubacube.games import catalogue  # noqa: E402
from cubacube.rules import TABLE  # noqa: E402
from cubacube.session.files.levels import LevelError  # noqa: E402
from cubacube.session.keeping.kept import SavedMatch, SavedMatchError, read_match  # noqa: E402
from cubacube.session.keeping.shelf import ENDING  # noqa: E402
from cubacube.session.keeping.shelf import FOLDER as MATCHES  # noqa: E402
from cubacube.session.settings.folders import VARIABLE as DATA  # noqa: E402
from cubacube.session.workshop.saved_draft import FOLDER as DRAFTS  # noqa: E402
from cubacube.session.workshop.saved_draft import SavedDraft, read_draft  # noqa: E402
from cubacube.shell.pages.lead import Lead, LeadTile  # noqa: E402
from cubacube.shell.pages.menu import Menu  # noqa: E402

KILLS = 50
HIGHEST_SEED = 2**32
SIZE = "1280x720"
WORKSHOP = "workshop"
"""The word for the workshop among the games."""
EARLY = 0.25
"""Share of kills while the program starts or the match has just begun."""
EARLY_S, PLAYING_S = (0.2, 5.0), (0.2, 8.0)
OPENS_S = 30.0
DRAFT_S = (4.0, 12.0)
GOES_ON_S = 90.0
"""Timeout for a match to continue; a computer player may think for some seconds."""
KEYS = (
    *("Return",) * 8,
    *("Tab", "Right", "Left", "Up", "Down") * 2,
    *("n", "space", "space", "y", "z", "x"),
)


class LossError(Exception):
    """A match has lost something or does not continue."""


@contextmanager
def screen() -> Iterator[str]:
    """Start a virtual screen on a free display, and yield the display's name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-noreset", "-screen", "0", "1920x1080x24"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        end(server.pid)
        server.wait()


def started(words: Sequence[str], folder: Path, display: str, log: Path) -> subprocess.Popen[bytes]:
    """Start the program with its own data folder on a display."""
    environment = {
        **os.environ,
        DATA: str(folder),
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }
    with log.open("ab") as output:
        return subprocess.Popen(
            [sys.executable, "-m", "cubacube", *words],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )


def driver_of(program: subprocess.Popen[bytes], display: str, log: Path) -> Driver:
    """Return the driver of the program's window, which has the usual size."""
    driver = Driver({"display": display, "program": str(program.pid), "log": str(log)})
    driver.resize(SIZE)
    return driver


def play_until(seconds: float, kill: Callable[[], None], play: Callable[[], None]) -> None:
    """Play until `kill` ends the program after some seconds, whatever it does."""
    timer = Timer(seconds, kill)
    timer.start()
    with suppress(DriveError):
        while timer.is_alive():
            play()
    timer.join()


def pictured(words: str, driver: Driver, folder: Path) -> LossError:
    """Return a loss, with a picture of the window in the folder."""
    picture = folder / "stuck.png"
    driver.step(["shot", str(picture)])
    return LossError(f"{words}, see {picture}")


def watch_faults(folder: Path, log: Path) -> None:
    """Check that the program did not crash and did not abort a match.

    Raises:
        LossError: It did.
    """
    if "Traceback" in log.read_text(errors="replace") or list(folder.glob("faults*")):
        raise LossError(f"the program was at fault, see {folder}")


class DraftSufferer:
    """A workshop whose program is killed repeatedly while a draft is edited."""

    def __init__(self, display: str, folder: Path, rng: Random) -> None:
        self._display, self._folder, self._draw = display, folder, rng
        self._log = folder / "program.log"
        self._before: SavedDraft | None = None
        """The draft in its file at the last kill."""

    def suffer(self) -> str:
        """Start the program, continue the last draft, edit, kill; return a line for the report.

        Raises:
            LossError: Something was lost.
        """
        program = started(["workshop"], self._folder, self._display, self._log)
        try:
            driver = driver_of(program, self._display, self._log)
            if self._before is not None:
                self._continue(program, driver)
            play_until(self._draw.uniform(*DRAFT_S), program.kill, lambda: self._edit(driver))
            program.wait()
            return self._told()
        finally:
            program.kill()
            program.wait()
            watch_faults(self._folder, self._log)

    def _continue(self, program: subprocess.Popen[bytes], driver: Driver) -> None:
        """Take up the draft: the window has its file open and has changed nothing yet."""
        (path,) = self._files()
        until = time.monotonic() + OPENS_S
        while not has_locked(program, path):
            if time.monotonic() > until:
                raise pictured(f"{path} is not continued", driver, self._folder)
            driver.step(["key", "Return"])
        if self._read(path) != self._before:
            raise LossError(f"{path} has changed when it was continued")

    def _edit(self, driver: Driver) -> None:
        """Change values by arrow keys, and now and then undo or flick."""
        keys = ["2", "Down", *("Right", "Left") * 3, "Next", "z", "1", "n", "Return"]
        driver.step(["key", *(self._draw.choice(keys) for _ in range(self._draw.randint(1, 4)))])

    def _told(self) -> str:
        """Check the file after the kill, and describe its content."""
        files, before = self._files(), self._before
        if len(files) > 1:
            raise LossError(f"one window has left {len(files)} drafts in {self._folder}")
        if not files:
            self._before = None
            return "no draft yet" if before is None else "all changes were undone"
        self._before = self._read(files[0])
        began = "a draft begins" if before is None else "the draft went on"
        return f"{began}, killed with {len(files[0].read_bytes())} bytes in its file"

    def _files(self) -> list[Path]:
        return list((self._folder / DRAFTS).glob("[!.]*.json"))

    @staticmethod
    def _read(path: Path) -> SavedDraft:
        try:
            return read_draft(path)
        except LevelError as fault:
            raise LossError(f"{path} cannot be read: {fault}") from fault


class Sufferer:
    """A game whose program is killed repeatedly."""

    def __init__(self, game: str, display: str, folder: Path, rng: Random) -> None:
        self._game, self._display, self._folder, self._draw = game, display, folder, rng
        self._log = folder / "program.log"
        self._left: Path | None = None
        """File of the match that was running at the last kill."""
        self._before = b""
        """Complete lines of that file at the last kill."""

    def suffer(self) -> str:
        """Start the program, continue the last match, play, kill; return a line for the report.

        Raises:
            LossError: Something was lost.
        """
        program = self._start()
        try:
            driver = driver_of(program, self._display, self._log)
            if self._draw.random() < EARLY:
                return self._killed_early(program, driver)
            path = self._table(program, driver)
            told = "begins" if self._left is None else "continues"
            self._left, begun = path, self._whole(path)
            self._until_it_goes_on(program, driver, len(begun))
            self._kill(program, driver, self._draw.uniform(*PLAYING_S))
            return f"{told} with {len(begun.splitlines()) - 1} lines, {self._told()}"
        finally:
            program.kill()
            program.wait()
            watch_faults(self._folder, self._log)

    def _killed_early(self, program: subprocess.Popen[bytes], driver: Driver) -> str:
        """Kill the program while it starts, sets up the table or shows the first action."""
        timer = Timer(self._draw.uniform(*EARLY_S), program.kill)
        timer.start()
        with suppress(DriveError):
            self._left = self._table(program, driver)
        timer.join()
        program.wait()
        return f"killed early, {self._told()}"

    def _kill(self, program: subprocess.Popen[bytes], driver: Driver, seconds: float) -> None:
        """Play for the given seconds, then kill the program, whatever it does."""
        play_until(seconds, lambda: self._kill_now(program), lambda: self._play(driver))

    def _kill_now(self, program: subprocess.Popen[bytes]) -> None:
        """Kill the program; everything shown so far is in the file already."""
        assert self._left is not None
        self._before = self._whole(self._left)
        program.kill()
        program.wait()

    def _told(self) -> str:
        """Check the file after the kill, and describe its content."""
        if self._left is None:
            paths = (self._folder / MATCHES).glob(f"*{ENDING}")
            self._left = next((path for path in paths if self._whole(path)), None)
        before, self._before = self._before, self._whole(self._left) if self._left else b""
        if not self._before.startswith(before):
            raise LossError(f"{self._left} has lost lines by the kill")
        if self._left is None or not self._before:
            self._left = None
            return "no match yet"
        kept = self._read(self._left)
        if self._over(kept):
            self._left, self._before = None, b""
            shutil.rmtree(self._folder / MATCHES)
            return f"over after {len(kept.match.turns)} actions"
        torn = ", a torn line" if kept.torn else ""
        return f"killed after {len(kept.match.turns)} actions{torn}"

    # The program

    def _start(self) -> subprocess.Popen[bytes]:
        game = catalogue.game(self._game)
        people = ("human:Ana", "bot:0", "human:Ben", *["bot:0"] * game.most)
        seats = ",".join(people[: min(game.most, max(3, game.fewest))])
        seed = str(self._draw.randrange(HIGHEST_SEED))
        words = ["play", self._game, "--seats", seats, "--seed", seed]
        return started([] if self._left else words, self._folder, self._display, self._log)

    def _table(self, program: subprocess.Popen[bytes], driver: Driver) -> Path:
        """Wait until the program opens a match file; if a match was left, press Continue."""
        until = time.monotonic() + OPENS_S
        while (path := open_match(program)) is None:
            if time.monotonic() > until:
                raise pictured("no match has come to the screen", driver, self._folder)
            if self._left is not None:
                driver.step(["click", *map(str, continue_point())])
        if self._left is None:
            return path
        if path != self._left:
            raise LossError(f"{path} goes on, not {self._left}")
        if not self._whole(path).startswith(self._before):
            raise LossError(f"{path} has lost lines")
        self._read(path)
        return path

    def _until_it_goes_on(
        self, program: subprocess.Popen[bytes], driver: Driver, length: int
    ) -> None:
        """Play until the file grows or a person is asked."""
        assert self._left is not None
        until = time.monotonic() + GOES_ON_S
        while len(self._whole(self._left)) <= length and not self._asks(self._left):
            if time.monotonic() > until or not alive(program.pid):
                raise pictured(f"{self._left} does not go on", driver, self._folder)
            self._play(driver)

    def _play(self, driver: Driver) -> None:
        """Press random keys, or click at a random point."""
        rng = self._draw
        if rng.random() < 0.15:
            driver.step(["click", str(rng.randrange(1920)), str(rng.randrange(1000))])
        else:
            driver.step(["key", *(rng.choice(KEYS) for _ in range(rng.randint(1, 4)))])

    # The file

    @staticmethod
    def _whole(path: Path) -> bytes:
        content = path.read_bytes()
        return content[: content.rfind(b"\n") + 1]

    @staticmethod
    def _read(path: Path) -> SavedMatch:
        try:
            return read_match(path, catalogue.game)
        except (SavedMatchError, OSError) as fault:
            raise LossError(f"{path} cannot be read: {fault}") from fault

    def _asks(self, path: Path) -> bool:
        """Whether a person is asked, or nobody any more."""
        kept = self._read(path)
        asked = kept.game.rules.choices(kept.match.state)
        if not asked:
            return True
        seat, crew = asked[0].seat, kept.game.crew
        seats = kept.header.seats
        return seat != TABLE and (crew > 1 or seats[seat].bot is None)

    @staticmethod
    def _over(kept: SavedMatch) -> bool:
        return kept.game.rules.outcome(kept.match.state) is not None


def has_locked(program: subprocess.Popen[bytes], path: Path) -> bool:
    """Return whether the program has the lock file of `path` open."""
    # Do not take the lock to test it: that could disturb the program.
    opened = Path(f"/proc/{program.pid}/fd").glob("*")
    return any(os.path.realpath(each) == f"{path.parent}/.{path.name}.lock" for each in opened)


def open_match(program: subprocess.Popen[bytes]) -> Path | None:
    """Return the match file that the program has open for writing."""
    # Do not test the file's lock: that could disturb the program.
    process = Path(f"/proc/{program.pid}")
    for each in process.glob("fd/*"):
        try:
            path, told = each.readlink(), (process / "fdinfo" / each.name).read_text()
        except OSError:
            continue
        flags = dict(line.split(":", 1) for line in told.splitlines())["flags"]
        if path.suffix == ENDING and int(flags, 8) & os.O_ACCMODE == os.O_RDWR:
            return path
    if not alive(program.pid):
        raise DriveError("the program has ended")
    return None


def continue_point() -> tuple[float, float]:
    """Return the centre of Continue in the menu."""
    offer = Lead("Continue", (), lambda: None)
    menu = Menu(catalogue.games(), lambda _game: None, lambda: offer, lambda: None)
    menu.update(0.0)
    tile = next(each for each in menu.page.widgets if isinstance(each, LeadTile))
    return tile.box.center


def main(words: list[str] | None = None) -> int:
    """Kill the programs, print each result, and return 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="word for a game, or workshop; else all"
    )
    parser.add_argument("--kills", type=int, default=KILLS, help=f"of all games; default {KILLS}")
    parser.add_argument("--search", type=int, help="the number of a search, to do it once more")
    wish = parser.parse_args(words)
    search = SystemRandom().randrange(HIGHEST_SEED) if wish.search is None else wish.search
    games = wish.games or [*catalogue.names(), WORKSHOP]
    print(f"search {search}", flush=True)
    home = Path(mkdtemp(prefix="cubacube-kills-"))
    lost = 0
    with screen() as display:
        sufferers: list[Sufferer | DraftSufferer] = []
        for game in games:
            (home / game).mkdir()
            rng = Random(f"{search} {game}")
            if game == WORKSHOP:
                sufferers.append(DraftSufferer(display, home / game, rng))
            else:
                sufferers.append(Sufferer(game, display, home / game, rng))
        for number in range(wish.kills):
            game, sufferer = games[number % len(games)], sufferers[number % len(games)]
            try:
                told = sufferer.suffer()
            except (LossError, DriveError) as fault:
                lost += 1
                told = f"LOST: {fault}"
            print(f"{number + 1:3} {game}: {told}", flush=True)
    print(f"{wish.kills} kills, {lost} with a loss")
    if not lost:
        shutil.rmtree(home)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
