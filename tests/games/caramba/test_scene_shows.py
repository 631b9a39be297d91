"""Animations of actions: what they show, how long, and what remains visible."""

from itertools import pairwise

import pytest

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.actions import Buy, Pass, Place
from cubacube.games.caramba.rules.events import DiceRolled, Entered, Moved, RaceWon, TurnBegan
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.board import CarambaBoard
from cubacube.games.caramba.scene.odds import odds, told
from cubacube.games.caramba.scene.road import HALF_WIDTH, LENGTH, Road, at, outline
from cubacube.games.caramba.scene.rows import rows
from cubacube.games.caramba.scene.showing import PAY_S, RIDE, TOSS, Transfer, timeline, transfers
from cubacube.games.caramba.scene.trays import heading, short_lines
from cubacube.games.caramba.scene.turns import last_turn, listed
from cubacube.rules import Action, replace
from cubacube.scenes.match.words import Show
from cubacube.session.play.log import Log
from cubacube.session.play.match import NOTHING, Match, PlayedAction
from cubacube.session.play.setup import SIDES, SeatEntry
from tests.games.caramba.positions import MINE, A, B, C, D, before_turn, last, roll, track
from tests.games.caramba.tables import NAMES

SEATS = tuple(SeatEntry(name, side) for name, side in zip(NAMES, SIDES, strict=True))


def shown(state: State, *actions: Action) -> Show[State]:
    """Return the animation of the last of these actions."""
    before = state
    for action in actions[:-1]:
        before = last(before, action).state
    step = last(before, actions[-1])
    return Show(before, actions[-1], step.events, step.state)


def test_dice_roll_first_then_the_sombrero_rides() -> None:
    line = timeline(shown(track(30, 22, 15, 9, turn=B), Buy(B, 0), roll(2, 1)))

    assert [stage for stage, seconds in line.stages if seconds] == [TOSS, "rest", RIDE]


def test_a_longer_ride_takes_longer_but_never_long() -> None:
    def ride_s(*faces: int) -> float:
        line = timeline(shown(track(30, 22, 15, 9, turn=D), Buy(D, 0), roll(*faces)))
        return dict(line.stages)[RIDE]

    assert ride_s(5, 5, 0, 0) > ride_s(1, 3, 0, 0)
    assert ride_s(5, 5, 5, 5) <= 1.5


def test_who_is_landed_on_pays_who_landed() -> None:
    show = shown(track(30, 22, 20, 9, turn=B, race=3), Buy(B, 0), roll(5, 3))

    assert transfers(show.events) == (Transfer(A, B, 3),)
    assert timeline(show).stages[-1] == (Transfer(A, B, 3), PAY_S)


def test_fees_and_the_shell_are_paid_one_after_the_other() -> None:
    state = track(MINE, MINE, 48, 47, turn=C, race=2, entered=(A, B), shell=7)
    show = shown(state, Buy(C, 0), roll(1))

    assert transfers(show.events) == (Transfer(C, None, 6), Transfer(None, D, 13))
    assert [seconds for _paid, seconds in timeline(show).stages[-2:]] == [PAY_S, PAY_S]


def test_a_bought_die_is_paid_and_passing_takes_no_time() -> None:
    bought = shown(track(30, 22, 15, 9, turn=B), Buy(B, 1))
    passed = shown(before_turn(30, 22, 15, 9, turn=B), Pass(B))

    assert transfers(bought.events) == (Transfer(B, None, 1),)
    assert timeline(passed).seconds == 0


def test_a_chip_is_seen_on_its_way() -> None:
    show = shown(before_turn(30, 22, 15, 9, turn=B, chips=(3, 0, 4, 5)), Place(B, 25))

    assert timeline(show).seconds > 0


def test_the_last_roll_is_told_until_something_happens_in_the_next_turn() -> None:
    rolled = (TurnBegan(B, B, 2), DiceRolled(B, B, (2, 1)), Moved(B, B, 22, 25))
    began = TurnBegan(C, C, 3)

    assert last_turn((*rolled, began)) == rolled
    assert last_turn((*rolled, began, DiceRolled(C, C, (0,)))) == (began, DiceRolled(C, C, (0,)))
    assert last_turn(rolled[:1]) == ()


def test_a_turn_is_told_line_by_line() -> None:
    news = (
        TurnBegan(D, D, 4),
        events.DealStruck(A, D, 10, 1),
        DiceRolled(D, D, (5, 0, 2)),
        Moved(D, D, 9, 16),
        events.Welcomed(D, A, 16, 2, 2),
        DiceRolled(D, D, (4,)),
        Moved(D, D, 16, 20),
        events.Ambushed(D, B, 20, 3),
        DiceRolled(D, D, (5, 5, 5)),
        Moved(D, D, 47, MINE),
        Entered(D, D, 1, 2, 2),
    )

    assert heading(news, NAMES) == "Jürgen, 4th: 4 dice"
    assert short_lines(news, NAMES, MINE) == (
        "deal with Ana: 1 extra die",
        "5 + 0 + 2 = 7, moves to 16",
        "lands on Ana: +2 silver, +1 die",
        "rolls 4, moves to 20",
        "Bruno's ambush: 3 extra dice",
        "5 + 5 + 5 = 15, moves into the mine",
        "number 1 in the mine: pays 2",
    )


def test_rows_stand_from_front_to_back_and_the_mine_is_last() -> None:
    state = track(10, MINE, 40, 20, turn=D, entered=(B,))

    assert listed(state) == (C, D, A, B)
    assert [row.place for row in rows(state)] == [1, 2, 3, None]
    assert [row.now for row in rows(state)] == [False, True, False, False]


@pytest.mark.parametrize("sombreros", [4, 5, 6])
def test_rows_never_overlap(sombreros: int) -> None:
    found = rows(track(*range(10, 10 + sombreros), turn=A))

    for above, below in pairwise(found):
        assert above.box.bottom < below.box.top
    assert found[-1].box.bottom < 790


def test_the_chances_of_a_roll_add_up() -> None:
    state = track(47, 40, 44, 10, turn=C, chips=(1, 2, 46, 3))
    found = odds(state, C, 2)

    assert found.stay + found.mine + sum(chance for _, chance in found.spaces) == pytest.approx(1)
    assert found.rival == pytest.approx(4 / 36)
    assert found.own == 0
    assert found.ambush == pytest.approx(3 / 36)
    assert told(replace(state, race=2), C, 2) == (
        "58 % enters the mine; 11 % lands on a rival, who pays 2; 8 % lands on an ambush;"
        " 3 % does not move"
    )


def test_who_may_land_on_the_own_sombrero_is_told_so() -> None:
    found = odds(track(20, 22, 23, 24, money=(60, 60), turn=A), A, 1)

    assert found.own == pytest.approx(1 / 6)
    assert found.rival == pytest.approx(2 / 6)


def test_the_road_has_as_many_spaces_as_the_box_and_they_do_not_overlap() -> None:
    for spaces in (30, 48, 60):
        road = Road(spaces)
        middles = [road.space(number) for number in range(1, spaces + 1)]
        assert len(set(middles)) == spaces
        assert road.distance(spaces) == pytest.approx(LENGTH - road.step / 2)
        assert road.distance(spaces + 1) > LENGTH


def test_a_piece_of_road_is_as_wide_as_the_road() -> None:
    corners = outline(0, 10)

    left, right = corners[0], corners[-1]
    assert abs(left[1] - right[1]) == pytest.approx(2 * HALF_WIDTH)
    assert at(-5)[0] < at(0)[0]


def test_the_parts_of_a_long_game_share_a_column() -> None:
    board = CarambaBoard()
    won = RaceWon(A, 1, 5)
    money = [(30 + n, 30 - n, 30, 30) for n in range(1, 7)]

    state = track(30, 22, 15, 9)
    turns = Log(
        PlayedAction(Pass(A), (won,), replace(state, money=each), NOTHING) for each in money
    )
    parts = board.results.columns(Match(rules, state, turns))

    assert [part.title for part in parts] == [
        *("Start", "Races 1 to 5", "Race 6"),
    ]
    assert [part.scores[A] for part in parts] == [30, 5, 1]
