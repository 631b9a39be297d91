"""Dice that are placed by hand, as in a training match, and the poses that are allowed."""

from collections.abc import Callable
from math import tau
from typing import Any, Protocol, TypeVar

from cubacube.kit.geometry import TOUCHING_MM, core, gap_mm, gap_to_shape_mm
from cubacube.kit.measures import Measures
from cubacube.kit.orientation import ORIENTATIONS
from cubacube.kit.shot import Die, Layout, Pose
from cubacube.rules import Action, Rules, Seat, Step, frozen, replace
from cubacube.rules.agenda import Agenda, Law
from cubacube.rules.options import N_

S = TypeVar("S")
A = TypeVar("A", bound=Agenda)


@frozen
class Placed(Action):
    """A seat places dice by hand; `poses` holds only the dice whose poses have changed."""

    poses: tuple[Pose, ...]


@frozen
class AnyPlacing:
    """A seat's choice: place any dice by hand, wholly on the cloth and touching nothing."""

    seat: Seat
    layout: Layout
    measures: Measures

    def __contains__(self, action: object) -> bool:
        """Return whether `action` places dice, each of them in a new and allowed pose."""
        if not isinstance(action, Placed) or action.seat != self.seat or not action.poses:
            return False
        before = {pose.die: pose for pose in self.layout.dice}
        names = [pose.die for pose in action.poses]
        if len({*names}) < len(names) or not {*names} <= before.keys():
            return False
        moved = all(pose != before[pose.die] for pose in action.poses)
        return moved and not self.at_fault(action.poses)

    def at_fault(self, poses: tuple[Pose, ...]) -> tuple[Die, ...]:
        """Return the dice that do not fit in their new `poses`; all other dice stay in place."""
        lying = laid(self.layout, poses)
        return tuple(pose.die for pose in poses if not self._fits(pose, lying))

    def _fits(self, pose: Pose, lying: tuple[Pose, ...]) -> bool:
        measures = self.measures
        low, high = measures.corner_mm, measures.area_mm - measures.corner_mm
        return (
            abs(pose.angle_rad) <= tau
            and 0 <= pose.orientation < len(ORIENTATIONS)
            and all(low <= each <= high for point in core(pose, measures) for each in point)
            and all(
                gap_mm(pose, other, measures) > TOUCHING_MM
                for other in lying
                if other.die != pose.die
            )
            and all(
                gap_to_shape_mm(pose, each.shape, measures) > TOUCHING_MM  # [R105]
                for each in measures.obstacles
            )
        )


class ByHand(Rules[S], Protocol[S]):
    """The rules of a game whose dice may be placed by hand."""

    def on_cloth(self, state: S, /) -> tuple[Layout, Measures]:
        """Return what lies on the cloth, and its measures."""
        ...

    def lay(self, state: S, dice: tuple[Pose, ...], /) -> Step[S]:
        """Replace the poses of all dice and let the rules continue."""
        ...


def on_cloth(state: Any) -> tuple[Layout, Measures]:
    """Return what lies on the cloth of a state, and the measures of the table."""
    return state.layout, state.box.measures


def by_hand(law: Law[A]) -> Callable[[A, tuple[Pose, ...]], Step[A]]:
    """Return the function that replaces the poses of all dice and lets the rules continue."""

    def lay(state: A, dice: tuple[Pose, ...]) -> Step[A]:
        value: Any = state
        after: A = replace(value, layout=replace(value.layout, dice=dice))
        return law.settled(after, [])

    return lay


def laid(layout: Layout, poses: tuple[Pose, ...]) -> tuple[Pose, ...]:
    """Return all dice of a layout; the dice in `poses` get these poses."""
    otherwise = {pose.die: pose for pose in poses}
    return tuple(otherwise.get(pose.die, pose) for pose in layout.dice)


_SHRUNK = 7 / 8
"""Size of the dice that must not overlap; simulated dice overlap by less than a hundredth."""
_REACH = 3 / 4
"""How far a die reaches from its centre at most, in edges."""


def fault_in_dice(dice: tuple[Pose, ...], measures: Measures) -> str:
    """Return why dice cannot lie as they do, as a sentence to translate; empty if they can."""
    reach = _REACH * measures.edge_mm
    small = replace(
        measures, edge_mm=_SHRUNK * measures.edge_mm, corner_mm=_SHRUNK * measures.corner_mm
    )
    for number, pose in enumerate(dice):
        x, y = pose.x_mm, pose.y_mm
        if not all(-reach <= each <= measures.area_mm + reach for each in (x, y)):
            return N_("a die lies outside the table")
        for other in dice[:number]:
            near = abs(other.x_mm - x) < 2 * reach and abs(other.y_mm - y) < 2 * reach
            if near and gap_mm(pose, other, small) == 0:
                return N_("two dice overlap")
        if any(gap_to_shape_mm(pose, each.shape, small) == 0 for each in measures.obstacles):
            return N_("a die overlaps an obstacle")
    return ""
