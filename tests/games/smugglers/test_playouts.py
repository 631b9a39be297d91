"""Rare events that long random games of The Smugglers reach."""

from types import ModuleType

from cubacube.games.smugglers.about import GAME
from cubacube.games.smugglers.rules import actions, events
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.kit import actions as kit_actions
from cubacube.kit import events as kit_events
from cubacube.rules import Action, Event
from tests.kinds import kinds
from tests.random_matches import random_match


def test_long_games_of_five_meet_every_action_and_nearly_every_event() -> None:
    matches = [random_match(GAME, 5, {}, seed) for seed in (0, 1)]

    turns = [turn for match in matches for turn in match.turns]
    done = {type(turn.action).__name__ for turn in turns}
    told = {type(event).__name__ for turn in turns for event in turn.events}
    assert names(Action, actions, kit_actions) - done == set()
    # The table of random matches never fails, and they are not training matches.
    rare = {"NoGoodsLeft", "FlickVoid", "DicePlaced"}
    assert names(Event, events, kit_events) - told <= rare


def names(base: type, *modules: ModuleType) -> set[str]:
    """Return the names of classes below `base` in these modules."""
    return {each.__name__ for module in modules for each in kinds(module, base)}


def test_every_place_of_a_counted_walk_is_a_legal_walk() -> None:
    match = random_match(GAME, 4, {}, 1, 150, eager=False)
    states = [match.start, *(turn.state for turn in match.turns)]

    asked = [choice for state in states for choice in GAME.rules.choices(state)]
    walks = [choice for choice in asked if isinstance(choice, AnyWalk)]
    for walk in walks:
        numbers = range(0, len(walk), 5)
        places = {walk[number] for number in numbers}
        assert len(places) == len(numbers) > 0
        assert all(place in walk for place in places)
    assert len(walks) > 10
