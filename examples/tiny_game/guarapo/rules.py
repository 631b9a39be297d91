"""The rules of Guarapo: press cane into a jug, and pour it before the press breaks."""

from cubacube.rules import N_, Action, AnyRoll, Choice, Event, OneOf, Outcome, Rolled, Seat, Step
from cubacube.rules.options import asked_first, choice
from cubacube.rules.values import frozen, put, replace

DIE = (0, 1, 2, 3, 4, 5)
"""The faces of the die: 0 is a broken press, the others are cups of juice."""
_GOAL = choice(N_("Goal"), N_("Cups in the barrel that win the game."), (20, 40, 60), 40)


@frozen
class Options:
    """The house rules of Guarapo."""

    goal: int = asked_first("length", _GOAL)


@frozen
class Press(Action):
    """Press another cane."""


@frozen
class Pour(Action):
    """Pour the jug into the barrel and end the turn."""


@frozen
class TurnBegan(Event):
    """A player's turn began."""

    seat: Seat


@frozen
class Pressed(Event):
    """A cane gave juice; `jug` is what the jug holds now."""

    seat: Seat
    cups: int
    jug: int


@frozen
class Spilled(Event):
    """The press broke, and the juice in the jug is lost."""

    seat: Seat
    jug: int


@frozen
class Poured(Event):
    """The jug went into the barrel, which holds `barrel` cups now."""

    seat: Seat
    jug: int
    barrel: int


@frozen
class State:
    """The cups in every barrel and in the jug of `seat`; `rolls`: the die is rolled next."""

    options: Options
    barrels: tuple[int, ...]
    seat: Seat = 0
    jug: int = 0
    face: int = 0
    rolls: bool = True


def setup(options: Options, seats: int) -> State:
    """Return the first state: empty barrels."""
    return State(options, (0,) * seats)


def choices(state: State) -> tuple[Choice, ...]:
    """Return the roll of the die, or the choice of the active player."""
    if outcome(state):
        return ()
    if state.rolls:
        return (AnyRoll(DIE, 1),)
    return (OneOf(state.seat, (Press(state.seat), Pour(state.seat))),)


def apply(state: State, action: Action) -> Step[State]:
    """Return the state after an action, and what happened."""
    seat, jug = state.seat, state.jug
    match action:
        case Rolled(faces=(0,)):
            return _next_turn(state, Spilled(seat, jug))
        case Rolled(faces=(cups,)):
            after = replace(state, jug=jug + cups, face=cups, rolls=False)
            return Step(after, (Pressed(seat, cups, after.jug),))
        case Pour():
            barrel = state.barrels[seat] + jug
            after = replace(state, barrels=put(state.barrels, seat, barrel), jug=0)
            poured = Poured(seat, jug, barrel)
            return Step(after, (poured,)) if outcome(after) else _next_turn(after, poured)
    return Step(replace(state, rolls=True))


def outcome(state: State) -> Outcome | None:
    """Return the result as soon as a barrel is full, otherwise None."""
    full = max(state.barrels) >= state.options.goal
    return Outcome.most(state.barrels) if full else None


def seen_by(state: State, _seat: Seat) -> State:
    """Return the state unchanged: nothing is hidden."""
    return state


def _next_turn(state: State, event: Event) -> Step[State]:
    seat = (state.seat + 1) % len(state.barrels)
    return Step(State(state.options, state.barrels, seat), (event, TurnBegan(seat)))
