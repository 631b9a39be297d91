"""Write the man page of the command line: `python tools/manual.py`.

It is made from the same parser that reads the commands. A wheel installs it, so that
`man cubacube` shows it. Run this after a change of the commands and their help.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from argparse_manpage.manpage import Manpage

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube import __version__  # noqa: E402 - needs the root
from cubacube.session.settings.folders import VARIABLE  # noqa: E402
from cubacube.shell import cli  # noqa: E402
from cubacube.shell.cli.parser import make_parser  # noqa: E402

PAGE = ROOT / "docs" / "cubacube.1"
WORDS = "flick dice across a simulated table"
FILES = (
    ("~/.config/cubacube/settings.toml", "Settings, on Linux."),
    ("~/.local/share/cubacube/", "Matches, players, Tours and own levels, on Linux."),
)
ENVIRONMENT = ((VARIABLE, "A folder for all files of the game, instead of these."),)


def page() -> str:
    """Return the man page as roff; it has no date, so that it is the same each time."""
    os.environ["COLUMNS"] = "80"  # argparse breaks its lines there
    parser = make_parser()
    parser.epilog = None  # a section of its own
    words = {
        "project_name": "cubacube",
        "version": __version__,
        "manual_title": "Cuba Cube",
        "description": WORDS,
        "authors": ["Cuba Cube maintainers"],
    }
    manual = Manpage(parser, words, format="single-commands-section")
    manual.date = ""
    manual.add_section("exit status", "=", _listed(exit_codes()))
    manual.add_section("files", "=", _listed(FILES))
    manual.add_section("environment", "=", _listed(ENVIRONMENT))
    return "\n".join(line.rstrip() for line in str(manual).splitlines()) + "\n"


def exit_codes() -> list[tuple[str, str]]:
    """Return each exit code with its meanings, as the command line documents them."""
    lines = (cli.__doc__ or "").splitlines()
    pairs = [line[2:].split(": ", 1) for line in lines if line.startswith("- ")]
    return [
        (code, "; ".join(words for other, words in pairs if other == code))
        for code in dict.fromkeys(code for code, _words in pairs)
    ]


def _listed(pairs: Iterable[tuple[str, str]]) -> str:
    """Return paragraphs with tags; roff has its own minus."""
    return "\n".join(f".TP\n.B {name}\n{words}" for name, words in pairs).replace("-", "\\-")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))
