"""Whole games at random: what must hold after every action, whatever is played."""

from itertools import product
from random import Random
from typing import Any

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.actions import Pass
from cubacube.games.caramba.rules.box import Box, Options
from cubacube.games.caramba.rules.state import BuyOff, State, Throw, Turn
from cubacube.rules import TABLE, Action, AnyRoll, Choice, OneOf, Rolled, play, replace
from cubacube.session.files.codec import decode, encode
from tests.games.caramba.positions import after, before_turn, roll

GAMES = 1000
MOST_RACES = 30
BOXES = [Box(options=Options(*switches)) for switches in product((False, True), repeat=3)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_referee_finds_no_fault_in_a_thousand_games(seats: int) -> None:
    draw = Random(seats)
    for game in range(GAMES):
        state = rules.setup(BOXES[game % len(BOXES)], seats)
        while asked := rules.choices(state):
            before = state
            state = rules.apply(before, pick(asked[0], draw)).state
            check(before, state)
            assert state.race <= MOST_RACES
        check_end(state)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: repr(box.options))
@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_is_legal_and_changes_no_state(seats: int, box: Box) -> None:
    draw = Random(seats)
    state = rules.setup(box, seats)
    while asked := rules.choices(state):
        assert rules.outcome(state) is None
        before, told = state, encode(state)
        state = play(rules, before, pick(asked[0], draw)).state
        assert encode(before) == told
        assert decode(encode(state), State) == state
        assert rules.seen_by(state, 0) == state


def pick(choice: Choice, draw: Random) -> Action:
    """At random, but who may pass does so three times in four."""
    if isinstance(choice, AnyRoll):
        return Rolled(TABLE, tuple(draw.choices(choice.die, k=choice.count)))
    if isinstance(choice, OneOf):
        return draw.choice(choice.actions)
    passing = Pass(choice.seat)
    if passing in choice and draw.random() < 0.75:
        return passing
    listed: Any = choice
    return draw.choice(listed)  # type: ignore[no-any-return]


def check(before: State, after: State) -> None:
    """Silver is never lost, nothing shares a space at rest, arrivals and the broke stay."""
    if after.money is not before.money:
        check_money(after)
    if after.race == before.race and not after.over:
        assert after.entered[: len(before.entered)] == before.entered
        assert after.broke[: len(before.broke)] == before.broke
    if after.spaces is not before.spaces or after.chips is not before.chips:
        check_spaces(before, after)


def check_money(state: State) -> None:
    assert sum(state.money) + state.shell == state.box.silver * len(state.spaces)
    assert all(silver >= 0 for silver in state.money)
    without = {seat for seat, silver in enumerate(state.money) if not silver}
    assert state.over or without <= set(state.broke)


def check_spaces(before: State, after: State) -> None:
    if after.race == before.race:
        assert all(was <= now for was, now in zip(before.spaces, after.spaces, strict=True))
    lying = [space for space in after.chips if space]
    standing = [space for space in after.spaces if 0 < space < after.box.mine]
    resting = [*lying, *standing]
    assert len(resting) - len(set(resting)) == is_landed(after)
    check_agenda(after)


def is_landed(state: State) -> bool:
    """Whether a sombrero is on another or on a chip, and rolls on."""
    task = state.agenda[0] if state.agenda else None
    return isinstance(task, Throw | BuyOff) and task.landed


def check_agenda(state: State) -> None:
    """Who is still to have a turn is on the course, once; nobody rolls more than all dice."""
    for number, task in enumerate(state.agenda):
        if isinstance(task, Turn):
            assert 0 < state.spaces[task.sombrero] < state.box.mine
            assert task not in state.agenda[:number]
        if isinstance(task, Throw | BuyOff):
            assert 1 <= task.dice <= len(state.spaces)


def check_end(state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == state.money
    assert outcome.winners
    assert outcome.winners.isdisjoint(state.broke)
    ended_by_races = state.box.options.five_races and state.race == 5
    assert state.broke or ended_by_races


def leaves(state: State, depth: int) -> int:
    """How many sequences of so many actions there are."""
    if depth == 0:
        return 1
    return sum(
        leaves(rules.apply(state, action).state, depth - 1)
        for choice in listed(state)
        for action in choice
    )


def listed(state: State) -> tuple[Any, ...]:
    return rules.choices(state)


def test_perft_placing_on_a_track_of_six() -> None:
    state = after(rules.setup(Box(stone=3, pebbles=2, clay=1), 4), roll(5, 0, 0, 0))

    assert [leaves(state, depth) for depth in (1, 2, 3, 4)] == [6, 30, 120, 360]


def test_perft_two_chips_on_a_track_of_eight() -> None:
    """Of 8 spaces 4 sombreros and 2 chips leave 2: to B 3 actions, and then C 2 or 3."""
    box = Box(stone=4, pebbles=3, clay=1)
    state = before_turn(8, 7, 6, 5, turn=1, chips=(4, 0, 0, 3), box=box)

    assert [leaves(state, depth) for depth in (1, 2)] == [3, 2 + 2 + 3]


def test_perft_a_turn_in_second_place() -> None:
    """Offers of 1 or 2 silver for 1 or 2 dice, or none; then to buy off or to answer."""
    state = before_turn(8, 7, 6, 5, turn=1, chips=(48, 47, 46, 45), money=(2, 1, 0, 0))
    state = replace(state, broke=(2, 3))

    assert [leaves(state, depth) for depth in (1, 2)] == [5, 2 + 4 * 2]
