"""Collect all texts that a player can read in assets/locale/cubacube.pot.

`python tools/words.py` writes the template, `python tools/words.py --check` only compares
it.
"""

import io
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from asked import only_checks
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube.shell.learning.lesson import texts  # noqa: E402 - needs the root
from cubacube.table.cushions import NAME  # noqa: E402 - needs the root

TEMPLATE = ROOT / "assets" / "locale" / "cubacube.pot"
KEYWORDS = {"_": None, "N_": None, "_n": (1, 2), "_p": ((1, "c"), 2), "Counted": (1, 2)}


def template() -> str:
    """Return the translation template of the current code."""
    catalog = Catalog(project="cubacube", charset="utf-8")
    catalog.header_comment = "# Texts of Cuba Cube."
    found = extract_from_dir(ROOT / "cubacube", [("**.py", "python")], keywords=KEYWORDS)
    for name, _line, message, comments, context in sorted(found, key=lambda each: each[:2]):
        catalog.add(
            message, None, [(f"cubacube/{name}", 0)], auto_comments=comments, context=context
        )
    scripts = ("lessons", "practice", "puzzles")
    for path in sorted(
        path for each in scripts for path in (ROOT / "assets" / each).glob("*.toml")
    ):
        for text in texts(path):
            catalog.add(text)
    for words in _of_levels():
        catalog.add(words, None, [("levels", 0)])
    buffer = io.BytesIO()
    write_po(buffer, catalog, omit_header=True, no_location=True, sort_output=True, width=100)
    return buffer.getvalue().decode("utf-8")


def _of_levels() -> Iterator[str]:
    """Yield the names and ideas of the levels that come with the game."""
    for path in sorted((ROOT / "levels").glob("*.toml")):
        level = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from filter(None, (level["name"], level.get("idea")))
    yield NAME


def main() -> int:
    """Write or check the template."""
    text = template()
    if only_checks(__doc__):
        same = TEMPLATE.is_file() and TEMPLATE.read_text(encoding="utf-8") == text
        print("the template is up to date" if same else f"{TEMPLATE} is old: run tools/words.py")
        return 0 if same else 1
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_text(text, encoding="utf-8")
    print(f"{TEMPLATE}: {text.count('msgid ')} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
