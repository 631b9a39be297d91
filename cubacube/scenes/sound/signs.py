"""The sounds of events, and which of them accompany a motion."""

from typing import Literal, TypeAlias

Sign: TypeAlias = Literal[
    "",
    "breakdown",
    "card",
    "cash",
    "chime",
    "cop",
    "curtain",
    "damage",
    "dice_cup",
    "dice_throw",
    "drill",
    "fanfare",
    "gain",
    "lose",
    "mishap",
    "pawn",
    "pencil",
    "redo",
    "repaired",
    "shuffle",
    "skull",
    "sombrero",
    "spoilt",
    "turning",
    "undo",
    "win",
]
"""The name of a file in assets/sounds; empty for silence."""

MOTIONS: frozenset[Sign] = frozenset(
    ("card", "dice_cup", "dice_throw", "drill", "pawn", "pencil", "shuffle", "sombrero")
)
"""Sounds that start together with a visible motion; the others announce a result."""
