"""Collect all texts that a player can read in assets/locale/cubacube.pot.

`python tools/words.py` writes the template, brings the catalogue of each language up to date
with it, compiles it, and tells how much of it is translated. `--check` only compares the files.
"""

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
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from slots import faults

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube.scenes.canvas.device import NAMES  # noqa: E402 - needs the root
from cubacube.shell.learning.lesson import texts  # noqa: E402 - needs the root
from cubacube.table.cushions import NAME  # noqa: E402 - needs the root

TEMPLATE = ROOT / "assets" / "locale" / "cubacube.pot"
PHRASES: dict[str, Any] = {"P_": None, "phrase": None}
KEYWORDS: dict[str, Any] = {
    "_": None,
    "N_": None,
    "_n": (1, 2),
    "_p": ((1, "c"), 2),
    "Counted": (1, 2),
    **PHRASES,
}
PHRASE = "A phrase for other sentences. Add its forms after bars, see docs/translating.md."
NO_BREAK = re.compile(r" (?=[!?:;»])|(?<=«) ")
"""Where French has a space at which no line may end."""


FIRST_DAY = datetime(2026, 11, 24, tzinfo=UTC)
"""Stands in each catalogue, so that its file is the same on each day."""


def template() -> Catalog:
    """Return the translation template of the current code."""
    catalog = Catalog(project="cubacube", charset="utf-8")
    phrases = {found[2] for found in _texts_of_code(PHRASES)}
    for name, line, message, comments, context in _texts_of_code(KEYWORDS):
        notes = [*comments, PHRASE] if message in phrases else comments
        catalog.add(message, None, [(f"cubacube/{name}", line)], (), notes, context=context)
    scripts = ("lessons", "practice", "puzzles")
    for path in sorted(
        path for each in scripts for path in (ROOT / "assets" / each).glob("*.toml")
    ):
        for text in texts(path):
            catalog.add(text, None, [(path.relative_to(ROOT).as_posix(), 0)])
    for words in _of_levels():
        catalog.add(words, None, [("levels", 0)])
    for words in NAMES:
        catalog.add(words, None, [("cubacube/scenes/canvas/device.py", 0)], context="key")
    for words in _obstacles():
        catalog.add(words, None, [("levels", 0)], (), [PHRASE], context="obstacle")
    return catalog


def _texts_of_code(
    keywords: dict[str, Any],
) -> list[tuple[str, int, Any, list[str], str | None]]:
    found = extract_from_dir(ROOT / "cubacube", [("**.py", "python")], keywords=keywords)
    return sorted(found, key=lambda each: each[:2])


def _of_levels() -> Iterator[str]:
    """Yield the names and ideas of the levels that come with the game."""
    for level in _levels():
        yield from filter(None, (level["name"], level.get("idea")))
        yield from (each["name"] for each in level.get("zones", ()))


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
