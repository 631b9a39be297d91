"""Parse the command line."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn, TypeAlias, get_args

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
_SEEDS: Final = (0, LARGEST_SEED)
_MANY: Final = (1, MOST_GAMES)
_GAME: Final = "the name of a game, see 'cubacube games'"
_LEVEL: Final = "the name, file or code of a level"


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


_Commands: TypeAlias = "_SubParsersAction[_Parser]"


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
    _add_others(commands)
    _add_replay(commands)
    _add_household(commands)
    return parser.parse_args(words)


def _add_play(commands: _Commands) -> None:
    play = _added(commands, "play", "play a game in a window", "play", "play")
    _add_match(play, "human:Ana,bot:1,bot:0:Hugo", "one person and computers, all bot:1")
    _number(play, "--seed", "N", _SEEDS, "seed of all random numbers")
    _switch(play, "--strict", "no undo and no test flicks")
    _switch(play, "--training", "you may place dice by hand, in games with dice to flick")
    _switch(play, "--mute", "start without sound (F8 turns it on)")


def _add_sim(commands: _Commands) -> None:
    sim = _added(commands, "sim", "let computers play matches without a window", "sim", "sim")
    _add_match(sim, "bot:1,bot:0:Hugo", "as few players as the game allows, all bot:1")
    _add_thinking(sim)
    _number(sim, "--games", "N", _MANY, "number of matches; default 1", default=1)
    first = "seed of the first match; the next one has S + 1; default 1"
    _number(sim, "--seed", "S", _SEEDS, first, default=1)
    _given(sim, "--save", "FOLDER", "save every match in this folder")
    _switch(sim, "--json", "print one JSON object per match")


def _add_league(commands: _Commands) -> None:
    words = "let computers play many matches and rate them"
    league = _added(commands, "league", words, "league", "league")
    _given(league, "game", "GAME", _GAME)
    players = "the players of the league, such as bot:0,bot:2,bot:4; default all levels"
    _given(league, "--seats", "PLAYERS", players)
    _add_table(league)
    sides = "players at a table; a team counts as one; default the smallest fair number"
    _number(league, "--table", "N", (1, MOST_SIDES), sides)
    _add_thinking(league)
    pairs = "matches of each pair, who swap seats; an even number is fair if --table is odd; "
    _number(league, "--games", "N", _MANY, f"{pairs}default 100", default=100)
    _add_work(league, "league")
    _switch(league, "--json", "print one JSON object per match, then the ratings")


def _add_match(parser: ArgumentParser, example: str, seats: str) -> None:
    """Add the arguments that describe a match."""
    _given(parser, "game", "GAME", _GAME)
    _given(parser, "--seats", "SEATS", f"who plays, such as {example}; default {seats}")
    _add_table(parser)


def _add_table(parser: ArgumentParser) -> None:
    """Add the arguments for level and house rules."""
    _given(parser, "--level", "L", f"{_LEVEL}; default the level of the game")
    _given(parser, "--options", "K=V,...", "house rules, see 'cubacube games'", default="")


def _add_thinking(parser: ArgumentParser) -> None:
    """Add the argument for the thinking effort of computer players."""
    words = "how much computers think: quick (half), usual or long (twice); default usual"
    parser.add_argument("--thinking", choices=get_args(Thinking), default="usual", help=words)


def _add_work(parser: ArgumentParser, folder: str) -> None:
    """Add the arguments for seed, processes, cluster and output folder."""
    _number(parser, "--seed", "S", _SEEDS, "seed of all random numbers; default 1", default=1)
    processes = "number of processes; default one for each processor"
    _number(parser, "--jobs", "J", (1, MOST_JOBS), processes)
    cluster = "address of a dask cluster, such as tcp://10.0.0.5:8786"
    _given(parser, "--cluster", "ADDRESS", cluster)
    _given(parser, "--out", "FOLDER", f"folder for the results; default {folder}", default=folder)


def _add_level(commands: _Commands) -> None:
    level = commands.add_parser(
        "level", help="check, make, compare and measure levels", allow_abbrev=False
    )
    parts = level.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = _added(parts, "check", "list all errors in level files", "level", "check")
    _given(check, "files", "FILE", _LEVEL, nargs="+")
    new = _added(parts, "new", "start your own level file", "level", "new")
    _given(new, "name", "NAME", "the name of the new level")
    code = _added(parts, "code", "print a level as a short code", "level", "code")
    _given(code, "file", "FILE", _LEVEL)
    show = _added(parts, "show", "describe a level", "level", "show")
    _given(show, "file", "FILE", _LEVEL)
    _given(show, "--picture", "PNG", "save a picture of the table with all dice")
    diff = _added(parts, "diff", "list the differences of two levels", "level", "diff")
    for which in ("a", "b"):
        _given(diff, which, which.upper(), _LEVEL)
    _add_sweep(parts)
    _add_fit(parts)


def _add_sweep(parts: _Commands) -> None:
    words = "measure levels with many flicks and games"
    sweep = _added(parts, "sweep", words, "sweep", "sweep")
    _given(sweep, "files", "FILE", _LEVEL, nargs="+")
    varied = "vary a value, such as cloth.friction=0.2:0.5:4; several are combined in every way"
    _given(sweep, "--vary", "KEY=LOW:HIGH:STEPS", varied, action="append", default=[])
    flicks = "number of flicks on each table, and again for its heat map; default 2000"
    _number(sweep, "--flicks", "N", (1, MOST_FLICKS), flicks, default=2000)
    games = "number of whole games between computers on each table, such as race:20"
    _given(sweep, "--games", "GAME:N", games, action="append", default=[])
    _add_work(sweep, "sweep")
    _switch(sweep, "--json", "print one JSON object")


def _add_fit(parts: _Commands) -> None:
    fit = _added(parts, "fit", "make a level from measurements on a real table", "fit", "fit")
    columns = "columns: kind (slide or hit), speed_mm_s or drop_mm, distance_mm, other_mm"
    _given(fit, "file", "MEASUREMENTS.csv", columns)
    _given(fit, "--out", "FILE", "file for the new level", required=True)


def _add_others(commands: _Commands) -> None:
    """Add the commands for the workshop and for the lists."""
    words = "try and change a level in a window"
    workshop = _added(commands, "workshop", words, "play", "workshop")
    _given(workshop, "level", "LEVEL", _LEVEL, nargs="?", default="habana")
    games = _added(commands, "games", "list games and house rules", "listing", "list_games")
    saves = _added(commands, "saves", "list saved matches", "saves", "saves")
    for each in (games, saves):
        _switch(each, "--json", "print one JSON list")


def _add_replay(commands: _Commands) -> None:
    replay = _added(commands, "replay", "show a saved match again", "replay", "replay")
    _given(replay, "match", "MATCH", "the file, id or code of a match")
    exact = "simulate it again; exit code 0 if exact, 1 if approximate"
    _switch(replay, "--verify", exact)
    _switch(replay, "--json", "print one JSON object")
    _switch(replay, "--code", "print it as a short code")
    _given(replay, "--picture", "FILE", "save a picture of its table as a PNG")
    _given(replay, "--film", "FILE", "save a film of the whole match as .mp4, .webp or .gif")
    size = "size of the film in pixels; default 1280x720, for WebP and GIF 640x360"
    _given(replay, "--size", "WxH", size, type=_size)


def _add_household(commands: _Commands) -> None:
    data = "players, records and achievements"
    household = commands.add_parser(
        "household", help=f"show, export or import {data}", allow_abbrev=False
    )
    parts = household.add_subparsers(title="commands", metavar="COMMAND", required=True)
    listed = "list the players with their matches, wins and achievements"
    _added(parts, "show", listed, "household", "show")
    export = _added(parts, "export", f"save {data} to a file", "household", "export")
    _given(export, "file", "FILE", "file name; if it is taken, the next free name")
    import_ = _added(parts, "import", f"load {data} from a file", "household", "import_")
    _given(import_, "file", "FILE", "the exported file; the old data is saved under another name")


def _added(
    commands: _Commands, name: str, words: str, module: str, function: str
) -> ArgumentParser:
    """Add a command that calls a function of a module of this package."""
    parser = commands.add_parser(name, help=words, allow_abbrev=False)
    parser.set_defaults(run=_command(module, function))
    return parser


def _given(parser: ArgumentParser, name: str, metavar: str, words: str, **options: Any) -> None:
    """Add an argument with a value."""
    parser.add_argument(name, metavar=metavar, help=words, **options)


def _number(
    parser: ArgumentParser,
    name: str,
    metavar: str,
    bounds: tuple[int, int],
    words: str,
    default: int | None = None,
) -> None:
    """Add an argument whose value is a whole number."""
    _given(parser, name, metavar, words, type=_whole(*bounds), default=default)


def _switch(parser: ArgumentParser, name: str, words: str) -> None:
    """Add an argument without a value."""
    parser.add_argument(name, action="store_true", help=words)


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
