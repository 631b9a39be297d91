"""The frames that could be felt: opening a table, its rules, a resize, thinking, kept matches.

Each game is measured by `longest_frames.py` in a process of its own, so that its first opening is
cold. Times are processor times of the window's thread, as those of a machine that is not shared.
"""

import json
from pathlib import Path

from benchmark.frames import run

from cubacube.games.catalogue import names

LONGEST_FRAMES = Path(__file__).with_name("longest_frames.py")
THINKING_S = 6


def measure() -> dict[str, float]:
    """The longest frame of each kind at 1080 lines; in ms, or over a blit of the window."""
    games = {name: _longest(name) for name in names()}
    paints = {
        f"first_paint_1080_over_blit_{name}_{how}": each[f"open_{how}_longest"] / each["blit"]
        for name, each in games.items()
        for how in ("cold", "warm")
    }
    worst = {
        "first_table_ms": "open_cold_longest",
        "first_rules_page_ms": "rules_longest",
        "resize_repaint_ms": "resize_longest",
        "longest_thinking_frame_ms": "thinking_longest",
        "longest_kept_frame_ms": "kept_longest",
    }
    return {
        **{figure: round(ratio, 1) for figure, ratio in paints.items()},
        **{figure: max(each[key] for each in games.values()) for figure, key in worst.items()},
    }


def _longest(name: str) -> dict[str, float]:
    told = run([str(LONGEST_FRAMES), name, "--processor", "--thinking", str(THINKING_S)])
    figures: dict[str, float] = json.loads(told)
    return figures
