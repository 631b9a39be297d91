"""`cubacube` and `cubacube play`: open the window, or print a match if there is no screen."""

import os
import sys
from argparse import Namespace
from secrets import randbelow

from cubacube.games.catalogue import game, names
from cubacube.rules import replace
from cubacube.session.files.levels import LevelError, load_level
from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.play.setup import LARGEST_SEED, MatchSetup, conflict_of
from cubacube.shell.cli.asked import parse_game, parse_match
from cubacube.shell.cli.parser import WordError, refusing

NO_DISPLAY = 1


def menu(_arguments: Namespace) -> int:
    """Open the window at its menu; without a screen, print a match of computer players."""
    reason = _open_window(None)
    if reason is None:
        return 0
    plays = _("There is no display ({reason}), so computer players play one match.")
    print(plays.format(reason=reason), flush=True)
    first = game(names()[0])
    seats = ",".join(["bot:1"] * first.fewest)
    words = Namespace(seats=seats, options="", level=None)
    return _tell(first, parse_match(first, words, seats, randbelow(LARGEST_SEED + 1)))


def play(arguments: Namespace) -> int:
    """Open the window at a match; without a screen, print it if only computer players play.

    Raises:
        WordError: An argument is wrong.
    """
    which = parse_game(arguments)
    seats = ",".join(["human:Ana", *["bot:1"] * (which.fewest - 1)])
    seed = randbelow(LARGEST_SEED + 1) if arguments.seed is None else arguments.seed
    entry = _switched(which, parse_match(which, arguments, seats, seed), arguments)
    reason = _open_window(entry, mute=arguments.mute)
    if reason is None:
        return 0
    if any(seat.bot is None for seat in entry.seats):
        return _fail(reason)
    print(_no_display(reason), flush=True)
    return _tell(which, entry)


def workshop(arguments: Namespace) -> int:
    """Open the window in the workshop with a level.

    Raises:
        WordError: There is no such level, or it has faults.
    """
    with refusing(LevelError):
        load_level(arguments.level)
    reason = _open_window(None, arguments.level)
    return 0 if reason is None else _fail(reason)


def _no_display(reason: str) -> str:
    return _("There is no display ({reason}).").format(reason=reason)


def _fail(reason: str) -> int:
    print(f"cubacube: {_no_display(reason)}", file=sys.stderr)
    return NO_DISPLAY


def _switched(which: Game, entry: MatchSetup, arguments: Namespace) -> MatchSetup:
    """Return the match with the strict and training switches applied."""
    strict, training = arguments.strict, arguments.training
    if clash := conflict_of(strict, training, which.level is not None):
        raise WordError(clash)
    return replace(entry, strict=strict, training=training)


def _open_window(entry: MatchSetup | None, level: str = "", *, mute: bool = False) -> str | None:
    """Run the window until it is closed; return the reason if there is no display.

    Raises:
        FaultError: The menu or a notice over it failed, so no page was left to return to.
    """
    reason = _why_no_display()
    if reason is not None:
        return reason
    if sys.platform.startswith("linux"):
        # Without this, SDL would find no screen and open an invisible window.
        os.environ.setdefault("SDL_VIDEODRIVER", "x11,wayland")
    from cubacube.shell.app import run_window  # noqa: PLC0415 - imports pygame
    from cubacube.shell.machine.window import NoDisplayError  # noqa: PLC0415

    try:
        run_window(entry, level, mute=mute)
    except NoDisplayError as fault:
        return plain(fault)
    return None


def _why_no_display() -> str | None:
    """Return why there is no display for a window, or None if there may be one."""
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    if driver in ("dummy", "offscreen"):
        return f"SDL_VIDEODRIVER={driver}"
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not driver and not any(map(os.environ.get, screens)):
        return _("{one} and {other} are not set").format(one=screens[0], other=screens[1])
    return None


def _tell(which: Game, entry: MatchSetup) -> int:
    from cubacube.shell.cli.show import print_match  # noqa: PLC0415 - imports pygame

    return print_match(which, entry)
