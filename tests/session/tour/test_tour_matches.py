"""Which games a Tour can have, the shuffled ones, and the set-up of a match."""

import pytest

from cubacube.games.catalogue import game, games
from cubacube.rules import replace
from cubacube.session.tour.matches import seed_of, setup_of, shuffled, unfit
from cubacube.session.tour.model import Entrant, Kind, Tour
from cubacube.session.tour.standings import next_match
from tests.session.tour.tours import tour


@pytest.mark.parametrize(
    ("kind", "count", "fitting"),
    [
        ("tour", 2, "race smugglers marketeers calavera caramba atacama"),
        ("tour", 5, "race smugglers cobbers caramba"),
        ("tour", 6, "cobbers caramba"),
        ("tour", 10, "cobbers"),
        ("knock_out", 16, "race smugglers marketeers calavera caramba atacama"),
    ],
)
def test_a_tour_has_the_games_that_seat_everybody(kind: Kind, count: int, fitting: str) -> None:
    assert [each.name for each in games() if not unfit(each, kind, count)] == fitting.split()


def test_a_cooperative_game_gives_no_places() -> None:
    assert "win or lose together" in unfit(game("couriers"), "tour", 4)


def test_house_rules_must_fit_the_number_of_players() -> None:
    assert unfit(game("atacama"), "tour", 4, "enhanced=on") != ""
    assert unfit(game("atacama"), "tour", 2, "enhanced=on") == ""


def test_a_shuffled_tour_is_the_same_for_the_same_seed() -> None:
    pool, tables = games()[:3], ("habana", "beach")

    assert shuffled(pool, tables, 9, 7) == shuffled(pool, tables, 9, 7)
    assert shuffled(pool, tables, 9, 7) != shuffled(pool, tables, 9, 8)


def test_each_game_comes_before_any_comes_again() -> None:
    names = [each.game for each in shuffled(games()[:3], ("habana",), 7, 1)]

    assert len({*names[:3]}) == len({*names[3:6]}) == 3
    assert len(names) == 7


def test_each_match_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(tour(), number) for number in range(9)}

    assert len(seeds) == 9
    assert seed_of(tour(), 4) in seeds


def _setup(now: Tour) -> list[tuple[str, str, int | None]]:
    which = next_match(now)
    assert which is not None
    entry = setup_of(now, which, game(now.rounds[which.round].game))
    return [(seat.name, seat.side, seat.bot) for seat in entry.seats]


def test_a_match_seats_the_entrants_in_their_colours() -> None:
    now = tour(3, "race race race").with_result((1, 2, 3))

    assert _setup(now) == [("Bruno", "black", 0), ("Celia", "purple", 0), ("Ana", "orange", 0)]


def test_two_of_one_colour_get_different_ones() -> None:
    alike = tuple(Entrant(name, "pink") for name in ("Ana", "Bruno"))
    now = Tour("Sunday", "tour", 1, alike, tour().rounds)

    assert _setup(now) == [("Ana", "pink", None), ("Bruno", "orange", None)]


def test_partners_of_the_cobbers_share_a_colour() -> None:
    sides = [side for _name, side, _bot in _setup(tour(5, "cobbers cobbers cobbers"))]

    assert sides == ["orange", "orange", "black", "black", "purple"]


def test_a_match_of_a_training_tour_is_for_training_if_it_has_dice() -> None:
    for name, training in (("race", True), ("calavera", False)):
        now = replace(tour(2, f"{name} {name} {name}"), training=True)
        which = next_match(now)
        assert which is not None

        assert setup_of(now, which, game(name)).training == training


def test_a_computer_plays_as_well_as_the_game_allows() -> None:
    strong = tuple(Entrant(name, "pink", 9) for name in ("Ana", "Bruno"))
    now = Tour("Sunday", "tour", 1, strong, tour().rounds)

    assert {bot for _name, _side, bot in _setup(now)} == {len(game("calavera").bots) - 1}
