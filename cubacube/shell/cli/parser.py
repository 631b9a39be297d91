"""Parse the command line."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn, get_args

from cubacube import __version__
from cubacube.session.files.plain import plain
from cubacube.session.play.setup import LARGEST_SEED
from cubacube.session.settings.model import Thinking

MOST_GAMES = MOST_FLICKS = 1_000_000
MOST_JOBS = 256
MOST_SIDES = 20
_SMALLEST, _LARGEST = (160, 90), (3840, 2160)
"""Size limits of a film in pixels: width and height."""
_LONGEST_MESSAGE = 400


class WordError(ValueError):
    """A command-line argument is wrong; the message names it and what is allowed."""


class StuckError(RuntimeError):
    """A match cannot be played to its end."""


class _Parser(ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Reject the arguments.

        Raises:
            WordError: Always.
        """
        # The message may quote an argument exactly as it was typed.
        raise WordError(plain(message, _LONGEST_MESSAGE))


def parse(words: Sequence[str] | None = None) -> Namespace:
    """Parse the arguments; the result's `run` is the command to call with them.

    Raises:
        WordError: An argument is unknown, missing or has a wrong value.
        SystemExit: Help or the version was requested and has been printed.
    """
    parser = _Parser(
        prog="cubacube",
        description="Flick dice across a table. Without a command, the game opens its window.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cubacube {__version__}")
    parser.set_defaults(run=_command("play", "menu"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    _add_sim(commands)
    _add_league(commands)
    _add_level(commands)
    _add_workshop(commands)
    _add_games(commands)
    _add_saves(commands)
    _add_replay(commands)
    _add_household(commands)
    return parser.parse_args(words)


def _add_play(commands: "_SubParsersAction[_Parser]") -> None:
    play = commands.add_parser("play", help="play a game in a window", allow_abbrev=False)
    _add_match(play, "human:Ana,bot:1,bot:0:Hugo", "one person and computers, all bot:1")
    play.add_argument(
        "--seed", metavar="N", type=_whole(0, LARGEST_SEED), help="seed of all random numbers"
    )
    play.add_argument("--strict", action="store_true", help="no undo and no test flicks")
    play.add_argument(
        "--training",
        action="store_true",
        help="you may place dice by hand, in games with dice to flick",
    )
    play.add_argument("--mute", action="store_true", help="start without sound (F8 turns it on)")
    play.set_defaults(run=_command("play", "play"))


def _add_sim(commands: "_SubParsersAction[_Parser]") -> None:
    sim = commands.add_parser(
        "sim", help="let computers play matches without a window", allow_abbrev=False
    )
    _add_match(sim, "bot:1,bot:0:Hugo", "as few players as the game allows, all bot:1")
    _add_thinking(sim)
    sim.add_argument(
        "--games",
        metavar="N",
        type=_whole(1, MOST_GAMES),
        default=1,
        help="number of matches; default 1",
    )
    sim.add_argument(
        "--seed",
        metavar="S",
        type=_whole(0, LARGEST_SEED),
        default=1,
        help="seed of the first match; the next one has S + 1; default 1",
    )
    sim.add_argument("--save", metavar="FOLDER", help="save every match in this folder")
    sim.add_argument("--json", action="store_true", help="print one JSON object per match")
    sim.set_defaults(run=_command("sim", "sim"))


def _add_league(commands: "_SubParsersAction[_Parser]") -> None:
    league = commands.add_parser(
        "league",
        help="let computers play many matches and rate them",
        allow_abbrev=False,
    )
    league.add_argument("game", metavar="GAME", help="the name of a game, see 'cubacube games'")
    league.add_argument(
        "--seats",
        metavar="PLAYERS",
        help="the players of the league, such as bot:0,bot:2,bot:4; default all levels",
    )
    _add_table(league)
    league.add_argument(
        "--table",
        metavar="N",
        type=_whole(1, MOST_SIDES),
        help="players at a table; a team counts as one; default the smallest fair number",
    )
    _add_thinking(league)
    league.add_argument(
        "--games",
        metavar="N",
        type=_whole(1, MOST_GAMES),
        default=100,
        help="matches of each pair, who swap seats; an even number is fair if --table is odd; "
        "default 100",
    )
    _add_work(league, "league")
    league.add_argument(
        "--json", action="store_true", help="print one JSON object per match, then the ratings"
    )
    league.set_defaults(run=_command("league", "league"))


def _add_match(parser: ArgumentParser, example: str, seats: str) -> None:
    """Add the arguments that describe a match."""
    parser.add_argument("game", metavar="GAME", help="the name of a game, see 'cubacube games'")
    parser.add_argument(
        "--seats", metavar="SEATS", help=f"who plays, such as {example}; default {seats}"
    )
    _add_table(parser)


def _add_table(parser: ArgumentParser) -> None:
    """Add the arguments for level and house rules."""
    parser.add_argument(
        "--level",
        metavar="L",
        help="the name, file or code of a level; default the level of the game",
    )
    parser.add_argument(
        "--options", metavar="K=V,...", default="", help="house rules, see 'cubacube games'"
    )


def _add_thinking(parser: ArgumentParser) -> None:
    """Add the argument for the thinking effort of computer players."""
    parser.add_argument(
        "--thinking",
        choices=get_args(Thinking),
        default="usual",
        help="how much computers think: quick (half), usual or long (twice); default usual",
    )


def _add_work(parser: ArgumentParser, folder: str) -> None:
    """Add the arguments for seed, processes, cluster and output folder."""
    parser.add_argument(
        "--seed",
        metavar="S",
        type=_whole(0, LARGEST_SEED),
        default=1,
        help="seed of all random numbers; default 1",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=_whole(1, MOST_JOBS),
        help="number of processes; default one for each processor",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="address of a dask cluster, such as tcp://10.0.0.5:8786",
    )
    parser.add_argument(
        "--out", metavar="FOLDER", default=folder, help=f"folder for the results; default {folder}"
    )


def _add_level(commands: "_SubParsersAction[_Parser]") -> None:
    level = commands.add_parser(
        "level", help="check, make, compare and measure levels", allow_abbrev=False
    )
    parts = level.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = parts.add_parser("check", help="list all errors in level files", allow_abbrev=False)
    check.add_argument("files", metavar="FILE", nargs="+", help="the name, file or code of a level")
    check.set_defaults(run=_command("level", "check"))
    new = parts.add_parser("new", help="start your own level file", allow_abbrev=False)
    new.add_argument("name", metavar="NAME", help="the name of the new level")
    new.set_defaults(run=_command("level", "new"))
    code = parts.add_parser("code", help="print a level as a short code", allow_abbrev=False)
    code.add_argument("file", metavar="FILE", help="the name, file or code of a level")
    code.set_defaults(run=_command("level", "code"))
    show = parts.add_parser("show", help="describe a level", allow_abbrev=False)
    show.add_argument("file", metavar="FILE", help="the name, file or code of a level")
    show.add_argument("--picture", metavar="PNG", help="save a picture of the table with all dice")
    show.set_defaults(run=_command("level", "show"))
    diff = parts.add_parser("diff", help="list the differences of two levels", allow_abbrev=False)
    for which in ("a", "b"):
        diff.add_argument(which, metavar=which.upper(), help="the name, file or code of a level")
    diff.set_defaults(run=_command("level", "diff"))
    _add_sweep(parts)
    _add_fit(parts)


def _add_sweep(parts: "_SubParsersAction[_Parser]") -> None:
    sweep = parts.add_parser(
        "sweep", help="measure levels with many flicks and games", allow_abbrev=False
    )
    sweep.add_argument("files", metavar="FILE", nargs="+", help="the name, file or code of a level")
    sweep.add_argument(
        "--vary",
        metavar="KEY=LOW:HIGH:STEPS",
        action="append",
        default=[],
        help="vary a value, such as cloth.friction=0.2:0.5:4; several are combined in every way",
    )
    sweep.add_argument(
        "--flicks",
        metavar="N",
        type=_whole(1, MOST_FLICKS),
        default=2000,
        help="number of flicks on each table, and again for its heat map; default 2000",
    )
    sweep.add_argument(
        "--games",
        metavar="GAME:N",
        action="append",
        default=[],
        help="number of whole games between computers on each table, such as race:20",
    )
    _add_work(sweep, "sweep")
    sweep.add_argument("--json", action="store_true", help="print one JSON object")
    sweep.set_defaults(run=_command("sweep", "sweep"))


def _add_fit(parts: "_SubParsersAction[_Parser]") -> None:
    fit = parts.add_parser(
        "fit", help="make a level from measurements on a real table", allow_abbrev=False
    )
    fit.add_argument(
        "file",
        metavar="MEASUREMENTS.csv",
        help="columns: kind (slide or hit), speed_mm_s or drop_mm, distance_mm, other_mm",
    )
    fit.add_argument("--out", metavar="FILE", required=True, help="file for the new level")
    fit.set_defaults(run=_command("fit", "fit"))


def _add_workshop(commands: "_SubParsersAction[_Parser]") -> None:
    workshop = commands.add_parser(
        "workshop", help="try and change a level in a window", allow_abbrev=False
    )
    workshop.add_argument(
        "level",
        metavar="LEVEL",
        nargs="?",
        default="habana",
        help="the name, file or code of a level",
    )
    workshop.set_defaults(run=_command("play", "workshop"))


def _add_games(commands: "_SubParsersAction[_Parser]") -> None:
    games = commands.add_parser("games", help="list games and house rules", allow_abbrev=False)
    games.add_argument("--json", action="store_true", help="print one JSON list")
    games.set_defaults(run=_command("listing", "list_games"))


def _add_saves(commands: "_SubParsersAction[_Parser]") -> None:
    saves = commands.add_parser("saves", help="list saved matches", allow_abbrev=False)
    saves.add_argument("--json", action="store_true", help="print one JSON list")
    saves.set_defaults(run=_command("saves", "saves"))


def _add_replay(commands: "_SubParsersAction[_Parser]") -> None:
    replay = commands.add_parser("replay", help="show a saved match again", allow_abbrev=False)
    replay.add_argument("match", metavar="MATCH", help="the file, id or code of a match")
    replay.add_argument(
        "--verify",
        action="store_true",
        help="simulate it again; exit code 0 if exact, 1 if approximate",
    )
    replay.add_argument("--json", action="store_true", help="print one JSON object")
    replay.add_argument("--code", action="store_true", help="print it as a short code")
    replay.add_argument("--picture", metavar="FILE", help="save a picture of its table as a PNG")
    replay.add_argument(
        "--film", metavar="FILE", help="save a film of the whole match as .mp4, .webp or .gif"
    )
    replay.add_argument(
        "--size",
        metavar="WxH",
        type=_size,
        help="size of the film in pixels; default 1280x720, for WebP and GIF 640x360",
    )
    replay.set_defaults(run=_command("replay", "replay"))


def _add_household(commands: "_SubParsersAction[_Parser]") -> None:
    household = commands.add_parser(
        "household",
        help="show, export or import players, records and achievements",
        allow_abbrev=False,
    )
    parts = household.add_subparsers(title="commands", metavar="COMMAND", required=True)
    show = parts.add_parser(
        "show",
        help="list the players with their matches, wins and achievements",
        allow_abbrev=False,
    )
    show.set_defaults(run=_command("household", "show"))
    export = parts.add_parser(
        "export", help="save players, records and achievements to a file", allow_abbrev=False
    )
    export.add_argument(
        "file", metavar="FILE", help="file name; if it is taken, the next free name"
    )
    export.set_defaults(run=_command("household", "export"))
    import_ = parts.add_parser(
        "import", help="load players, records and achievements from a file", allow_abbrev=False
    )
    import_.add_argument(
        "file",
        metavar="FILE",
        help="the exported file; the old data is saved under another name",
    )
    import_.set_defaults(run=_command("household", "import_"))


def _command(module: str, function: str) -> Callable[[Namespace], int]:
    """Return a command that imports its module only when it is called."""

    def run(arguments: Namespace) -> int:
        called = getattr(import_module(f"cubacube.shell.cli.{module}"), function)
        code: int = called(arguments)
        return code

    return run


def _whole(least: int, most: int) -> Callable[[str], int]:
    """Return a parser for whole numbers in a range."""

    def read(word: str) -> int:
        fits = word.isascii() and word.isdecimal() and len(word) <= len(str(most))
        if not fits or not least <= int(word) <= most:
            raise ArgumentTypeError(
                f"{word!r} is not allowed: use a whole number from {least} to {most}"
            )
        return int(word)

    return read


def _size(word: str) -> tuple[int, int]:
    """Parse the size of a film. Both sides must be even, as most video formats need that."""
    sides = word.split("x")
    if len(sides) == 2 and all(_is_side(side) for side in sides):
        width, height = map(int, sides)
        fits = _SMALLEST[0] <= width <= _LARGEST[0] and _SMALLEST[1] <= height <= _LARGEST[1]
        if fits and width % 2 == height % 2 == 0:
            return width, height
    least, most = (f"{width}x{height}" for width, height in (_SMALLEST, _LARGEST))
    raise ArgumentTypeError(f"{word!r} is not allowed: use two even numbers from {least} to {most}")


def _is_side(word: str) -> bool:
    """Whether `word` is a number of at most four digits."""
    return word.isascii() and word.isdecimal() and len(word) <= 4
