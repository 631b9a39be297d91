"""What a seat or its computer player can see contains no hidden information.

Two states that differ only in what a seat may not know look the same to it. So no attribute
that it can read depends on hidden information.
"""

import gc
from functools import cache
from random import Random
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

from cubacube.games.atacama.about import GAME as ATACAMA
from cubacube.games.calavera.about import GAME as CALAVERA
from cubacube.games.caramba.about import GAME as CARAMBA
from cubacube.games.cobbers.about import GAME as COBBERS
from cubacube.games.cobbers.rules.crew import team_of
from cubacube.games.cobbers.rules.state import Inner
from cubacube.games.cobbers.scene.teams import Teams
from cubacube.games.couriers.about import GAME as COURIERS
from cubacube.games.marketeers.about import GAME as MARKETEERS
from cubacube.games.race.about import GAME as RACE
from cubacube.games.smugglers.about import GAME as SMUGGLERS
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.state import HideMoney
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.kit.shot import WhatIf
from cubacube.rules import NOBODY, TABLE, Action, Choice, Event, OneOf, Seat, play, put, replace
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.referee_log import RefereeLog
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.players import Computer
from tests.builders import LEVELS
from tests.eager_players import eagerly
from tests.random_matches import entry_for, random_match, stub
from tests.scrambling import scrambled, secrets
from tests.session.toy import Stop


class Way(NamedTuple):
    """A game with all possible secrets, and the matches to check."""

    game: Game
    seats: int
    options: dict[str, Any]
    actions: int
    seeds: tuple[int, ...]


CLOSED = {"hidden_money": True, "open_hands": False}
WAYS = {
    "race": Way(RACE, 3, {"hidden_money": True}, 200, (0, 1)),
    "smugglers": Way(SMUGGLERS, 5, CLOSED, 400, (0, 1)),
    "couriers": Way(COURIERS, 3, {}, 100, (0, 1, 2, 3)),
    "marketeers": Way(MARKETEERS, 4, {"hidden_hands": True}, 200, (0, 1)),
    "cobbers-race": Way(COBBERS, 7, {"over": "race", "hidden_money": True}, 200, (0,)),
    "cobbers-smugglers": Way(COBBERS, 10, {"over": "smugglers", **CLOSED}, 400, (0,)),
    "atacama": Way(ATACAMA, 2, {"enhanced": True}, 60, (0, 1)),
    "calavera": Way(CALAVERA, 3, {}, 60, (0,)),
    "caramba": Way(CARAMBA, 4, {}, 60, (0,)),
}
DISCREET = ("race", "smugglers", "marketeers", "cobbers-race", "cobbers-smugglers")
"""Games in which drawn cards stay hidden; in the others they are open."""

DISCLOSING = {"RobberyBegan", "NothingToRob", "Searched", "GameEnded"}
"""Events that reveal secrets to everybody, as the rules require."""

LARGE_SEED = 123_456_789
"""A number that cannot occur by coincidence."""

SEED = 2
"""With seed 1 the Couriers are caught at once."""

COMPARED = 2
"""Number of states compared at every level."""

EVERY = 9
"""One in this many states of a match is checked."""


def ways(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", names)


@cache
def matches(name: str) -> tuple[Match[Any], ...]:
    way = WAYS[name]
    return tuple(
        random_match(way.game, way.seats, way.options, seed, way.actions) for seed in way.seeds
    )


def some_states(name: str) -> list[Any]:
    turns = (turn for match in matches(name) for turn in match.turns[::EVERY])
    states = [turn.state for turn in turns]
    if "smugglers" in name:
        states += [hidden for state in states[::5] for hidden in ways_to_hide(WAYS[name], state)]
    return states


def ways_to_hide(way: Way, state: Any) -> list[Any]:
    """Return states after a robbery, with the money hidden in different ways."""
    before = robbed(state)
    if before is None:
        return []
    (choice,) = way.game.rules.choices(before)
    assert isinstance(choice, AnySplit)
    hides = (choice[number] for number in (0, len(choice) // 3, len(choice) - 1))
    return [play(way.game.rules, before, hide).state for hide in hides]


def robbed(state: Any) -> Any:
    """Return the state with the next seat robbed of 9000 Pesos; None after the end."""
    inner = state if isinstance(state, SmugglersState) else state.inner
    victim = (inner.seat + 1) % len(inner.smugglers)
    rich = put(inner.smugglers, victim, replace(inner.smugglers[victim], money=9000))
    inner = replace(inner, smugglers=rich, agenda=(HideMoney(victim, inner.seat), *inner.agenda))
    if inner.over:
        return None
    return inner if isinstance(state, SmugglersState) else replace(state, inner=inner)


def own(game: Game, state: Any, seat: Seat) -> list[Choice]:
    return [choice for choice in game.rules.choices(state) if choice.seat == seat != TABLE]


@ways(*WAYS)
def test_what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know(name: str) -> None:
    way = WAYS[name]
    game, rng = way.game, Random(1)
    states, exchanged = some_states(name), set[str]()
    for state in states:
        secret = secrets(game.name, state)
        for seat in (NOBODY, *range(way.seats)):
            other = scrambled(game.name, state, seat, rng)

            assert game.rules.seen_by(other, seat) == game.rules.seen_by(state, seat)
            assert own(game, other, seat) == own(game, state, seat)

            now = secrets(game.name, other)
            exchanged |= {what for what in secret if secret[what] != now[what]}
    assert exchanged == set(secrets(game.name, states[0])), "every secret was exchanged once"


@ways(*DISCREET)
def test_news_tell_nothing_of_what_is_still_hidden(name: str) -> None:
    way = WAYS[name]
    game, rng, compared = way.game, Random(2), 0
    names = tuple(f"P{seat}" for seat in range(way.seats))
    for match in matches(name):
        state = match.start
        for number, turn in enumerate(match.turns):
            told = {type(event).__name__ for event in turn.events}
            if number % EVERY == 0 and not told & DISCLOSING:
                other = scrambled(game.name, state, turn.action.seat, rng)
                step = play(game.rules, other, turn.action)
                assert step.events == turn.events
                assert words(game, step.events, names, step.state) == words(
                    game, turn.events, names, turn.state
                )
                compared += other != state
            state = turn.state
    assert compared


@ways("smugglers", "cobbers-smugglers")
def test_it_is_not_told_how_money_was_hidden(name: str) -> None:
    game, names = WAYS[name].game, tuple(f"P{seat}" for seat in range(WAYS[name].seats))
    for state in filter(None, map(robbed, some_states(name)[::5])):
        (choice,) = game.rules.choices(state)
        assert isinstance(choice, AnySplit)
        steps = [play(game.rules, state, choice[number]) for number in (0, len(choice) // 2)]
        assert steps[0].state != steps[1].state
        assert steps[0].events == steps[1].events
        told = [words(game, step.events, names, step.state) for step in steps]
        assert told[0] == told[1]


def words(game: Game, events: tuple[Event, ...], names: tuple[str, ...], state: Any) -> list[str]:
    return [game.tell(event, names, state) for event in events]


class Spy:
    """A computer player that records its input and plays at random."""

    def __init__(self) -> None:
        self.got: list[tuple[Seat, Any]] = []

    def __call__(
        self, state: Any, choices: tuple[Choice, ...], rng: Random, _what_if: WhatIf
    ) -> Action:
        self.got.append((choices[0].seat, state))
        return eagerly(choices, rng)


@ways(*WAYS)
def test_a_computer_gets_only_what_its_seat_may_know(name: str) -> None:
    way = WAYS[name]
    game, spy = way.game, Spy()
    entry = entry_for(game, way.seats, way.options, SEED)
    match, _dealer = begin(game, entry)
    dealer = stub(game, SEED)
    players = tuple(Computer(spy, SEED, seat, dealer.what_if) for seat in range(way.seats))
    for _ in range(60):
        if asked := game.rules.choices(match.state):
            action = answer(match, dealer, players)
            if asked[0].seat != TABLE:
                seen = game.rules.seen_by(match.state, asked[0].seat)
                assert spy.got[-1] == (asked[0].seat, seen)
            match = match.play(action)
    assert len(spy.got) > 3


@pytest.mark.parametrize("level", LEVELS)
@ways(*DISCREET)
def test_every_level_chooses_the_same_whatever_is_hidden_from_it(name: str, level: int) -> None:
    game, rng, compared = WAYS[name].game, Random(3), 0
    for state in some_states(name):
        asked = game.rules.choices(state)
        seat = asked[0].seat if asked else TABLE
        if seat == TABLE or compared == COMPARED:
            continue
        other = scrambled(game.name, state, seat, rng)
        if other != state:
            one, same = (choice_of(game, level, seat, each) for each in (state, other))
            assert one == same
            compared += 1
    assert compared == COMPARED


def choice_of(game: Game, level: int, seat: Seat, state: Any) -> Action:
    """Return the choice of a level that sees only what its seat may see."""
    seen = game.rules.seen_by(state, seat)
    player = Computer(game.bots[level], SEED, seat, stub(game, SEED).what_if)
    return player.choose(seen, game.rules.choices(seen), 0)


@ways(*WAYS)
def test_at_the_table_a_computer_gets_only_what_its_seat_may_know(name: str) -> None:
    way = WAYS[name]
    spy = Spy()
    game, dealer = replace(way.game, bots=(spy,)), stub(way.game, SEED)
    live = LiveMatch[Any](game, entry_for(game, way.seats, way.options, SEED))
    for _ in range(60):
        seat = live.asked
        if seat == TABLE:
            answer = dealer.answer(live.choices[0], live.match.standing)
            live.commit(live.preview(answer), str, RefereeLog())
        elif seat is not None:
            action = live.bot_action(seat)
            assert action is not None
            assert spy.got[-1] == (seat, game.rules.seen_by(live.state, seat))
            live.commit(live.preview(action), str, RefereeLog())
    assert len(spy.got) > 3


@ways("cobbers-race", "cobbers-smugglers")
def test_a_computer_in_a_team_gets_only_what_its_team_may_know(
    name: str,
) -> None:
    way, spy, people = WAYS[name], Spy(), set[Seat]()
    game, entry = replace(way.game, bots=(spy,)), entry_for(way.game, way.seats, way.options, SEED)
    live = LiveMatch[Inner](game, entry, adapter=Teams())
    dealer = stub(way.game, SEED)
    for _ in range(60):
        team = live.asked
        if team == TABLE:
            answer = dealer.answer(live.choices[0], live.match.standing)
            live.commit(live.preview(answer), str, RefereeLog())
        elif team is not None:
            action = live.bot_action(team)
            assert action is not None
            person, got = spy.got[-1]
            people.add(person)
            assert action.seat == team == team_of(person)
            assert got == way.game.rules.seen_by(live.match.state, person)
            live.commit(live.preview(action), str, RefereeLog())
    assert len(people) > 3


@ways(*WAYS)
def test_a_computer_cannot_look_into_the_dealer_or_the_match(name: str) -> None:
    """It gets only its own random generator and a table for simulations."""
    way, given = WAYS[name], list[object]()

    def spy(_state: Any, choices: tuple[Choice, ...], rng: Random, what_if: WhatIf) -> Action:
        given.extend((rng, what_if))
        return eagerly(choices, rng)

    match, dealer = begin(way.game, entry_for(way.game, way.seats, way.options, SEED))
    player = Computer(spy, LARGE_SEED, 0, dealer.what_if)
    assert any(each is match.start for each in reachable(match))
    assert LARGE_SEED in reachable(player)

    player.choose(None, (OneOf(0, (Stop(0),)),), 0)
    held = reachable(given)
    assert len(given) == 2
    assert not [each for each in held if isinstance(each, Dealer | Match | Computer)]
    assert LARGE_SEED not in held


def reachable(start: object) -> list[object]:
    """Return all objects reachable from this one, except through code."""
    found, waiting = {id(start): start}, [start]
    while waiting:
        for each in gc.get_referents(waiting.pop()):
            if id(each) not in found and not isinstance(each, type | ModuleType | FunctionType):
                found[id(each)] = each
                waiting.append(each)
    return list(found.values())
