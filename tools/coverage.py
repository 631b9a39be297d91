"""Measure how often the 95 % intervals of figures and of fits hold the true value.

`python tools/coverage.py` makes sets of measurements with known values, and rewrites the table in
docs/tuning.md; `--check` only compares. Nothing is flicked: the sets are drawn from models.
"""

import sys
from collections.abc import Callable, Iterator
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from pathlib import Path
from random import Random
from typing import TypeAlias

from asked import only_checks

from cubacube.session.workshop.fit import fits
from cubacube.session.workshop.intervals import (
    Interval,
    of_count,
    of_difference,
    of_difference_of_means,
    of_mean,
    of_share,
)
from cubacube.session.workshop.measurements import Measurement
from cubacube.session.workshop.sample import Sample

PAGE = Path(__file__).parents[1] / "docs" / "tuning.md"
SETS, SEED, GRAVITY = 200, 29, 9810.0
FRICTION, RESTITUTION, CUSHION_FRICTION = 0.37, 0.42, 0.2
_BEGIN, _END = "<!-- coverage: tools/coverage.py -->\n", "<!-- end of coverage -->\n"
Errors: TypeAlias = tuple[float, float]
"""The relative error of each speed, and the error of each distance in millimetres."""
Held: TypeAlias = Callable[[Random], Iterator[tuple[str, bool]]]
"""Makes one set; yields each figure, and whether its interval holds the true value."""


def slide(rng: Random, errors: Errors, friction: float = FRICTION) -> Measurement:
    """Return a slide that was measured with errors."""
    speed = rng.uniform(400, 2000)
    before, far = _measured(rng, errors, speed, speed**2 / (2 * friction * GRAVITY))
    return Measurement("slide", before, far)


def hit(rng: Random, errors: Errors) -> Measurement:
    """Return a hit that was measured with errors."""
    speed = rng.uniform(600, 2000)
    far = speed**2 / (2 * FRICTION * GRAVITY)
    own, other = (far * ((1 + way * RESTITUTION) / 2) ** 2 for way in (-1, 1))
    before, own, other = _measured(rng, errors, speed, own, other)
    return Measurement("hit", before, own, other)


def _measured(rng: Random, errors: Errors, speed: float, *distances: float) -> Iterator[float]:
    yield speed * (1 + rng.gauss(0, errors[0]))
    for each in distances:
        yield max(0.1, each * (1 + rng.gauss(0, 0.02)) + rng.gauss(0, errors[1]))


def bounce(rng: Random, share: float, angle_deg: float) -> Measurement:
    """Return a hit on a cushion; an oblique one has an error of a degree in both angles."""
    speed = rng.uniform(600, 2000)
    into, along = speed * cos(radians(angle_deg)), speed * sin(radians(angle_deg))
    back = RESTITUTION * into
    away = along - CUSHION_FRICTION * (1 + RESTITUTION) * into if angle_deg else 0.0
    speeds = (each * (1 + rng.gauss(0, share)) for each in (speed, hypot(back, away)))
    angles = (each and each + rng.gauss(0, 1) for each in (angle_deg, degrees(atan2(away, back))))
    (before, after), (angle, out) = speeds, angles
    return Measurement("cushion", before, 0, 0, after, angle, out, "Wall")


def cloth(errors: Errors, count: int) -> Held:
    """Return the sets of a cloth: slides and as many hits."""

    def held(rng: Random) -> Iterator[tuple[str, bool]]:
        rows = [make(rng, errors) for make in (slide, hit) for _ in range(count // 2)]
        (found,) = fits(rows, GRAVITY)
        for name, true in (("friction", FRICTION), ("restitution", RESTITUTION)):
            yield name, found[name].low <= true <= found[name].high

    return held


def zone(rng: Random) -> Iterator[tuple[str, bool]]:
    """Make eight slides in a slippery zone."""
    (found,) = fits([slide(rng, (0.05, 2.0), 0.12) for _ in range(8)], GRAVITY)
    yield "friction", found["friction"].low <= 0.12 <= found["friction"].high


def cushion(rng: Random) -> Iterator[tuple[str, bool]]:
    """Make eight hits straight on a cushion, and eight oblique ones."""
    (found,) = fits([bounce(rng, 0.05, 40.0 * (number % 2)) for number in range(16)], GRAVITY)
    for name, true in (("restitution", RESTITUTION), ("friction", CUSHION_FRICTION)):
        yield name, found[name].low <= true <= found[name].high


def on_tables(rng: Random, draw: Callable[[float], float], mean: float) -> Sample:
    """Return 40 flicks on each of 25 tables, of which some are easier than others."""
    values, tables = list[float](), list[int]()
    for table in range(25):
        easy = rng.betavariate(10 * mean, 10 * (1 - mean))
        values += [draw(easy) for _ in range(40)]
        tables += [table] * 40
    return Sample(tuple(values), tuple(tables))


def flicks(rng: Random) -> Iterator[tuple[str, bool]]:
    """Make the flicks of two tables, and compare them."""
    one, other = (
        on_tables(rng, lambda easy: float(rng.random() < easy), mean) for mean in (0.4, 0.5)
    )
    yield "share", _holds(of_share(one), 0.4)
    yield "difference of shares", _holds(of_difference(of_share, one, other), 0.1)
    counts = on_tables(rng, lambda easy: float((rng.random() < easy) + (rng.random() < easy)), 0.1)
    yield "count", _holds(of_count(counts), 0.2)


def games(rng: Random) -> Iterator[tuple[str, bool]]:
    """Make the lengths of ten games on each of two tables."""
    lengths = (tuple(rng.gauss(mean, 4) for _ in range(10)) for mean in (24.0, 26.0))
    one, other = (Sample(each, tuple(range(10))) for each in lengths)
    yield "mean", _holds(of_mean(one), 24)
    yield "difference of means", _holds(of_difference_of_means(one, other), 2)


def _holds(interval: Interval | None, true: float) -> bool:
    return interval is not None and interval[0] <= true <= interval[1]


KINDS: dict[str, Held] = {
    "cloth: 10 slides and 10 hits, speeds ± 5 %": cloth((0.05, 0.0), 20),
    "cloth: 6 slides and 6 hits, speeds ± 10 %": cloth((0.10, 0.0), 12),
    "cloth: 10 slides and 10 hits, distances ± 10 mm": cloth((0.0, 10.0), 20),
    "zone: 8 slides, speeds ± 5 %, distances ± 2 mm": zone,
    "cushion: 8 straight and 8 oblique hits, speeds ± 5 %, angles ± 1°": cushion,
    "sweep: 1000 flicks on 25 throws": flicks,
    "sweep: 10 games": games,
}


def table() -> str:
    """Return the table of the page."""
    rows = ["| what was made | figure | held by its interval |", "| --- | --- | --- |"]
    for kind, held in KINDS.items():
        rng, times = Random(f"{SEED} {kind}"), dict[str, int]()
        for _ in range(SETS):
            for name, holds in held(rng):
                times[name] = times.get(name, 0) + holds
        rows += [
            f"| {kind} | {name} | {100 * count / SETS:.1f} % |" for name, count in times.items()
        ]
    error = 100 * sqrt(0.95 * 0.05 / SETS)
    told = f"{SETS} sets of each kind, seed {SEED}. A share of 95 % is accurate to {error:.1f} %."
    return "\n".join([*rows, "", told, ""])


def main() -> int:
    """Write or check the page."""
    old = PAGE.read_text(encoding="utf-8")
    before, _begin, rest = old.partition(_BEGIN)
    _table, _end, after = rest.partition(_END)
    new = before + _BEGIN + table() + _END + after
    if only_checks(__doc__):
        print("the page is up to date" if new == old else f"{PAGE} is old: run tools/coverage.py")
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    print(f"{PAGE}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
