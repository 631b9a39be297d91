"""What any computer player that flicks dice needs: aims, plans tried out, a hand that strays."""

from cubacube.ai.flicking.aims import (
    anywhere,
    confidence,
    detours,
    surest,
    surest_gate,
    through_gates,
)
from cubacube.ai.flicking.drives import DETOURS, best_drive
from cubacube.ai.flicking.hand import FAMILY, Skill, with_noise
from cubacube.ai.flicking.lines import SURE_RAD, Aim
from cubacube.ai.flicking.mind import Mind, Plan, Worth, mind
from cubacube.ai.flicking.moves import MOVES, Outlook, best_move, foreseen, pushes

__all__ = [
    "DETOURS",
    "FAMILY",
    "MOVES",
    "SURE_RAD",
    "Aim",
    "Mind",
    "Outlook",
    "Plan",
    "Skill",
    "Worth",
    "anywhere",
    "best_drive",
    "best_move",
    "confidence",
    "detours",
    "foreseen",
    "mind",
    "pushes",
    "surest",
    "surest_gate",
    "through_gates",
    "with_noise",
]
