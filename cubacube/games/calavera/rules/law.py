"""Run the turns of Calavera: rolling, using dice, replies to a skull, the end."""

from cubacube.games.calavera.rules import actions, events
from cubacube.games.calavera.rules.box import DICE, DIE, JOKER, ROWS, SEATS, SKULL, Box
from cubacube.games.calavera.rules.legal import groups
from cubacube.games.calavera.rules.sheet import enter, reward, total
from cubacube.games.calavera.rules.state import (
    Decide,
    Reply,
    RollDice,
    Sheet,
    State,
    TakeLeft,
    TakeOwn,
)
from cubacube.rules import Action, AnyRoll, Choice, OneOf, Outcome, Rolled, Seat, Step, put, replace
from cubacube.rules.agenda import News

ROLLS = 3
"""[5] Number of rolls in a turn: the first roll and two rerolls."""

CURSE = 3
"""[4] Number of skulls that ends the rolling."""


def setup(box: Box, seats: int) -> State:
    """[1, 2] Return the first state: empty sheets, and seat 0 rolls all six dice.

    Raises:
        ValueError: The number of seats does not fit Calavera.
    """
    if seats not in SEATS:
        raise ValueError(f"Calavera is for {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    empty = Sheet((0,) * len(ROWS), (False,) * len(ROWS), (0,) * len(box.lines))
    return State(box, (empty,) * seats, (RollDice(0, DICE),), (True,) * len(box.lines))


def choices(state: State) -> tuple[Choice, ...]:
    """Return the choices of the first task; empty only when the game is over."""
    match state.agenda:
        case (RollDice(dice=dice),):
            return (AnyRoll(DIE, len(dice)),)
        case (Decide(seat),):
            return (actions.AnyReroll(seat, loose(state)),)
        case (TakeOwn(seat) | TakeLeft(seat), *_):
            return (OneOf(seat, groups(state, seat)),)
    return ()


def apply(state: State, action: Action) -> Step[State]:
    """Do the first task of the agenda with this action."""
    news: News = []
    match action:
        case Rolled(faces=faces):
            state = _roll(state, faces, news)
        case actions.Reroll(seat, dice):
            state = replace(state, agenda=(RollDice(seat, dice),))
        case actions.Stop(seat):
            state = replace(state, agenda=(TakeOwn(seat),))
        case actions.Freeze():
            state = _own(state, action, news)
        case actions.MarkColour() | actions.MarkJokers() | actions.TakeNothing():
            own = action.seat == state.seat
            state = _own(state, action, news) if own else _reply(state, action, news)
    return Step(state, tuple(news))


def outcome(state: State) -> Outcome | None:
    """[15] Return the result, or None while the game runs; ties share the win (E22)."""
    if state.agenda:
        return None
    return Outcome.most(tuple([total(state.box, sheet) for sheet in state.sheets]))


def seen_by(state: State, seat: Seat) -> State:  # noqa: ARG001 - nothing is hidden
    """Return the state unchanged: nothing is hidden."""
    return state


def loose(state: State) -> tuple[int, ...]:
    """[3, 5] Return the dice that may be rolled again: all but the skulls (E20)."""
    return tuple([die for die, face in enumerate(state.dice) if face != SKULL])


def _roll(state: State, faces: tuple[int, ...], news: News) -> State:
    """[2 - 5] Record a roll: lock the skulls, and end the rolling if there are three."""
    seat, rolls = state.seat, state.rolls + 1
    (task,) = state.agenda
    assert isinstance(task, RollDice)
    dice = _lay(state.dice, task.dice, faces)
    news.append(events.DiceRolled(seat, rolls, task.dice, dice))
    skulls = dice.count(SKULL)
    if SKULL in faces:
        locked = [die for die, face in zip(task.dice, faces, strict=True) if face == SKULL]
        news.append(events.SkullsLocked(seat, tuple(locked)))
    if skulls >= CURSE:
        news.append(events.Cursed(seat, skulls))
        return _call_others(replace(state, dice=dice, rolls=rolls), news)
    following = Decide(seat) if rolls < ROLLS else TakeOwn(seat)
    return replace(state, dice=dice, rolls=rolls, agenda=(following,))


def _lay(lying: tuple[int, ...], dice: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the faces of all six dice after some of them were rolled."""
    if len(faces) == len(DICE):
        return faces
    now = list(lying)
    for die, face in zip(dice, faces, strict=True):
        now[die] = face
    return tuple(now)


def _own(state: State, action: Reply | actions.Freeze, news: News) -> State:
    """[6 - 9] Enter the active player's choice and bonus; check for the end of the game."""
    seat = action.seat
    state = replace(
        state, sheets=put(state.sheets, seat, enter(state, action, news)), used=_group(action)
    )
    state = reward(state, (seat,), news)
    if all(state.sheets[seat].frozen_rows):
        return _end(state, news)  # [E16]
    return _call_others(state, news)


def _group(action: Reply | actions.Freeze) -> int | None:
    """Return the face of the dice that an action uses, or None if it uses none (E3, E5)."""
    match action:
        case actions.MarkColour(row=row):
            return row
        case actions.TakeNothing():
            return None
    return JOKER


def _call_others(state: State, news: News) -> State:
    """[10, 11] If a skull was rolled, ask all other players, clockwise.

    Without a skull, the next turn begins.
    """
    skulls = state.dice.count(SKULL)
    if not skulls:
        return _next_turn(state, news)
    news.append(events.OthersCalled(state.seat, skulls))
    return replace(state, agenda=tuple([TakeLeft(seat) for seat in _others(state)]))


def _others(state: State) -> list[Seat]:
    """Return all seats except the active one, clockwise from it."""
    seats = len(state.sheets)
    return [(state.seat + n) % seats for n in range(1, seats)]


def _reply(state: State, action: Reply, news: News) -> State:
    """[10] Record a reply; after the last one, enter all replies together (E17, E18)."""
    replies, later = (*state.replies, action), state.agenda[1:]
    if later:
        return replace(state, replies=replies, agenda=later)
    sheets = state.sheets
    for each in replies:
        sheets = put(sheets, each.seat, enter(state, each, news))
    state = reward(replace(state, sheets=sheets), tuple(_others(state)), news)
    if any(all(sheet.frozen_rows) for sheet in state.sheets):
        return _end(state, news)
    return _next_turn(state, news)


def _next_turn(state: State, news: News) -> State:
    """[14] Start the turn of the next player clockwise."""
    seat = (state.seat + 1) % len(state.sheets)
    news.append(events.TurnBegan(seat))
    return State(state.box, state.sheets, (RollDice(seat, DICE),), state.big, seat)


def _end(state: State, news: News) -> State:
    """[9, 13] End the game."""
    state = replace(state, agenda=())
    result = outcome(state)
    assert result is not None
    news.append(events.GameEnded(tuple(sorted(result.winners))))
    return state
