"""[Set-up, Finish 3] From the shuffled cards to the first turn of a race."""

from cubacube.games.race.rules.box import Box
from cubacube.games.race.rules.events import RaceBegan
from cubacube.games.race.rules.state import SEATS, SECTORS, DealTrack, Opening, Racer, State
from cubacube.kit.cards import SectorCard, VehicleCard
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn
from cubacube.kit.laying import all_dice, lay_cities
from cubacube.kit.shot import AnyThrow, Layout, Thrown
from cubacube.kit.tasks import BeginTurn, DealCities, DrawStarter, ThrowDice
from cubacube.kit.vehicles import first_level
from cubacube.rules import Action, AnyShuffle, Choice, Rolled, Seat, Shuffled, any_starter, replace
from cubacube.rules.agenda import News


def setup(box: Box, seats: int) -> State:
    """[Set-up 2] Return the first state: everybody has a Vehicle of Level 1.

    Raises:
        ValueError: The Race does not allow this number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"the Race is for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    first = first_level(box.cards)
    racers = tuple(
        Racer(card.id, bumpers=outfit(box, card), has_cop=box.options.raid)
        for card in first[:seats]
    )
    state = State(box, racers, Layout(), (DealCities(), DrawStarter()))
    if box.measures.cities_shuffled:
        return state
    return _lay_cities(replace(state, agenda=state.agenda[1:]), range(len(box.cards.cities)))


def outfit(box: Box, card: VehicleCard) -> int:
    """[R11] Return the number of Bumpers of a new Vehicle; 0 if the option `bumpers` is off."""
    return card.bumpers if box.options.bumpers else 0


def ask(state: State, task: Opening) -> tuple[Choice, ...]:
    """Return the shuffle, roll or throw that the dealer must make for this task."""
    match task:
        case DealCities():
            return (AnyShuffle(len(state.box.cards.cities)),)
        case DrawStarter():
            return (any_starter(len(state.racers)),)
        case DealTrack():
            return (AnyShuffle(len(_road_cards(state.box))),)
        case ThrowDice():
            dice = all_dice(state.box.cards, len(state.racers))
            return (AnyThrow(dice, replace(state.layout, dice=())),)


def answer(state: State, task: Opening, action: Action, news: News) -> State:
    """Apply the dealer's shuffle, roll or throw; `task` is already off the agenda of `state`."""
    match task, action:
        case DealCities(), Shuffled(order=order):
            state = _lay_cities(state, order)
            news.append(CitiesDealt(tuple(card.city for card in state.layout.cities)))
        case DrawStarter(), Rolled(faces=(seat,)):
            news.append(StarterDrawn(seat))
            agenda = (DealTrack(), ThrowDice(), BeginTurn(seat))
            state = replace(state, seat=seat, starter=seat, agenda=agenda)
        case DealTrack(), Shuffled(order=order):
            state = _lay_track(state, order, news)
        case ThrowDice(), Thrown(rest=rest):
            news.append(DiceThrown(state.starter))
            state = replace(state, layout=replace(state.layout, dice=rest))
    return state


def next_race(state: State, starter: Seat) -> State:
    """[Finish 3] Start the next race; Vehicles, Bumpers, bonuses and dice (R15) stay.

    Pawns go back to the start. Damage is removed, unless an option says otherwise.
    """
    options = state.box.options
    racers = tuple(
        replace(
            racer,
            crossed=0,
            finished=False,
            damage=racer.damage if options.no_repair else 0,
            broken=racer.broken and options.no_repair,
            has_cop=options.raid,  # [R16]
        )
        for racer in state.racers
    )
    throw = (ThrowDice(),) if options.rethrow else ()
    agenda = (DealTrack(), *throw, BeginTurn(starter))
    return replace(
        state, racers=racers, agenda=agenda, starter=starter, race=state.race + 1, round=1
    )


def _lay_cities(state: State, order: range | tuple[int, ...]) -> State:
    """[Set-up 1] Lay the Cities, in this order, on the City places of the table level."""
    cities = lay_cities(state.box.cards, state.box.measures, order)
    return replace(state, layout=replace(state.layout, cities=cities))


def _lay_track(state: State, order: tuple[int, ...], news: News) -> State:
    """[Set-up 1] Lay the track: the first shuffled card is the target City, five Sectors follow."""
    cards = _road_cards(state.box)
    target, *track = (cards[number].id for number in order[: SECTORS + 1])
    state = replace(state, target=target, track=tuple(track))
    news.append(RaceBegan(state.race, state.target_city))
    return state


def _road_cards(box: Box) -> tuple[SectorCard, ...]:
    """[Set-up 1] Return the Sector cards without a grey die."""
    return tuple(card for card in box.cards.sectors if "grey" not in card.gate)
