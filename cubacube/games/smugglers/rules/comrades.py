"""[Wreck] Comrades replace a wreck by a free Vehicle in the City where its owner is."""

from itertools import count
from math import hypot

from cubacube.games.smugglers.rules.belongings import change_vehicle
from cubacube.games.smugglers.rules.events import VehicleFetched
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.geometry import Point, gap_mm, gap_to_card_mm, gap_to_shape_mm
from cubacube.kit.measures import Measures
from cubacube.kit.shot import City, CityCard, Layout, Pose
from cubacube.kit.vehicles import VEHICLES, first_level
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News

CLEAR_MM = 1.0
"""Least gap between the new Vehicle die and a City card or another die."""

STEP_MM = 2.0
"""Distance between neighbouring places where the new Vehicle die is tried."""


def replace_wreck(state: State, seat: Seat, news: News) -> State:
    """Replace a wreck by a free Vehicle of Level 1, if the owner is in a City.

    This is called when the owner enters a City. It is also called when their turn begins,
    because the wreck may have happened in another player's turn.
    """
    smuggler = state.smugglers[seat]
    if not smuggler.wrecked or smuggler.city is None:
        return state
    taken = {each.vehicle for each in state.smugglers if each is not smuggler}
    free = next(card for card in first_level(state.box.cards) if card.id not in taken)
    news.append(VehicleFetched(seat, smuggler.city, free.id))
    state = change_vehicle(state, seat, free)
    state = state.with_player(seat, replace(state.smugglers[seat], damage=0, wrecked=False))
    return replace(state, layout=_bring(state, seat, smuggler.city))


def _bring(state: State, seat: Seat, city: City) -> Layout:
    """Return the layout with the Vehicle on the free place nearest to the City card.

    Of equally near places, the one nearest to the middle of the table is used.
    """
    layout, measures = state.layout, state.box.measures
    own = replace(layout[VEHICLES[seat]], angle_rad=0.0, orientation=0)
    others = tuple(pose for pose in layout.dice if pose.die != own.die)
    centre = measures.area_mm / 2
    places = (
        place
        for ring in count()
        for place in sorted(
            _ring(layout.card(city), measures.half_mm + CLEAR_MM + ring * STEP_MM),
            key=lambda place: hypot(place[0] - centre, place[1] - centre),
        )
    )
    poses = (replace(own, x_mm=x, y_mm=y) for x, y in places)
    beside = next(pose for pose in poses if _free(pose, others, layout, measures))
    return replace(layout, dice=tuple(sorted((*others, beside), key=lambda pose: pose.die)))


def _ring(card: CityCard, away_mm: float) -> list[Point]:
    """Return places to try on a rectangle around a card, `away_mm` outside its edges."""
    left, low = card.x_mm - away_mm, card.y_mm - away_mm
    wide, high = card.width_mm + 2 * away_mm, card.height_mm + 2 * away_mm
    across = [(left + step * STEP_MM, low) for step in range(int(wide / STEP_MM) + 1)]
    along = [(left, low + step * STEP_MM) for step in range(int(high / STEP_MM) + 1)]
    corner = [(left + wide, low + high)]
    facing = [(x, low + high) for x, _ in across] + [(left + wide, y) for _, y in along]
    return across + along + facing + corner


def _free(pose: Pose, others: tuple[Pose, ...], layout: Layout, measures: Measures) -> bool:
    """Return whether a die fits here: in the area, clear of cards, other dice and obstacles."""
    half = measures.half_mm
    return (
        all(half <= each <= measures.area_mm - half for each in (pose.x_mm, pose.y_mm))
        and all(gap_to_card_mm(pose, card, measures) >= CLEAR_MM for card in layout.cities)
        and all(gap_mm(pose, other, measures) >= CLEAR_MM for other in others)
        and all(gap_to_shape_mm(pose, o.shape, measures) >= CLEAR_MM for o in measures.obstacles)
    )
