"""Check the types, ranges and displayed texts of a level file."""

from collections.abc import Iterator

from cubacube.session.files import declared
from cubacube.session.files.declared import Raw, shown
from cubacube.session.files.kinds import Place, allowed, kind_at
from cubacube.session.files.plain import unseen, unshown
from cubacube.table.level import Level


def problems(raw: Raw) -> Iterator[tuple[Place, str]]:
    """Yield the place and problem of every invalid value in `raw`.

    A value is invalid if it is missing, unknown, of a wrong type or out of its range. A text is
    also invalid if it cannot be displayed.
    """
    yield from declared.problems(Level, raw)
    for place, text in _texts(raw):
        if isinstance(text, str) and text and (what := _unfit(text)):
            yield place, f"{shown(text)} {what}: must be {allowed(kind_at(Level, place))}"


def _texts(raw: Raw) -> Iterator[tuple[Place, object]]:
    """Yield the place and raw value of every text that players see."""
    for key in ("name", "idea"):
        yield (key,), raw.get(key)
    for key in ("zones", "obstacles"):
        things = raw.get(key)
        for number, thing in enumerate(things if isinstance(things, list) else ()):
            if isinstance(thing, dict):
                yield (key, number, "name"), thing.get("name")


def _unfit(text: str) -> str:
    """Return why a text cannot be displayed; empty if it can."""
    if code := unseen(text):
        return f"has the invisible character {code}"
    if letter := unshown(text):
        return f"has {letter}, but no font here can show it"
    return "is blank" if text.isspace() else ""
