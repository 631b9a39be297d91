"""Measure the longest frames that a player could notice.

They occur while a table opens, the rules open, the window is resized, computer players
think, or a saved match is shown. `longest_frames.py` measures each game in a process of its
own, so that the first opening is cold. Times are CPU times of the window's thread, so other
load does not count.
"""

import json
from pathlib import Path

from benchmark.frames import run

from cubacube.games.catalogue import names

LONGEST_FRAMES = Path(__file__).with_name("longest_frames.py")
JUICE = Path(__file__).with_name("juice.py")
THINKING_S = 6


def measure() -> dict[str, float]:
    """Return the longest frame of each kind at 1080 lines, in ms or relative to a window blit."""
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
        **json.loads(run([str(JUICE)])),
    }


def _longest(name: str) -> dict[str, float]:
    told = run([str(LONGEST_FRAMES), name, "--processor", "--thinking", str(THINKING_S)])
    figures: dict[str, float] = json.loads(told)
    return figures
