"""What must hold after every action of any game of Atacama."""

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.events import TilesLaid
from cubacube.games.atacama.rules.legal import COLOURS, bar_to_buy, bar_to_place, legal_fields
from cubacube.games.atacama.rules.ore import MINUS
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State, TakeTurn
from cubacube.rules import TABLE, Action, Step
from tests.invariants import Invariants


class Promises(Invariants[State]):
    """Rigs, turns and scores are correct after every action."""

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:
        check(before, action, step)


def check(before: State, action: Action, step: Step[State]) -> None:
    """Check all invariants."""
    after = step.state
    rigs_are_legal(after)
    rigs_are_neither_made_nor_lost(before, action, after)
    turns_go_round(before, action, after)
    fields_only_close(before, step)
    the_end_is_one(after)
    reasons_and_choices_agree(after)
    assert totals(after) == tuple(naive_total(after, seat) for seat in range(len(after.players)))


def rigs_are_legal(state: State) -> None:
    fields = [rig.field for rig in state.rigs]
    assert len(set(fields)) == len(fields)
    for field in fields:
        assert state.ore(field) is not None
        for near in set(state.shape.neighbours[field]) & set(fields):
            assert len(state.players) == 3
            one, other = state.ore(field), state.ore(near)
            assert one is not None
            assert other is not None
            assert one.metal != other.metal


def rigs_are_neither_made_nor_lost(before: State, action: Action, after: State) -> None:
    def count(state: State) -> int:
        return sum(player.rigs for player in state.players) + state.turns

    assert count(before) == count(after)
    assert after.turns - before.turns == (action.seat != TABLE)
    assert all(player.basic >= 0 and player.second >= 0 for player in after.players)
    assert len(after.rigs) - len(before.rigs) == isinstance(action, Place)
    assert (after.buyer != before.buyer) == isinstance(action, Buy)


def turns_go_round(before: State, action: Action, after: State) -> None:
    if action.seat != TABLE:
        assert action.seat == before.seat
        assert after.seat == (before.seat + 1) % len(before.players)


def fields_only_close(before: State, step: Step[State]) -> None:
    laid = any(isinstance(event, TilesLaid) for event in step.events)
    if not laid and before.rigs:
        assert set(legal_fields(step.state)) <= set(legal_fields(before))


def the_end_is_one(state: State) -> None:
    over = state.agenda == ()
    assert over == (rules.choices(state) == ()) == (rules.outcome(state) is not None)
    if over:
        assert all(player.concession is not None for player in state.players)
        assert not legal_fields(state) or not any(player.rigs for player in state.players)


def reasons_and_choices_agree(state: State) -> None:
    if state.agenda != (TakeTurn(),) or state.turns % 4:
        return
    (choice,) = rules.choices(state)
    for colour in COLOURS:
        for field in state.shape.fields:
            allowed = bar_to_place(state, field, colour) is None
            assert allowed == (Place(state.seat, field, colour) in choice)
        buying = Buy(state.seat, "turquoise", "rows", colour)
        assert (bar_to_buy(state, colour) is None) == (buying in choice)


def naive_total(state: State, seat: int) -> int:
    """Compute scores again from scratch."""
    player, lines = state.players[seat], dict[int, list[int]]()
    if player.concession is None or player.direction is None:
        return 0
    for rig in state.rigs:
        ore = state.ore(rig.field)
        assert ore is not None
        sign = -1 if ore.metal == MINUS[player.concession] else 1
        double = 2 if rig.colour == "second" else 1
        number = line_number(len(state.players) == 3, player.direction, rig.field)
        lines.setdefault(number, []).append(sign * ore.amount * double)
    return sum(sum(line) for line in lines.values() if len(line) >= 4)


def line_number(on_hexagon: bool, direction: str, field: Field) -> int:
    first, second = field
    match direction:
        case "columns":
            return second
        case "falling":
            return first
        case "rising":
            return first + second
    return second if on_hexagon else first
