"""[Set-up] From the shuffled cards to the first turn."""

from cubacube.games.smugglers.rules.box import Box
from cubacube.games.smugglers.rules.events import SectorsDealt
from cubacube.games.smugglers.rules.state import (
    HAND,
    SEATS,
    DealSectors,
    Opening,
    Smuggler,
    State,
    Task,
)
from cubacube.kit import laying
from cubacube.kit.shot import Layout
from cubacube.kit.tasks import BeginTurn, DrawStarter, ThrowDice
from cubacube.kit.vehicles import VEHICLES, first_level
from cubacube.rules import Action, AnyShuffle, Choice, Seat, Shuffled, replace
from cubacube.rules.agenda import News


def setup(box: Box, seats: int) -> State:
    """[Set-up] Return the first state: Vehicles of Level 1 with Bumpers (R11), no money (R17).

    Raises:
        ValueError: The Smugglers do not allow this number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"the Smugglers are for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    smugglers = tuple(
        Smuggler(card.id, bumpers=card.bumpers) for card in first_level(box.cards)[:seats]
    )
    return laying.prepared(State(box, smugglers, Layout(), (DrawStarter(),)))


def ask(state: State, task: Opening) -> tuple[Choice, ...]:
    """Return what the dealer has to shuffle, roll or throw."""
    if isinstance(task, DealSectors):
        return (AnyShuffle(len(state.box.cards.sectors)),)
    seats = len(state.smugglers)
    return laying.ask(state, task, seats, VEHICLES[:seats])


def answer(state: State, task: Opening, action: Action, news: News) -> State:
    """Lay out what the dealer dealt; `state` no longer has the task on its agenda."""
    if isinstance(action, Shuffled) and isinstance(task, DealSectors):
        news.append(SectorsDealt())
        return _deal_sectors(state, action.order)
    return laying.answer(state, task, action, _first_turn, news)


def _first_turn(seat: Seat) -> tuple[Task, ...]:
    return (DealSectors(), ThrowDice(), BeginTurn(seat))


def _deal_sectors(state: State, order: tuple[int, ...]) -> State:
    """[Set-up] Deal two Sector cards to each player; the other cards form the deck."""
    deck = tuple(state.box.cards.sectors[number].id for number in order)
    for seat, smuggler in enumerate(state.smugglers):
        state = state.with_player(seat, replace(smuggler, hand=deck[:HAND]))
        deck = deck[HAND:]
    return replace(state, deck=deck)
