"""Ratings recover the true strength of players, with an uncertainty."""

from math import log10
from random import Random

import pytest

from cubacube.shell.league.figures import meetings, places, share_of
from cubacube.shell.league.games import LeagueResult, Levels
from cubacube.shell.league.ratings import Rating, ratings


def game(
    players: Levels, winners: tuple[int, ...], began: int = 0, turns: int = 20
) -> LeagueResult:
    scores = tuple(9 if side in winners else 4 for side in range(len(players)))
    return LeagueResult(0, players, 1, True, scores, winners, began, turns, 50)


def rated(rows: list[LeagueResult], players: Levels) -> dict[int, Rating]:
    return {each.player: each for each in ratings(rows, players)}


def drawn(strengths: dict[int, float], count: int, rng: Random) -> list[LeagueResult]:
    """Return games between all pairs, won in proportion to strength."""
    players, rows = tuple(strengths), []
    for number, one in enumerate(players):
        for other in players[number + 1 :]:
            for _ in range(count):
                chance = strengths[one] / (strengths[one] + strengths[other])
                rows.append(game((one, other), (0,) if rng.random() < chance else (1,)))
    return rows


def test_equals_are_equal_and_shared_wins_are_halves() -> None:
    won = [game((0, 1), (0,)), game((1, 0), (0,)), game((0, 1), (0, 1))]
    found = rated(won, (0, 1))

    assert found[0].rating == found[1].rating == 0
    assert found[0].wins == found[1].wins == 1.5
    assert found[0].low < 0 < found[0].high


def test_ten_times_as_strong_is_400_points_better() -> None:
    won = [game((0, 1), (0,))] * 200 + [game((0, 1), (1,))] * 2000
    found = rated(won, (0, 1))

    assert found[1].rating - found[0].rating == pytest.approx(400, abs=2)
    assert found[1].rating == -found[0].rating
    assert found[1].high - found[1].low < 30


def test_who_never_lost_is_not_infinitely_good() -> None:
    found = rated([game((0, 1), (1,))] * 10, (0, 1))

    assert 200 < found[1].rating - found[0].rating < 800
    assert found[1].low < found[1].rating < found[1].high


def test_more_games_say_it_more_surely() -> None:
    few, many = ([game((0, 1), (0,)), game((0, 1), (1,))] * count for count in (5, 500))
    assert rated(few, (0, 1))[0].high > 5 * rated(many, (0, 1))[0].high


def test_at_a_table_of_four_everybody_wins_by_their_strength() -> None:
    """Two players with two seats each: a share of 3 in 4 means a strength of 3 to 1."""
    won = [game((0, 1, 0, 1), (1,))] * 1500 + [game((0, 1, 0, 1), (0,))] * 500
    found = rated(won, (0, 1))

    assert found[1].rating - found[0].rating == pytest.approx(400 * log10(3), abs=3)
    assert (found[0].games, found[0].wins) == (2000, 500)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    strengths = {0: 0.5, 2: 1.0, 4: 2.0}  # 400 log10(2) points apart
    truth = {0: -400 * log10(2), 2: 0.0, 4: 400 * log10(2)}
    rng, held, tried = Random(11), 0, 60
    for _ in range(tried):
        found = rated(drawn(strengths, 40, rng), tuple(strengths))
        held += sum(found[each].low <= truth[each] <= found[each].high for each in truth)

    assert 0.90 < held / (3 * tried) <= 0.99


def test_the_better_of_a_pair_comes_first_by_its_place_in_the_list() -> None:
    rows = [game((0, 1), (1,)), game((1, 0), (0,)), game((0, 1), (0, 1), turns=40)]
    (met,) = meetings(rows, (0, 1))

    assert (met.one, met.other) == (1, 0)
    assert met.wins.share == pytest.approx(2.5 / 3)
    assert met.wins.low < met.wins.share < met.wins.high
    assert met.points == pytest.approx(10 / 3)
    assert met.turns_median == 20


def test_at_a_table_of_four_a_player_wins_by_any_of_their_sides() -> None:
    winners = [(3,), (1,), (1, 3), (0, 3), (0, 1, 2)]
    rows = [game((0, 1, 0, 1), each) for each in winners]
    (met,) = meetings(rows, (0, 1))

    assert met.wins.share == pytest.approx((1 + 1 + 1 + 1 / 2 + 1 / 3) / 5)
    assert rated(rows, (0, 1))[1].wins == pytest.approx(5 * met.wins.share, abs=1e-5)
    assert met.points == pytest.approx((2.5 + 2.5 + 5 + 0 - 2.5) / 5)


def test_places_are_counted_from_who_began() -> None:
    rows = [game((0, 1), (0,)), game((0, 1), (1,), began=1), game((1, 0), (1,), began=1)]
    assert [each.share for each in places(rows)] == [1.0, 0.0]
    assert share_of([1, 0]).low < 0.5 < share_of([1, 0]).high
