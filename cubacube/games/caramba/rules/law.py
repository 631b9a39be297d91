"""Run the agenda of Caramba!: what to ask next, and what an answer changes."""

from cubacube.games.caramba.rules import actions, events
from cubacube.games.caramba.rules.box import DIE, HAND, SEATS, Box, sombreros_each
from cubacube.games.caramba.rules.course import on_course, pay, place, price
from cubacube.games.caramba.rules.legal import bar_to_buy, may_deal, offers
from cubacube.games.caramba.rules.riding import new_race, ride, standings
from cubacube.games.caramba.rules.state import (
    BuyOff,
    Consider,
    Hide,
    Lift,
    Propose,
    PutDown,
    RollForStart,
    State,
    Throw,
    Turn,
)
from cubacube.games.caramba.rules.windows import begin_turn, hide, lift, propose, refuse, strike
from cubacube.rules import Action, AnyRoll, Choice, OneOf, Outcome, Rolled, Seat, Step, put, replace
from cubacube.rules.agenda import News


def setup(box: Box, seats: int) -> State:
    """[1] Return the first state, with 30 silver per sombrero.

    The first task is a roll that decides who places a sombrero first.

    Raises:
        ValueError: The number of seats does not fit Caramba!
    """
    if seats not in SEATS:
        raise ValueError(f"Caramba! is for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    each = sombreros_each(seats)
    hands = (HAND,) * (seats * each)
    start = RollForStart(tuple(range(seats)))
    return State(box, (start,), (box.silver * each,) * seats, hands, hands)


def choices(state: State) -> tuple[Choice, ...]:
    """Return the choice of the first task; empty only when the game is over."""
    choice: Choice
    match state.agenda:
        case (Throw(dice=dice), *_):
            choice = AnyRoll(DIE, dice)
        case (Propose(seat, sombrero), *_):
            choice = offers(state, seat, sombrero)
        case (BuyOff(sombrero, dice), *_):
            choice = OneOf(state.owner(sombrero), purchases(state, sombrero, dice))
        case (Consider(sombrero), *_):
            seat = state.owner(sombrero)
            choice = OneOf(seat, (actions.Accept(seat), actions.Refuse(seat)))
        case (Hide(seat), *_):
            choice = _space(state, seat, may_pass=not state.box.options.ambushes_at_setup)
        case (Lift(chip), *_):
            choice = _space(state, state.owner(chip), may_pass=True)
        case (PutDown(sombrero), *_):
            choice = _space(state, state.owner(sombrero), may_pass=False)
        case (RollForStart(seats),):
            choice = AnyRoll(DIE, len(seats))
        case _:
            return ()
    return (choice,)


def apply(state: State, action: Action) -> Step[State]:
    """Do the first task of the agenda, then advance to the next one that needs an answer."""
    news: News = []
    task, state = state.agenda[0], state.then(*state.agenda[1:])
    match task, action:
        case Throw(), Rolled(faces=faces):
            state = ride(state, task, faces, news)
        case BuyOff(), actions.Buy(dice=dice):
            state = _buy(state, task, dice, news)
        case Propose(sombrero=sombrero), actions.Offer():
            state = propose(state, sombrero, action, news)
        case Consider(), actions.Accept():
            state = strike(state, task, news)
        case Consider(), actions.Refuse():
            state = refuse(state, task, news)
        case ((Hide() | Lift() | PutDown()), actions.Place()):
            state = _put(state, task, action, news)
        case RollForStart(), Rolled(faces=faces):
            state = _start(state, task, faces, news)
        case _, actions.Pass():
            pass
    return Step(_onward(state, news), tuple(news))


def outcome(state: State) -> Outcome | None:
    """[14] Return the result, or None while the game runs; the richest player wins."""
    return standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:  # noqa: ARG001 - nothing is hidden
    """Return the state unchanged: nothing is hidden."""
    return state


def purchases(state: State, sombrero: int, dice: int) -> tuple[Action, ...]:
    """[7] Return the purchases that the player can pay in full.

    At least one die always remains. Buying off 0 dice is always included.
    """
    seat = state.owner(sombrero)
    wishes = [actions.Buy(seat, n) for n in range(dice)]
    return tuple([wish for wish in wishes if not bar_to_buy(state, wish)])


def _space(state: State, seat: Seat, *, may_pass: bool) -> actions.AnySpace:
    """[2, 5] Return the choice of any space without a sombrero or chip."""
    return actions.AnySpace(seat, (*state.spaces, *state.chips), state.box.last, may_pass)


def _onward(state: State, news: News) -> State:
    """[3, 11] Advance to the next task that needs an answer; start a new round if needed."""
    while not state.over:
        match state.agenda:
            case ():
                state = state.then(*map(Turn, on_course(state)))
            case (Turn(sombrero), *later):
                state = begin_turn(state.then(*later), sombrero, news)
            case (Propose(seat, sombrero), *later) if not may_deal(state, seat, sombrero):
                state = state.then(*later)
            case (BuyOff(sombrero, landed=False), *later) if state.extra:  # [C6]
                throw = Throw(sombrero, place(state, sombrero) + state.extra)
                state = state.then(throw, *later)
            case _:
                return state
    return state


def _start(state: State, task: RollForStart, faces: tuple[int, ...], news: News) -> State:
    """[1] Record the roll for the start: the highest die places first, then clockwise.

    If several seats have the highest die, these seats roll again.
    """
    news.append(events.StartRolled(task.seats, faces))
    best = max(faces)
    highest = [seat for seat, face in zip(task.seats, faces, strict=True) if face == best]
    if len(highest) > 1:
        return state.then(RollForStart(tuple(highest)))
    (first,), seats = highest, len(state.money)
    news.append(events.StarterFound(first))
    return new_race(state, tuple([(first + n) % seats for n in range(seats)]), news)


def _put(state: State, task: Hide | Lift | PutDown, action: actions.Place, news: News) -> State:
    """[2, 5] Place a sombrero or a chip on its space."""
    if isinstance(task, Hide):
        return hide(state, action, news)
    if isinstance(task, Lift):
        return lift(state, task.chip, action, news)
    news.append(events.SombreroPlaced(action.seat, task.sombrero, action.space))
    return replace(state, spaces=put(state.spaces, task.sombrero, action.space))


def _buy(state: State, task: BuyOff, dice: int, news: News) -> State:
    """[7] Pay for the dice bought off; the others are rolled."""
    seat, silver = state.owner(task.sombrero), price(state, dice)
    if dice:
        news.append(events.DiceBought(seat, dice, silver))
        state = pay(state, seat, silver, None, news)
    throw = Throw(task.sombrero, task.dice - dice, task.landed)
    return state.then(throw, *state.agenda)
