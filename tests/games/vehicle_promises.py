"""What the tip of a better Vehicle says, compared with what the rules then change."""

import re
from collections.abc import Mapping
from typing import TypeAlias

Values: TypeAlias = Mapping[str, int]
"""The Level of a player's Vehicle, and each number of it that counts, by its name in tips."""


def comes_true(told: str, name: str, now: Values, after: Mapping[str, Values]) -> bool:
    """Return whether the tip of the Vehicle `name` is true.

    `now` are the values before the choice, and `after` those after the choice of each Vehicle.
    The tip names the Level, exactly the values that change, and the Vehicles as good as this.
    """
    then = after[name]
    changed = {each: n - now[each] for each, n in then.items() if n != now[each]}
    changed["Level"] = then["Level"]
    alike = {other for other, values in after.items() if other != name and values == then}
    return _numbers(told) == changed and _as_good(told) == alike


def _numbers(told: str) -> dict[str, int]:
    """Return the Level that a tip names, and each change, such as 1 for "+1 Life"."""
    plain = told.replace("\N{NO-BREAK SPACE}", "").replace("\N{MINUS SIGN}", "-")
    found = re.findall(r"([+-]\d+) (Life|Bumper|Cargo|Price)", plain)
    (level,) = re.findall(r"Level ([IV]+)", plain)
    number = ("I", "II", "III", "IV").index(level) + 1
    return {"Level": number, **{name: int(by) for by, name in found}}


def _as_good(told: str) -> set[str]:
    """Return the names of the Vehicles that a tip calls as good."""
    names = re.findall(r"As good: (.+)\.$", told)
    return set(re.split(r", | and ", *names)) if names else set()
