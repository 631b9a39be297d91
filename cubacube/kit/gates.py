"""[2.0.1] Find the pairs of dice that match a Sector card's Gate, and what blocks them."""

from cubacube.kit.cards import Cards, Side
from cubacube.kit.geometry import axis, on_segment, shape_on_segment
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Die, Gate, Layout
from cubacube.rules import frozen


@frozen
class GateState:
    """A Gate on the table: its dice, and the dice and obstacles that block its segment.

    `obstacles` holds the indices of the blocking obstacles.
    """

    gate: Gate
    blockers: tuple[Die, ...]
    obstacles: tuple[int, ...] = ()

    def is_passable(self) -> bool:
        """[2.0.1, R103] Return whether no other die and no obstacle lies in the Gate."""
        return not (self.blockers or self.obstacles)


def pairs(sides: tuple[Side, Side], cards: Cards, layout: Layout, own: Die) -> tuple[Gate, ...]:
    """Return every pair of dice on the table that matches the Gate of a Sector card.

    A grey side matches any Gate die, but a pair never has the same die twice. A vehicle
    side matches any Vehicle die except `own`, the player's own.
    """
    lying = {pose.die for pose in layout.dice}
    one, other = ([die for die in _matching(side, cards, own) if die in lying] for side in sides)
    found = {(min(a, b), max(a, b)) for a in one for b in other if a != b}
    return tuple(Gate(*each) for each in sorted(found))


def standing(
    sides: tuple[Side, Side], cards: Cards, layout: Layout, own: Die, measures: Measures
) -> tuple[GateState, ...]:
    """Return every matching Gate, with the dice and obstacles that block it."""
    return tuple(
        GateState(each, blockers(each, layout, measures), obstacles(each, layout, measures))
        for each in pairs(sides, cards, layout, own)
    )


def blockers(which: Gate, layout: Layout, measures: Measures) -> tuple[Die, ...]:
    """Return the dice that overlap the gate segment, the player's own Vehicle included."""
    others = [pose for pose in layout.dice if pose.die not in (which.a, which.b)]
    return tuple(on_segment(others, axis(layout, which.a, which.b), measures))


def obstacles(which: Gate, layout: Layout, measures: Measures) -> tuple[int, ...]:
    """[R103] Return the indices of the obstacles that overlap the gate segment."""
    if not measures.obstacles:
        return ()
    line = axis(layout, which.a, which.b)
    return tuple(
        number
        for number, each in enumerate(measures.obstacles)
        if shape_on_segment(each.shape, line)
    )


def is_passable(which: Gate, layout: Layout, measures: Measures) -> bool:
    """[2.0.1, R103] Return whether nothing lies on the gate segment."""
    return not (blockers(which, layout, measures) or obstacles(which, layout, measures))


def _matching(side: Side, cards: Cards, own: Die) -> list[Die]:
    """Return the dice that match one side of a Gate."""
    if side == "vehicle":
        return [each.die for each in cards.vehicle_dice if each.die != own]
    return [each.die for each in cards.gate_dice if side in ("grey", each.colour)]
