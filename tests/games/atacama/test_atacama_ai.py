"""Computer players: how they evaluate positions, and who wins."""

from random import Random
from typing import Any

import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.ai import BOTS
from cubacube.games.atacama.ai.completion import Role, ends, prospect
from cubacube.games.atacama.ai.site import Site, worth_of
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.scoring import total, totals
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import State, TakeTurn
from cubacube.rules import TABLE, Action, Choice, OneOf, Seat, Shuffled, play
from tests.games.atacama.positions import after, answer, board, dealt, example, new_game, placed
from tests.games.atacama.test_atacama_enhanced import STAGE_1, STAGE_2, STAGE_3
from tests.games.atacama.test_atacama_playouts import VARIANTS, name

BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION = LEVELS = range(5)


def nothing(_flick: object, _layout: object) -> Any:
    raise AssertionError


def chosen(state: State, seed: int = 1, level: int = EXPERT) -> Action:
    seen, choices = rules.seen_by(state, state.seat), rules.choices(state)
    return BOTS[level](seen, choices, Random(seed), nothing)


def roles(state: State) -> tuple[Role, ...]:
    return tuple(
        (player.concession, player.direction)
        for player in state.players
        if player.concession and player.direction
    )


def game(
    seats: int, options: dict[str, Any], thinking: set[Seat], seed: int, level: int = VETERAN
) -> State:
    random, state = Random(seed), new_game(seats, **options)
    while offered := rules.choices(state):
        if offered[0].seat in thinking:
            seen = rules.seen_by(state, state.seat)
            action = BOTS[level](seen, offered, random, nothing)
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
    """Return the actions if there are only a few."""
    (choice,) = offered
    assert isinstance(choice, OneOf)
    return choice.actions if len(choice.actions) < 6 else ()


def lead(state: State, seat: Seat) -> int:
    return totals(state)[seat] - totals(state)[1 - seat]


def test_atacama_equal_chance_gives_equal_choices() -> None:
    for level in LEVELS:
        assert chosen(example(), 9, level) == chosen(example(), 9, level)


@pytest.mark.parametrize("level", LEVELS)
def test_atacama_no_tile_face_down_is_looked_at(level: int) -> None:
    one = dealt(new_game(enhanced=True))
    other = dealt(new_game(enhanced=True), order=(0, 1, 2, 8, 7, 6, 5, 4, 3))

    for state in (one, other):
        assert BOTS[level](state, rules.choices(state), Random(3), nothing) == chosen(one, 3, level)


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
    """Silver is positive for columns and negative for rows; copper is the opposite."""
    doubles = list[tuple[Seat, str]]()
    for seed in range(3):
        random, state = Random(seed), new_game(tactical=True)
        while state.turns < 10:
            action = BOTS[VETERAN](state, rules.choices(state), random, nothing)
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

    assert BOTS[CHAMPION](state, (only,), Random(1), nothing) == Place(0, (1, 1))


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=name)
def test_atacama_the_champion_has_an_answer_in_every_variant(
    seats: int, options: dict[str, Any]
) -> None:
    random, state = Random(seats), new_game(seats, **options)
    for number in range(40):
        offered = rules.choices(state)
        if not offered:
            break
        if offered[0].seat != TABLE and number % 9 == 0:
            action = chosen(state, level=CHAMPION)
            assert any(action in choice for choice in offered)
        else:
            action = answer(offered[0], random)
        state = play(rules, state, action).state


def test_atacama_the_beginner_drills_what_pays_most_at_once() -> None:
    """Turquoise has gold and silver; five of them is the maximum."""
    action = chosen(new_game(), level=BEGINNER)

    assert isinstance(action, Place)
    ore = new_game().ore(action.field)
    assert ore is not None
    assert (ore.amount, ore.metal in ("gold", "silver")) == (5, True)


def test_atacama_the_last_rigs_are_played_without_a_mistake() -> None:
    """Compared with a full enumeration by the rules."""
    random, state = Random(2), new_game()
    while sum(len(each.actions) for each in rules.choices(state) if isinstance(each, OneOf)) > 5:
        state = play(rules, state, answer(rules.choices(state)[0], random)).state
    seat = state.seat

    def best(state: State) -> float:
        offered = rules.choices(state)
        if not offered:
            return lead(state, seat)
        (choice,) = offered
        assert isinstance(choice, OneOf)
        each = [best(play(rules, state, action).state) for action in choice.actions]
        return max(each) if choice.seat == seat else min(each)

    assert best(after(state, chosen(state))) == best(state)


def test_atacama_a_position_is_worth_what_its_board_counts() -> None:
    state = example()
    site = Site(prospect(state, state.ground, roles(state)), state.seat)
    random = Random(3)
    while moves := site.moves():
        at = random.choice(moves)
        field = state.shape.fields[at]
        assert legal(state, Place(state.seat, field))
        state, site = after(state, Place(state.seat, field)), site.after(at)
        assert state.agenda == () or site.seat == state.seat

    assert rules.choices(state) == ()
    assert site.worth() == worth_of(totals(state))


def legal(state: State, action: Action) -> bool:
    return any(action in choice for choice in rules.choices(state))
