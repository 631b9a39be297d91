"""The dice on the bench: throw them, and make them fit when the table changes."""

from collections.abc import Iterator
from math import ceil, cos, remainder, sin, tau
from random import Random

from cubacube.kit.geometry import gap_mm, gap_to_shape_mm
from cubacube.kit.placing import AnyPlacing
from cubacube.kit.shot import AnyFlick, CityCard, Die, Layout, Pose
from cubacube.kit.terrain import Polygon
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import replace
from cubacube.session.files.cards import load_cards
from cubacube.table import throw
from cubacube.table.border import rounded
from cubacube.table.level import Level

FLICKER = 0
"""The seat that flicks on the bench."""
_FIRST = VEHICLES[:2]
"""The Vehicle dice on the bench."""


def cards_at(level: Level, before: Layout) -> tuple[CityCard, ...]:
    """Return the City cards at the places of the level, with the City names of `before`.

    If `before` has no Cities, the names are taken in their order in the box.
    """
    names = [card.city for card in before.cities] or list(load_cards().cities)
    spots = level.measures().spots
    return tuple(replace(spot, city=name) for spot, name in zip(spots, names, strict=False))


def thrown(level: Level, layout: Layout, seed: int) -> Layout:
    """Throw all dice as at the beginning of a game.

    An empty `layout` gets the Gate dice and two Vehicle dice.

    Raises:
        TableError: They never stop or find no place.
    """
    names = tuple(pose.die for pose in layout.dice) or _all_dice()
    cities = cards_at(level, layout)
    return Layout(throw(names, Layout((), cities), level, Random(seed)), cities, layout.pawns)


def fitted(layout: Layout, level: Level) -> Layout:
    """Fit a layout to a changed table. Move misplaced dice to the nearest free place."""
    before = replace(layout, cities=cards_at(level, layout))
    misplaced = [pose.die for pose in layout.dice if not _may_lie(pose, layout, level)]
    if not misplaced:
        return before
    lying = tuple(pose for pose in layout.dice if pose.die not in misplaced)
    for die in misplaced:
        wishes = (any_placing(Layout((*lying, at)), level) for at in _around(layout[die], level))
        found = next((wish for wish in wishes if not wish.at_fault(wish.layout.dice[-1:])), None)
        # No free place: then the level itself has an error, which is reported elsewhere.
        lying = (*lying, layout[die]) if found is None else found.layout.dice
    order = [pose.die for pose in layout.dice]
    return replace(before, dice=tuple(sorted(lying, key=lambda pose: order.index(pose.die))))


def _may_lie(pose: Pose, layout: Layout, level: Level) -> bool:
    """Return whether a die is at least partly in the area and overlaps nothing.

    This is less strict than the check for dice placed by hand. In play, dice may stop
    across the border, or very close together.
    """
    measures, side = level.measures(), level.area.side_mm
    area = Polygon(((0.0, 0.0), (side, 0.0), (side, side), (0.0, side)))
    small = replace(measures, edge_mm=measures.edge_mm - 2 * level.steps.contact_mm)
    return (
        gap_to_shape_mm(pose, area, measures) <= 0
        and all(gap_mm(pose, each, small) > 0 for each in layout.dice if each.die != pose.die)
        and all(gap_to_shape_mm(pose, each.shape, small) > 0 for each in level.fixed)
    )


def any_flick(layout: Layout, level: Level) -> AnyFlick:
    """Return the choice to flick any die, without naming a Gate."""
    dice = tuple(pose.die for pose in layout.dice)
    return AnyFlick(FLICKER, dice, (None,), layout, level.measures().launch)


def any_placing(layout: Layout, level: Level) -> AnyPlacing:
    """Return the choice to place any die anywhere."""
    return AnyPlacing(FLICKER, layout, level.measures())


def _around(pose: Pose, level: Level) -> Iterator[Pose]:
    """Yield the pose of a die, then other poses at growing distances from it.

    Together they cover the whole area.
    """
    side, edge = level.area.side_mm, level.dice.edge_mm
    pose = replace(pose, angle_rad=remainder(pose.angle_rad, tau))
    yield pose
    # Start inside the area: then rings up to its diagonal reach every place in it.
    room = edge * 0.75
    x, y = (min(side - room, max(room, each)) for each in (pose.x_mm, pose.y_mm))
    for ring in range(ceil(2 * side / edge * 2)):
        for step in range(max(1, 6 * ring)):
            turn, far = tau * step / max(1, 6 * ring), ring * edge / 2
            at = x + far * cos(turn), y + far * sin(turn)
            yield rounded(pose.die, *at, pose.angle_rad, pose.orientation)


def _all_dice() -> tuple[Die, ...]:
    """Return the Gate dice and two Vehicle dice."""
    return (*(each.die for each in load_cards().gate_dice), *_FIRST)
