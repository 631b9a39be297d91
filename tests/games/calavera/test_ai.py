"""Computer players: how they evaluate positions, how levels differ, and who wins."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from cubacube.games.calavera import rules
from cubacube.games.calavera.ai import BOTS, WEIGHS
from cubacube.games.calavera.ai.gains import turn_of
from cubacube.games.calavera.ai.player import LEVELS as EYES
from cubacube.games.calavera.ai.player import hand_of
from cubacube.games.calavera.rules.actions import (
    Freeze,
    MarkColour,
    MarkJokers,
    Reroll,
    Stop,
    TakeNothing,
)
from cubacube.games.calavera.rules.box import BLACK, DIE, GREEN, ORANGE, PINK, SKULL, Box
from cubacube.games.calavera.rules.law import CURSE, loose
from cubacube.games.calavera.rules.legal import groups
from cubacube.games.calavera.rules.state import Decide, State
from cubacube.rules import TABLE, Action, Outcome, play, replace
from tests.games.calavera.positions import A, B, at, left, own, sheet
from tests.playouts import roll_or_choose

NEW = "0 0 0 0"


POSITIONS = (
    at((Decide(A),), "XXOPJG", "3 3 2 3", "10 1 1 1"),
    at((Decide(A),), "XXJJPB", "5 8 0 9", "2 2 2 2"),
    at((Decide(A),), "XXOOPP", "11* 2 3 10", "6 6 6 5", sheet("4 4 4 4", (2, 0, 0))),
)

BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION = LEVELS = range(5)


def chosen(state: State, level: int = CHAMPION) -> Action:
    return BOTS[level](state, rules.choices(state), Random(1), nothing)


def nothing(_flick: object, _layout: object) -> Any:
    raise AssertionError


def test_three_jokers_freeze_ten_points() -> None:
    assert chosen(own("JJJOPG", "3 3 3 10", NEW)) == Freeze(A, BLACK)


def test_the_death_zone_is_avoided() -> None:
    assert chosen(own("OOPPGG", "10 8 8 8", NEW)) != MarkColour(A, ORANGE)


def test_a_bonus_line_is_taken() -> None:
    assert chosen(own("OOOPPG", "3 3 2 3", NEW)) == MarkColour(A, GREEN)


def test_with_a_skull_a_rival_is_left_the_worst() -> None:
    """Orange and pink are equal to A; B, on box 10 of orange, must take what is left."""
    state = own("XXOOPP", "1 1 1 1", "10 1 1 1")

    assert chosen(state) == MarkColour(A, PINK)


def test_a_reply_takes_the_lesser_evil() -> None:
    assert chosen(left("XXXOOP", NEW, "10 2 0 0")) == MarkColour(B, PINK)


def test_a_game_that_is_won_is_ended() -> None:
    state = own("JJOPPG", "11* 10* 10* 8", "1 1 1 1")

    assert chosen(state) == Freeze(A, BLACK)


def test_a_game_that_is_lost_is_not_ended() -> None:
    rival = sheet("10* 10* 10* 8", (4, 5, 0))
    state = own("JJOPPG", "11* 12* 13* 6", rival)

    assert chosen(state) == MarkJokers(A, BLACK)


def test_two_skulls_and_a_fine_group_are_enough() -> None:
    state = at((Decide(A),), "XXJJJO", "3 3 3 10", NEW)

    assert chosen(state) == Stop(A)


def test_all_dice_that_differ_are_weighed_to_be_rolled_again() -> None:
    """With two skulls, any of orange, pink, green and a joker may be rerolled, or none."""
    state = at((Decide(A),), "XXOPJG", "3 3 3 10", NEW)
    worths = WEIGHS[CHAMPION](state, rules.choices(state), Random(1))
    free = [dice for count in range(1, 5) for dice in combinations((2, 3, 4, 5), count)]

    assert {*worths} == {Stop(A), *(Reroll(A, dice) for dice in free)}
    assert worths[chosen(state)] == max(worths.values())


def test_equal_dice_are_weighed_once() -> None:
    state = at((Decide(A),), "XXOOOO", "3 3 3 10", NEW)
    worths = WEIGHS[CHAMPION](state, rules.choices(state), Random(1))

    assert [*worths] == [Stop(A), *(Reroll(A, (2, 3, 4, 5)[4 - count :]) for count in range(1, 5))]


def test_jokers_are_chased_to_freeze_ten_points() -> None:
    state = at((Decide(A),), "JJOOPG", "3 3 3 10", NEW)

    assert chosen(state) == Reroll(A, (2, 3, 4, 5))


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_skull_leaves_is_minded_by_the_two_best(level: int) -> None:
    """Orange and pink are equal to A; B, on box 10 of orange, must take what is left."""
    state = own("XXOOPP", "1 1 1 1", "10 1 1 1")
    choices = rules.choices(state)

    taken = {BOTS[level](state, choices, Random(seed), nothing) for seed in range(20)}

    both = {MarkColour(A, ORANGE), MarkColour(A, PINK)}
    assert taken == ({MarkColour(A, PINK)} if level >= EXPERT else both)


@pytest.mark.parametrize(("level", "rolled"), [(VETERAN, ()), (EXPERT, (5,)), (CHAMPION, (4, 5))])
def test_the_expert_minds_it_a_little_before_the_dice_are_rolled_again(
    level: int, rolled: tuple[int, ...]
) -> None:
    """Three orange dice are enough for A; B should get no green or pink one."""
    state = at((Decide(A),), "XOOOPG", "1 1 1 1", "10 10 1 1")

    assert chosen(state, level) == (Reroll(A, rolled) if rolled else Stop(A))


@pytest.mark.parametrize("level", LEVELS[VETERAN:])
def test_only_the_champion_minds_it_more_than_another_cross(level: int) -> None:
    """Four orange dice and a skull: a roll of one may add a cross, or a skull for B."""
    state = at((Decide(A),), "XOOOOP", "2 1 4 1", "9 9 9 9")

    assert (chosen(state, level) == Stop(A)) == (level == CHAMPION)


def test_the_beginner_takes_what_counts_now_and_the_rival_the_most_crosses() -> None:
    """Two orange dice score 5 points, up to 7; four pink ones only reach box 4."""
    state = own("OOPPPP", "5 0 0 0", NEW)

    assert chosen(state, BEGINNER) == MarkColour(A, ORANGE)
    assert chosen(state, RIVAL) == MarkColour(A, PINK)


@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: str(state.dice))
def test_what_a_hand_promises_is_what_trying_all_rolls_brings(state: State) -> None:
    """With one roll left: every reroll and every face of every die."""
    eyes = EYES[CHAMPION]
    found, tables = turn_of(state, A, eyes)

    def stopped(dice: tuple[int, ...]) -> float:
        lying = replace(state, dice=dice)
        if dice.count(SKULL) >= CURSE:
            return found.of(hand_of(lying), TakeNothing(A))
        return max(found.of(hand_of(lying), action) for action in groups(lying, A))

    promised = [stopped(state.dice)]
    for again in powerset(loose(state)):
        brought = []
        for rolled in product(DIE, repeat=len(again)):
            dice = list(state.dice)
            for die, face in zip(again, rolled, strict=True):
                dice[die] = face
            brought.append(stopped(tuple(dice)))
        promised.append(sum(brought) / len(brought))

    assert tables[1].worth[hand_of(state)] == pytest.approx(max(promised))


def powerset(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every non-empty set of dice."""
    return (each for count in range(len(dice)) for each in combinations(dice, count + 1))


def test_equal_chance_gives_equal_games() -> None:
    assert played((EXPERT, CHAMPION), seed=3) == played((EXPERT, CHAMPION), seed=3)


@pytest.mark.parametrize(("better", "worse"), [(RIVAL, None), (CHAMPION, BEGINNER)])
def test_the_better_one_wins(better: int, worse: int | None) -> None:
    """Equal players would win half of the games each."""
    won = 0.0
    for game in range(6):
        levels = (better, worse) if game % 2 else (worse, better)
        winners = played(levels, game).winners
        won += (levels.index(better) in winners) / len(winners)

    assert won >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_among_computers_ends(seats: int) -> None:
    turns = 0
    draw, state = Random(seats), rules.setup(Box(), seats)
    while asked := rules.choices(state):
        before, seat = state, asked[0].seat
        action = (
            roll_or_choose(asked[0], draw)
            if seat == TABLE
            else BOTS[seat](state, asked, draw, nothing)
        )
        state = play(rules, state, action).state
        turns += state.seat != before.seat

    assert 15 <= turns <= 60


def played(levels: tuple[int | None, ...], seed: int) -> Outcome:
    """Play a game between these levels; None plays at random."""
    draw, state = Random(seed), rules.setup(Box(), len(levels))
    while asked := rules.choices(state):
        seat = asked[0].seat
        bot = None if seat == TABLE or (level := levels[seat]) is None else BOTS[level]
        action = bot(state, asked, draw, nothing) if bot else roll_or_choose(asked[0], draw)
        state = play(rules, state, action).state
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome
