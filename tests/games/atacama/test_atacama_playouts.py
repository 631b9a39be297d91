"""Random games of every variant, checked against the referee."""

import json
from random import Random
from typing import Any

import pytest

from cubacube.games.atacama import rules
from cubacube.games.atacama.rules import actions, events
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Action, Event, Rules, Shuffled, play, replace
from cubacube.rules import dice as chance
from cubacube.session.files.codec import canonical, decode, encode, one_of
from cubacube.session.play.match import Match, replay
from tests.games.atacama.invariants import check
from tests.games.atacama.positions import answer, new_game

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    *((2, {"tactical": t, "enhanced": e}) for t in (False, True) for e in (False, True)),
    *((2, {"board": b, "enhanced": e}) for b in ("second", "random") for e in (False, True)),
    *((2, {"concessions": c}) for c in ("second", "drawn")),
    *((3, {"tactical": t, "board": b}) for t in (False, True) for b in ("default", "random")),
    *((4, {"tactical": t, "board": "default"}) for t in (False, True)),
    *((4, {"board": b, "concessions": "drawn"}) for b in ("second", "random")),
]
GAMES, MANY = 4, 60
"""Games per variant that are checked at every action, and at the last action only.

The last action shows all rigs and scores; a thousand games are checked in all.
"""
ACTIONS = one_of(Action, actions, chance)
EVENTS = one_of(Event, events)


def name(value: object) -> str:
    if isinstance(value, dict):
        return (
            "-".join(key if on is True else str(on) for key, on in value.items() if on) or "basic"
        )
    return str(value)


def random_match(seats: int, options: dict[str, Any], seed: int) -> Match[State]:
    random, match = Random(seed), Match(rules, new_game(seats, **options))
    while offered := rules.choices(match.state):
        match = match.play(answer(offered[0], random))
    return match


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=name)
def test_atacama_every_random_game_is_lawful(seats: int, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        random, state = Random(seed), new_game(seats, **options)
        while offered := rules.choices(state):
            action = answer(offered[0], random)
            step = play(rules, state, action)
            check(state, action, step)
            state = step.state


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=name)
def test_atacama_a_thousand_random_games_end_lawfully(seats: int, options: dict[str, Any]) -> None:
    start = new_game(seats, **options)
    for seed in range(MANY):
        random, before, state = Random(seed), start, start
        while offered := rules.choices(state):
            before, action = state, answer(offered[0], random)
            step = rules.apply(state, action)
            state = step.state
        check(before, action, step)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=name)
def test_atacama_a_log_gives_the_game_again(seats: int, options: dict[str, Any]) -> None:
    match = random_match(seats, options, seed=5)

    text = canonical([encode(action) for action in match.actions()])
    log = tuple(decode(each, ACTIONS) for each in json.loads(text))

    assert replay(rules, match.start, log) == match


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=name)
def test_atacama_states_and_events_survive_json(seats: int, options: dict[str, Any]) -> None:
    match = random_match(seats, options, seed=6)

    for turn in (match.turns[0], match.turns[7], match.turns[-1]):
        assert decode(json.loads(canonical(encode(turn.state))), State) == turn.state
        for event in turn.events:
            assert decode(json.loads(canonical(encode(event))), EVENTS) == event


@pytest.mark.parametrize("seed", range(5))
def test_atacama_e20_no_view_depends_on_tiles_face_down(seed: int) -> None:
    match = random_match(2, {"enhanced": True}, seed)
    shuffled = match.turns[0].action
    assert isinstance(shuffled, Shuffled)
    top, rest = shuffled.order[:3], shuffled.order[3:]
    other = replace(shuffled, order=(*top, *reversed(rest)))

    one, two = match.start, match.start
    for action, twin in zip(match.actions()[:8], (other, *match.actions()[1:8]), strict=True):
        one, two = play(rules, one, action).state, play(rules, two, twin).state
        if one.turns < 6:
            assert rules.seen_by(one, 0) == rules.seen_by(two, 0)
            assert rules.choices(one) == rules.choices(two)
    assert one.ground != two.ground


def test_atacama_the_package_is_a_set_of_rules() -> None:
    law: Rules[State] = rules

    assert law.outcome(new_game()) is None
