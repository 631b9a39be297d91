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
)
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn
from cubacube.kit.laying import all_dice, lay_cities
from cubacube.kit.shot import AnyThrow, Layout, Thrown
from cubacube.kit.tasks import BeginTurn, DealCities, DrawStarter, ThrowDice
from cubacube.kit.vehicles import first_level
from cubacube.rules import Action, AnyShuffle, Choice, Rolled, Shuffled, any_starter, replace
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
    state = State(box, smugglers, Layout(), (DealCities(), DrawStarter()))
    if box.measures.cities_shuffled:
        return state
    return _lay_cities(replace(state, agenda=state.agenda[1:]), range(len(box.cards.cities)))


def ask(state: State, task: Opening) -> tuple[Choice, ...]:
    """Return the shuffle, roll or throw that the dealer must make for this task."""
    match task:
        case DealCities():
            return (AnyShuffle(len(state.box.cards.cities)),)
        case DrawStarter():
            return (any_starter(len(state.smugglers)),)
        case DealSectors():
            return (AnyShuffle(len(state.box.cards.sectors)),)
        case ThrowDice():
            dice = all_dice(state.box.cards, len(state.smugglers))
            return (AnyThrow(dice, replace(state.layout, dice=())),)


def answer(state: State, task: Opening, action: Action, news: News) -> State:
    """Apply the dealer's shuffle, roll or throw; `task` is already off the agenda of `state`."""
    match task, action:
        case DealCities(), Shuffled(order=order):
            state = _lay_cities(state, order)
            news.append(CitiesDealt(tuple(card.city for card in state.layout.cities)))
        case DrawStarter(), Rolled(faces=(seat,)):
            news.append(StarterDrawn(seat))
            agenda = (DealSectors(), ThrowDice(), BeginTurn(seat))
            state = replace(state, seat=seat, starter=seat, agenda=agenda)
        case DealSectors(), Shuffled(order=order):
            state = _deal_sectors(state, order)
            news.append(SectorsDealt())
        case ThrowDice(), Thrown(rest=rest):
            news.append(DiceThrown(state.starter))
            state = replace(state, layout=replace(state.layout, dice=rest))
    return state


def _lay_cities(state: State, order: range | tuple[int, ...]) -> State:
    """[Set-up] Lay the Cities, in this order, on the City places of the table level."""
    cities = lay_cities(state.box.cards, state.box.measures, order)
    return replace(state, layout=replace(state.layout, cities=cities))


def _deal_sectors(state: State, order: tuple[int, ...]) -> State:
    """[Set-up] Deal two Sector cards to each player; the other cards form the deck."""
    deck = tuple(state.box.cards.sectors[number].id for number in order)
    for seat, smuggler in enumerate(state.smugglers):
        state = state.with_player(seat, replace(smuggler, hand=deck[:HAND]))
        deck = deck[HAND:]
    return replace(state, deck=deck)
