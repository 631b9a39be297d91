"""A report of measurements: one HTML page with its plots in it, and nothing from the network."""

import shlex
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.metadata import version
from importlib.util import find_spec
from platform import python_version
from string import Template
from typing import TypeAlias

from cubacube import __version__
from cubacube.session.language.translation import _
from cubacube.session.shipped import folder

Row: TypeAlias = Mapping[str, str]
"""The cells of a row by the heading of their column; the first cell names the row."""
_LIBRARIES = "pymunk", "numpy", "scipy", "matplotlib"
"""Libraries that may change figures."""


def report(
    title: str,
    words: Sequence[str],
    facts: Row,
    tables: Mapping[str, Sequence[Row]],
    pictures: Iterable[tuple[str, bytes]],
) -> bytes:
    """Return a report as HTML.

    `words` are the arguments of the command. `tables` have headings, and `pictures` are captions
    with PNG files. All texts may come from strangers.
    """
    libraries = [f"{name} {version(name)}" for name in _LIBRARIES if find_spec(name)]
    versions = ", ".join((f"Cuba Cube {__version__}", f"Python {python_version()}", *libraries))
    told = {_("Command"): shlex.join(("cubacube", *words)), **facts, _("Versions"): versions}
    page = Template((folder("assets") / "report.html").read_text(encoding="utf-8")).substitute(
        title=escape(title),
        facts="".join(_tag("dt", escape(key)) + _tag("dd", escape(told[key])) for key in told),
        tables="".join(_tag("h2", escape(key)) + _table(rows) for key, rows in tables.items()),
        pictures="".join(_figure(escape(caption), png) for caption, png in pictures),
    )
    return page.encode()


def _tag(name: str, content: str) -> str:
    return f"<{name}>{content}</{name}>\n"


def _table(rows: Sequence[Row]) -> str:
    """Return a table with a column for each heading of any row."""
    heads = list(dict.fromkeys(key for row in rows for key in row))
    lines = [heads, *([row.get(key, "") for key in heads] for row in rows)]
    cells = (
        [_tag("td" if at else "th", escape(each)) for at, each in enumerate(line)] for line in lines
    )
    return _tag("table", "".join(_tag("tr", "".join(line)) for line in cells))


def _figure(caption: str, png: bytes) -> str:
    source = f"data:image/png;base64,{b64encode(png).decode()}"
    return _tag("figure", _tag("figcaption", caption) + f'<img alt="{caption}" src="{source}">')
