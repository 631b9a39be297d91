"""Shared parts of computer players that flick dice: aims, trial flicks, hand noise."""

from cubacube.ai.flicking.aims import (
    anywhere,
    confidence,
    detours,
    surest,
    surest_gate,
    through_gates,
)
from cubacube.ai.flicking.barriers import barred
from cubacube.ai.flicking.bounces import over_others
from cubacube.ai.flicking.drives import best_drive, outcomes
from cubacube.ai.flicking.hand import HandSkill, sampled, with_noise
from cubacube.ai.flicking.lines import SURE_RAD, StraightFlick
from cubacube.ai.flicking.mind import FlickPlan, FlickPlanner, Worth, mind
from cubacube.ai.flicking.moves import Outlook, best_move, best_of, foreseen, pushes
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
    "mind",
    "outcomes",
    "over_others",
    "pushes",
    "sampled",
    "surest",
    "surest_gate",
    "through_gates",
    "with_noise",
]
