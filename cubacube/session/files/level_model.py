"""What may stand in a level file: the declarations of `cubacube.table.level`, and a fit name."""

from collections.abc import Iterator

from cubacube.session.files import declared
from cubacube.session.files.declared import Raw, shown
from cubacube.session.files.kinds import Place, allowed, kind_at
from cubacube.session.files.plain import unseen, unshown
from cubacube.table.level import Level


def problems(raw: Raw) -> Iterator[tuple[Place, str]]:
    """Every value of `raw` that is missing, unknown, of a wrong type or out of its range."""
    yield from declared.problems(Level, raw)
    name = raw.get("name")
    if isinstance(name, str) and name and (what := _unfit(name)):
        yield ("name",), f"{shown(name)} {what}, allowed is {allowed(kind_at(Level, ('name',)))}"


def _unfit(name: str) -> str:
    """Why a name cannot be shown; empty if it can."""
    if code := unseen(name):
        return f"has {code}, which cannot be seen"
    if letter := unshown(name):
        return f"has {letter}, which no font here has"
    return "is blank" if name.isspace() else ""
