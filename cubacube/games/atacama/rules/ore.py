"""Ores of the fields, and their points for a concession."""

from typing import Literal, TypeAlias

from cubacube.rules import frozen

Metal: TypeAlias = Literal["gold", "silver", "copper"]
METALS: tuple[Metal, ...] = ("gold", "silver", "copper")

Concession: TypeAlias = Literal["turquoise", "orange", "blue", "yellow"]
"""[1.2] The concessions: two cards of the square board, three arrows of the hexagon.

The square board has turquoise and orange, the hexagon has blue, orange and yellow.
"""

MINUS: dict[Concession, Metal] = {
    "turquoise": "copper",
    "orange": "silver",
    "blue": "copper",
    "yellow": "gold",
}
"""The metal that a concession excludes; it scores negative points."""


@frozen
class Ore:
    """The ore of a field: `amount` 1 to 5 of one metal."""

    metal: Metal
    amount: int


def points(concession: Concession, ore: Ore) -> int:
    """[2.2.4] Return the points of a basic rig on this ore for the owner of a concession."""
    return -ore.amount if ore.metal == MINUS[concession] else ore.amount
