"""Rare events that whole games of teams reach."""

import pytest

from cubacube.games.cobbers.about import GAME
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.smugglers.rules.events import Walked
from cubacube.kit.events import Driven, Prepared
from cubacube.kit.shot import Flick
from cubacube.kit.vehicles import VEHICLES
from tests.random_matches import random_match


@pytest.mark.parametrize("over", ["race", "smugglers"])
def test_all_partners_get_all_turns_at_the_dice(over: str) -> None:
    match = random_match(GAME, 9, {"over": over}, 2, 1000, eager=False)

    flicks = [turn.action for turn in match.turns if isinstance(turn.action, Flick)]
    prepared = {flick.seat for flick in flicks if flick.die not in VEHICLES}
    driven = {flick.seat for flick in flicks if flick.die in VEHICLES}
    assert prepared == driven == set(range(9))


@pytest.mark.parametrize(
    ("over", "kinds"),
    [
        ("race", {HandedOver, Prepared, Driven, RolesTaken}),
        ("smugglers", {HandedOver, Driven, Walked, RolesTaken}),
    ],
)
def test_teams_hand_over_and_do_what_their_variant_is_about(over: str, kinds: set[type]) -> None:
    match = random_match(GAME, 5, {"over": over}, 5, 600)

    assert kinds <= {type(event) for turn in match.turns for event in turn.events}
