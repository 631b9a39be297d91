"""Collect all texts that a player can read in assets/locale/cubacube.pot.

`python tools/words.py` writes the template, brings the catalogue of each language up to date
with it, compiles it, and tells how much of it is translated. `--check` only compares the files.
"""

import ast
import io
import re
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

from asked import only_checks
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from slots import faults

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube.scenes.canvas.device import NAMES  # noqa: E402 - needs the root
from cubacube.session.files.declared import walk  # noqa: E402 - needs the root
from cubacube.session.workshop.settings import label_text  # noqa: E402 - needs the root
from cubacube.shell.learning.lesson import texts  # noqa: E402 - needs the root
from cubacube.table.cushions import NAME  # noqa: E402 - needs the root
from cubacube.table.level import Level  # noqa: E402 - needs the root

TEMPLATE = ROOT / "assets" / "locale" / "cubacube.pot"
PHRASES = "P_", "phrase"
PLURALS = "_n", "Counted"
KEYWORDS = "_", "N_", "_p", *PLURALS, *PHRASES
PHRASE = "A phrase for other sentences. Add its forms after bars, see docs/translating.md."
NO_BREAK = re.compile(r" (?=[!?:;»])|(?<=«) ")
"""Where French has a space at which no line may end."""

OF_ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "expected one argument",
    "expected at least one argument",
    "ignored explicit argument %r",
    "invalid choice: %(value)r (choose from %(choices)s)",
)
"""Texts of the help and the faults of the command line that argparse writes."""

FIRST_DAY = datetime(2026, 11, 24, tzinfo=UTC)
"""Stands in each catalogue, so that its file is the same on each day."""


def template() -> Catalog:
    """Return the translation template of the current code."""
    catalog = Catalog(project="cubacube", charset="utf-8")
    for name, calls in _calls_of_code():
        for keyword, words in calls:
            context = words[0] if keyword == "_p" else None
            text: str | tuple[str, ...] = words if keyword in PLURALS else words[-1]
            notes = [PHRASE] if keyword in PHRASES else []
            catalog.add(text, None, [(name, 0)], (), notes, context=context)
    scripts = ("lessons", "practice", "puzzles")
    for path in sorted(
        path for each in scripts for path in (ROOT / "assets" / each).glob("*.toml")
    ):
        for said in texts(path):
            catalog.add(said, None, [(path.relative_to(ROOT).as_posix(), 0)])
    for said in _of_levels():
        catalog.add(said, None, [("levels", 0)])
    for said in NAMES:
        catalog.add(said, None, [("cubacube/scenes/canvas/device.py", 0)], context="key")
    for said in _values_of_levels():
        catalog.add(said, None, [("cubacube/table/level.py", 0)], context="level")
    for said in OF_ARGPARSE:
        catalog.add(said, None, [("cubacube/shell/cli/parser.py", 0)])
    for said in _obstacles():
        catalog.add(said, None, [("levels", 0)], (), [PHRASE], context="obstacle")
    return catalog


def _calls_of_code() -> Iterator[tuple[str, list[tuple[str, tuple[str, ...]]]]]:
    """Yield the file of each call that translates, with the called name and its texts.

    The syntax tree is read, because Babel does not look into f-strings before Python 3.12.
    """
    for path in sorted((ROOT / "cubacube").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call)]
        calls.sort(key=lambda each: (each.lineno, each.col_offset))
        yield path.relative_to(ROOT).as_posix(), [*filter(None, map(_call, calls))]


def _call(call: ast.Call) -> tuple[str, tuple[str, ...]] | None:
    """Return what a call translates; None if it does not, or something that is not written here."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))  # also `referee.Counted`
    if name not in KEYWORDS:
        return None
    count = 2 if name in (*PLURALS, "_p") else 1
    values = [each.value for each in call.args[:count] if isinstance(each, ast.Constant)]
    words = tuple(each for each in values if isinstance(each, str))
    if name == "phrase" and len(call.args) > 1:
        return None  # its context comes with the names of obstacles
    return (name, words) if len(words) == count else None


def _of_levels() -> Iterator[str]:
    """Yield the names and ideas of the levels that come with the game."""
    for level in _levels():
        yield from filter(None, (level["name"], level.get("idea")))
        yield from (each["name"] for each in level.get("zones", ()))


def _values_of_levels() -> Iterator[str]:
    """Yield the labels, units and words of the values that the workshop shows."""
    for place, key in walk(Level):
        if not key.item and (key.words or key.low < key.high):
            yield label_text(place, key)
            yield from filter(str.islower, (key.unit, *key.words))  # "R1" is a name


def _obstacles() -> Iterator[str]:
    """Yield the names of the obstacles on those levels."""
    yield NAME
    for level in _levels():
        yield from (each["name"] for each in level.get("obstacles", ()))


def _levels() -> list[dict[str, Any]]:
    paths = sorted((ROOT / "levels").glob("*.toml"))
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in paths]


def po_text(catalog: Catalog) -> str:
    """Return a catalogue as the text of its file."""
    buffer = io.BytesIO()
    write_po(
        buffer,
        catalog,
        omit_header=catalog.locale is None,
        include_lineno=False,
        sort_output=True,
        width=100,
        ignore_obsolete=True,
    )
    lines = buffer.getvalue().decode("utf-8").splitlines(keepends=True)
    return "".join(each for each in lines if not each.startswith('"Generated-By'))


def brought_up(path: Path, texts_now: Catalog) -> Catalog:
    """Return the catalogue of a language with the texts of today."""
    code = path.parent.parent.name
    with path.open("rb") as file:
        catalog = read_po(file, locale=code, domain="cubacube")
    catalog.update(texts_now, no_fuzzy_matching=True, update_header_comment=False)
    catalog.creation_date = catalog.revision_date = FIRST_DAY
    catalog.fuzzy = False
    if code == "fr":
        for message in catalog:
            message.string = _unbroken(message.string)
    return catalog


def _unbroken(words: Any) -> Any:
    if not words:
        return ""
    if isinstance(words, str):
        return NO_BREAK.sub("\u00a0", words)
    return tuple(_unbroken(each) for each in words)


def phrases_of(catalog: Catalog) -> set[tuple[str, str | None]]:
    """Return the texts and contexts of all noun phrases."""
    return {
        (each.id, each.context)
        for each in catalog
        if isinstance(each.id, str) and PHRASE in each.auto_comments
    }


def missing(catalog: Catalog) -> list[str]:
    """Return the texts without a translation."""
    parts: list[tuple[Message, Any]] = [(each, each.string) for each in catalog if each.id]
    return [
        each.id if isinstance(each.id, str) else each.id[0]
        for each, said in parts
        if each.fuzzy or not said or not all((said,) if isinstance(said, str) else said)
    ]


def compiled(catalog: Catalog) -> bytes:
    """Return a catalogue as the program reads it."""
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def files() -> dict[Path, bytes]:
    """Return all files of texts as they should be, and tell how complete the languages are."""
    now = template()
    wanted = {TEMPLATE: po_text(now).encode()}
    for path in sorted(TEMPLATE.parent.glob("*/LC_MESSAGES/cubacube.po")):
        catalog = brought_up(path, now)
        wanted[path] = po_text(catalog).encode()
        wanted[path.with_suffix(".mo")] = compiled(catalog)
        lacking = missing(catalog)
        for fault in faults(catalog, phrases_of(now)):
            print(f"{catalog.locale}: {fault}")
        done = 100 * (1 - len(lacking) / len(now))
        print(f"{catalog.locale}: {done:.1f} % of {len(now)} texts; missing: {lacking[:3]}")
    return wanted


def main() -> int:
    """Write or check the template and the catalogues."""
    wanted = files()
    old = [path for path, text in wanted.items() if not _holds(path, text)]
    if only_checks(__doc__):
        for path in old:
            print(f"{path} is old: run tools/words.py")
        return 1 if old else 0
    for path in old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(wanted[path])
    print(f"{len(old)} files changed")
    return 0


def _holds(path: Path, wanted: bytes) -> bool:
    if not path.is_file():
        return False
    found = path.read_bytes()
    return found == wanted or (path.suffix == ".mo" and _said(found) == _said(wanted))


def _said(compiled: bytes) -> dict[Any, str]:
    """Return what a compiled catalogue says, without its header, which names a version of Babel."""
    said = GNUTranslations(io.BytesIO(compiled))._catalog  # type: ignore[attr-defined]
    return {key: words for key, words in said.items() if key}


if __name__ == "__main__":
    sys.exit(main())
