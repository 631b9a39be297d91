"""The five levels of computer players that flick: their hand noise and search budgets."""

from typing import Any

from cubacube.ai.flicking.hand import HandSkill
from cubacube.ai.minded import of_share
from cubacube.rules import N_, frozen, replace

_BUDGET = ("drives", "detours", "samples", "moves", "bounces", "second")
_BRIEF = {
    "drives": 10,
    "detours": 3,
    "finalists": 2,
    "samples": 4,
    "moves": 4,
    "bounces": 0,
    "second": 0,
}
"""Upper limits for the budgets of a style that judges later drives."""


@frozen
class FlickStyle:
    """How a computer player flicks and judges; budgets count simulated flicks.

    - `drives`: number of aims at the goal that are tried once
    - `detours`: number of aims at other places that are tried once
    - `bounces`: number of aims off dice and obstacles that are tried once
    - `finalists`: number of best aims that are tried again with hand noise
    - `samples`: number of noisy flicks for each finalist; to choose the finalists, a first
      round tests three times as many aims, each with a third of the samples
    - `moves`: number of preparations that are tried before a drive
    - `second`: number of best drives for which the next drive is tried, too
    - `groundwork`: whether the player moves other dice even if a drive is possible
    - `shrewd`: whether each die face gained by a drive has its own value; otherwise all gained
      faces have the same value
    """

    hand: HandSkill
    drives: int
    detours: int
    finalists: int
    samples: int
    moves: int
    groundwork: bool = False
    shrewd: bool = False
    bounces: int = 0
    second: int = 0

    def thinking(self, share: float) -> "FlickStyle":
        """Return the same style with its search budget multiplied by `share`, from 0 to 1.

        The number of finalists stays; only the samples for each of them change.
        """
        budget: dict[str, Any] = {name: of_share(getattr(self, name), share) for name in _BUDGET}
        return replace(self, **budget)

    def brief(self) -> "FlickStyle":
        """Return a cheaper style for judging later drives."""
        most: dict[str, Any] = {
            name: min(getattr(self, name), count) for name, count in _BRIEF.items()
        }
        return replace(self, **most)


BEGINNER = FlickStyle(HandSkill(700.0, 0.16), drives=4, detours=3, finalists=1, samples=0, moves=5)
RIVAL = FlickStyle(HandSkill(450.0, 0.10), drives=12, detours=6, finalists=3, samples=2, moves=12)
VETERAN = FlickStyle(
    HandSkill(250.0, 0.06), drives=12, detours=6, finalists=3, samples=3, moves=12, groundwork=True
)
EXPERT = FlickStyle(
    HandSkill(110.0, 0.03),
    drives=16,
    detours=8,
    finalists=4,
    samples=9,
    moves=16,
    groundwork=True,
    bounces=8,
)
CHAMPION = FlickStyle(
    HandSkill(40.0, 0.015),
    drives=20,
    detours=8,
    finalists=4,
    samples=12,
    moves=16,
    groundwork=True,
    shrewd=True,
    bounces=12,
    second=3,
)
LEVELS = BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION

HANDS = (
    N_("takes the first wide path it sees, and often misses."),
    N_("simulates some flicks, the best ones with small errors. Still misses quite often."),
    N_("picks the flick that it can make most safely, and misses now and then."),
    N_("also plans bounces off other dice and obstacles, and seldom misses."),
    N_("thinks about the next drive before it chooses this one, and almost never misses."),
)
"""One sentence for each computer player level: how it plans and how often it misses."""
