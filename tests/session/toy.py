"""A toy game for tests: in turn, each seat may roll or stop; most pips win."""

from cubacube.rules import (
    Action,
    AnyRoll,
    Choice,
    Event,
    OneOf,
    Outcome,
    Rolled,
    Seat,
    Step,
    frozen,
    put,
    replace,
)


@frozen
class Roll(Action):
    """Ask for a die."""


@frozen
class Stop(Action):
    """Keep the pips."""


@frozen
class Scored(Event):
    seat: Seat
    pips: int


@frozen
class State:
    scores: tuple[int, ...]
    seat: Seat = 0
    rolling: bool = True


def setup(_box: object, seats: int) -> State:
    return State((0,) * seats)


def choices(state: State) -> tuple[Choice, ...]:
    if state.seat == len(state.scores):
        return ()
    if state.rolling:
        return (AnyRoll((1, 2, 3, 4, 5, 6), 1),)
    return (OneOf(state.seat, (Roll(state.seat), Stop(state.seat))),)


def apply(state: State, action: Action) -> Step[State]:
    match action:
        case Rolled(faces=(pips,)):
            scores = put(state.scores, state.seat, state.scores[state.seat] + pips)
            after = replace(state, scores=scores, rolling=False)
            return Step(after, (Scored(state.seat, pips),))
        case Roll():
            return Step(replace(state, rolling=True))
    return Step(replace(state, seat=state.seat + 1, rolling=True))


def outcome(state: State) -> Outcome | None:
    return None if choices(state) else Outcome.most(state.scores)


def seen_by(state: State, _seat: Seat) -> State:
    return state
