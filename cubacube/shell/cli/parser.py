"""Parse the command line."""

import argparse
import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn, TypeAlias, get_args

from babel import default_locale

from cubacube import __version__
from cubacube.session.files.plain import plain, plain_fault
from cubacube.session.language.numbers import listed
from cubacube.session.language.translation import N_, SOURCE, _, _n, languages, prefer, use_language
from cubacube.session.play.setup import LARGEST_SEED
from cubacube.session.settings import chosen
from cubacube.session.settings.folders import VARIABLE
from cubacube.session.settings.model import Thinking

MOST_GAMES = MOST_FLICKS = 1_000_000
MOST_JOBS = 256
MOST_SIDES = 20
_WIDTHS, _HEIGHTS = (160, 3840), (90, 2160)
"""Size limits of a film in pixels."""
_LONGEST_MESSAGE = 400
LANGUAGE = "CUBACUBE_LANGUAGE"
PHYSICS = "compiled" if find_spec("cubacube.physics__mypyc") else "plain Python"
"""How the table physics runs; see docs/decisions/compiled.md."""
_A_LEVEL = N_("the name, file or code of a level; - is standard input")


class WordError(ValueError):
    """A command-line argument is wrong; the message names it and what is allowed."""


class StuckError(RuntimeError):
    """A match cannot be played to its end."""


@contextmanager
def refusing(*faults: type[Exception], as_: type[Exception] = WordError) -> Iterator[None]:
    """Turn exceptions of these types into a WordError, or another one, with the same message."""
    try:
        yield
    except faults as fault:
        raise as_(plain_fault(fault)) from fault


class _Parser(ArgumentParser):
    """An argument parser that reports errors in one line, with the options of all commands."""

    def __init__(self, **settings: Any) -> None:
        # There is no other way to give argparse translations of its own texts.
        vars(argparse).update(_=lambda text: text and _(text), ngettext=_n)
        super().__init__(allow_abbrev=False, **settings)
        words = _("print on standard error what helps to find a fault")
        self.add_argument("--verbose", action="store_true", default=SUPPRESS, help=words)
        words = _("language of all texts: {codes}; default the language of the system")
        code: dict[str, Any] = {"metavar": "CODE", "default": SUPPRESS, "type": _language}
        self.add_argument("--language", help=words.format(codes=listed(languages(), "or")), **code)

    def error(self, message: str) -> NoReturn:
        """Reject the arguments.

        Raises:
            WordError: Always.
        """
        # The message may quote an argument exactly as it was typed.
        raise WordError(plain(message, _LONGEST_MESSAGE))


def choose_language(words: Sequence[str]) -> None:
    """Use the language of an argument, else of the environment, else of the system.

    Raises:
        WordError: The game has no such language.
    """
    given = os.environ.get(LANGUAGE, "")
    asked = vars(_Parser(add_help=False).parse_known_args(words)[0]).get("language")
    if asked is None and given:
        with refusing(ArgumentTypeError):
            asked = _language(given, f"{LANGUAGE}: ")
    prefer(filter(None, [default_locale("LC_MESSAGES")]))
    if asked is not None:
        chosen.set_value("language", asked)
    # Programs read JSON; it is the same in all languages.
    use_language(SOURCE if "--json" in words else chosen.settings().language)


def make_parser() -> ArgumentParser:
    """Return the parser of all commands; `run` of its result is the command to call with it.

    The parser raises a `WordError` if an argument is unknown, missing or has a wrong value.
    """
    parser = _Parser(
        prog="cubacube",
        description=_("Flick dice across a table. Without a command, the game opens its window."),
        epilog=_(
            "The environment variable {folder} names a folder for all game files, "
            "and {language} its language."
        ).format(folder=VARIABLE, language=LANGUAGE),
    )
    version = f"cubacube {__version__} (physics: {PHYSICS})"
    shown = _("show program's version number and exit")
    parser.add_argument("-V", "--version", action="version", version=version, help=shown)
    parser.set_defaults(run=_run("play.menu"), verbose=False)
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND")
    _add_matches(commands)
    _add_levels(_group(commands, "level", _("check, make, compare and measure levels")))
    _add_files(commands)
    household = _("show, export or import players, records and achievements")
    _add_household(_group(commands, "household", household))
    shell = _value("shell", "SHELL", _("bash, zsh or fish"), choices=("bash", "zsh", "fish"))
    _add(commands, "completion", _("print completions for a shell"), "completion.completion", shell)
    return parser


Argument: TypeAlias = tuple[str, dict[str, Any]]
"""The name of an argument, and its settings for argparse."""
Commands: TypeAlias = "_SubParsersAction[_Parser]"


def _add_matches(commands: Commands) -> None:
    """Add the commands that play matches."""
    game = _value("game", "GAME", _("the name of a game, see 'cubacube games'"))
    own = _("{words}; default {n}").format(words=_(_A_LEVEL), n=_("the level of the game"))
    table = (
        _value("--level", "L", own),
        _value("--options", "K=V,...", _("house rules, see 'cubacube games'"), default=""),
    )
    effort = _("how much computers think: quick (half), usual or long (twice); default usual")
    thinking = "--thinking", {"choices": get_args(Thinking), "default": "usual", "help": effort}
    _add(
        commands,
        "play",
        _("play a game in a window"),
        "play.play",
        game,
        _seats("human:Ana,bot:1,bot:0:Hugo", _("one person and computers, all bot:1")),
        *table,
        _whole("--seed", "N", _("seed of all random numbers"), 0, LARGEST_SEED),
        _switch("--strict", _("no undo and no test flicks")),
        _switch("--training", _("you may place dice by hand, in games with dice to flick")),
        _switch("--mute", _("start without sound (F8 turns it on)")),
    )
    _add(
        commands,
        "sim",
        _("let computers play matches without a window"),
        "sim.sim",
        game,
        _seats("bot:1,bot:0:Hugo", _("as few players as the game allows, all bot:1")),
        *table,
        thinking,
        _whole("--games", "N", _("number of matches"), 1, MOST_GAMES, default=1),
        _seed(_("seed of the first match; the next one has S + 1")),
        _value("--save", "FOLDER", _("save every match in this folder")),
        _switch("--json", _("print one JSON object per match")),
    )
    players = _("the players of the league, such as bot:0,bot:2,bot:4; default all levels")
    pairs = _("matches of each pair, who swap seats; an even number is fair if --table is odd")
    sides = _("players at a table; a team counts as one; default the smallest fair number")
    _add(
        commands,
        "league",
        _("let computers play many matches and rate them"),
        "league.league",
        game,
        _value("--seats", "PLAYERS", players),
        *table,
        _whole("--table", "N", sides, 1, MOST_SIDES),
        thinking,
        _whole("--games", "N", pairs, 1, MOST_GAMES, default=100),
        *_work("league-GAME-SEED"),
        _switch("--json", _("print one JSON object per match, then the ratings")),
    )
    _add_tour(commands)


def _add_tour(commands: Commands) -> None:
    """Add the command that plays a Tour."""
    games = _("3 to 9 games, such as race,calavera,caramba, or shuffle:5 for a shuffled Tour")
    level = _("{words}; default {n}").format(words=_(_A_LEVEL), n=_("the level of each game"))
    _add(
        commands,
        "tour",
        _("let computers play a Tour or a knock-out"),
        "tour.tour",
        _value("--games", "GAMES", games, required=True),
        _value("--seats", "SEATS", _("who plays, such as bot:1,bot:0:Hugo"), required=True),
        _value("--level", "L", level),
        _switch("--knock-out", _("4 to 16 players, two at a table; the games are for the rounds")),
        _seed(_("seed of all random numbers")),
        _switch("--json", _("print one JSON object per match, then the standings")),
    )


def _add_levels(commands: Commands) -> None:
    """Add the commands for level files."""
    file = _value("file", "FILE", _(_A_LEVEL))
    files = _value("files", "FILE", _(_A_LEVEL), nargs="+")
    both = _value("a", "A", _(_A_LEVEL)), _value("b", "B", _(_A_LEVEL))
    name = _value("name", "NAME", _("the name of the new level"))
    picture = _picture(_("save a picture of the table with all dice"))
    one = _switch("--json", _("print one JSON object"))
    _add(commands, "check", _("list all errors in level files"), "level.check", files, one)
    _add(commands, "new", _("start your own level file"), "level.new", name, one)
    _add(commands, "code", _("print a level as a short code"), "level.code", file, one)
    title = _value("--as", "NAME", _("another name for it"), dest="title")
    _add(commands, "add", _("put a level into your own folder"), "level.add", file, title, one)
    full = _switch("--full", _("print all its values, with those of the level that it builds on"))
    _add(commands, "show", _("describe a level"), "level.show", file, full, picture, one)
    _add(commands, "diff", _("list the differences of two levels"), "level.diff", *both, one)
    page = _switch("--report", _("write a report with all plots, as one HTML page"))
    values = _("vary a value, such as cloth.friction=0.2:0.5:4; several are combined in every way")
    flicks = _("number of flicks on each table, and again for its heat map")
    games = _("number of whole games between computers on each table, such as race:20")
    several: dict[str, Any] = {"action": "append", "default": []}
    _add(
        commands,
        "sweep",
        _("measure levels with many flicks and games"),
        "sweep.sweep",
        files,
        _value("--vary", "KEY=LOW:HIGH:STEPS", values, **several),
        _whole("--flicks", "N", flicks, 1, MOST_FLICKS, default=2000),
        _value("--games", "GAME:N", games, **several),
        *_work("sweep-LEVEL-SEED"),
        page,
        one,
    )
    columns = _("a CSV file of slides and of hits on dice or cushions, see docs/tuning.md")
    other = _("{words}: it has all other values; default {n}")
    _add(
        commands,
        "fit",
        _("make a level from measurements on a real table"),
        "fit.fit",
        _value("file", "MEASUREMENTS.csv", columns),
        _value("--out", "FILE", _("file for the new level"), required=True),
        _value("--level", "L", other.format(words=_(_A_LEVEL), n="habana"), default="habana"),
        page,
        one,
    )


def _add_files(commands: Commands) -> None:
    """Add the commands that open a level or a saved match, or list games or saved matches."""
    level = _value("level", "LEVEL", _(_A_LEVEL), nargs="?", default="habana")
    rows = _switch("--json", _("print one JSON list"))
    size = _("size of the film in pixels; default 1280x720, for WebP and GIF 640x360")
    _add(commands, "workshop", _("try and change a level in a window"), "play.workshop", level)
    _add(commands, "games", _("list games and house rules"), "listing.list_games", rows)
    _add(commands, "saves", _("list saved matches"), "listing.list_saves", rows)
    _add(
        commands,
        "replay",
        _("show a saved match again"),
        "replay.replay",
        _value("match", "MATCH", _("the file, id or code of a match")),
        _switch("--verify", _("simulate it again; exit code 0 if exact, 1 if approximate")),
        _switch("--json", _("print one JSON object")),
        _switch("--code", _("print it as a short code")),
        _picture(_("save a picture of its table")),
        _value("--film", "FILE", _("save a film of the whole match as .mp4, .webp or .gif")),
        _value("--size", "WxH", size, type=_size),
    )


def _add_household(commands: Commands) -> None:
    """Add the commands for the people who play here."""
    people = _("list the players with their matches, wins and achievements")
    new = _value("file", "FILE", _("file name; if it is taken, the next free name"))
    old = _value("file", "FILE", _("the exported file; the old data is saved under another name"))
    _add(commands, "show", people, "household.show")
    saving = _("save players, records and achievements to a file")
    _add(commands, "export", saving, "household.export", new)
    loading = _("load players, records and achievements from a file")
    _add(commands, "import", loading, "household.import_", old)


def _group(commands: Commands, name: str, words: str) -> Commands:
    """Add a command that consists only of subcommands; return the object to add these to."""
    parser = commands.add_parser(name, help=words)
    return parser.add_subparsers(title=_("commands"), metavar="COMMAND", required=True)


def _add(commands: Commands, name: str, words: str, place: str, *arguments: Argument) -> None:
    """Add a command; `place` names its module and function, such as `play.workshop`."""
    parser = commands.add_parser(name, help=words)
    for argument, settings in arguments:
        parser.add_argument(argument, **settings)
    parser.set_defaults(run=_run(place))


def _run(place: str) -> Callable[[Namespace], int]:
    """Return a command that imports its module only when it is called."""
    module, function = place.split(".")

    def run(arguments: Namespace) -> int:
        code: int = getattr(import_module(f"cubacube.shell.cli.{module}"), function)(arguments)
        return code

    return run


def _seats(example: str, default: str) -> Argument:
    words = _("who plays, such as {example}; default {default}")
    return _value("--seats", "SEATS", words.format(example=example, default=default))


def _work(folder: str) -> tuple[Argument, ...]:
    """Return the arguments for seed, processes, cluster and output folder."""
    processes = _("number of processes; default one for each processor")
    cluster = _("address of a dask cluster, such as tls://10.0.0.5:8786")
    return (
        _seed(_("seed of all random numbers")),
        _whole("--jobs", "J", processes, 1, MOST_JOBS),
        _value("--cluster", "ADDRESS", cluster),
        _value("--out", "FOLDER", _("folder for the results; default {n}").format(n=folder)),
    )


def _seed(words: str) -> Argument:
    return _whole("--seed", "S", words, 0, LARGEST_SEED, default=1)


def _value(name: str, metavar: str, words: str, **settings: Any) -> Argument:
    """Return an argument that has a value."""
    return name, {"metavar": metavar, "help": words, **settings}


def _picture(words: str) -> Argument:
    """Return the argument for the file of a picture."""

    def read(word: str) -> Path:
        if not word.lower().endswith(".png"):
            said = _("{word} is not allowed: the file name must end with .png")
            raise ArgumentTypeError(said.format(word=repr(word)))
        return Path(word)

    return _value("--picture", "PNG", words, type=read)


def _switch(name: str, words: str) -> Argument:
    """Return an argument without a value."""
    return name, {"action": "store_true", "help": words}


def _whole(
    name: str, metavar: str, words: str, least: int, most: int, default: int | None = None
) -> Argument:
    """Return an argument for a whole number in a range; its help text names the default."""

    def read(word: str) -> int:
        if not is_whole(word, least, most):
            said = _("{word} is not allowed: use a whole number from {least} to {most}")
            raise ArgumentTypeError(said.format(word=repr(word), least=least, most=most))
        return int(word)

    told = words if default is None else _("{words}; default {n}").format(words=words, n=default)
    return _value(name, metavar, told, type=read, default=default)


def _language(word: str, place: str = "") -> str:
    if word not in languages():
        said = place + _("{word} is not allowed: use {codes}")
        raise ArgumentTypeError(said.format(word=repr(word), codes=listed(languages(), "or")))
    return word


def _size(word: str) -> tuple[int, int]:
    """Parse the size of a film. Both sides must be even, as most video formats need that."""
    width, _x, height = word.partition("x")
    if is_whole(width, *_WIDTHS) and is_whole(height, *_HEIGHTS):
        size = int(width), int(height)
        if size[0] % 2 == size[1] % 2 == 0:
            return size
    least, most = (f"{each}x{other}" for each, other in zip(_WIDTHS, _HEIGHTS, strict=True))
    said = _("{word} is not allowed: use two even numbers from {least} to {most}")
    raise ArgumentTypeError(said.format(word=repr(word), least=least, most=most))


def is_whole(word: str, least: int, most: int) -> bool:
    """Return whether a word is a whole number in a range, with no sign and few digits."""
    digits = word.isascii() and word.isdecimal() and len(word) <= len(str(most))
    return digits and least <= int(word) <= most
