"""How "Play again" enters the return match of each game."""

from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.atacama.rules.state import State as Atacama
from cubacube.rules import TABLE
from cubacube.session.play.begin import begin
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.random_matches import entry_for

MOVING_ON = {"atacama", "calavera", "caramba"}


def entry(name: str) -> MatchSetup:
    game = catalogue.game(name)
    return entry_for(game, game.fewest, {}, 5)


def first_asked(setup: MatchSetup) -> SeatEntry:
    """Who has the first turn where nothing is drawn."""
    match, _dealer = begin(catalogue.game(setup.game), setup)
    while (choice := match.rules.choices(match.state)[0]).seat == TABLE:
        match = match.play(next(iter(choice)))  # type: ignore[call-overload]
    return setup.seats[choice.seat]


@pytest.mark.parametrize("name", sorted(MOVING_ON))
def test_the_seats_move_on_by_one_with_names_and_colours(name: str) -> None:
    before = entry(name)

    again = catalogue.game(name).again(before)

    assert again.seats == (*before.seats[1:], before.seats[0])
    assert (again.options, again.level, again.seed) == (before.options, before.level, before.seed)


@pytest.mark.parametrize("name", sorted({*catalogue.names()} - MOVING_ON))
def test_counter_example_where_chance_names_who_begins_they_stay(name: str) -> None:
    assert catalogue.game(name).again(entry(name)) == entry(name)


def test_calavera_1_5_the_next_seat_begins() -> None:
    before = entry("calavera")
    assert first_asked(before) == before.seats[0]

    assert first_asked(catalogue.game("calavera").again(before)) == before.seats[1]


def test_atacama_e22_the_sides_change() -> None:
    def sides(setup: MatchSetup) -> dict[str, Any]:
        match, _dealer = begin(catalogue.game("atacama"), setup)
        state: Atacama = match.state
        players = zip(setup.seats, state.players, strict=True)
        return {seat.name: (player.concession, player.direction) for seat, player in players}

    before = entry("atacama")
    again = catalogue.game("atacama").again(before)

    assert sides(before) == {"P0": ("turquoise", "columns"), "P1": ("orange", "rows")}
    assert sides(again) == {"P1": ("turquoise", "columns"), "P0": ("orange", "rows")}
    assert first_asked(again) == before.seats[1]
