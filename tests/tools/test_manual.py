"""The man page and the completions say what the parser says."""

import re
from argparse import ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path

import pytest

from cubacube import __version__
from cubacube.shell.cli.parser import make_parser

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cubacube.1"
AGAIN = "run tools/manual.py"


def commands(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    groups = [each for each in parser._actions if isinstance(each, _SubParsersAction)]
    yield parser
    for group in groups:
        for command in group.choices.values():
            yield from commands(command)


def words(roff: str) -> str:
    """Return the text of a man page without its marks, on one line."""
    plain = re.sub(r"\\f[A-Z]|\\[,/&]", "", roff).replace(r"\-", "-").replace(r"\(aq", "'")
    return " ".join(re.sub(r"^\.[A-Z]+ ?", "", plain, flags=re.MULTILINE).split())


def test_the_man_page_has_every_command_option_and_help() -> None:
    page = words(PAGE.read_text(encoding="utf-8"))
    parsers = list(commands(make_parser()))
    helps = {
        " ".join((action.help or "").split())
        for parser in parsers
        for action in parser._actions
        if action.dest != "help"
    }
    options = {name for parser in parsers for a in parser._actions for name in a.option_strings}

    assert [each.prog for each in parsers if f"{each.prog} " not in page] == [], AGAIN
    assert {each for each in helps if each not in page} == set(), AGAIN
    assert set(re.findall(r"(?<=[ [])--?[a-zA-Z][a-z-]*", page)) | {"--help"} == options, AGAIN
    assert f"cubacube {__version__}" in page, AGAIN


def test_the_man_page_names_variable_files_and_exit_codes() -> None:
    page = words(PAGE.read_text(encoding="utf-8"))

    for part in ("ENVIRONMENT CUBACUBE_DATA", "settings.toml", "EXIT STATUS 0 success"):
        assert part in page, AGAIN


@pytest.mark.parametrize(
    ("shell", "line"),
    [("bash", "complete -"), ("zsh", "#compdef cubacube"), ("fish", "complete -c cubacube")],
)
def test_a_shell_gets_its_completions(
    shell: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("shtab")
    from cubacube.shell.cli import main

    assert main(["completion", shell]) == 0

    script = capsys.readouterr().out
    assert line in script
    for word in ("workshop", "calavera", "knock-out", "import"):
        assert word in script
