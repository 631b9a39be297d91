"""Rare events that long random Races reach."""

from cubacube.games.race.about import GAME
from cubacube.games.race.rules import actions, events
from cubacube.kit.actions import ChooseVehicle, InstallBumper
from cubacube.kit.events import VehicleGained
from cubacube.rules import Action, Event
from tests.kinds import kinds
from tests.random_matches import random_match


def test_long_games_meet_every_action_and_event() -> None:
    rule = {"races": 3, "raid": True, "bumpers": True}
    matches = [random_match(GAME, 5, rule, seed) for seed in range(3)]

    turns = [turn for match in matches for turn in match.turns]
    met = {type(turn.action) for turn in turns} | {type(e) for turn in turns for e in turn.events}
    own = {*kinds(actions, Action), *kinds(events, Event)}
    assert own | {ChooseVehicle, InstallBumper, VehicleGained} <= met
