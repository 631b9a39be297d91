"""[Set-up] Set up the game, from the box to the first turn."""

from cubacube.games.couriers.rules import tasks
from cubacube.games.couriers.rules.box import Box
from cubacube.games.couriers.rules.state import SEATS, State
from cubacube.kit import laying
from cubacube.kit.cards import VehicleCard
from cubacube.kit.shot import Layout
from cubacube.kit.tasks import BeginTurn, DrawStarter, ThrowDice
from cubacube.kit.vehicles import VEHICLES, first_level
from cubacube.rules import Action, Choice, Seat
from cubacube.rules.agenda import News


def setup(box: Box, seats: int) -> State:
    """[Set-up] Return the first state: one joint Vehicle of Level 1, nothing dealt yet.

    Raises:
        ValueError: The Couriers are not for this number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"the Couriers are for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    first = first_level(box.cards)[0]
    start: tuple[tasks.Task, ...] = (DrawStarter(),) if seats > 1 else _first_turn(0)
    state = State(
        box,
        seats,
        Layout(),
        start,
        card=first.id,
        bumpers=outfit(box, first),
        deck=tuple(card.id for card in box.cards.sectors),
    )
    return laying.prepared(state)


def outfit(box: Box, card: VehicleCard) -> int:
    """[R11, R24] Return how many Bumpers a Vehicle starts with.

    Without the house rule for Bumpers it starts with none.
    """
    return card.bumpers if box.options.bumpers else 0


def ask(state: State, task: tasks.Opening) -> tuple[Choice, ...]:
    """Return what the dealer has to shuffle, roll or throw."""
    return laying.ask(state, task, state.seats, VEHICLES)


def answer(state: State, task: tasks.Opening, action: Action, news: News) -> State:
    """Lay out what the dealer dealt; `state` no longer has the task on its agenda."""
    return laying.answer(state, task, action, _first_turn, news)


def _first_turn(seat: Seat) -> tuple[tasks.Task, ...]:
    """[Set-up] Return the first tasks: deal routes, throw the dice, pick a Job, begin a turn."""
    return (
        tasks.ShuffleDeck(),
        tasks.DealRoutes(),
        ThrowDice(),
        tasks.OfferJobs(seat),
        BeginTurn(seat),
    )
