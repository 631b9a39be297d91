"""Computer players: evaluation of positions, simulated races, and who wins."""

from random import Random
from typing import Any

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.ai import BOTS
from cubacube.games.caramba.ai.course import RaceModel
from cubacube.games.caramba.ai.hopes import expected_results
from cubacube.games.caramba.ai.odds import at_least, bought, chances, sums
from cubacube.games.caramba.rules.actions import Accept, Buy, Offer, Pass, Place, Refuse
from cubacube.games.caramba.rules.box import Box
from cubacube.games.caramba.rules.state import Consider, Propose, State
from cubacube.rules import TABLE, Action, play, replace
from tests.games.caramba.positions import MINE, A, B, C, D, after, before_turn, roll, track
from tests.games.caramba.test_playouts import BOXES, pick

BEGINNER, RIVAL, VETERAN, EXPERT, CHAMPION = LEVELS = range(5)


def nothing(_flick: object, _layout: object) -> Any:
    raise AssertionError


def chosen(state: State, level: int = CHAMPION) -> Action:
    return BOTS[level](state, rules.choices(state), Random(1), nothing)


def test_sums_of_dice_are_weighed() -> None:
    two = chances(2)

    assert sum(two) == pytest.approx(1)
    assert len(two) == 11
    assert two[5] == pytest.approx(6 / 36)
    assert two[10] == pytest.approx(1 / 36)


def test_it_starts_far_from_the_mine_in_front_of_the_others() -> None:
    state = after(rules.setup(Box(), 4), roll(5, 0, 0, 0))

    assert chosen(state) == Place(A, 1)
    assert chosen(after(state, Place(A, 1))) == Place(B, 2)


@pytest.mark.parametrize(("level", "space"), [(BEGINNER, 28), (RIVAL, 16), (VETERAN, 1)])
def test_who_knows_the_mine_less_starts_nearer_to_it(level: int, space: int) -> None:
    state = after(rules.setup(Box(), 4), roll(5, 0, 0, 0))

    assert chosen(state, level) == Place(A, space)
    assert chosen(after(state, Place(A, space)), level) == Place(B, space + 1)


def test_dice_are_bought_off_at_the_edge_of_the_mine() -> None:
    state = track(MINE, MINE, 46, 44, turn=D, entered=(A, B), shell=20)

    assert chosen(state) == Buy(D, 1)


def test_no_dice_are_bought_off_for_nothing() -> None:
    state = track(30, 22, 15, 1, turn=D, race=5, money=(30, 30, 30, 60))

    assert chosen(state) == Buy(D, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_silver_is_kept(level: int) -> None:
    state = track(MINE, MINE, 46, 44, turn=D, entered=(A, B), shell=20, money=(30, 30, 30, 1))

    assert chosen(state, level) == Buy(D, 0)


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
    """D and C are last on the course; D is asked to roll one more die."""
    state = track(MINE, MINE, 40, 38, turn=D, entered=(A, B), shell=20)
    return replace(state, agenda=(Consider(D, C, silver, 1), *state.agenda), chips=(1, 2, 3, 4))


@pytest.mark.parametrize("level", LEVELS)
def test_a_good_price_is_accepted_and_a_poor_one_refused(level: int) -> None:
    assert chosen(offered(25), level) == Accept(D)
    assert chosen(offered(1), level) == Refuse(D)


def test_a_rival_at_the_edge_is_paid_to_go_over_it() -> None:
    """If D enters the mine, C on 48 probably follows; then A is last."""
    state = track(46, MINE, 48, 44, turn=D, entered=(B,), shell=5)
    state = replace(state, agenda=(Propose(A, D),))

    assert [chosen(state, level) for level in (BEGINNER, RIVAL)] == [Pass(A)] * 2
    assert [chosen(state, level) for level in (VETERAN, EXPERT)] == [Offer(A, 3, 1)] * 2


def test_far_from_the_mine_silver_is_kept() -> None:
    state = track(26, 25, 28, 24, turn=D, shell=5)

    assert chosen(replace(state, agenda=(Propose(A, D),))) == Pass(A)


def test_the_odds_of_the_mine_are_those_of_all_rolls() -> None:
    assert at_least(2, 10) == pytest.approx(1 / 36)
    assert at_least(1, 0) == 1
    assert at_least(3, 16) == 0
    assert len(sums(4)) == 6**4


def test_dice_are_bought_off_for_what_staying_out_is_worth() -> None:
    """One die moves 4 spaces or more in a third of the rolls, two dice in 26 of 36."""
    assert bought(2, 4, 2.5, 30) == 0
    assert bought(2, 4, 2.6, 30) == 1
    assert bought(2, 4, 2.6, 1) == 0, "the last silver is kept"
    assert bought(1, 1, 100, 30) == 0, "one die is always rolled"


@pytest.mark.parametrize("level", LEVELS)
def test_only_the_two_best_buy_dice_off(level: int) -> None:
    state = track(MINE, MINE, 46, 44, turn=D, entered=(A, B), shell=20)

    assert chosen(state, level) == Buy(D, 1 if level >= EXPERT else 0)


def test_the_champion_pays_where_the_expert_dares_to_roll() -> None:
    """Two dice move 7 spaces or more in 10 of 36 rolls, one die never."""
    state = track(MINE, MINE, 46, 42, turn=D, entered=(A, B), shell=2)

    assert chosen(state, EXPERT) == Buy(D, 0)
    assert chosen(state, CHAMPION) == Buy(D, 1)


def test_a_race_that_is_run_on_keeps_all_silver() -> None:
    state = track(20, 22, 30, 31, shell=7, money=(20, 30, 30, 33))
    for number in range(50):
        course = RaceModel(state, Random(number))
        course.run((D, C, B, A))

        assert sum(course.money) == 120
        assert course.spaces.count(MINE) == 3


def test_an_imagined_race_is_over_when_one_player_is_left() -> None:
    state = track(10, MINE, 20, 48, entered=(1,), shell=1, money=(60, 60))
    course = RaceModel(state, Random(1))

    course.ride(3, 5)
    course.run((0, 2))

    assert course.spaces == [10, MINE, 20, MINE]
    assert course.money == [63, 58]


def test_a_ride_goes_on_from_where_it_lands_as_in_the_rules() -> None:
    """Three steps reach B, who pays; one more die follows, perhaps into the ambush."""
    state = replace(track(10, 13, 40, 45, money=(30, 30, 30, 30)), chips=(15, 1, 2, 3))
    rested = set()
    for number in range(200):
        course = RaceModel(state, Random(number))
        course.ride(A, 3)
        rested.add(course.spaces[A])
        paid = course.money[A] - 30

        assert paid >= 1
        assert course.money[B] == 30 - paid
    assert {14, 16, 17, 18} < rested
    assert 13 not in rested
    assert 15 not in rested
    assert max(rested) > 20


def test_who_stays_where_they_are_lands_on_nothing() -> None:
    state = replace(track(10, 13, 40, 45), chips=(10, 1, 2, 3))
    course = RaceModel(state, Random(1))

    course.ride(A, 0)

    assert course.spaces == [10, 13, 40, 45]


def test_hopes_are_shares_of_one_and_equal_luck_gives_equal_hopes() -> None:
    state = track(20, 22, 30, 31, shell=7)

    hopes = expected_results(state, (D, C, B, A), 20)

    assert sum(hopes) == pytest.approx(1)
    assert hopes == expected_results(replace(state, agenda=()), (D, C, B, A), 20)


def test_who_is_about_to_win_the_last_race_may_hope_most() -> None:
    """If C wins, D is broke and the game is over."""
    state = track(MINE, MINE, 20, 48, entered=(A, B), shell=30, money=(30, 30, 20, 3), race=2)

    hopes = expected_results(state, (D, C), 40)

    assert hopes[C] > 0.9


@pytest.mark.parametrize("level", LEVELS)
def test_when_all_silver_lies_in_the_shell_everybody_rolls(level: int) -> None:
    """Two players, both broke."""
    shell: dict[str, Any] = {"money": (0, 0), "broke": (A, B), "shell": 120}
    state = track(MINE, 46, 47, 44, turn=D, entered=(A,), **shell)

    assert chosen(state, level) == Buy(B, 0)


def test_it_beats_chance() -> None:
    """Equal players would win 2 of 8 games each."""
    draw, won = Random(7), 0.0
    for game in range(8):
        bot = game % 4
        state = rules.setup(Box(), 4)
        while asked := rules.choices(state):
            clever = asked[0].seat == bot
            action = BOTS[CHAMPION](state, asked, draw, nothing) if clever else pick(asked[0], draw)
            state = play(rules, state, action).state
        outcome = rules.outcome(state)
        assert outcome is not None
        won += (bot in outcome.winners) / len(outcome.winners)

    assert won >= 4


@pytest.mark.parametrize("box", BOXES, ids=lambda box: repr(box.options))
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_match_among_computers_ends(seats: int, box: Box) -> None:
    draw, state = Random(seats), rules.setup(box, seats)
    while asked := rules.choices(state):
        seat = asked[0].seat
        bot = BOTS[EXPERT - seat % EXPERT]
        action = pick(asked[0], draw) if seat == TABLE else bot(state, asked, draw, nothing)
        state = play(rules, state, action).state
        assert state.race <= 25

    assert rules.outcome(state) is not None


def test_champions_play_a_race_to_its_end() -> None:
    draw, state = Random(4), rules.setup(Box(), 4)
    while state.race == 1:
        asked = rules.choices(state)
        champion = BOTS[CHAMPION]
        table = asked[0].seat == TABLE
        action = pick(asked[0], draw) if table else champion(state, asked, draw, nothing)
        state = play(rules, state, action).state


def test_the_table_is_not_its_business() -> None:
    state = rules.setup(Box(), 4)

    assert rules.choices(state)[0].seat == TABLE
    with pytest.raises(TypeError):
        chosen(state)
