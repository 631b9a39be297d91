"""The trial flicks of a hand, judged by the game itself."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from cubacube.ai.flicking.trials import (
    Target,
    aimed_mm_s,
    flick_row,
    hand_at,
    judged,
    thrown,
    trials,
)
from cubacube.games.race.rules.judge import judge
from cubacube.kit.gate_groups import GROUPS, group
from cubacube.kit.gates import obstacles, standing
from cubacube.kit.shot import Flick, gate
from cubacube.kit.terrain import Disc
from cubacube.rules import replace
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.shell.tuning.heat_map import GATE, OWN, position
from cubacube.table import shoot
from tests.games.race.builders import racing

HABANA = load_level("habana")
CARDS = load_cards()
HAND = hand_at(HABANA, CARDS)


def test_the_same_chance_gives_the_same_flicks_and_other_chance_others() -> None:
    one, same, other = (
        list(trials(HABANA, CARDS, 7, Random(seed), 20)) for seed in ("1", "1", "2")
    )

    assert one == same
    assert {row.throw for row in one} == {7}
    assert one != other


def test_three_of_four_flicks_are_aimed_at_gates_of_all_groups() -> None:
    rows = list(trials(HABANA, CARDS, 7, Random(1), 200))
    aimed = [row for row in rows if row.way == "aimed"]

    assert Counter(row.way for row in rows) == {"aimed": 150, "random": 50}
    assert {row.gate for row in aimed} == {*GROUPS}
    assert {row.height for row in aimed} == {"middle"}
    assert {row.height for row in rows} == {"low", "middle", "high"}
    assert 0.2 < sum(row.clean for row in aimed) / len(aimed) < 0.8
    assert not any(row.crossed or row.gate for row in rows if row.way == "random")
    assert all(row.crossed for row in rows if row.clean)
    assert all(row.damage == 0 for row in rows if row.clean)


def test_a_hand_aims_at_an_open_gate_of_a_card_of_the_group() -> None:
    rng = Random(5)
    layout = thrown(HAND, ("VA", "VB", "VC"), rng)
    for _ in range(60):
        target = HAND.target(layout, "VB", rng)
        assert target is not None
        cards = [card for card in HAND.cards.sectors if group(card) == target.group]
        open_gates = {
            each.gate
            for card in cards
            for each in standing(card.gate, HAND.cards, layout, "VB", HAND.measures)
            if each.is_passable()
        }
        assert target.gate in open_gates

        flick = HAND.aimed(target, layout, "VB", rng)
        assert abs(target.off_cdeg(flick)) < 1000  # five standard deviations
        goal = HABANA.speed_to_mm_s(target.far_mm() + 3 * HABANA.dice.edge_mm)
        assert abs(flick.speed_mm_s / goal - 1) < 0.25


def test_a_hand_knows_the_zones_on_its_way() -> None:
    rain = load_level("rain")
    hand = hand_at(rain, CARDS)
    layout = thrown(hand, ("VA", "VB", "VC"), Random(5))
    pose, zone = layout["VA"], rain.zones[0]
    assert zone.friction < rain.cloth.friction
    measures = replace(
        hand.measures, zones=(replace(hand.measures.zones[0], shape=Disc(160, 160, 300)),)
    )
    target = Target("", gate("R1", "B1"), 30.0, 40.0)

    slower = aimed_mm_s(pose, target, measures)

    usual = aimed_mm_s(pose, target, replace(measures, zones=()))
    assert slower / usual == pytest.approx((zone.friction / rain.cloth.friction) ** 0.5, rel=0.01)


def test_no_hand_tries_a_gate_that_an_obstacle_stands_in() -> None:
    wall = load_level("courtyard")
    hand, measures, seen = hand_at(wall, CARDS), wall.measures(), 0
    for number in range(6):
        rng = Random(number)
        layout = thrown(hand, ("VA", "VB", "VC"), rng)
        dice = [pose.die for pose in layout.dice]
        seen += sum(bool(obstacles(gate(*two), layout, measures)) for two in combinations(dice, 2))
        for _ in range(20):
            target = hand.target(layout, "VB", rng)
            assert target is None or not obstacles(target.gate, layout, measures)

    assert seen > 20


def test_a_row_says_what_the_judge_of_the_race_says() -> None:
    rng = Random(3)
    state = racing()
    seen = Counter[bool]()
    for _ in range(25):
        state = replace(state, layout=thrown(HAND, ("VA", "VB"), rng))
        target = HAND.target(state.layout, "VA", rng)
        assert target is not None
        flick = HAND.aimed(target, state.layout, "VA", rng)
        shot, _film = shoot(state.layout, flick, HABANA)
        verdict = judge(state, shot)
        row = flick_row("aimed", 0, target, state.layout, shot, HAND.measures)
        assert judged(shot, state.layout, state.box.measures) == verdict
        assert (row.crossed, row.damage) == (verdict.success, verdict.damage)
        assert row.clean == (verdict.success and verdict.clean)
        seen[row.clean] += 1

    assert min(seen[True], seen[False]) > 3


def test_a_flick_that_only_flips_the_die_is_neither_crossing_nor_damage() -> None:
    layout = position(HAND.measures)
    flick = Flick(0, OWN, 9000, 280, height="high", gate=GATE)
    shot, _film = shoot(layout, flick, HABANA)
    assert shot.flipped
    row = flick_row("random", 0, None, layout, shot, HAND.measures)

    assert (row.crossed, row.clean, row.damage, row.tumbled) == (False, False, 0, 1)


def test_only_who_meets_nothing_and_stays_is_free() -> None:
    layout = position(HAND.measures)

    def free(angle_cdeg: int, speed_mm_s: int) -> bool:
        flick = Flick(0, OWN, angle_cdeg, speed_mm_s, gate=GATE)
        shot, _film = shoot(layout, flick, HABANA)
        row = flick_row("random", 0, None, layout, shot, HAND.measures)
        assert row.slid_mm == pytest.approx(HABANA.stop_mm(speed_mm_s), abs=0.1) or not row.free
        return row.free

    assert free(9000, 800)
    assert not free(27000, 1500)  # over the border
    assert not free(3000, 1500)  # into the red die
