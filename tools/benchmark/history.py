"""The history of figures: one entry for each measurement that was kept.

A file is a JSON list of entries, the oldest first: `date`, `commit` and `figures`.
"""

import json
import subprocess
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

TOLERANCE = 1.25
"""A figure may be this many times worse; even on a quiet machine, times differ by a tenth."""
_NAME = 46


class Directed(Protocol):
    """A figure that should be small (`at_most`), or large."""

    @property
    def at_most(self) -> bool:
        """Whether less is better."""


def keep(path: Path, figures: Mapping[str, float]) -> None:
    """Add the figures of today and of the present commit to a file."""
    found: list[dict[str, Any]] = []
    if path.exists():
        found = json.loads(path.read_text(encoding="utf-8"))
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    )
    today = datetime.now(UTC).date().isoformat()
    found.append({"date": today, "commit": commit.stdout.strip(), "figures": dict(figures)})
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def last(path: Path) -> Mapping[str, float]:
    """Return the newest figures of a file.

    Raises:
        ValueError: It has none.
    """
    entries = json.loads(path.read_text(encoding="utf-8"))
    if not entries:
        raise ValueError(f"{path} has no figures")
    figures: Mapping[str, float] = entries[-1]["figures"]
    return figures


def compared(
    old: Mapping[str, float], new: Mapping[str, float], targets: Mapping[str, Directed]
) -> Iterator[tuple[str, bool]]:
    """Yield a line for each figure that both have, with old/new, and whether it is worse.

    Only figures with a target can be worse: the others are neither good nor bad.
    """
    for name in sorted(old.keys() & new.keys()):
        ratio = old[name] / new[name] if new[name] else 1.0 if not old[name] else float("inf")
        target = targets.get(name)
        gain = ratio if target is None or target.at_most else 1 / ratio if ratio else float("inf")
        worse = target is not None and gain * TOLERANCE < 1
        verdict = "WORSE" if worse else ""
        line = f"{name:{_NAME}} {old[name]:10g} -> {new[name]:10g}   old/new {ratio:8.3f} {verdict}"
        yield line.rstrip(), worse
