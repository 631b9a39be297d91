"""Actions of a player of Atacama."""

from typing import Literal, TypeAlias

from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.rules import Action, frozen

Colour: TypeAlias = Literal["basic", "second"]
"""The colour of a rig; second-colour rigs count double [2.4.9]."""


@frozen
class Place(Action):
    """[2.2.1] Put one rig on a field."""

    field: Field
    colour: Colour = "basic"


@frozen
class Buy(Action):
    """[2.5.13] Take a concession for a direction, and pay with an unplaced rig."""

    concession: Concession
    direction: Direction
    paid: Colour = "basic"
