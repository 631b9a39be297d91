"""[Delivery, III.0] Delivered and dropped Jobs."""

from typing import Any

import pytest

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import ChooseJob, Deliver, DropJob, TakeGood
from cubacube.games.couriers.rules.events import (
    Delivered,
    GameEnded,
    JobDropped,
    JobsOffered,
    RowsTidied,
)
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import PickJob, Plan
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Symbol
from cubacube.rules import TABLE, AnyShuffle, Outcome, Shuffled
from tests.builders import AHEAD, heard
from tests.games.couriers.builders import (
    ACROSS,
    NEAR_BAYAMO,
    NEAR_TRINIDAD,
    A,
    B,
    couriers,
    do,
    drive,
    finish,
    offers,
    sector_cards,
)

LOAD: tuple[Symbol, ...] = ("diamond", "weapons", "weapons")
"""The Goods of Job #33, for Bayamo, 70 km away."""


def arriving(to: tuple[float, float] = NEAR_BAYAMO, **fields: Any) -> State:
    """Cross #1 (20 km); no Good is needed."""
    ready = {"job_km": 50, "road": (11, 3), "police": (12, 4), "cargo": LOAD, **fields}
    return do(drive(couriers(**ready), ACROSS, to=to).state, Pass(A)).state


def test_couriers_iii12_delivered() -> None:
    state = arriving()
    assert state.job_km == 70

    step = do(state, Deliver(A))

    assert heard(step, Delivered) == [Delivered(A, 33, LOAD, 2)]
    after = step.state
    assert (after.earned, after.points, after.cargo) == ((33,), 2, ())
    assert (after.road, after.detour, after.police) == ((), (), ())
    assert (after.job_km, after.smug_km, after.police_km, after.behind) == (0, 0, 0, 0)


def test_couriers_iii12_no_police_card_in_this_turn() -> None:
    state = finish(do(arriving(), Deliver(A))).state

    assert state.seat == B
    assert state.police == ()


def test_couriers_iii12_all_kilometres_go_back_into_the_deck_and_a_job_is_chosen() -> None:
    delivered = do(arriving(), Deliver(A)).state

    (shuffle,) = rules.choices(delivered)
    assert isinstance(shuffle, AnyShuffle)
    assert shuffle.count == len(delivered.deck)
    assert {1, 11, 3, 12, 4} <= set(delivered.deck)
    assert sector_cards(delivered) == list(range(1, 39))
    offered = do(delivered, Shuffled(TABLE, tuple(range(shuffle.count)))).state
    assert offered.agenda[0] == PickJob(A, delivered.deck[:4])


def test_couriers_iii12_everything_else_stays() -> None:
    cargo = (*LOAD, "statue")
    state = arriving(cargo=tuple(sorted(cargo)), card=7, damage=2, cops=("Trinidad",), behind=1)

    after = do(state, Deliver(A)).state

    assert (after.cargo, after.card, after.damage) == (("statue",), 7, 2)
    assert after.cops == ("Trinidad",)
    assert after.routes == (2, 10, 16, 31)
    assert after.layout == state.layout


def test_couriers_iii12_the_delivery_may_wait() -> None:
    state = finish(do(arriving(), Pass(A))).state

    assert state.job == 33
    assert state.cargo == LOAD


def test_couriers_iii13_not_far_enough() -> None:
    state = arriving(job_km=40)

    assert state.job_km == 60
    assert Deliver(A) not in offers(state)


def test_a_good_is_wanting() -> None:
    assert Deliver(A) not in offers(arriving(cargo=("diamond", "weapons", "statue")))


def test_another_city_or_none_takes_no_delivery() -> None:
    assert Deliver(A) not in offers(arriving(NEAR_TRINIDAD))
    assert Deliver(A) not in offers(arriving(AHEAD))


def test_the_last_good_may_come_with_the_last_crossing() -> None:
    ready = couriers(job_km=50, cargo=("diamond", "weapons"))
    state = drive(ready, ACROSS, to=NEAR_BAYAMO, up={"R2": "weapons", "B1": "weapons"}).state

    assert Deliver(A) in offers(do(state, TakeGood(A, "B1", "weapons")).state)


def test_couriers_iii14_four_goods_need_a_better_vehicle() -> None:
    four: tuple[Symbol, ...] = ("case", "diamond", "statue", "weapons")
    full = couriers(route=2, job=18, job_km=50, cargo=("case", "diamond", "statue"))
    load = TakeGood(A, "B1", "weapons")

    crossed = drive(full, ACROSS, up={"B1": "weapons"}).state
    assert len(offers(do(crossed, load).state)) == 4, "one of the four has to go"
    level_2 = couriers(route=2, job=18, cargo=four[:3], card=7)
    assert do(drive(level_2, ACROSS, up={"B1": "weapons"}).state, load).state.cargo == tuple(
        sorted(four)
    )


def test_a_crate_on_the_job_takes_any_one_good() -> None:
    """Job #14: Weapons and a Crate, Trinidad, 100 km."""
    job = {"job": 14, "job_km": 80, "routes": (1, 2)}
    state = arriving(NEAR_TRINIDAD, **job, cargo=("case", "statue", "weapons"))

    assert {each for each in offers(state) if isinstance(each, Deliver)} == {
        Deliver(A, "case"),
        Deliver(A, "statue"),
    }
    step = do(state, Deliver(A, "statue"))
    assert step.state.cargo == ("case",)
    assert heard(step, Delivered)[0].goods == ("weapons", "statue")


def test_a_crate_on_the_job_counter_example_the_named_good_does_not_count_twice() -> None:
    job = {"job": 14, "job_km": 80, "routes": (1, 2)}

    one = arriving(NEAR_TRINIDAD, **job, cargo=("weapons",))
    two = arriving(NEAR_TRINIDAD, **job, cargo=("weapons", "weapons"))

    assert not any(isinstance(each, Deliver) for each in offers(one))
    assert Deliver(A, "weapons") in offers(two)


@pytest.mark.parametrize(
    ("difficulty", "earned", "wins"),
    [
        ("easy", (4,), True),  # 5 + 2 of 6
        ("easy", (2,), False),  # 3 + 2
        ("normal", (4, 18), True),  # 8 + 2 of 9
        ("hard", (4, 22), True),
        ("hardcore", (4, 22), False),
        ("best result", (4, 22, 24), False),
    ],
)
def test_the_points_reached_win_at_once(
    difficulty: str, earned: tuple[int, ...], *, wins: bool
) -> None:
    state = arriving(earned=earned, options={"difficulty": difficulty}, police=(12,))

    step = do(state, Deliver(A))

    assert step.state.over == wins
    assert bool(heard(step, GameEnded)) == wins
    if wins:
        points = step.state.points
        assert rules.outcome(step.state) == Outcome((points, points), frozenset({A, B}))


def test_couriers_iii25_each_package_adds_the_points_once_more() -> None:
    packages = {"difficulty": "hard", "smooth": True, "short_ruler": True}
    state = arriving(earned=(4, 22), options=packages)  # 5 + 5 + 2

    step = do(state, Deliver(A))

    assert heard(step, GameEnded) == [GameEnded("done", 36)]
    assert rules.outcome(step.state) == Outcome((36, 36), frozenset({A, B}))


def test_couriers_iii25_counter_example_packages_do_not_help_to_reach_them() -> None:
    packages = {"difficulty": "hard", "smooth": True, "short_ruler": True}

    assert not do(arriving(earned=(4,), options=packages), Deliver(A)).state.over


def test_the_best_result_is_what_they_had_when_caught() -> None:
    state = couriers(earned=(4, 22), police=(3,), behind=1, options={"difficulty": "best result"})

    step = finish(drive(state))

    assert rules.outcome(step.state) == Outcome((10, 10), frozenset())


def test_couriers_r25_a_dropped_job_keeps_the_lead_only() -> None:
    """With 50 km against 40, 20 and 20 are removed; 30 against 20 stay."""
    state = couriers(road=(3, 11), job_km=50, police=(4, 5), cargo=("case",), top=(6, 7, 8, 9))

    step = do(state, DropJob(A))

    after = step.state
    assert heard(step, JobDropped) == [JobDropped(A, 33)]
    assert heard(step, RowsTidied) == [RowsTidied((3,), (4,))]
    assert (after.road, after.detour, after.police) == ((), (11,), (5,))
    assert (after.smug_km - after.police_km, after.job_km) == (10, 0)
    assert after.discards == (33, 3, 4)
    assert after.cargo == ("case",)
    assert heard(step, JobsOffered) == [JobsOffered((6, 7, 8, 9))]


def test_couriers_r25_the_turn_goes_on_with_the_new_job() -> None:
    state = do(couriers(top=(6, 7, 8, 9)), DropJob(A), ChooseJob(A, 8)).state

    assert state.job == 8
    assert state.agenda[0] == Plan(A)
    assert state.turn.route == 1
    assert state.deck[-3:] == (6, 7, 9)
    assert DropJob(A) not in offers(state)
