"""Shared parts of computer players that flick dice: aims, trial flicks, hand noise."""

from cubacube.ai.flicking.aims import (
    anywhere,
    barred,
    confidence,
    detours,
    grid,
    surest,
    surest_gate,
    through_gates,
)
from cubacube.ai.flicking.bounces import over_others
from cubacube.ai.flicking.drives import (
    Outlook,
    best_drive,
    best_move,
    best_of,
    foreseen,
    outcomes,
    pushes,
)
from cubacube.ai.flicking.hand import HandSkill, sampled, with_noise
from cubacube.ai.flicking.lines import SURE_RAD, StraightFlick
from cubacube.ai.flicking.mind import FlickPlan, FlickPlanner, Worth
from cubacube.ai.flicking.styles import HANDS, LEVELS, FlickStyle

__all__ = [
    "HANDS",
    "LEVELS",
    "SURE_RAD",
    "FlickPlan",
    "FlickPlanner",
    "FlickStyle",
    "HandSkill",
    "Outlook",
    "StraightFlick",
    "Worth",
    "anywhere",
    "barred",
    "best_drive",
    "best_move",
    "best_of",
    "confidence",
    "detours",
    "foreseen",
    "grid",
    "outcomes",
    "over_others",
    "pushes",
    "sampled",
    "surest",
    "surest_gate",
    "through_gates",
    "with_noise",
]
