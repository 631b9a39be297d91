"""Races between computers end, also on tables that hold the dice back."""

import pytest

from cubacube.games.catalogue import game
from cubacube.kit.events import TurnBegan
from cubacube.session.files.levels import level_text
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup
from tests.rinks import ICE_RINK, SMALL_DICE

RACE = game("race")
MOST_TURNS = 80
FOUNTAIN = level_text("fountain")


def turns_of(text: str, seed: int, races: int = 1) -> int:
    """Return the turns of a race between computers; stop counting after `MOST_TURNS`."""
    setup = MatchSetup(
        "race", read_seats(RACE, "bot:1,bot:1"), (("races", races),), seed=seed, level_text=text
    )
    match, dealer = begin(RACE, setup)
    players, turns = computers(RACE, setup.seats, seed, dealer.what_if), 0
    while match.rules.choices(match.state) and turns <= MOST_TURNS:
        match = match.play(answer(match, dealer, players))
        turns += sum(isinstance(event, TurnBegan) for event in match.turns[-1].events)
    return turns


@pytest.mark.parametrize("seed", [1, 5])
def test_racers_come_out_of_a_zone_that_holds_them(seed: int) -> None:
    """They once judged every way by bare cloth: seed 1 took 4002 turns, 5 took 122."""
    assert turns_of(ICE_RINK, seed) <= MOST_TURNS


@pytest.mark.parametrize("seed", [12, 108, 1017])
def test_racers_open_or_leave_by_a_gate_at_the_border(seed: int) -> None:
    """They once took 150, 510 and 164 turns."""
    assert turns_of(FOUNTAIN, seed) <= MOST_TURNS


def test_racers_with_small_dice_drive_out_through_a_gate_at_the_border() -> None:
    """They once took 160 turns."""
    assert turns_of(SMALL_DICE, 192720823, races=2) <= MOST_TURNS
