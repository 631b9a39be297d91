"""[Set-up] Set up the game, from the box to the first turn."""

from cubacube.games.couriers.rules import tasks
from cubacube.games.couriers.rules.box import Box
from cubacube.games.couriers.rules.state import SEATS, State
from cubacube.kit.cards import VehicleCard
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn
from cubacube.kit.laying import lay_cities
from cubacube.kit.shot import AnyThrow, Layout, Thrown
from cubacube.kit.tasks import BeginTurn, DealCities, DrawStarter, ThrowDice
from cubacube.kit.vehicles import VEHICLES, first_level
from cubacube.rules import Action, AnyShuffle, Choice, Rolled, Seat, Shuffled, any_starter, replace
from cubacube.rules.agenda import News


def setup(box: Box, seats: int) -> State:
    """[Set-up] Return the first state: one joint Vehicle of Level 1, nothing dealt yet.

    Raises:
        ValueError: The Couriers are not for this number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"the Couriers are for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    first = first_level(box.cards)[0]
    lay: tuple[tasks.Task, ...] = (DealCities(),) if box.measures.cities_shuffled else ()
    start: tuple[tasks.Task, ...] = (DrawStarter(),) if seats > 1 else _first_turn(0)
    state = State(
        box,
        seats,
        Layout(),
        (*lay, *start),
        card=first.id,
        bumpers=outfit(box, first),
        deck=tuple(card.id for card in box.cards.sectors),
    )
    return state if lay else _lay(state, tuple(range(len(box.cards.cities))))


def outfit(box: Box, card: VehicleCard) -> int:
    """[R11, R24] Return how many Bumpers a Vehicle starts with.

    Without the house rule for Bumpers it starts with none.
    """
    return card.bumpers if box.options.bumpers else 0


def ask(state: State, task: tasks.Opening) -> tuple[Choice, ...]:
    """Return what the dealer has to shuffle, roll or throw."""
    match task:
        case DealCities():
            return (AnyShuffle(len(state.box.cards.cities)),)
        case DrawStarter():
            return (any_starter(state.seats),)
        case ThrowDice():
            gate_dice = (each.die for each in state.box.cards.gate_dice)
            dice = tuple(sorted((*gate_dice, *VEHICLES)))
            return (AnyThrow(dice, replace(state.layout, dice=())),)


def answer(state: State, task: tasks.Opening, action: Action, news: News) -> State:
    """Lay out what the dealer dealt; `state` no longer has the task on its agenda."""
    match task, action:
        case DealCities(), Shuffled(order=order):
            state = _lay(state, order)
            news.append(CitiesDealt(tuple(card.city for card in state.layout.cities)))
            return state
        case DrawStarter(), Rolled(faces=(seat,)):
            news.append(StarterDrawn(seat))
            return replace(state, seat=seat, starter=seat, agenda=_first_turn(seat))
        case ThrowDice(), Thrown(rest=rest):
            news.append(DiceThrown(state.starter))
            return replace(state, layout=replace(state.layout, dice=rest))
    raise TypeError(action)


def _first_turn(seat: Seat) -> tuple[tasks.Task, ...]:
    """[Set-up] Return the first tasks: deal routes, throw the dice, pick a Job, begin a turn."""
    return (
        tasks.ShuffleDeck(),
        tasks.DealRoutes(),
        ThrowDice(),
        tasks.OfferJobs(seat),
        BeginTurn(seat),
    )


def _lay(state: State, order: tuple[int, ...]) -> State:
    """[Set-up] Lay the City cards in the corners."""
    cities = lay_cities(state.box.cards, state.box.measures, order)
    return replace(state, layout=replace(state.layout, cities=cities))
