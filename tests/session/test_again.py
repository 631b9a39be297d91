"""The setup of a rematch by "Play again" in each game."""

from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.atacama.rules.state import State as Atacama
from cubacube.games.marketeers.rules.actions import StartIn
from cubacube.rules import TABLE, AnyStarter, OneOf, Rolled, replace
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import NOTHING, Match
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.random_matches import entry_for

MOVING_ON = {"atacama", "calavera", "caramba"}


def entry(name: str, **options: Any) -> MatchSetup:
    game = catalogue.game(name)
    return entry_for(game, max(2, game.fewest), options, 5)


def again(setup: MatchSetup, state: Any = None) -> MatchSetup:
    """Return the setup of the rematch after one that ended in `state`."""
    return catalogue.game(setup.game).again(setup, state)


def dealt(setup: MatchSetup) -> Match[Any]:
    """Return a match before its first player choice; Marketeers start in the first City."""
    match, dealer = begin(catalogue.game(setup.game), setup)
    while True:
        choice = match.rules.choices(match.state)[0]
        if choice.seat == TABLE:
            match = match.play(dealer.answer(choice, match.standing))
        elif isinstance(choice, OneOf) and isinstance(choice.actions[0], StartIn):
            match = match.play(choice.actions[0])
        else:
            return match


def first_asked(setup: MatchSetup) -> SeatEntry:
    match = dealt(setup)
    return setup.seats[match.rules.choices(match.state)[0].seat]


@pytest.mark.parametrize("name", sorted(MOVING_ON))
def test_the_seats_move_on_by_one_with_names_and_colours(name: str) -> None:
    before = entry(name)

    after = again(before)

    assert after.seats == (*before.seats[1:], before.seats[0])
    assert replace(after, seats=before.seats) == before


def test_calavera_1_5_the_next_seat_begins() -> None:
    before = entry("calavera")
    assert first_asked(before) == before.seats[0]

    assert first_asked(again(before)) == before.seats[1]


def test_atacama_e22_the_sides_change() -> None:
    def sides(setup: MatchSetup) -> dict[str, Any]:
        state: Atacama = dealt(setup).state
        players = zip(setup.seats, state.players, strict=True)
        return {seat.name: (player.concession, player.direction) for seat, player in players}

    before = entry("atacama")
    after = again(before)

    assert sides(before) == {"P0": ("turquoise", "columns"), "P1": ("orange", "rows")}
    assert sides(after) == {"P1": ("turquoise", "columns"), "P0": ("orange", "rows")}
    assert first_asked(after) == before.seats[1]


@pytest.mark.parametrize("name", ["couriers", "marketeers", "smugglers"])
def test_r80_where_chance_named_who_began_the_next_seat_does(name: str) -> None:
    before = entry(name)
    played = dealt(before).state

    after = again(before, played)

    assert after.seats == before.seats
    assert dealt(after).state.starter == (played.starter + 1) % 2 == after.first
    assert dealt(again(after, dealt(after).state)).state.starter == played.starter


def test_race_r80_who_was_last_and_acted_last_begins() -> None:
    before = entry("race")
    match = dealt(before)
    state = match.state
    ahead = state.with_player(0, replace(state.racers[0], crossed=3))

    assert again(before, ahead).first == 1
    assert dealt(again(before, ahead)).state.seat == 1
    assert again(before, state.with_player(1, replace(state.racers[1], crossed=3))).first == 0


@pytest.mark.parametrize("over", ["race", "smugglers"])
def test_cobbers_r80_a_team_begins_as_a_player_does_inside(over: str) -> None:
    before = entry("cobbers", over=over)
    played = dealt(before).state
    inner = played.inner
    if over == "race":
        ahead = replace(inner.racers[0], crossed=3)
        inner = inner.with_player(0, ahead).with_player(1, ahead)
        played = replace(played, inner=inner)

    after = again(before, played)

    assert after.first == (2 if over == "race" else (inner.starter + 1) % 3)
    assert dealt(after).state.inner.seat == after.first


def test_counter_example_nobody_is_named_in_a_first_match() -> None:
    choice = AnyStarter((0, 1, 2), 1)

    assert {Dealer(None, seed).answer(choice, NOTHING) for seed in range(20)} == {
        Rolled(TABLE, (seat,)) for seat in range(3)
    }
    assert Dealer(None, 5, first=2).answer(choice, NOTHING) == Rolled(TABLE, (2,))
