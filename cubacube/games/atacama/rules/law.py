"""Run the rules of Atacama: legal choices, and the result of an action."""

from functools import cache

from cubacube.games.atacama.rules import events
from cubacube.games.atacama.rules.actions import Buy, Colour, Place
from cubacube.games.atacama.rules.legal import (
    COLOURS,
    bar_to_buy,
    bar_to_drill,
    legal_fields,
    must_buy,
    unplaced,
)
from cubacube.games.atacama.rules.opening import draw, lay, lot
from cubacube.games.atacama.rules.ore import Concession
from cubacube.games.atacama.rules.scoring import ENOUGH, totals
from cubacube.games.atacama.rules.shape import SQUARE, Direction, Field
from cubacube.games.atacama.rules.state import Player, Rig, State, TakeTurn
from cubacube.rules import (
    Action,
    Choice,
    Event,
    OneOf,
    Outcome,
    Rolled,
    Seat,
    Shuffled,
    Step,
    put,
    replace,
)

ON_SALE: tuple[Concession, ...] = ("turquoise", "orange")
"""[2.5.13] The two concessions in the box."""


def choices(state: State) -> tuple[Choice, ...]:
    """Return the draw that the dealer must make, or else all legal placements and purchases."""
    if not state.agenda:
        return ()
    if state.agenda != (TakeTurn(),):
        return (lot(state),)
    placing = tuple(
        _place(state.seat, field, colour)
        for colour in COLOURS
        if not bar_to_drill(state, colour)
        for field in legal_fields(state)
    )
    return (OneOf(state.seat, placing + _purchases(state)),)


def apply(state: State, action: Action) -> Step[State]:
    """Apply an action, then check for the end of a stage or of the game."""
    match action:
        case Place():
            return _onward(*put_rig(state, action))
        case Buy():
            return _onward(*sell(state, action))
        case Rolled() | Shuffled():
            return draw(state, action)
    raise TypeError(f"{action} is no action of Atacama")


def outcome(state: State) -> Outcome | None:
    """[2.2.5, E19] Return the result, or None while the game runs; ties share the win."""
    return None if state.agenda else Outcome.most(totals(state))


def seen_by(state: State, seat: Seat) -> State:  # noqa: ARG001 - nobody may look into the pile
    """[E20] Return the state without the face-down tiles."""
    return replace(state, pile=(None,) * len(state.pile))


@cache
def _place(seat: Seat, field: Field, colour: Colour) -> Place:
    """Return the action that places a rig; it is cached for speed."""
    return Place(seat, field, colour)


def _purchases(state: State) -> tuple[Buy, ...]:
    """Return all legal purchases.

    There is one for each concession, each direction and each colour of rig that can be paid.
    """
    return tuple(
        Buy(state.seat, concession, direction, paid)
        for paid in COLOURS
        if not bar_to_buy(state, paid)
        for concession in ON_SALE
        for direction in SQUARE.directions
    )


def put_rig(state: State, action: Place) -> tuple[State, tuple[Event, ...]]:
    """[2.2.1] Move a rig from the player's stock to its field."""
    ore = state.ore(action.field)
    assert ore is not None
    player = _without(state.players[action.seat], action.colour)
    after = replace(
        state,
        players=put(state.players, action.seat, player),
        rigs=(*state.rigs, Rig(action.field, action.colour)),
    )
    placed = events.RigPlaced(action.seat, action.field, action.colour, ore)
    return after, (placed, *_lines_that_count_now(after))


def _lines_that_count_now(state: State) -> tuple[events.LineCounted, ...]:
    """[2.2.4] Return the lines in which the rig just placed is the fourth."""
    taken, last = {rig.field for rig in state.rigs}, state.rigs[-1].field
    return tuple(
        events.LineCounted(direction, number)
        for direction, lines in state.shape.lines.items()
        for number, line in enumerate(lines, start=1)
        if last in line and len(taken.intersection(line)) == ENOUGH
    )


def sell(state: State, action: Buy) -> tuple[State, tuple[Event, ...]]:
    """[2.5.13] Sell a concession and a direction to a player for one rig.

    The other player gets the other concession and direction at once, for free.
    """
    buyer, other = action.seat, 1 - action.seat
    rest_concession = ON_SALE[1 - ON_SALE.index(action.concession)]
    directions: tuple[Direction, ...] = SQUARE.directions
    rest_direction = directions[1 - directions.index(action.direction)]
    paying = _without(state.players[buyer], action.paid)
    players = put(
        state.players,
        buyer,
        replace(paying, concession=action.concession, direction=action.direction),
    )
    given = replace(players[other], concession=rest_concession, direction=rest_direction)
    return replace(state, players=put(players, other, given), buyer=buyer), (
        events.ConcessionBought(buyer, action.concession, action.direction, action.paid),
        events.ConcessionGiven(other, rest_concession, rest_direction),
    )


def _without(player: Player, colour: Colour) -> Player:
    """Return the player with one rig fewer of this colour."""
    if colour == "basic":
        return replace(player, basic=player.basic - 1)
    return replace(player, second=player.second - 1)


def _onward(state: State, news: tuple[Event, ...]) -> Step[State]:
    """[2.8] Pass the turn to the next player, or end the game [E1].

    If a new stage begins, its tiles are laid first.
    """
    state = replace(state, seat=(state.seat + 1) % len(state.players))
    while state.pile and (_stage_is_over(state) or not legal_fields(state)):
        state, laid = lay(state)
        news = (*news, laid)
    if must_buy(state) or (unplaced(state) and legal_fields(state)):
        return Step(state, news)
    blocked = (events.BoardBlocked(unplaced(state)),) if unplaced(state) else ()
    result = Outcome.most(totals(state))
    ended = events.GameEnded(result.scores, tuple(sorted(result.winners)))
    return Step(replace(state, agenda=()), (*news, *blocked, ended))


def _stage_is_over(state: State) -> bool:
    """[2.5.11 - 14] Return whether all players have finished their turns of the current stage."""
    return state.turns >= len(state.players) * sum(state.box.stage_turns[: state.stage])
