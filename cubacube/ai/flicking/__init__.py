"""What any computer player that flicks dice needs: aims, plans tried out, a hand that strays."""

from cubacube.ai.flicking.aims import detours, surest, surest_gate, through_gates, to_cities
from cubacube.ai.flicking.drives import best_drive
from cubacube.ai.flicking.hand import FAMILY, Skill, with_noise
from cubacube.ai.flicking.lines import SURE_RAD, Aim
from cubacube.ai.flicking.mind import Mind, Plan, Worth, mind
from cubacube.ai.flicking.moves import Outlook, best_move, foreseen, pushes

__all__ = [
    "FAMILY",
    "SURE_RAD",
    "Aim",
    "Mind",
    "Outlook",
    "Plan",
    "Skill",
    "Worth",
    "best_drive",
    "best_move",
    "detours",
    "foreseen",
    "mind",
    "pushes",
    "surest",
    "surest_gate",
    "through_gates",
    "to_cities",
    "with_noise",
]
