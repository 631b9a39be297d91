"""[II.8, Walking] Leave the Vehicle, go on foot, enter a City or the Vehicle."""

from cubacube.games.smugglers.rules import comrades, ending, events
from cubacube.games.smugglers.rules.actions import EnterCity, EnterVehicle, Stay, Walk
from cubacube.games.smugglers.rules.ground import AnyWalk, Start
from cubacube.games.smugglers.rules.state import (
    PAWNS,
    DropExcess,
    OnFoot,
    PlanRoute,
    State,
    VisitCity,
    Walking,
)
from cubacube.kit.shot import City, Pawn
from cubacube.kit.tasks import Drive
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, Seat, put, replace
from cubacube.rules.agenda import News

MOST_COPS = 3
"""[Walking 1] Largest number of Cops in a City."""


def ask(state: State, task: Walking) -> tuple[Choice, ...]:
    """Return the choices of a smuggler who may walk.

    They may walk to a place, a City or their Vehicle, or stay. A smuggler in a wreck, or one who
    has sold here, cannot stay if there is any place to go.
    """
    seat, walk = task.seat, walk_of(state, task)
    enter = tuple(EnterCity(seat, city) for city in walk.cities)
    board = (EnterVehicle(seat),) if walk.vehicle_near else ()
    places = (walk,) if walk.anywhere else ()
    in_wreck = isinstance(task, OnFoot) and state.mode(seat) == "riding"
    must_go = in_wreck or state.smugglers[seat].sold_here  # [Walking 1, 2, R64]
    stay = () if must_go and (places or enter or board) else (Stay(seat),)
    listed: tuple[Action, ...] = (*enter, *board, *stay)
    return (*places, OneOf(seat, listed)) if listed else places


def answer(state: State, task: Walking, action: Action, news: News) -> State:
    """Move the smuggler as chosen; `task` is already off the agenda of `state`."""
    seat = task.seat
    if isinstance(action, Stay):
        return _stay(state, seat, news)
    walk, exited = walk_of(state, task), state.mode(seat) == "riding"
    state = leave_city(state, seat, news)
    if state.over:
        return state
    if isinstance(action, Walk):
        action = _seen_through(walk, action)
    match action:
        case EnterCity(city=city):
            return _enter_city(state, seat, city, news)
        case EnterVehicle():
            return enter_vehicle(state, seat, news)
        case Walk(x_tenth_mm=x, y_tenth_mm=y):
            news.append(events.Walked(seat, exited))
            return _stand(state, seat, (Pawn(PAWNS[seat], x / 10, y / 10),))
    raise TypeError(action)


def walk_of(state: State, task: Walking) -> AnyWalk:
    """Return the walk that is possible now, from the Vehicle, the City or the Pawn's place."""
    seat, box = task.seat, state.box
    boards = isinstance(task, OnFoot) and not state.smugglers[seat].wrecked
    vehicle = VEHICLES[seat] if boards else None
    return AnyWalk(seat, _start(state, seat), state.layout, box.ruler_mm, box.measures, vehicle)


def leave_city(state: State, seat: Seat, news: News) -> State:
    """[Walking 1] Leave a City; a Cop taken for a sale is placed in this City.

    If three Cops are in the City already, the Cop goes back to the supply. The new Cop may
    end the game.
    """
    smuggler = state.smugglers[seat]
    city = smuggler.city
    if city is None:
        return state
    state = state.with_player(seat, replace(smuggler, city=None, has_cop=False, sold_here=False))
    if not smuggler.has_cop:
        return state
    number, cops = state.box.cards.cities.index(city), state.cops_in(city)
    news.append(events.CopPlaced(seat, city, returned=cops >= MOST_COPS))
    state = replace(state, cops=put(state.cops, number, min(cops + 1, MOST_COPS)))
    return ending.check(state, news)


def enter_vehicle(state: State, seat: Seat, news: News) -> State:
    """[Walking 4, R18] Enter the Vehicle: play a card and drive, without preparation or exit.

    First the smuggler drops Goods that do not fit. This happens if the comrades brought a
    smaller Vehicle while the smuggler carried the Goods on foot (R21).
    """
    news.append(events.VehicleEntered(seat))
    state = _stand(state, seat, ())
    ride = (DropExcess(seat), PlanRoute(seat), Drive(seat))
    return replace(state, entered=True, agenda=(*ride, *state.agenda))


def _stay(state: State, seat: Seat, news: News) -> State:
    """Do not walk; in a City, the smuggler may then repair, but not sell."""
    news.append(events.Stayed(seat))
    if state.mode(seat) != "city":
        return state
    visit = VisitCity(seat, may_sell=False, may_drive=False)
    return replace(state, agenda=(visit, *state.agenda))


def _seen_through(walk: AnyWalk, action: Walk) -> Action:
    """[Walking 3, 4] Return the action to carry out for a walk.

    A walk onto a City card becomes `EnterCity`. A walk onto the smuggler's own Vehicle
    becomes `EnterVehicle`. Any other walk is returned unchanged.
    """
    city = walk.city_at(action)
    if city is not None:
        return EnterCity(action.seat, city)
    return EnterVehicle(action.seat) if walk.boards_at(action) else action


def _enter_city(state: State, seat: Seat, city: City, news: News) -> State:
    """[Walking 3, Wreck] Enter a City; a wreck is replaced, and the new Vehicle may drive."""
    news.append(events.CityEntered(seat, city))
    state = _stand(state, seat, ())
    wrecked = state.smugglers[seat].wrecked
    state = state.with_player(seat, replace(state.smugglers[seat], city=city))
    state = comrades.replace_wreck(state, seat, news)
    visit = VisitCity(seat, may_sell=True, may_drive=wrecked)
    return replace(state, agenda=(visit, *state.agenda))


def _start(state: State, seat: Seat) -> Start:
    """Return where the ruler starts: the City, the Pawn on the cloth or the Vehicle."""
    city = state.smugglers[seat].city
    if city is not None:
        return state.layout.card(city)
    pawns = (each for each in state.layout.pawns if each.pawn == PAWNS[seat])
    return next(pawns, state.layout[VEHICLES[seat]])


def _stand(state: State, seat: Seat, pawn: tuple[Pawn, ...]) -> State:
    """Put the Pawn on the cloth; remove it from the cloth if `pawn` is empty."""
    others = (each for each in state.layout.pawns if each.pawn != PAWNS[seat])
    pawns = tuple(sorted((*others, *pawn), key=lambda each: each.pawn))
    return replace(state, layout=replace(state.layout, pawns=pawns))
