"""Random games of the Couriers: they end, and no card is ever lost."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubacube.ai import choose_at_random
from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.actions import ChooseRoute, TakeGood
from cubacube.games.couriers.rules.box import Box, Options
from cubacube.games.couriers.rules.opening import outfit
from cubacube.games.couriers.rules.state import SEATS, State
from cubacube.games.couriers.rules.tasks import Shed
from cubacube.games.couriers.rules.turn import gates
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import blockers
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.shot import AnyFlick, Crossed, Gate, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, OneOf, declared, play, replace
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from tests.games.couriers.on_the_road import sector_cards
from tests.stub_table import StubDealer

LEVEL = load_level("habana")
LONGEST = 4000
"""Actions in a game, more than any needs."""

COPS, BUMPERS = 13, 11
"""[1.1] Cards in the box."""

SWITCHES = [each.name for each in declared(Options) if each.kind == "switch"]


def check_ledger(state: State) -> None:
    """[1.1] Everything in the box is somewhere, once."""
    cards = state.box.cards
    assert sector_cards(state) == [card.id for card in cards.sectors]
    assert all(state.cargo.count(good) <= SUPPLY for good in GOODS)
    assert set(state.cargo) <= set(GOODS)
    shedding = any(isinstance(task, Shed) for task in state.agenda)
    assert len(state.cargo) <= state.vehicle.cargo + shedding
    posted = (*state.cops, *((state.hideout,) if state.hideout else ()))
    assert len(set(posted)) == len(posted) <= len(cards.cities) <= COPS
    assert 0 <= state.bumpers <= outfit(state.box, state.vehicle) <= BUMPERS
    check_table(state)
    check_counters(state)


def check_table(state: State) -> None:
    """The Gate dice and the joint Vehicle always lie there, once they are thrown."""
    lying = [pose.die for pose in state.layout.dice]
    assert lying == sorted(set(lying))
    if lying:
        assert {each.die for each in state.box.cards.gate_dice} < set(lying)
        assert state.joint in lying
        assert len(state.whites) + 1 == sum(die in VEHICLES for die in lying)


def check_counters(state: State) -> None:
    """What is counted agrees with what lies there."""
    assert state.job_km >= state.km(state.road)
    assert state.streak in (0, 1)
    assert state.damage >= 0
    assert state.points == state.job_points * (1 + state.box.packages)


def table_answers(state: State, dealer: StubDealer, draw: Random, *, skilled: bool) -> Action:
    """What the table says; for the `skilled` nearly every flick goes through, to the Job's City."""
    action = dealer.answer(rules.choices(state)[0])
    job = state.job_card
    if not (skilled and isinstance(action, Shot) and action.flick.gate and job):
        return action
    card = state.layout.card(job.city)
    x, y = card.x_mm + card.width_mm / 2, card.y_mm + card.height_mm / 2
    inward = 60 if x < LEVEL.area.side_mm / 2 else -60
    there = replace(state.layout[action.flick.die], x_mm=x + inward, y_mm=y)
    lying = (there if pose.die == there.die else pose for pose in state.layout.dice)
    rest = tuple(replace(pose, orientation=draw.randrange(24)) for pose in lying)
    return Shot(TABLE, action.flick, (Crossed(0.4),), rest, passage="through")


def courier_answers(state: State, draw: Random, *, skilled: bool) -> Action:
    """Any action; the `skilled` mostly drive, and do what a City or a face offers."""
    choices = rules.choices(state)
    if not skilled or draw.random() < 0.15:
        return choose_at_random(choices, draw)
    driving = [c for c in choices if isinstance(c, AnyFlick) and state.joint in c.dice]
    free = tuple(replace(c, gates=rideable(state, c.gates)) for c in driving)
    if any(choice.gates for choice in free):
        return choose_at_random(free, draw)
    listed = [action for choice in choices if isinstance(choice, OneOf) for action in choice]
    routes = [
        action
        for action in listed
        if isinstance(action, ChooseRoute) and rideable(state, gates(state, action.card))
    ]
    if routes:
        return draw.choice(routes)
    if len(choices) == 1 and listed:
        return min(listed, key=lambda action: not _wanted(state, action))
    return choose_at_random(choices, draw)


def rideable(state: State, which: tuple[Gate | None, ...]) -> tuple[Gate, ...]:
    """Those of some Gates on which nothing lies."""
    measures = state.box.measures
    return tuple(each for each in which if each and not blockers(each, state.layout, measures))


def _wanted(state: State, action: Action) -> bool:
    """Whether this loads a Good that the Job still lacks."""
    job = state.job_card
    lacking = Counter(job.goods) - Counter(state.cargo) if job else Counter[Symbol]()
    return isinstance(action, TakeGood) and action.good in lacking


def whole_game(seats: int, options: dict[str, Any], seed: int, *, skilled: bool) -> State:
    """A game to its end, every state of which is looked at."""
    box = Box(load_cards(), LEVEL.measures(), replace(Options(), **options))
    draw, dealer = Random(seed), StubDealer(LEVEL, seed)
    state: State = rules.setup(box, seats)
    for _ in range(LONGEST):
        check_ledger(state)
        choices = rules.choices(state)
        if not choices:
            return state
        if choices[0].seat == TABLE:
            action = table_answers(state, dealer, draw, skilled=skilled)
        else:
            action = courier_answers(state, draw, skilled=skilled)
        state = play(rules, state, action).state
    raise AssertionError(f"no end after {LONGEST} actions")


def check_end(state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == (state.points,) * state.seats
    target = state.box.target
    won = target is not None and state.job_points >= target
    assert outcome.winners == (frozenset(range(state.seats)) if won else frozenset())


@pytest.mark.parametrize("seats", SEATS)
def test_every_mix_of_switches_comes_to_an_end(seats: int) -> None:
    mixes = list(product((False, True), repeat=len(SWITCHES)))
    for number, mix in enumerate(mixes[seats - 1 :: len(SEATS)]):
        options = dict(zip(SWITCHES, mix, strict=True))
        check_end(whole_game(seats, options, number, skilled=False))


@settings(max_examples=60)
@given(
    seats=st.sampled_from(SEATS),
    options=st.fixed_dictionaries(
        {each.name: st.sampled_from(each.values) for each in declared(Options)}
    ),
    seed=st.integers(0, 10_000),
    skilled=st.booleans(),
)
def test_whatever_the_house_rules_no_card_is_lost(
    seats: int, options: dict[str, Any], seed: int, *, skilled: bool
) -> None:
    check_end(whole_game(seats, options, seed, skilled=skilled))


def test_skilled_couriers_can_win() -> None:
    options = {"difficulty": "easy", "family": True}
    ends = [whole_game(2, options, seed, skilled=True) for seed in range(20)]

    assert any(state.box.target and state.job_points >= state.box.target for state in ends)
    assert any(state.earned for state in ends if state.job_points < 6), (
        "some deliver and are caught all the same"
    )
