"""`cubacube completion`: print a script with which a shell completes our commands."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Mapping

from cubacube.games.catalogue import names
from cubacube.session.extras import ExtraError, extra
from cubacube.shell.cli.parser import make_parser, refusing

_FILES = "A", "B", "FILE", "L", "LEVEL", "MATCH", "MEASUREMENTS.csv", "PNG"


@refusing(ExtraError)
def completion(arguments: Namespace) -> int:
    """Print the script for a shell.

    Raises:
        WordError: The package that writes such scripts is not installed.
    """
    shtab = extra("shtab", "shell")
    parser = make_parser()
    _prepare(parser, dict.fromkeys(_FILES, shtab.FILE) | {"FOLDER": shtab.DIRECTORY})
    print(shtab.complete(parser, arguments.shell))
    return 0


def _prepare(parser: ArgumentParser, paths: Mapping[object, object]) -> None:
    """Name the values of all arguments; `paths` says how files and folders are completed."""
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                _prepare(command, paths)
        elif action.metavar == "GAME":
            action.choices = names()
        elif action.metavar in paths:
            vars(action)["complete"] = paths[action.metavar]
