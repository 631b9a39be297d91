"""The commands, their options, and the keys of what `--json` prints."""

import os
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from json import JSONDecoder
from pathlib import Path
from typing import Any

from cubacube.session.settings.folders import VARIABLE
from cubacube.shell.cli import main
from cubacube.shell.cli.parser import make_parser

SAVED = "20260101-000000-calavera-000000"
ANSWERS = {
    "sim": "sim calavera --seed 3 --json",
    "tour": "tour --games calavera,atacama,atacama --seats bot:1,bot:0 --json",
    "games": "games --json",
    "saves": "saves --json",
    "replay": f"replay {SAVED} --json",
    "level check": "level check habana --json",
    "level code": "level code habana --json",
    "level show": "level show habana --json",
    "level diff": "level diff habana rain --json",
}


def commands() -> dict[str, list[str]]:
    """Return the options and arguments of each command."""
    return {
        parser.prog: sorted(
            name
            for action in parser._actions
            if action.dest != "help" and not isinstance(action, _SubParsersAction)
            for name in (action.option_strings or [action.dest])
        )
        for parser in _parsers(make_parser())
    }


def _parsers(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                yield from _parsers(command)


def keys_of_answers() -> dict[str, Any]:
    """Return the form of what `--json` prints: its keys, with kinds instead of values."""
    matches = Path(os.environ[VARIABLE]) / "matches"
    with redirect_stdout(StringIO()):
        main(["sim", "calavera", "--seed", "3", "--save", str(matches)])
    [path] = matches.iterdir()
    path.rename(matches / f"{SAVED}.jsonl")
    return {name: _answer(words) for name, words in ANSWERS.items()}


def _answer(words: str) -> list[Any]:
    with redirect_stdout(StringIO()) as out:
        main(words.split())
    text, answer = out.getvalue(), []
    while text:
        value, end = JSONDecoder().raw_decode(text)
        answer.append(form(value))
        text = text[end:].lstrip()
    return answer


def form(value: Any) -> Any:
    """Return the kind of a value; of a list that of its first item."""
    match value:
        case dict():
            return {key: form(each) for key, each in value.items()}
        case list():
            return [form(each) for each in value[:1]]
        case bool() | None:
            return "bool or null"
        case int() | float():
            return "number"
    return "text"
