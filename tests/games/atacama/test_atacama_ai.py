"""The computer player: what it sees in a position, and that it wins."""

from random import Random
from typing import Any

import pytest

from cubacube.games.atacama import ai, rules
from cubacube.games.atacama.completion import Role, ends, prospect
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.scoring import total, totals
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State, TakeTurn
from cubacube.rules import TABLE, Action, Choice, OneOf, Seat, Shuffled, play
from tests.games.atacama.positions import after, answer, board, dealt, example, new_game, placed
from tests.games.atacama.test_atacama_enhanced import STAGE_1, STAGE_2, STAGE_3
from tests.games.atacama.test_atacama_playouts import VARIANTS, name


def chosen(state: State, seed: int = 1) -> Action:
    return ai.choose(rules.seen_by(state, state.seat), rules.choices(state), Random(seed))


def roles(state: State) -> tuple[Role, ...]:
    return tuple(
        (player.concession, player.direction)
        for player in state.players
        if player.concession and player.direction
    )


def game(seats: int, options: dict[str, Any], thinking: set[Seat], seed: int) -> State:
    random, state = Random(seed), new_game(seats, **options)
    while offered := rules.choices(state):
        if offered[0].seat in thinking:
            action = ai.choose(rules.seen_by(state, state.seat), offered, random)
        else:
            action = answer(offered[0], random)
        state = play(rules, state, action).state
    return state


@pytest.mark.parametrize(
    "state",
    [
        new_game(),
        example(),
        example(second=((9, 1), (7, 3)), tactical=True),
        board((-5, 0), (1, 0), (2, 0), second=((1, 0),), seats=3, tactical=True),
        board((1, 1), (2, 2), seats=4),
    ],
    ids=["new", "example", "tactical", "hexagon", "four"],
)
def test_atacama_random_ends_are_lawful_and_counted_right(state: State) -> None:
    start = prospect(state, state.ground, roles(state))

    for added, points in ends(start, 20, Random(4)):
        fields = [state.shape.fields[at] for at in added]
        end = placed(state, *fields)
        assert rules.choices(end) == ()
        if not state.box.options.tactical:
            assert tuple(points) == totals(end)


def test_atacama_random_ends_double_the_rigs_that_are_there() -> None:
    state = board((1, 1), (1, 3), (1, 5), (1, 7), second=((1, 1),), tactical=True)
    start = prospect(state, state.ground, (("turquoise", "rows"), ("orange", "rows")))

    for added, points in ends(start, 20, Random(4)):
        extra = [state.shape.fields[at] for at in added]
        plain = board(*[rig.field for rig in state.rigs], *extra)
        assert points[0] == total(plain, "turquoise", "rows") + 5
        assert points[1] == total(plain, "orange", "rows") - 5


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=name)
def test_atacama_the_computer_plays_every_variant_to_its_end(
    seats: int, options: dict[str, Any]
) -> None:
    state = game(seats, options, set(range(seats)), seed=2)

    assert rules.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_atacama_the_computer_beats_chance(seats: int) -> None:
    for seed in range(4):
        seat = seed % seats
        outcome = rules.outcome(game(seats, {}, {seat}, seed))
        assert outcome is not None
        assert outcome.winners == frozenset({seat})


def test_atacama_the_last_rig_goes_where_it_pays_most() -> None:
    decided = 0
    for seed in range(60):
        random, state = Random(seed), new_game()
        while offered := rules.choices(state):
            results = [play(rules, state, action).state for action in few(offered)]
            if results and all(rules.outcome(result) for result in results):
                leads = [lead(result, state.seat) for result in results]
                decided += len(set(leads)) > 1
                assert lead(after(state, chosen(state)), state.seat) == max(leads)
            state = play(rules, state, answer(offered[0], random)).state
    assert decided > 5


def few(offered: tuple[Choice, ...]) -> tuple[Action, ...]:
    """The actions, if there are few."""
    (choice,) = offered
    assert isinstance(choice, OneOf)
    return choice.actions if len(choice.actions) < 6 else ()


def lead(state: State, seat: Seat) -> int:
    return totals(state)[seat] - totals(state)[1 - seat]


def test_atacama_equal_chance_gives_equal_choices() -> None:
    assert chosen(example(), seed=9) == chosen(example(), seed=9)


def test_atacama_no_tile_face_down_is_looked_at() -> None:
    one = dealt(new_game(enhanced=True))
    other = dealt(new_game(enhanced=True), order=(0, 1, 2, 8, 7, 6, 5, 4, 3))

    for state in (one, other):
        assert ai.choose(state, rules.choices(state), Random(3)) == chosen(one, seed=3)


def test_atacama_the_last_chance_to_buy_takes_the_best_of_four() -> None:
    state = placed(dealt(new_game(enhanced=True)), *STAGE_1, *STAGE_2, *STAGE_3[:15])

    action = chosen(state)

    assert isinstance(action, Buy)
    columns = total(state, "turquoise", "columns") - total(state, "orange", "rows")
    rows = total(state, "turquoise", "rows") - total(state, "orange", "columns")
    assert lead(after(state, action), 1) == max(abs(columns), abs(rows))


def test_atacama_a_clear_lead_is_bought_at_once() -> None:
    silver_column: tuple[Field, ...] = ((1, 1), (5, 1), (3, 5), (2, 2))
    state = placed(dealt(new_game(enhanced=True)), *silver_column)
    assert state.agenda == (TakeTurn(),)

    assert isinstance(chosen(state), Buy)


def test_atacama_double_rigs_go_where_they_part_the_players() -> None:
    """Silver is plus for the columns and minus for the rows, copper the other way round."""
    doubles = list[tuple[Seat, str]]()
    for seed in range(3):
        random, state = Random(seed), new_game(tactical=True)
        while state.turns < 10:
            action = ai.choose(state, rules.choices(state), random)
            if isinstance(action, Place) and action.colour == "second":
                ore = state.ore(action.field)
                assert ore is not None
                assert ore.amount >= 3
                doubles.append((action.seat, ore.metal))
            state = after(state, action)

    assert set(doubles) == {(0, "silver"), (1, "copper")}


def test_atacama_only_one_thing_to_do_needs_no_thought() -> None:
    shuffled = Shuffled(TABLE, tuple(range(9)))
    state = after(new_game(enhanced=True), shuffled)
    only = OneOf(0, (Place(0, (1, 1)),))

    assert ai.choose(state, (only,), Random(1)) == Place(0, (1, 1))
