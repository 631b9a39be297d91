"""The computer player: what it sees in a position, and that it wins."""

from random import Random

import pytest

from cubacube.games.calavera import ai, rules
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import BLACK, GREEN, ORANGE, PINK, Box
from cubacube.games.calavera.rules.state import Decide, State
from cubacube.rules import TABLE, Action, play
from tests.games.calavera.positions import A, B, at, left, own, sheet
from tests.games.calavera.test_playouts import pick

NEW = "0 0 0 0"


def chosen(state: State) -> Action:
    return ai.choose(state, rules.choices(state), Random(1))


def test_three_jokers_freeze_ten_points() -> None:
    assert chosen(own("JJJOPG", "3 3 3 10", NEW)) == Freeze(A, BLACK)


def test_the_death_zone_is_avoided() -> None:
    assert chosen(own("OOPPGG", "10 8 8 8", NEW)) != MarkColour(A, ORANGE)


def test_a_bonus_line_is_taken() -> None:
    assert chosen(own("OOOPPG", "3 3 2 3", NEW)) == MarkColour(A, GREEN)


def test_with_a_skull_a_rival_is_left_the_worst() -> None:
    """Orange or pink is the same to A; B on box 10 of orange must take what is left."""
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


def test_jokers_are_chased_to_freeze_ten_points() -> None:
    state = at((Decide(A),), "JJOOPG", "3 3 3 10", NEW)

    assert chosen(state) == Reroll(A, (2, 3, 4, 5))


def test_it_beats_chance() -> None:
    draw, won = Random(7), 0.0
    for game in range(40):
        bot = game % 2
        state = rules.setup(Box(), 2)
        while asked := rules.choices(state):
            clever = asked[0].seat == bot
            action = ai.choose(state, asked, draw) if clever else pick(asked[0], draw)
            state = play(rules, state, action).state
        outcome = rules.outcome(state)
        assert outcome is not None
        won += (bot in outcome.winners) / len(outcome.winners)

    assert won >= 36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_among_computers_ends(seats: int) -> None:
    draw, state = Random(seats), rules.setup(Box(), seats)
    turns = 1
    while asked := rules.choices(state):
        before = state
        table = asked[0].seat == TABLE
        action = pick(asked[0], draw) if table else ai.choose(state, asked, draw)
        state = play(rules, state, action).state
        turns += state.seat != before.seat

    assert 15 <= turns <= 60
