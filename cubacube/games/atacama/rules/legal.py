"""Check where a rig may be placed and when a concession may be bought.

If something is not allowed, give the reason.
"""

from enum import Enum, auto
from typing import get_args

from cubacube.games.atacama.rules.actions import Colour
from cubacube.games.atacama.rules.shape import HEXAGON, Field
from cubacube.games.atacama.rules.state import Player, State, TakeTurn

COLOURS: tuple[Colour, ...] = get_args(Colour)


class Bar(Enum):
    """Reasons why something is not allowed."""

    DESERT = auto()
    """[E17] The desert cannot be used."""
    FACE_DOWN = auto()
    """[2.5.12] The tile of this field is not laid yet; it is face down in the pile."""
    TAKEN = auto()
    """[2.2.2] A rig is already on this field."""
    ADJACENT = auto()
    """[2.2.2] A rig is on an adjacent field."""
    SAME_METAL = auto()
    """[2.2.3] A rig is on an adjacent field of the same metal."""
    NO_RIG = auto()
    """The player has no rig of this colour."""
    MUST_BUY = auto()
    """[2.5.15] The player must buy now."""
    NOT_SOLD = auto()
    """Concessions are sold in the enhanced game only."""
    SOLD = auto()
    """[E12] The concessions are already owned."""
    NOT_YET = auto()
    """The dealer's draws come first."""
    OVER = auto()
    """The game is over."""


def blockers(state: State, field: Field) -> tuple[Field, ...]:
    """[2.2.2, 3] Return the neighbours whose rigs block a rig on `field`."""
    taken = _taken(state)
    return tuple(near for near in shadow(state, field) if near in taken)


def legal_fields(state: State) -> tuple[Field, ...]:
    """[2.2.2, 3] Return the fields on which nothing bars a rig, in reading order.

    They are the same for all players.
    """
    taken = _taken(state)
    return tuple(field for field in state.shape.fields if not _bar_on(state, field, taken))


def newly_blocked(state: State, field: Field) -> tuple[Field, ...]:
    """Return the legal neighbours of `field` that a rig on it would block."""
    legal = set(legal_fields(state))
    return tuple(near for near in shadow(state, field) if near in legal)


def bar_on(state: State, field: Field) -> Bar | None:
    """Return why no rig may be placed on this field, or None."""
    return _bar_on(state, field, _taken(state))


def _bar_on(state: State, field: Field, taken: frozenset[Field]) -> Bar | None:
    if state.ore(field) is None:
        return Bar.DESERT if state.shape is HEXAGON else Bar.FACE_DOWN
    if field in taken:
        return Bar.TAKEN
    if taken.isdisjoint(shadow(state, field)):
        return None
    return Bar.SAME_METAL if state.shape.same_metal else Bar.ADJACENT


def _taken(state: State) -> frozenset[Field]:
    return frozenset(rig.field for rig in state.rigs)


def bar_to_drill(state: State, colour: Colour) -> Bar | None:
    """Return the reason against placing a rig of this colour that holds for all fields.

    None if there is no such reason; `bar_on` gives the reasons of a single field.
    """
    if state.agenda != (TakeTurn(),):
        return Bar.NOT_YET if state.agenda else Bar.OVER
    if must_buy(state):
        return Bar.MUST_BUY
    return None if stock(state.players[state.seat], colour) else Bar.NO_RIG


def bar_to_place(state: State, field: Field, colour: Colour = "basic") -> Bar | None:
    """Return why a rig of this colour cannot be placed on a field now, or None."""
    return bar_to_drill(state, colour) or bar_on(state, field)


def bar_to_buy(state: State, paid: Colour = "basic") -> Bar | None:
    """[2.5.13] Return why the current player may not buy with a rig of this colour, or None."""
    if not state.enhanced:
        return Bar.NOT_SOLD
    if state.buyer is not None:
        return Bar.SOLD
    if state.agenda != (TakeTurn(),):
        return Bar.NOT_YET
    return None if stock(state.players[state.seat], paid) else Bar.NO_RIG


def stock(player: Player, colour: Colour) -> int:
    """Return how many unplaced rigs of this colour a player has."""
    return player.basic if colour == "basic" else player.second


def colours(player: Player) -> tuple[Colour, ...]:
    """[2.4.9] Return the colours of which a player has rigs left."""
    return tuple(colour for colour in COLOURS if stock(player, colour))


def must_buy(state: State) -> bool:
    """[2.5.15] Return whether the current player must buy a concession now.

    In the enhanced game, this is so if both conditions hold: nobody has bought a concession,
    and either no field is free or only one unplaced rig is left.
    """
    unsold = state.enhanced and state.buyer is None
    return unsold and (unplaced(state) == 1 or not legal_fields(state))


def unplaced(state: State) -> int:
    """Return the number of unplaced rigs of all players."""
    return sum(player.rigs for player in state.players)


def shadow(state: State, field: Field) -> tuple[Field, ...]:
    """Return the neighbours that a rig on `field` blocks.

    A rig on any of these neighbours would block `field`, too.
    """
    shape, ground = state.shape, state.ground
    near = shape.neighbours[field]
    if not shape.same_metal:
        return near
    own = ground[shape.index[field]]
    return tuple(
        other
        for other in near
        if own is not None
        and (ore := ground[shape.index[other]]) is not None
        and ore.metal == own.metal
    )
