"""Measure the speed of the board game rules: random play-outs against copied states."""

from random import Random
from time import process_time
from typing import Any

from cubacube.games.atacama.about import GAME as ATACAMA
from cubacube.games.atacama.ai.completion import ends, prospect
from cubacube.games.atacama.rules.state import State as AtacamaState
from cubacube.games.catalogue import games
from cubacube.rules import TABLE, replace
from cubacube.session.play.begin import begin
from cubacube.session.play.game import Game
from cubacube.session.play.match import increment
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.random_player import choose_at_random

SEATS = 3
MEASURE_S = 0.6
ENDS = 4000


def measure() -> dict[str, float]:
    """Return actions per second of each game without flicking, and their ratio to a copy."""
    figures: dict[str, float] = {}
    for game in games():
        if game.level is None:
            actions, ratio = _pace(game)
            figures[f"{game.name}_actions_a_second"] = round(actions)
            figures[f"{game.name}_action_over_copy"] = round(ratio, 2)
    figures["atacama_random_ends_a_second"] = round(_random_ends())
    return figures


def _pace(game: Game) -> tuple[float, float]:
    """Return actions per second, and the cost of an action in copies of its state."""
    playing = copying = 0.0
    seed = actions = 0
    while playing < MEASURE_S:
        began = process_time()
        states = _play_out(game, seed)
        playing += process_time() - began
        began = process_time()
        for state in states:
            replace(state)
        copying += process_time() - began
        actions += len(states)
        seed += 1
    return actions / playing, playing / copying


def _play_out(game: Game, seed: int) -> list[Any]:
    """Return all states of one random game, played by the rules alone."""
    rules, draw = game.rules, Random(seed)
    match, dealer = begin(game, _entry(game, seed))
    state, standing, states = match.state, match.standing, []
    while choices := rules.choices(state):
        chance = choices[0].seat == TABLE
        action = dealer.answer(choices[0], standing) if chance else choose_at_random(choices, draw)
        standing = increment(standing, action)
        state = rules.apply(state, action).state
        states.append(state)
    return states


def _random_ends() -> float:
    """Return how many random games of Atacama per second end and are scored for all seats."""
    game = ATACAMA
    match, dealer = begin(game, _entry(game, 1))
    while game.rules.choices(match.state)[0].seat == TABLE:
        match = match.play(dealer.answer(game.rules.choices(match.state)[0], match.standing))
    state: AtacamaState = match.state
    roles = tuple(
        (player.concession, player.direction)
        for player in state.players
        if player.concession is not None and player.direction is not None
    )
    start = prospect(state, state.ground, roles)
    began = process_time()
    for _ in ends(start, ENDS, Random(1)):
        pass
    return ENDS / (process_time() - began)


def _entry(game: Game, seed: int) -> MatchSetup:
    """Return a setup with three computer players, which are never asked."""
    seats = tuple(SeatEntry(side.title(), side, 0) for side in SIDES[:SEATS])
    return MatchSetup(game.name, seats, seed=seed)
