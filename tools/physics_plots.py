"""Draw the plots of docs/physics.md: `python tools/physics_plots.py [--out FOLDER]`."""

import argparse
import sys
from collections.abc import Callable
from math import cos, hypot, pi, sin, sqrt
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmark.cases import Case, open_cases, pack_cases, single_cases  # noqa: E402
from matplotlib.axes import Axes  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402

from cubacube.kit.shot import Flick, Layout, Pose  # noqa: E402
from cubacube.rules import replace  # noqa: E402
from cubacube.session.files.levels import load_level  # noqa: E402
from cubacube.table import Level, shoot  # noqa: E402
from cubacube.table.cloth import LEVER, coupled  # noqa: E402
from cubacube.table.level import ObstacleOfTable, RectangleShape  # noqa: E402

FRICTIONS = (0.2, 0.45, 0.9)
CONTACTS_MM = (0.1, 0.05, 0.02, 0.01, 0.005, 0.002)
POINTS = 60
"""Points along each edge of the square over which friction is summed."""
WALL_X, RESTITUTION = 200.0, 0.5


def main(words: list[str] | None = None) -> int:
    """Draw all plots and print their figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "physics", metavar="FOLDER")
    parser.add_argument("--cases", type=int, default=40, help="flicks of each kind; default 40")
    wish = parser.parse_args(words)
    wish.out.mkdir(parents=True, exist_ok=True)
    level = load_level("habana")
    plots: dict[str, Callable[[Axes], str]] = {
        "stop": lambda axes: _draw_stops(axes, level),
        "slide_and_spin": _draw_coupling,
        "wall": lambda axes: _draw_wall(axes, level),
        "convergence": lambda axes: _draw_convergence(axes, level, wish.cases),
    }
    for name, draw in plots.items():
        figure = Figure(figsize=(6.4, 3.4), layout="constrained")
        axes = figure.subplots()
        told = draw(axes)
        axes.grid(visible=True, alpha=0.3)
        axes.legend(fontsize=8)
        figure.savefig(wish.out / f"{name}.png", dpi=90, metadata={"Software": None})
        print(f"{name}: {told}")
    return 0


def stop_mm(level: Level, speed: int) -> float:
    """Return how far a free die slides on a level."""
    wide = replace(level, area=replace(level.area, side_mm=600.0))
    flick = Flick(0, "VA", 0, speed)
    return shoot(Layout((Pose("VA", 1.0, 300.0, 0.0),)), flick, wide)[0].rest[0].x_mm - 1.0


def with_friction(level: Level, friction: float) -> Level:
    """Return the level with another friction of its cloth."""
    return replace(level, cloth=replace(level.cloth, friction=friction))


def _draw_stops(axes: Axes, level: Level) -> str:
    worst = 0.0
    for friction in FRICTIONS:
        table = with_friction(level, friction)
        fastest = sqrt(2 * table.slowdown_mm_s2 * 560)
        speeds = [round(fastest * share / 12) for share in range(1, 13)]
        found = [stop_mm(table, speed) for speed in speeds]
        closed = [table.stop_mm(speed) for speed in speeds]
        worst = max(worst, *(abs(a - b) for a, b in zip(found, closed, strict=True)))
        axes.plot(speeds, closed, linewidth=1, label=f"v²/(2µg), µ = {friction}")
        axes.plot(speeds, found, "k.", markersize=4)
    axes.set_xlabel("speed of the flick, mm/s")
    axes.set_ylabel("slides, mm")
    return f"farthest from the closed form {worst:.5f} mm"


def summed(ratio: float, direction: float) -> tuple[float, float]:
    """Return shares of force and torque, with dry friction summed over a unit square."""
    force = torque = 0.0
    places = [(at + 0.5) / POINTS - 0.5 for at in range(POINTS)]
    for x in places:
        for y in places:
            px, py = cos(direction) - ratio / LEVER * y, sin(direction) + ratio / LEVER * x
            speed = hypot(px, py)
            force += (px * cos(direction) + py * sin(direction)) / speed
            torque += (x * py - y * px) / speed / LEVER
    return force / POINTS**2, torque / POINTS**2


def _draw_coupling(axes: Axes) -> str:
    ratios = [10 ** (step / 8) for step in range(-12, 13)]
    fitted = [coupled(1000.0, 1000.0 * ratio) for ratio in ratios]
    exact = []
    for ratio in ratios:
        both = [summed(ratio, turn * pi / 16) for turn in range(5)]
        exact.append((sum(f for f, _ in both) / 5, sum(t for _, t in both) / 5))
    worst = []
    for part, name in enumerate(("force against the slide", "torque against the spin")):
        axes.semilogx(ratios, [each[part] for each in fitted], linewidth=1, label=name)
        axes.semilogx(ratios, [each[part] for each in exact], "k.", markersize=4)
        worst.append(max(abs(a[part] - b[part]) for a, b in zip(fitted, exact, strict=True)))
    axes.set_xlabel("speed of the rim by spin, over speed of the slide")
    axes.set_ylabel("share of the pure motion")
    return f"farthest from the sum: force {worst[0]:.4f}, torque {worst[1]:.4f}"


def wall_hit(level: Level, turn: float) -> tuple[float, float, float, float]:
    """Return speed and rim speed after a hit on a smooth wall, simulated and in closed form.

    `turn` is the angle of the die in radians. All four are divided by the speed before the
    hit.
    """
    wall = ObstacleOfTable(
        "Wall", "wall", RESTITUTION, 0.0, box=RectangleShape(WALL_X + 50, 160, 100, 320)
    )
    start = Layout((Pose("VA", 60.0, 160.0, turn),))
    table = replace(level, obstacles=(wall,))
    trajectory = shoot(start, Flick(0, "VA", 0, 1500), table)[1].trajectory
    frame = trajectory.bounces[0].frame
    _, _, _, vx, _, spin = trajectory.states[frame][0]
    dice = level.dice
    half, edge2 = dice.edge_mm / 2 - dice.corner_mm, dice.edge_mm**2
    ahead, aside = half * (cos(turn) + sin(turn)), half * (sin(turn) - cos(turn))
    way = WALL_X - 60 - ahead - dice.corner_mm
    before = sqrt(1500**2 - 2 * level.slowdown_mm_s2 * way)
    push = (1 + RESTITUTION) / (1 + 6 * aside**2 / edge2)
    rim = dice.edge_mm / 2
    return vx / before, spin * rim / before, 1 - push, 6 * aside * push / edge2 * rim


def _draw_wall(axes: Axes, level: Level) -> str:
    turns = [0.03 + step * (pi / 2 - 0.06) / 24 for step in range(25)]
    hits = [wall_hit(level, turn) for turn in turns]
    degrees = [turn * 180 / pi for turn in turns]
    for part, name in enumerate(("speed after", "rim speed after")):
        axes.plot(degrees, [hit[part + 2] for hit in hits], linewidth=1, label=name)
        axes.plot(degrees, [hit[part] for hit in hits], "k.", markersize=4)
    axes.set_xlabel("how the die lies, degrees")
    axes.set_ylabel("over the speed before")
    worst = max(abs(hit[part] - hit[part + 2]) for hit in hits for part in (0, 1))
    return f"farthest from the closed form {worst:.5f} of the speed"


def errors_mm(cases: list[Case], level: Level, contact_mm: float) -> list[float]:
    """Return the largest final error of each flick against the finest contact distance."""
    coarse = replace(level, steps=replace(level.steps, contact_mm=contact_mm))
    finest = replace(level, steps=replace(level.steps, longest_s=1 / 2000, contact_mm=0.001))
    return [
        max(
            hypot(a.x_mm - b.x_mm, a.y_mm - b.y_mm)
            for a, b in zip(shoot(*case, coarse)[0].rest, shoot(*case, finest)[0].rest, strict=True)
        )
        for case in cases
    ]


def _draw_convergence(axes: Axes, level: Level, count: int) -> str:
    kinds = {
        "one hit": single_cases(count),
        "open": open_cases(level, count),
        "pack": pack_cases(count),
    }
    told = []
    for name, cases in kinds.items():
        found = [errors_mm(cases, level, contact_mm) for contact_mm in CONTACTS_MM]
        middles = [max(median(errors), 1e-4) for errors in found]
        axes.loglog(CONTACTS_MM, middles, "o-", markersize=3, linewidth=1, label=f"{name}, median")
        now = found[CONTACTS_MM.index(level.steps.contact_mm)]
        told.append(f"{name} {median(now):.4f} (9 of 10: {quantiles(now, n=10)[-1]:.3f})")
    axes.set_xticks(CONTACTS_MM, [str(each) for each in CONTACTS_MM])
    axes.minorticks_off()
    axes.set_xlabel("steps.contact_mm")
    axes.set_ylabel("off the end with the finest contacts, mm")
    return f"at {level.steps.contact_mm} mm, mm: " + "; ".join(told)


if __name__ == "__main__":
    raise SystemExit(main())
