"""Positions in short notation."""

from random import Random
from typing import Any

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Colour, Place
from cubacube.games.atacama.rules.box import Box, Options
from cubacube.games.atacama.rules.legal import stock
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import DrawBoard, Player, Rig, ShuffleTiles, State, TakeTurn
from cubacube.rules import (
    TABLE,
    Action,
    AnyRoll,
    AnyShuffle,
    Choice,
    OneOf,
    Rolled,
    Seat,
    Shuffled,
    play,
    put,
    replace,
)

# The example of the rulebook: 16 rigs, "preliminary result".
EXAMPLE: tuple[Field, ...] = (
    *((3, 1), (5, 1), (7, 1), (9, 1)),
    *((2, 2), (4, 2), (6, 2), (8, 2)),
    *((7, 3), (7, 5), (7, 7), (8, 4), (8, 6), (9, 3), (9, 5), (9, 7)),
)


def new_game(seats: int = 2, stage_turns: tuple[int, int] = (3, 3), **options: Any) -> State:
    """The state before the first lot or turn."""
    return rules.setup(Box(Options(**options), stage_turns), seats)


def board(*fields: Field, second: tuple[Field, ...] = (), seats: int = 2, **options: Any) -> State:
    """Place rigs on these fields in turn order from seat 0; `second` fields get that colour."""
    state = replace(new_game(seats, **options), agenda=(TakeTurn(),), seat=0)
    for field in fields:
        colour: Colour = "second" if field in second else "basic"
        player = without(state.players[state.seat], colour)
        state = replace(
            state,
            players=put(state.players, state.seat, player),
            rigs=(*state.rigs, Rig(field, colour)),
            seat=(state.seat + 1) % seats,
        )
    return state


def without(player: Player, colour: Colour) -> Player:
    """Remove one rig of this colour, or of the other colour if there is none."""
    if colour == "basic" or not player.second:
        return replace(player, basic=player.basic - 1)
    return replace(player, second=player.second - 1)


def example(second: tuple[Field, ...] = (), **options: Any) -> State:
    """Return the example of the rulebook."""
    return board(*EXAMPLE, second=second, **options)


def after(state: State, *actions: Action) -> State:
    """Play these actions, which must be legal, and return the state."""
    for action in actions:
        state = play(rules, state, action).state
    return state


def placed(state: State, *fields: Field) -> State:
    """Place rigs for the current players, basic ones where they have any."""
    for field in fields:
        colour: Colour = "basic" if stock(state.players[state.seat], "basic") else "second"
        state = after(state, Place(state.seat, field, colour))
    return state


def dealt(state: State, *, order: tuple[int, ...] = tuple(range(9)), starter: Seat = 0) -> State:
    """Return the state after the draw: tiles in `order`, `starter` begins."""
    while state.agenda[0] != TakeTurn():
        match state.agenda[0]:
            case DrawBoard():
                answer: Action = Rolled(TABLE, (0, 0, 0, 0, 0, 1))
            case ShuffleTiles():
                answer = Shuffled(TABLE, order)
            case _:
                answer = Rolled(TABLE, (starter,))
        state = after(state, answer)
    return state


def legal(state: State, action: Action) -> bool:
    """Whether the rules offer this action now."""
    return any(action in choice for choice in rules.choices(state))


def answer(choice: Choice, random: Random) -> Action:
    """Return a random action of a choice."""
    if isinstance(choice, AnyRoll):
        return Rolled(TABLE, tuple(random.choices(choice.die, k=choice.count)))
    if isinstance(choice, AnyShuffle):
        return Shuffled(TABLE, tuple(random.sample(range(choice.count), choice.count)))
    assert isinstance(choice, OneOf)
    return random.choice(choice.actions)
