"""The computer player: what it sees in a position, and that it wins."""

from random import Random

import pytest

from cubacube.games.caramba import ai, rules
from cubacube.games.caramba.rules.actions import Accept, Buy, Offer, Pass, Place, Refuse
from cubacube.games.caramba.rules.box import Box
from cubacube.games.caramba.rules.state import Consider, Propose, State
from cubacube.rules import TABLE, Action, play, replace
from tests.games.caramba.positions import MINE, A, B, C, D, after, before_turn, roll, track
from tests.games.caramba.test_playouts import BOXES, pick


def chosen(state: State) -> Action:
    return ai.choose(state, rules.choices(state), Random(1))


def test_sums_of_dice_are_weighed() -> None:
    two = ai.chances(2)

    assert sum(two) == pytest.approx(1)
    assert len(two) == 11
    assert two[5] == pytest.approx(6 / 36)
    assert two[10] == pytest.approx(1 / 36)


def test_it_starts_far_from_the_mine_in_front_of_the_others() -> None:
    state = after(rules.setup(Box(), 4), roll(5, 0, 0, 0))

    assert chosen(state) == Place(A, 1)
    assert chosen(after(state, Place(A, 1))) == Place(B, 2)


def test_dice_are_bought_off_at_the_edge_of_the_mine() -> None:
    state = track(MINE, MINE, 46, 44, turn=D, entered=(A, B), shell=20)

    assert chosen(state) == Buy(D, 1)


def test_no_dice_are_bought_off_for_nothing() -> None:
    state = track(30, 22, 15, 1, turn=D, race=5, money=(30, 30, 30, 60))

    assert chosen(state) == Buy(D, 0)


def test_the_last_silver_is_kept_for_the_mine() -> None:
    state = track(MINE, MINE, 46, 44, turn=D, entered=(A, B), shell=20, money=(30, 30, 30, 4))

    assert chosen(state) == Buy(D, 0)


def test_an_ambush_waits_for_the_others() -> None:
    """B has one die for spaces 22 to 27; stone ends at 24."""
    state = before_turn(5, 22, 4, 3, turn=A, chips=(0, 48, 47, 46))

    action = chosen(state)

    assert isinstance(action, Place)
    assert 6 <= action.space <= 24


def test_without_prey_the_ambush_stays_in_hand() -> None:
    state = before_turn(MINE, 48, MINE, 40, turn=B, chips=(45, 44, 43, 0), entered=(A, C))

    assert chosen(state) == Pass(D)


def offered(silver: int) -> State:
    """D, with C the last on the course, is asked to roll one die more."""
    state = track(MINE, MINE, 40, 38, turn=D, entered=(A, B), shell=20)
    return replace(state, agenda=(Consider(D, C, silver, 1), *state.agenda), chips=(1, 2, 3, 4))


def test_a_good_price_is_accepted() -> None:
    assert chosen(offered(25)) == Accept(D)


def test_a_poor_price_is_refused() -> None:
    assert chosen(offered(1)) == Refuse(D)


def test_a_rival_at_the_edge_is_paid_to_go_over_it() -> None:
    """If D goes, C on 48 is likely to follow; then A is the last."""
    state = track(46, MINE, 48, 44, turn=D, entered=(B,), shell=5)

    assert chosen(replace(state, agenda=(Propose(A, D),))) == Offer(A, 3, 1)


def test_far_from_the_mine_silver_is_kept() -> None:
    state = track(26, 25, 28, 24, turn=D, shell=5)

    assert chosen(replace(state, agenda=(Propose(A, D),))) == Pass(A)


def test_it_beats_chance() -> None:
    draw, won = Random(7), 0.0
    for game in range(20):
        bot = game % 4
        state = rules.setup(Box(), 4)
        while asked := rules.choices(state):
            clever = asked[0].seat == bot
            action = ai.choose(state, asked, draw) if clever else pick(asked[0], draw)
            state = play(rules, state, action).state
        outcome = rules.outcome(state)
        assert outcome is not None
        won += (bot in outcome.winners) / len(outcome.winners)

    assert won >= 12


@pytest.mark.parametrize("box", BOXES, ids=lambda box: repr(box.options))
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_match_among_computers_ends(seats: int, box: Box) -> None:
    draw, state = Random(seats), rules.setup(box, seats)
    while asked := rules.choices(state):
        table = asked[0].seat == TABLE
        action = pick(asked[0], draw) if table else ai.choose(state, asked, draw)
        state = play(rules, state, action).state
        assert state.race <= 15

    assert rules.outcome(state) is not None


def test_the_table_is_not_its_business() -> None:
    state = rules.setup(Box(), 4)

    assert rules.choices(state)[0].seat == TABLE
    with pytest.raises(TypeError):
        chosen(state)
