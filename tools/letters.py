"""List which letters the game's fonts have, in assets/fonts/letters.toml.

`python tools/letters.py` writes the table, `python tools/letters.py --check` only compares
it. The table is data because names are checked where no font is available: on the command
line and in files.
"""

import struct
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from textwrap import fill
from unicodedata import bidirectional, category, name

from asked import only_checks

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
TABLE = FONTS / "letters.toml"
TEXT = tuple(
    f"Nunito_{each}.ttf" for each in ("600SemiBold", "700Bold", "800ExtraBold", "900Black")
)
TITLE = ("Lobster_400Regular.ttf",)
OTHERS = ("DejaVuSans-Bold.ttf",)
SCRIPTS = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "COMBINING", "MODIFIER"}
"""Scripts that are set letter by letter from the left; others need text shaping."""
HEAD = "# The characters of the fonts, as ranges of code points. Written by tools/letters.py.\n"


def letters(font: Path) -> set[int]:
    """Return the code points for which a font file has a glyph."""
    data = font.read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4sLLL", data, 12 + 16 * each) for each in range(count))
    start = next(offset for tag, _sum, offset, _length in records if tag == b"cmap")
    (tables,) = struct.unpack_from(">H", data, start + 2)
    found: set[int] = set()
    for number in range(tables):
        _platform, _encoding, offset = struct.unpack_from(">HHL", data, start + 4 + 8 * number)
        found |= _mapped(data, start + offset)
    return found


def _mapped(data: bytes, at: int) -> set[int]:
    """Return the code points of a cmap subtable; old eight-bit encodings are ignored."""
    (form,) = struct.unpack_from(">H", data, at)
    if form == 12:
        (groups,) = struct.unpack_from(">L", data, at + 12)
        spans = (struct.unpack_from(">LLL", data, at + 16 + 12 * each) for each in range(groups))
        return {code for first, last, _glyph in spans for code in range(first, last + 1)}
    if form != 4:
        return set()
    half = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends, starts, deltas, offsets = (
        struct.unpack_from(f">{half}H", data, at + 14 + 2 * (half * part + (part > 0)))
        for part in range(4)
    )
    here = at + 16 + 6 * half
    found = set()
    for each in range(half):
        for code in range(starts[each], min(ends[each], 0xFFFE) + 1):
            glyph = code
            if offsets[each]:
                place = here + 2 * each + offsets[each] + 2 * (code - starts[each])
                (glyph,) = struct.unpack_from(">H", data, place)
            if (glyph + deltas[each]) & 0xFFFF and (glyph or not offsets[each]):
                found.add(code)
    return found


def of(fonts: Iterable[str]) -> set[int]:
    """Return the simple code points that all of these fonts have."""
    common = set.intersection(*(letters(FONTS / font) for font in fonts))
    return {code for code in common if _is_simple(chr(code))}


def _is_simple(letter: str) -> bool:
    """Whether a letter is visible, stands by itself and is written from left to right."""
    if not letter.isprintable() or bidirectional(letter) in ("R", "AL", "AN"):
        return False
    if category(letter)[0] in "LM":
        return name(letter, "").split(" ")[0] in SCRIPTS
    return True


def ranges(codes: set[int]) -> list[tuple[int, int]]:
    """Merge adjacent code points into ranges."""
    ordered = sorted(codes)
    if not ordered:
        return []
    breaks = [(left, right) for left, right in pairwise(ordered) if right > left + 1]
    firsts = [ordered[0], *(right for _left, right in breaks)]
    lasts = [*(left for left, _right in breaks), ordered[-1]]
    return list(zip(firsts, lasts, strict=True))


def table() -> str:
    """Return the text of the table."""
    parts = [HEAD]
    for title, what, fonts in (
        ("text", "Every weight of Nunito, the font of texts.", TEXT),
        ("title", "Lobster, the font of titles.", TITLE),
        ("others", "DejaVu Sans, which is used where the other fonts lack one.", OTHERS),
    ):
        words = " ".join(f"{first:04x}-{last:04x}" for first, last in ranges(of(fonts)))
        lines = fill(words, 100, break_on_hyphens=False)
        parts.append(f'\n# {what}\n{title} = """\n{lines}\n"""\n')
    return "".join(parts)


def main() -> int:
    """Write or check the table."""
    text = table()
    if only_checks(__doc__):
        same = TABLE.is_file() and TABLE.read_text(encoding="utf-8") == text
        print("the table of letters is up to date" if same else f"{TABLE}: run tools/letters.py")
        return 0 if same else 1
    TABLE.write_text(text, encoding="utf-8")
    print(f"{TABLE}: {text.count('-')} ranges")
    return 0


if __name__ == "__main__":
    sys.exit(main())
