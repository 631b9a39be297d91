"""The set-up, and the ends of a race and of the game."""

from pathlib import Path

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.about import GAME
from cubacube.games.caramba.rules.actions import Buy, Pass, Place
from cubacube.games.caramba.rules.box import Box
from cubacube.games.caramba.rules.events import (
    GameEnded,
    RaceBegan,
    RaceWon,
    SombreroPlaced,
    StarterFound,
    StartRolled,
)
from cubacube.games.caramba.rules.state import PutDown, RollForStart, State, Throw
from cubacube.rules import Outcome, replace
from tests.games.caramba.positions import (
    MINE,
    A,
    B,
    C,
    D,
    after,
    last,
    legal,
    rode,
    roll,
    told,
    track,
    with_options,
)


def final(*money: int, **more: object) -> State:
    """C is about to roll and can enter as the last but one; then B wins."""
    state = track(MINE, 40, 45, MINE, turn=C, money=money, entered=(A, D), shell=0)
    return replace(state, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3])
def test_caramba_1_two_or_three_players_have_two_sombreros_each(seats: int) -> None:
    state = rules.setup(Box(), seats)

    assert state.money == (60,) * seats
    assert len(state.spaces) == len(state.chips) == 2 * seats


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_caramba_1_counter_example_more_have_one(seats: int) -> None:
    state = rules.setup(Box(), seats)

    assert state.money == (30,) * seats
    assert len(state.spaces) == len(state.chips) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_caramba_1_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match=f"for 2 to 6 seats, not {seats}"):
        rules.setup(Box(), seats)


def test_caramba_k29_equal_dice_roll_again() -> None:
    state = replace(rules.setup(Box(), 4), agenda=(RollForStart((A, B, C)),))
    step = last(state, roll(5, 5, 2))

    assert step.events == (StartRolled((A, B, C), (5, 5, 2)),)
    assert step.state.agenda == (RollForStart((A, B)),)


def test_caramba_k29_counter_example_a_single_highest_places_first() -> None:
    step = last(rules.setup(Box(), 4), roll(4, 4, 5, 2))

    assert step.events[1:] == (StarterFound(C), RaceBegan(1))
    assert step.state.agenda == (PutDown(C), PutDown(D), PutDown(A), PutDown(B))


def test_caramba_c1_two_sombreros_are_placed_in_two_passes() -> None:
    state = after(rules.setup(Box(), 3), roll(0, 3, 1))

    assert [state.owner(task.sombrero) for task in placings(state)] == [B, C, A, B, C, A]
    assert [task.sombrero for task in placings(state)] == [1, 2, 0, 4, 5, 3]


def placings(state: State) -> list[PutDown]:
    return [task for task in state.agenda if isinstance(task, PutDown)]


def test_caramba_2_a_sombrero_goes_on_any_free_space_of_the_track() -> None:
    state = after(rules.setup(Box(), 4), roll(5, 0, 0, 0))

    assert told(state, Place(A, 48)) == [SombreroPlaced(A, A, 48)]
    assert all(legal(state, Place(A, space)) for space in (1, 24, 48))
    assert not any(legal(state, Place(A, space)) for space in (0, 49))
    assert not legal(after(state, Place(A, 48)), Place(B, 48))
    assert not legal(state, Pass(A))


def test_caramba_k22_c15_the_broke_who_wins_the_shell_plays_on() -> None:
    state = final(30, 0, 30, 30, broke=(B,), shell=22)

    state = rode(state, (4,))

    assert state.money == (30, 25, 27, 30)
    assert (state.race, state.broke, state.over) == (2, (), False)


def test_caramba_k21_a_broke_loser_ends_the_game() -> None:
    state = rode(final(45, 20, 30, 10, broke=(A,), shell=22), (4,))

    assert state.over
    assert rules.outcome(state) == Outcome((45, 45, 27, 10), frozenset({B}))


def test_caramba_k21_counter_example_nobody_broke_there_is_a_next_race() -> None:
    state = rode(final(45, 20, 30, 10), (4,))

    assert rules.outcome(state) is None
    assert state.race == 2


def test_caramba_13_who_pays_his_last_silver_at_the_mine_ends_the_game() -> None:
    state = rode(final(30, 30, 3, 30), (4,))

    assert state.over
    assert state.money == (30, 33, 0, 30)
    assert state.broke == (C,)


def test_caramba_c20_who_wins_nothing_and_owns_nothing_cannot_begin() -> None:
    state = rode(final(30, 0, 0, 30, broke=(B, C)), (4,))

    assert state.over
    assert state.money == (30, 0, 0, 30)


def test_caramba_k23_c10_the_richest_share_the_win() -> None:
    state = replace(final(44, 44, 0, 32), agenda=(), broke=(C,), over=True)

    assert rules.outcome(state) == Outcome((44, 44, 0, 32), frozenset({A, B}))


def test_caramba_k23_counter_example_one_silver_more_wins_alone() -> None:
    state = replace(final(44, 45, 0, 32), agenda=(), broke=(C,), over=True)

    assert rules.outcome(state) == Outcome((44, 45, 0, 32), frozenset({B}))


def test_caramba_10_winner_and_end_are_told() -> None:
    state = final(30, 30, 3, 30, shell=7)
    events = told(
        after(state, Buy(C, 0)),
        roll(
            4,
        ),
    )

    assert events[-2:] == [RaceWon(B, 1, 10), GameEnded((B,), (C,))]


def test_caramba_k30_the_winner_places_first_then_the_last_to_enter() -> None:
    state = rode(final(30, 30, 30, 30), (4,))

    assert [task.sombrero for task in placings(state)] == [B, C, D, A]
    assert state.agenda == tuple(placings(state))


def test_caramba_13_sombreros_and_chips_go_back() -> None:
    state = rode(final(30, 30, 30, 30), (4,))

    assert state.spaces == state.chips == (0, 0, 0, 0)
    assert state.entered == ()


def test_caramba_c2_with_two_sombreros_the_better_one_counts() -> None:
    """Sombrero 0 of A is left; 5 and 2 of C, 3 of A, and 4 and 1 of B entered."""
    state = track(20, MINE, MINE, MINE, MINE, 48, turn=5, money=(60, 60, 60), entered=(1, 4, 3, 2))

    state = rode(state, (5,))

    assert [task.sombrero for task in placings(state)] == [0, 2, 1, 3, 5, 4]


def test_caramba_c2_counter_example_another_order_of_arrival() -> None:
    state = track(20, MINE, MINE, MINE, 48, MINE, turn=4, money=(60, 60, 60), entered=(2, 5, 3, 1))

    state = rode(state, (5,))

    assert [task.sombrero for task in placings(state)] == [0, 1, 2, 3, 4, 5]


def test_caramba_k32_c24_the_race_is_over_when_one_player_is_left() -> None:
    """Both sombreros of A are on the road when the last rival enters."""
    state = track(20, MINE, MINE, 30, MINE, 48, turn=5, money=(60, 60, 60), entered=(1, 4, 2))

    events = told(state, Buy(C, 0), roll(5))
    state = rode(state, (5,))

    assert events[-2:] == [RaceWon(A, 1, 4), RaceBegan(2)]
    assert state.money == (64, 60, 56)
    assert [task.sombrero for task in placings(state)] == [0, 2, 1, 3, 5, 4]


def test_caramba_k32_counter_example_two_players_are_left() -> None:
    state = track(20, MINE, 30, MINE, MINE, 48, turn=5, money=(60, 60, 60), entered=(1, 4, 3))

    state = rode(state, (5,))

    assert (state.race, state.shell) == (1, 4)


def test_caramba_c24_a_broke_player_left_alone_wins_the_shell() -> None:
    """Under the earlier rules A would enter with one of them, broke or not."""
    state = track(20, MINE, 30, 48, turn=3, money=(0, 60), broke=(A,), entered=(1,), shell=7)

    state = rode(state, (5,))

    assert (state.race, state.money, state.broke) == (2, (9, 58), ())


def test_caramba_k31_the_option_ends_the_game_after_five_races() -> None:
    state = with_options(final(100, 100, 100, 100, race=5), five_races=True)

    assert rode(state, (4,)).over


def test_caramba_k31_counter_example_not_after_four() -> None:
    state = with_options(final(100, 100, 100, 100, race=4), five_races=True)

    assert not rode(state, (4,)).over


def test_caramba_k31_counter_example_nor_without_the_option() -> None:
    assert not rode(final(100, 100, 100, 100, race=5), (4,)).over


def test_caramba_1_the_track_is_as_long_as_the_box_says() -> None:
    box = Box(stone=3, pebbles=2, clay=1, silver=5)
    state = after(rules.setup(box, 4), roll(5, 0, 0, 0))

    assert state.money == (5, 5, 5, 5)
    assert legal(state, Place(A, 6))
    assert not legal(state, Place(A, 7))
    assert [box.ambush_dice(space) for space in range(1, 7)] == [3, 3, 3, 2, 2, 1]


def test_caramba_3_the_first_round_begins_when_all_are_placed() -> None:
    state = after(rules.setup(Box(), 4), roll(5, 0, 0, 0))
    state = after(state, *(Place(seat, 10 * seat + 5) for seat in range(4)))
    state = after(state, *(Pass(seat) for seat in (D, C, B, A)))

    assert [type(task).__name__ for task in state.agenda] == [
        *["Propose"] * 3,
        "BuyOff",
        *["Turn"] * 3,
    ]
    assert not any(isinstance(task, Throw) for task in state.agenda)


@pytest.mark.parametrize("told", ["blurb", "readme"])
def test_caramba_10_nobody_is_said_to_win_by_reaching_the_mine(told: str) -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    words = GAME.blurb if told == "blurb" else readme
    winner = "The last one on the road wins" if told == "blurb" else "still on the road"

    assert winner in words
    assert "reaches the silver mine" not in words
