"""The sounds of events: which of them there are, and when they are heard."""

from typing import Final, Literal, TypeAlias

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
    "repaired",
    "shuffle",
    "skull",
    "sombrero",
    "spoilt",
    "turning",
    "win",
]
"""A file in assets/sounds; empty for silence."""

MOTIONS: Final[frozenset[Sign]] = frozenset(
    ("card", "dice_cup", "dice_throw", "drill", "pawn", "pencil", "shuffle", "sombrero")
)
"""They belong to what is seen to move, and begin with it; the others tell how it came out."""
