"""Sentences of The Cobbers: who flicks, team names, and events of the variant.

Random matches cover all events of both variants (`tests/test_contract.py`).
"""

import pytest

from cubacube.games.cobbers.referee import team_names, tell
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race.rules.events import AlcoholUsed, GameEnded, Rewarded
from cubacube.games.smugglers.rules.events import MoneyHidden, RobberyBegan, Searched
from cubacube.games.smugglers.rules.state import OnFoot
from cubacube.kit.events import Damaged, TurnBegan
from cubacube.kit.tasks import EndTurn
from cubacube.rules import Event
from cubacube.session.language.translation import use_language
from tests.games.cobbers import builders as cobblers
from tests.games.cobbers import smuggling_builders as smuggling_teams
from tests.games.cobbers.smuggling_builders import AB, CD, EF, A, B, C, D, E

NAMES = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Flora")
FIVE = NAMES[:5]
RACE, SMUGGLERS = cobblers.cobbling(), smuggling_teams.cobbling()
VARIANTS = pytest.mark.parametrize("state", [RACE, SMUGGLERS], ids=["race", "smugglers"])


def said(event: Event, state: State, names: tuple[str, ...] = NAMES) -> str:
    return tell(event, names, state)


def test_teams_are_called_by_their_people() -> None:
    assert team_names(NAMES) == ("Ana & Bruno", "Carla & Dora", "Emil & Flora")
    assert team_names(FIVE) == ("Ana & Bruno", "Carla & Dora", "Emil")


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Maximiliano-Jose", "Wilhelmina-Rosa"), "Maximilia… & Wilhelmin…"),
        (("Maximiliano-Jose", "Bo"), "Maximiliano-Jose & Bo"),
        (("Ana", "Wilhelmina-Isabel"), "Ana & Wilhelmina-Isabel"),
        (("Mercedes", "Annemarie-Sophie"), "Mercedes & Annemarie-S…"),
    ],
)
def test_two_long_names_are_cut_to_fit_a_panel(names: tuple[str, str], called: str) -> None:
    assert team_names(names) == (called,)


@VARIANTS
def test_it_is_said_who_flicks_what(state: State) -> None:
    assert said(RolesTaken(CD, C, D), state) == "Carla may flick a Gate die, then Dora drives."
    assert said(RolesTaken(CD, D, C), state) == "Dora may flick a Gate die, then Carla drives."


@VARIANTS
def test_who_is_alone_makes_both_flicks(state: State) -> None:
    assert said(RolesTaken(EF, E, E), state, FIVE) == "Emil plays alone and makes both flicks."


@pytest.mark.parametrize("roles", [RolesTaken(AB, B, A), RolesTaken(AB, A, A)])
def test_on_foot_nobody_is_said_to_flick(roles: RolesTaken) -> None:
    walking = smuggling_teams.with_smuggling(SMUGGLERS, agenda=(OnFoot(AB), EndTurn(AB)))

    assert said(roles, walking) == "Ana walks for the team."


@VARIANTS
def test_who_hands_over_is_named(state: State) -> None:
    assert said(HandedOver(B), state) == "Bruno skips the preparation."


@VARIANTS
def test_a_turn_is_that_of_a_team(state: State) -> None:
    assert said(TurnBegan(CD), state) == "Team Carla & Dora's turn."
    assert said(TurnBegan(EF), state, FIVE) == "Emil's turn."


def test_the_race_is_told_of_teams() -> None:
    assert (
        said(Damaged(AB, 1, CD), RACE) == "Team Ana & Bruno takes 1 Damage from Team Carla & Dora."
    )
    assert said(Rewarded(AB, 3000, 0, fined=False), RACE) == "Team Ana & Bruno earns 3000 Pesos."
    assert said(GameEnded((CD,)), RACE) == "Team Carla & Dora has the most money and wins!"


def test_a_sentence_begins_with_a_capital_even_if_a_team_has_an_article() -> None:
    use_language("fr")
    told = said(AlcoholUsed(CD, AB), RACE)
    use_language("en")

    assert told.startswith("L’équipe Carla & Dora")
    assert ". L’équipe Ana & Bruno" in told


def test_smuggling_is_told_of_teams() -> None:
    assert said(RobberyBegan(CD, AB), SMUGGLERS) == (
        "Team Carla & Dora robs Team Ana & Bruno, who now hides the money."
    )
    assert said(MoneyHidden(AB, 4), SMUGGLERS) == (
        "Team Ana & Bruno has hidden the money. A robber may search one of 4 places."
    )
    sentence = said(Searched(CD, AB, 0, 5000), SMUGGLERS)
    assert sentence.startswith("Team Carla & Dora searches Team Ana & Bruno (“left hand”)")
