"""Every key that a level file may have, read off the declarations of a level."""

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from cubacube.rules import frozen
from cubacube.session.files.kinds import allowed, bare_kind
from cubacube.table.level import Level

_UNITS = {
    "mm4_s2": "mm^4/s^2",
    "mm2_s": "mm^2/s",
    "mm_s2": "mm/s^2",
    "mm_s": "mm/s",
    "rad_s": "rad/s",
    "deg": "deg",
    "mm": "mm",
    "g": "g",
    "s": "s",
}
"""Endings of keys and their units; an ending stands after those it is a part of."""


@frozen
class LevelKey:
    """One key of a level: what it may be, and what it is if it is left out."""

    path: str
    """Such as `dice.edge_mm` or `cities[].x_mm`, which stands for every item of the list."""
    kind: Any
    """The declared type with its range."""
    default: Any = MISSING
    """What it is if it is left out; `MISSING` if it must be there."""

    @property
    def allowed(self) -> str:
        """What its value may be, in words."""
        return allowed(self.kind)

    @property
    def unit(self) -> str:
        """The unit of its value; empty if it has none."""
        return _UNITS.get(self._ending, "")

    @property
    def bare(self) -> str:
        """The last word of its path without the unit."""
        return self._last.removesuffix(f"_{self._ending}")

    @property
    def _last(self) -> str:
        return self.path.rpartition(".")[2]

    @property
    def _ending(self) -> str:
        """What its last word ends with for the unit; empty if it has none."""
        return next((end for end in _UNITS if self._last.endswith(f"_{end}")), "")


def level_keys(kind: Any = Level, place: str = "") -> Iterator[LevelKey]:
    """All keys of a declared class in their order, those of its tables and lists after it."""
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        path, hint = f"{place}{field.name}", hints[field.name]
        bare = bare_kind(hint)
        if is_dataclass(bare):
            yield from level_keys(bare, f"{path}.")
            continue
        yield LevelKey(path, hint, field.default)
        if get_origin(bare) is tuple:
            yield from level_keys(get_args(bare)[0], f"{path}[].")
