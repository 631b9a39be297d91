"""[Set-up, Finish 3] From the shuffled cards to the first turn of a race."""

from cubacube.games.race.rules.box import Box
from cubacube.games.race.rules.events import RaceBegan
from cubacube.games.race.rules.state import SEATS, SECTORS, DealTrack, Opening, Racer, State, Task
from cubacube.kit import laying
from cubacube.kit.cards import SectorCard, VehicleCard
from cubacube.kit.shot import Layout
from cubacube.kit.tasks import BeginTurn, DrawStarter, ThrowDice
from cubacube.kit.vehicles import VEHICLES, first_level
from cubacube.rules import Action, AnyShuffle, Choice, Seat, Shuffled, replace
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
    return laying.prepared(State(box, racers, Layout(), (DrawStarter(),)))


def outfit(box: Box, card: VehicleCard) -> int:
    """[R11] Return the number of Bumpers of a new Vehicle; 0 if the option `bumpers` is off."""
    return card.bumpers if box.options.bumpers else 0


def ask(state: State, task: Opening) -> tuple[Choice, ...]:
    """Return what the dealer has to shuffle, roll or throw."""
    if isinstance(task, DealTrack):
        return (AnyShuffle(len(_road_cards(state.box))),)
    seats = len(state.racers)
    return laying.ask(state, task, seats, VEHICLES[:seats])


def answer(state: State, task: Opening, action: Action, news: News) -> State:
    """Lay out what the dealer dealt; `state` no longer has the task on its agenda."""
    if isinstance(action, Shuffled) and isinstance(task, DealTrack):
        return _lay_track(state, action.order, news)
    return laying.answer(state, task, action, _first_turn, news)


def _first_turn(seat: Seat) -> tuple[Task, ...]:
    return (DealTrack(), ThrowDice(), BeginTurn(seat))


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
