"""[2.0.1] Which pairs of dice make the Gate of a Sector card, and what blocks them."""

from cubacube.kit.cards import Cards, Side
from cubacube.kit.geometry import axis, on_segment, shape_on_segment
from cubacube.kit.measures import Measures
from cubacube.kit.shot import Die, Gate, Layout, gate
from cubacube.rules import frozen


@frozen
class GateState:
    """A Gate as it stands on the table: the dice on its segment, the numbers of obstacles there."""

    gate: Gate
    blockers: tuple[Die, ...]
    obstacles: tuple[int, ...] = ()

    @property
    def is_passable(self) -> bool:
        """[2.0.1, R103] No other Gate die, no Vehicle die and no obstacle is on the segment."""
        return not (self.blockers or self.obstacles)


def pairs(sides: tuple[Side, Side], cards: Cards, layout: Layout, own: Die) -> tuple[Gate, ...]:
    """Every pair of dice on the table that matches the Gate of a Sector card.

    Grey is any Gate die but the other one; a vehicle is any white die but `own`, the player's.
    """
    one, other = (_candidates(side, cards, layout, own) for side in sides)
    return tuple(
        sorted({gate(a, b) for a in one for b in other if a != b}, key=lambda g: (g.a, g.b))
    )


def standing(
    sides: tuple[Side, Side], cards: Cards, layout: Layout, own: Die, measures: Measures
) -> tuple[GateState, ...]:
    """Every matching Gate with what blocks it."""
    return tuple(
        GateState(each, blockers(each, layout, measures), obstacles(each, layout, measures))
        for each in pairs(sides, cards, layout, own)
    )


def blockers(which: Gate, layout: Layout, measures: Measures) -> tuple[Die, ...]:
    """The dice, the player's own Vehicle included, that overlap the gate segment."""
    others = [pose for pose in layout.dice if pose.die not in (which.a, which.b)]
    return tuple(on_segment(others, axis(layout, which.a, which.b), measures))


def obstacles(which: Gate, layout: Layout, measures: Measures) -> tuple[int, ...]:
    """[R103] The numbers of the obstacles that overlap the gate segment."""
    if not measures.obstacles:
        return ()
    line = axis(layout, which.a, which.b)
    return tuple(
        number
        for number, each in enumerate(measures.obstacles)
        if shape_on_segment(each.shape, line)
    )


def is_passable(which: Gate, layout: Layout, measures: Measures) -> bool:
    """[2.0.1, R103] Whether nothing lies on the gate segment."""
    return not (blockers(which, layout, measures) or obstacles(which, layout, measures))


def _candidates(side: Side, cards: Cards, layout: Layout, own: Die) -> tuple[Die, ...]:
    """The dice on the table that can stand for one side of a Gate."""
    lying = {pose.die for pose in layout.dice}
    if side == "vehicle":
        found = [each.die for each in cards.vehicle_dice if each.die != own]
    else:
        found = [each.die for each in cards.gate_dice if side in ("grey", each.colour)]
    return tuple(die for die in found if die in lying)
