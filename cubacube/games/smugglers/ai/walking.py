"""[II.8, Walking] Decide whether to leave the Vehicle, and where to go on foot."""

from collections.abc import Iterator

from cubacube.games.smugglers.ai import trips
from cubacube.games.smugglers.ai.evaluator import Evaluator
from cubacube.games.smugglers.ai.footpaths import FarAway, Footpaths
from cubacube.games.smugglers.ai.trips import Gap
from cubacube.games.smugglers.rules.actions import EnterCity, EnterVehicle, Stay, Walk
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.state import PAWNS, State
from cubacube.kit.geometry import Point, pawn_gap_mm, pawn_gap_to_card_mm
from cubacube.kit.shot import City
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action

STEP_TENTH_MM = 70
"""Grid spacing of the places considered, in tenths of a millimetre."""


def leave(
    evaluator: Evaluator, state: State, walk: AnyWalk | None, offers: tuple[Action, ...]
) -> Action:
    """[II.8] Leave the Vehicle if a trip now is worth more than loading more Goods first."""
    home = state.layout[VEHICLES[state.seat]]
    goods = state.smuggler.goods
    trip = trips.best_trip(evaluator, state, goods, trips.from_vehicle(state, home), home)
    if trip is None or trips.trip_gain(evaluator, state, goods, home) <= 0:
        return Stay(state.seat)
    return _toward(state, trip.city, walk, offers)


def on_foot(
    evaluator: Evaluator, state: State, walk: AnyWalk | None, offers: tuple[Action, ...]
) -> Action:
    """[Walking 2] Walk to a City to sell or to get a new Vehicle, else to the player's Vehicle."""
    me, gap = state.smuggler, _gap(state)
    if me.wrecked:
        nearest = min(state.layout.cities, key=gap)
        return _toward(state, nearest.city, walk, offers)
    trip = trips.best_trip(evaluator, state, me.goods, gap, state.layout[VEHICLES[state.seat]])
    goal = trip.city if trip and me.city is None else None
    return _toward(state, goal, walk, offers)


def _gap(state: State) -> Gap:
    """Return a function that measures the distance from the current player to a City card."""
    for pawn in state.layout.pawns:
        if pawn.pawn == PAWNS[state.seat]:
            return trips.from_pawn(state, (pawn.x_mm, pawn.y_mm))
    return trips.from_vehicle(state, state.layout[VEHICLES[state.seat]])


def _toward(
    state: State, city: City | None, walk: AnyWalk | None, offers: tuple[Action, ...]
) -> Action:
    """Enter the City, or the Vehicle if `city` is None; else go as near to it as possible."""
    seat, layout, measures = state.seat, state.layout, state.box.measures
    there = EnterVehicle(seat) if city is None else EnterCity(seat, city)
    if there in offers:
        return there

    def far_mm(base: Point) -> float:
        if city is None:
            return pawn_gap_mm(base, layout[VEHICLES[seat]], measures)
        return pawn_gap_to_card_mm(base, layout.card(city), measures)

    nearest = _nearest(walk, far_mm) if walk else None
    if nearest or not walk:
        return nearest or offers[-1]
    return offers[-1] if offers else walk[0]


def _nearest(walk: AnyWalk, far_mm: FarAway) -> Walk | None:
    """Return a walk to the place within the ruler that is nearest to the goal.

    If the table has obstacles, the distance is measured along the path around them.
    """
    paths = Footpaths(walk, far_mm) if walk.measures.obstacles else None

    def walk_left_mm(place: Walk) -> tuple[int, float]:
        base = place.x_tenth_mm / 10, place.y_tenth_mm / 10
        return paths.moves(base) if paths else 0, far_mm(base)

    turns = paths.places if paths else ()
    return min((*_places(walk), *_turns(walk, turns)), key=walk_left_mm, default=None)


def _turns(walk: AnyWalk, places: tuple[Point, ...]) -> Iterator[Walk]:
    """Yield a walk to each legal place in `places`."""
    for x, y in places:
        place = Walk(walk.seat, round(x * 10), round(y * 10))
        if place in walk:
            yield place


def _places(walk: AnyWalk) -> Iterator[Walk]:
    """Yield grid places on the cloth within the ruler."""
    steps = range(STEP_TENTH_MM, round(walk.measures.area_mm * 10), STEP_TENTH_MM)
    for x in steps:
        for y in steps:
            place = Walk(walk.seat, x, y)
            if place in walk and not (walk.city_at(place) or walk.boards_at(place)):
                yield place
