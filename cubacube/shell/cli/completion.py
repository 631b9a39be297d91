"""`cubacube completion`: print a script with which a shell completes our commands."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator

from cubacube.games.catalogue import names
from cubacube.session.extras import ExtraError, extra
from cubacube.shell.cli.parser import make_parser, refusing

_FILES = "A", "B", "FILE", "L", "LEVEL", "MATCH", "MEASUREMENTS.csv", "PNG"
_FOLDERS = ("FOLDER",)


@refusing(ExtraError)
def completion(arguments: Namespace) -> int:
    """Print the script for a shell.

    Raises:
        WordError: The package that writes such scripts is not installed.
    """
    shtab = extra("shtab", "shell", "completion")
    parser = make_parser()
    for command in _commands(parser):
        for action in command._actions:
            if action.metavar == "GAME" and not action.option_strings:
                action.choices = names()
            elif action.metavar in _FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined] # as shtab wants it
            elif action.metavar in _FOLDERS:
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    print(shtab.complete(parser, arguments.shell))
    return 0


def _commands(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    """Yield a parser and those of all its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                yield from _commands(command)
