"""What any computer player that flicks dice needs: aims, plans tried out, a hand that strays."""

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
from cubacube.ai.flicking.hand import Skill, sampled, with_noise
from cubacube.ai.flicking.lines import SURE_RAD, Aim
from cubacube.ai.flicking.mind import Mind, Plan, Worth, mind
from cubacube.ai.flicking.moves import Outlook, best_move, best_of, foreseen, pushes
from cubacube.ai.flicking.styles import HANDS, LEVELS, Style

__all__ = [
    "HANDS",
    "LEVELS",
    "SURE_RAD",
    "Aim",
    "Mind",
    "Outlook",
    "Plan",
    "Skill",
    "Style",
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
