"""Whole games at random: what must hold after every action, whatever is played."""

from random import Random
from typing import Any

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.box import SKULL, Box
from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import Decide, RollDice, Sheet, State
from cubacube.rules import TABLE, Action, AnyRoll, Choice, OneOf, Rolled, play, replace
from cubacube.session.files.codec import decode, encode
from tests.games.calavera.positions import at, own

GAMES = 1000
MOST_TURNS = 150


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_finds_no_fault_in_a_thousand_games(seats: int) -> None:
    draw = Random(seats)
    for _ in range(GAMES):
        state, turns = rules.setup(Box(), seats), 1
        while asked := rules.choices(state):
            before = state
            state = rules.apply(before, pick(asked[0], draw)).state
            check(before, state)
            turns += state.seat != before.seat
        assert turns <= MOST_TURNS
        check_end(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_legal_and_changes_no_state(seats: int) -> None:
    draw = Random(seats)
    state = rules.setup(Box(), seats)
    while asked := rules.choices(state):
        assert rules.outcome(state) is None
        before, told = state, encode(state)
        state = play(rules, before, pick(asked[0], draw)).state
        assert encode(before) == told
        assert decode(encode(state), State) == state
        assert rules.seen_by(state, 0) == state


def pick(choice: Choice, draw: Random) -> Action:
    if isinstance(choice, AnyRoll):
        return Rolled(TABLE, tuple(draw.choices(choice.die, k=choice.count)))
    if isinstance(choice, OneOf):
        return draw.choice(choice.actions)
    listed: Any = choice
    return draw.choice(listed)  # type: ignore[no-any-return]


def check(before: State, after: State) -> None:
    """Crosses, freezing and bonus points never go back; skulls stay while a turn lasts."""
    for old, new in zip(before.sheets, after.sheets, strict=True):
        check_sheet(old, new)
    assert all(now <= was for was, now in zip(before.big, after.big, strict=True))
    if before.dice and after.dice and before.seat == after.seat:
        locked = [die for die, face in enumerate(before.dice) if face == SKULL]
        assert all(after.dice[die] == SKULL for die in locked)


def check_sheet(old: Sheet, new: Sheet) -> None:
    for row in range(4):
        assert old.crosses[row] <= new.crosses[row] <= 13
        assert new.frozen_rows[row] >= old.frozen_rows[row]
        assert new.frozen_rows[row] >= (new.crosses[row] >= 11)
        assert not old.frozen_rows[row] or new.crosses[row] == old.crosses[row]
    assert all(was in (0, now) for was, now in zip(old.bonus, new.bonus, strict=True))


def check_end(state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert any(all(sheet.frozen_rows) for sheet in state.sheets)
    assert outcome.scores == tuple(total(state.box, sheet) for sheet in state.sheets)
    assert all(-12 <= score <= 55 for score in outcome.scores)
    for number, line in enumerate(state.box.lines):
        past = [sheet for sheet in state.sheets if min(sheet.crosses) >= line.crosses]
        assert all(sheet.bonus[number] for sheet in past)
        assert sum(sheet.bonus[number] > 0 for sheet in state.sheets) == len(past)


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


def test_perft_four_loose_dice() -> None:
    """Stop and use one of four colours, or reroll: each die stays or shows one of six faces."""
    state = at((Decide(0),), "XXOPGB", "0 0 0 0", "0 0 0 0")

    assert [leaves(state, depth) for depth in (1, 2)] == [2**4, 4 + 7**4 - 1]


def test_perft_own_group_and_what_it_leaves() -> None:
    """Orange leaves pink and four joker rows; pink as well; each joker row leaves both colours."""
    state = own("XJOOPP", "0 0 0 0", "0 0 0 0")

    assert [leaves(state, depth) for depth in (1, 2)] == [6, 5 + 5 + 4 * 2]


def test_perft_the_second_roll_of_one_die() -> None:
    """Each face leads to Stop or 2**5 - 1 rerolls, a skull to 2**4 - 1."""
    state = at((RollDice(0, (0,)),), "OPGBJX", "0 0 0 0", "0 0 0 0")
    state = replace(state, rolls=1)

    assert [leaves(state, depth) for depth in (1, 2)] == [6, 5 * 2**5 + 2**4]
