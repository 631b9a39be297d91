"""Computers can play every flicking game on every level that comes with the game."""

import sys
from itertools import combinations, cycle, product
from math import hypot
from pathlib import Path
from typing import Any

import pytest

from cubacube.games.catalogue import game
from cubacube.kit.events import TurnBegan
from cubacube.session.files.levels import FIRST, level_names, load_level
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
from level_figures import GAMES, kept, sum_of

LEVELS = level_names()
FLICKING = ("race", "smugglers", "couriers", "cobbers")
PLAYED = {*product([FIRST], FLICKING), *zip(LEVELS, cycle(FLICKING), strict=False)}
"""The first table with all games, each other one with one of them."""
FEW_TURNS = 1
"""tools/level_figures.py plays whole games; a test below checks its results."""
MOST_ACTIONS = 1500


def played(level: str, name: str, turns: int) -> Match[Any]:
    """Return a match between computers, to its end or for a number of turns."""
    card = game(name)
    seats = read_seats(card, ",".join(["bot:1"] * card.fewest))
    match, dealer = begin(card, MatchSetup(name, seats, level=level, seed=1))
    players, begun = computers(card, seats, 1, dealer.what_if), 0
    for _ in range(MOST_ACTIONS):
        if not match.rules.choices(match.state) or begun > turns:
            return match
        match = match.play(answer(match, dealer, players))
        begun += sum(isinstance(event, TurnBegan) for event in match.turns[-1].events)
    raise AssertionError(f"{name} on {level} goes on and on")


def layout_of(state: Any) -> Any:
    """Return what lies on the cloth; The Cobbers contain another match."""
    return state.layout if hasattr(state, "layout") else layout_of(state.inner)


def test_there_are_at_least_twelve_tables_and_each_is_one_of_its_own() -> None:
    levels = [load_level(name) for name in LEVELS]

    assert len(levels) >= 12
    assert len({level.name for level in levels}) == len(levels)
    assert all(level.idea for level in levels if level.name != "Habana")
    assert sum(bool(level.zones) for level in levels) >= 3
    assert sum(bool(level.obstacles) for level in levels) >= 3
    corners = load_level(FIRST).cities
    assert sum(level.cities != corners for level in levels) >= 3


@pytest.mark.parametrize(("level", "name"), sorted(PLAYED))
def test_computers_play_on_it(level: str, name: str) -> None:
    """All dice end on the table, at most half over its border, without overlaps."""
    match = played(level, name, FEW_TURNS)

    layout, table = layout_of(match.state), load_level(level)
    edge_mm, dice = table.dice.edge_mm, layout.dice
    assert len({each.die for each in dice}) == len(dice) >= 7
    for each in dice:
        assert -edge_mm < each.x_mm < table.area.side_mm + edge_mm
        assert -edge_mm < each.y_mm < table.area.side_mm + edge_mm
    for one, other in combinations(dice, 2):
        assert hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm) > 0.9 * edge_mm


@pytest.mark.parametrize("level", LEVELS)
def test_its_figures_were_measured_on_it_as_it_is_and_all_games_ended(level: str) -> None:
    found = kept()

    assert found["tables"][level] == sum_of(level), "run tools/level_figures.py"
    games = [each for each in found["games"] if each["level"] == level]
    assert "race" in {each["game"] for each in games} <= set(GAMES)
    assert all(each["won"] is not None for each in games)
