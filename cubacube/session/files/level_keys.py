"""All keys that a level file may have, derived from the level declarations."""

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
"""Units by key ending; a longer ending comes before the endings it contains."""


@frozen
class LevelKey:
    """One key of a level: its type and its default value."""

    path: str
    """The path of the key, such as `dice.edge_mm` or `cities[].x_mm`.

    In a path, `[]` stands for every item of a list.
    """
    kind: Any
    """The declared type with its range."""
    default: Any = MISSING
    """The default value; `MISSING` if the key is required."""

    @property
    def allowed(self) -> str:
        """The allowed values, in words."""
        return allowed(self.kind)

    @property
    def unit(self) -> str:
        """The unit of its value; empty if it has none."""
        return _UNITS.get(self._ending, "")

    @property
    def bare(self) -> str:
        """The last part of the path, without its unit."""
        return self._last.removesuffix(f"_{self._ending}")

    @property
    def _last(self) -> str:
        return self.path.rpartition(".")[2]

    @property
    def _ending(self) -> str:
        """The unit ending of the last part of the path; empty if it has none."""
        return next((end for end in _UNITS if self._last.endswith(f"_{end}")), "")


def level_keys(kind: Any = Level, place: str = "") -> Iterator[LevelKey]:
    """Yield all keys of a declared class in order, each followed by the keys inside it."""
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
