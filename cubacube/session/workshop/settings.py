"""All editable values of a level, from its declarations: ranges, units and steps."""

from collections.abc import Mapping
from dataclasses import MISSING
from functools import lru_cache
from math import exp, floor, log, log10
from typing import Any, Literal, TypeAlias

from cubacube.rules import frozen
from cubacube.session.files.declared import Key, Place, Raw, key_path, walk
from cubacube.session.language.translation import _p
from cubacube.table.level import Level

Value: TypeAlias = float | int | str
_WIDE = 40.0
"""A range has logarithmic steps if its high end divided by its low end is at least this."""
_STEPS = 200
"""Approximate number of key presses from one end of a range to the other.

This holds for ranges with equal steps, not for ranges with logarithmic steps.
"""
_FACTOR, _FINE_FACTOR = 1.05, 1.005
_DIGITS, _FINE_DIGITS = 3, 4
_MANY = ("zones", "obstacles")
"""Lists in a level in which each item is shown as a group of its own."""
_LENGTHS = ("x_mm", "y_mm")


@frozen
class LevelValue:
    """One editable value: its place and its range."""

    place: Place
    key: Key
    path: str
    """Its key path, such as `cities[2].x_mm`."""
    group: str
    """The part it belongs to: a TOML table of the level file, or one zone or obstacle."""
    high: float
    """The highest allowed value; for an x or y coordinate, at most the side of the area."""

    @property
    def label(self) -> str:
        """Its name within the group in the chosen language, without the unit."""
        number = next((part + 1 for part in reversed(self.place) if isinstance(part, int)), 0)
        return _p("level", label_text(self.place, self.key)).format(number=number)

    @property
    def kind(self) -> Literal["number", "choice", "text"]:
        """The kind of the value: a number, a choice or a text."""
        if self.key.words:
            return "choice"
        return "text" if self.key.kind is str else "number"

    @property
    def whole(self) -> bool:
        """Whether it is a whole number."""
        return self.key.kind is int

    @property
    def wide(self) -> bool:
        """Whether its steps are logarithmic."""
        return self.key.low > 0 and self.high / self.key.low >= _WIDE

    @property
    def step(self) -> float:
        """Step of one key press, if the steps are not logarithmic.

        It is 1, 2 or 5 times a power of ten.
        """
        nice = nice_step((self.high - self.key.low) / _STEPS)
        return max(1.0, nice) if self.whole else nice

    @property
    def _fine_step(self) -> float:
        return 1.0 if self.whole else self.step / 10

    def share(self, value: float) -> float:
        """Return the position of a value within its range, from 0 to 1."""
        value = min(self.high, max(self.key.low, value))
        if self.wide:
            return log(value / self.key.low) / log(self.high / self.key.low)
        return (value - self.key.low) / (self.high - self.key.low)

    def at_share(self, share: float) -> float | int:
        """Return the rounded value at a position from 0 to 1."""
        share = min(1.0, max(0.0, share))
        if self.wide:
            return self._within(_rounded(self.key.low * exp(share * log(self.high / self.key.low))))
        steps = round((self.high - self.key.low) * share / self._fine_step)
        return self._within(_clean(self.key.low + steps * self._fine_step, self._fine_step))

    def nudged(self, value: float, steps: int, *, fine: bool) -> float | int:
        """Return the value after some steps up or down."""
        if self.wide:
            factor, digits = (_FINE_FACTOR, _FINE_DIGITS) if fine else (_FACTOR, _DIGITS)
            to = _rounded(value * factor**steps, digits)
            if self.whole and round(to) == value:
                to = value + (1 if steps > 0 else -1)
            return self._within(to)
        step = self._fine_step if fine else self.step
        return self._within(_clean(value + steps * step, step))

    def _within(self, value: float) -> float | int:
        kept = min(self.high, max(self.key.low, value))
        return round(kept) if self.whole else float(kept)


def settings(raw: Raw) -> tuple[LevelValue, ...]:
    """Return all editable values of a level.

    Values that are in no TOML table of the file, such as the name, come first.
    """
    return _all(_Form(raw))


class _Form:
    """A cache key for the settings of a level: its structure, without most of its values."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        parts = (raw.get(name, ()) for name in ("zones", "obstacles"))
        items = (tuple((*each, len(each.get("polygon", ()))) for each in part) for part in parts)
        closed = (side for side, each in raw.get("border", {}).items() if each != "open")
        laid = len(raw.get("layout", ()))
        self._key = raw.get("area", {}).get("side_mm"), laid, *closed, *items

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Form) and self._key == other._key


@lru_cache(maxsize=16)
def _all(form: _Form) -> tuple[LevelValue, ...]:
    side_mm = form.raw.get("area", {}).get("side_mm")
    found = [_value(*each, side_mm) for each in walk(Level, form.raw) if not each[1].item]
    # A key that allows only one value cannot be edited. Values of the top level come first.
    found = [each for each in found if each.kind != "number" or each.key.low < each.high]
    return tuple(sorted(found, key=lambda each: len(each.place) > 1))


def value_of(raw: Raw, setting: LevelValue) -> Value:
    """Return the current value of a setting, or its default if the level does not give it.

    Raises:
        KeyError: It belongs to a zone or an obstacle that does not exist.
        IndexError: It belongs to a zone or an obstacle that does not exist.
    """
    at: Any = raw
    for part in setting.place:
        if isinstance(at, Mapping) and part not in at:
            if setting.key.default is MISSING:
                raise KeyError(setting.path)
            at = setting.key.default
            break
        at = at[part]
    value: Value = at
    return value


def with_value(raw: Raw, place: Place, value: Any) -> Raw:
    """Return a copy of `raw` with one value replaced or added."""
    changed: Raw = _replaced(raw, place, value)
    return changed


def _replaced(raw: Any, place: Place, value: Any) -> Any:
    if not place:
        return value
    first, rest = place[0], place[1:]
    if isinstance(first, int):
        return [_replaced(each, rest, value) if n == first else each for n, each in enumerate(raw)]
    return {**raw, first: _replaced(raw.get(first, {}), rest, value)}


def _value(place: Place, key: Key, side_mm: Any) -> LevelValue:
    """Return the editable value for a key.

    The range of an x or y coordinate ends at `side_mm`, the side of the area.
    """
    high = key.high
    if place[-1] in _LENGTHS and isinstance(side_mm, int | float):
        high = min(high, float(side_mm))
    return LevelValue(place, key, key_path(place), _group(place), high)


def _group(place: Place) -> str:
    if len(place) == 1:
        return ""
    return key_path(place[:2] if place[0] in _MANY else place[:1])


def label_text(place: Place, key: Key) -> str:
    """Return the label of a value in English, with a slot for the number of an item."""
    within = place[2:] if place[0] in _MANY else place[1:] or place
    *leading, _last = ("{number}" if isinstance(part, int) else part for part in within)
    return " ".join((*leading, key.bare)).replace("_", " ")


def nice_step(rough: float) -> float:
    """Return the least step of about `rough` or more that is 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(each * power for each in (1, 2, 5, 10) if each * power >= rough * 0.999)


def _rounded(value: float, digits: int = _DIGITS) -> float:
    """Round a value to some significant digits."""
    return float(f"{value:.{digits}g}")


def _clean(value: float, step: float) -> float:
    """Remove rounding errors from a value."""
    return round(value, max(0, 2 - floor(log10(step))))
