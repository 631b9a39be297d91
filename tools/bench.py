"""Measure speed and precision as ratios: `python tools/bench.py [--json] [--source]`.

`--compare FILE` prints old/new for each figure of the last entry of a history, and returns 1
if one is worse by more than the tolerance. `--keep FILE` adds the figures to a history.
`tools/benchmark/history.json` has those of earlier versions.

A ratio compares two measurements taken side by side on the same machine, so it depends less
on that machine than a time does. By default, the packages of a built wheel are measured;
with `--source`, the sources, which are not compiled.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmark import (
    appending,
    felt,
    frames,
    history,
    keeping,
    physics,
    playouts,
    slider,
    sweeping,
    thinking,
)
from packing.unpacked import unpack

from cubacube.table import approach


class Target(NamedTuple):
    """The limit of a figure: at most or at least `limit`."""

    limit: float
    at_most: bool
    meaning: str

    def met_by(self, figure: float) -> bool:
        """Whether a figure is within the limit."""
        return figure <= self.limit if self.at_most else figure >= self.limit


TARGETS = {
    "shoot_over_bare_single": Target(1.7, True, "one hit, its story and film, over bare pymunk"),
    "shoot_over_bare_open": Target(1.15, True, "a flick among dice far apart, over bare pymunk"),
    "shoot_over_bare_pack": Target(4.5, True, "a flick into a pack of dice, over bare pymunk"),
    "shoot_among_over_without": Target(2, True, "three zones and three obstacles over none"),
    "shoot_slopes_over_plain": Target(2, True, "three slopes and four cushions over none"),
    "fixed_step_over_shoot": Target(4, False, "fixed steps as exact as a flick, over the flick"),
    "single_collision_error_mm": Target(0.1, True, "median error of a single collision"),
    "touch_order_open": Target(0.95, False, "touches in the right order, dice far apart"),
    "touch_order_pack": Target(0.8, False, "touches in the right order, dice in a pack"),
    "first_frame_over_bare": Target(2, True, "start to first frame, over a bare window"),
    "first_rules_page_ms": Target(33, True, "longest frame from F1 to the rules page"),
    "resize_repaint_ms": Target(33, True, "longest frame after a change of size"),
    "juice_frame_ms": Target(1, True, "most that flashes and dust of hits add to a frame"),
    "longest_thinking_frame_ms": Target(33, True, "longest frame while computers play"),
    "longest_kept_frame_ms": Target(33, True, "longest frame while a kept match is looked at"),
    "keep_append_10000_over_10": Target(1.5, True, "writing down a late action over an early one"),
    "keep_load_over_play": Target(3, True, "reading an action over playing it, worst game"),
    "scrub_ms": Target(33, True, "longest frame of looking at any moment of a long match"),
    "slider_to_trace_ms": Target(
        33, True, "from a slider's move to the new trace, but for the flick"
    ),
    "sweep_over_shoot": Target(0.85, False, "flicks of a sweep of two keys a second, over bare"),
    "sweep_two_jobs": Target(1.7, False, "flicks of a sweep with two processes, over one"),
    "league_two_jobs": Target(1.7, False, "games of a league with two processes, over one"),
    "undo_ms": Target(33, True, "longest frame of taking back in a long match"),
}

_NAME = 46
"""Width of the column of names, in characters."""


def main() -> int:
    """Measure everything, print the report, and return 1 if a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object of figures")
    parser.add_argument("--source", action="store_true", help="measure what is not compiled")
    told = f"compare with the last figures; 1 if one is {history.TOLERANCE} times worse"
    parser.add_argument("--compare", type=Path, metavar="FILE", help=told)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add the figures to a history")
    wish = parser.parse_args()
    if not wish.source:
        return _of_what_is_installed()
    figures = {
        "compiled": int(not str(approach.__file__).endswith(".py")),
        **physics.measure(),
        **frames.measure(),
        **felt.measure(),
        **playouts.measure(),
        **appending.measure(),
        **keeping.measure(),
        **slider.measure(),
        **sweeping.measure(),
        **thinking.measure(),
    }
    if wish.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(_line(name, figure))
    before = history.last(wish.compare) if wish.compare else None
    if wish.keep:
        history.keep(wish.keep, figures)
    if before is not None:
        lines = list(history.compared(before, figures, TARGETS))
        print("\n".join(line for line, _worse in lines))
        return int(any(worse for _line, worse in lines))
    return 0 if all(target.met_by(figures[name]) for name, target in TARGETS.items()) else 1


def _of_what_is_installed() -> int:
    """Build a wheel, unpack it and run this script with its packages."""
    with TemporaryDirectory() as folder:
        unpack(Path(folder))
        tools = Path(__file__).resolve().parent
        places = os.pathsep.join((folder, str(tools), str(tools.parent)))
        words = [sys.executable, "-P", __file__, *sys.argv[1:], "--source"]
        return subprocess.run(
            words, env={**os.environ, "PYTHONPATH": places, "PYTHONSAFEPATH": "1"}, check=False
        ).returncode


def _line(name: str, figure: float) -> str:
    if name not in TARGETS:
        return f"{name:{_NAME}} {figure:10g}"
    target = TARGETS[name]
    bound = f"{'at most' if target.at_most else 'at least'} {target.limit:g}"
    verdict = "ok" if target.met_by(figure) else "MISSED"
    return f"{name:{_NAME}} {figure:10g}   {bound:14} {verdict:8} {target.meaning}"


if __name__ == "__main__":
    raise SystemExit(main())
