"""The knock-out: seeds, byes, rematches and who is through."""

import pytest

from cubacube.session.tour.bracket import duels, rounds_of, seeding
from cubacube.session.tour.standings import NextMatch, next_match, standings
from tests.session.tour.tours import tour

TWO, THREE = "calavera race", "calavera race caramba"


@pytest.mark.parametrize(
    ("count", "order"),
    [
        (4, [0, 3, 1, 2]),
        (5, [0, None, 3, 4, 1, None, 2, None]),
        (6, [0, None, 3, 4, 1, None, 2, 5]),
        (8, [0, 7, 3, 4, 1, 6, 2, 5]),
    ],
)
def test_the_best_seeds_meet_last_and_have_the_byes(count: int, order: list[int | None]) -> None:
    assert seeding(count) == order


@pytest.mark.parametrize("count", range(4, 17))
def test_every_size_has_one_winner_after_as_many_matches_as_losers(count: int) -> None:
    games = " ".join(["race"] * rounds_of(count))
    now = tour(count, games, "knock_out")
    while next_match(now) is not None:
        now = now.with_result((2, 1))

    assert len(now.played) == count - 1
    assert [row.place for row in standings(now)].count(1) == 1


def test_a_bye_passes_the_first_round() -> None:
    now = tour(6, THREE, "knock_out", played=((1, 2), (2, 1)))

    assert [duel.pair for duel in duels(now)] == [(3, 4), (2, 5), (0, 3)]
    assert next_match(now) == NextMatch(2, 1, (0, 3))


def test_a_tie_is_played_again_with_the_seats_swapped() -> None:
    now = tour(4, TWO, "knock_out", played=((1, 1),))

    assert next_match(now) == NextMatch(1, 0, (3, 0), rematch=True)
    assert next(duels(now.with_result((1, 2)))).winner == 3


def test_after_two_ties_the_better_seed_goes_on() -> None:
    now = tour(4, TWO, "knock_out", played=((1, 1), (1, 1)))

    assert next(duels(now)).winner == 0
    assert next_match(now) == NextMatch(2, 0, (1, 2))


def test_points_of_a_knock_out_are_the_rounds_passed() -> None:
    rows = standings(tour(4, TWO, "knock_out", played=((1, 2), (2, 1), (1, 2))))

    assert [(row.entrants, row.place, row.points, row.wins) for row in rows] == [
        ((0,), 1, 2, 2),
        ((2,), 2, 1, 1),
        ((1,), 3, 0, 0),
        ((3,), 3, 0, 0),
    ]


def test_who_has_a_bye_and_then_loses_has_passed_one_round() -> None:
    now = tour(5, THREE, "knock_out", played=((1, 2), (2, 1)))

    assert {row.entrants[0]: row.points for row in standings(now)} == {0: 1, 3: 2, 1: 1, 2: 1, 4: 0}


def test_a_bye_counts_at_once_and_who_is_out_stands_last() -> None:
    rows = standings(tour(6, THREE, "knock_out", played=((1, 2),)))

    assert {row.entrants[0]: row.points for row in rows} == {0: 1, 1: 1, 3: 1, 2: 0, 5: 0, 4: 0}
    assert rows[-1].entrants == (4,)
    assert rows[-1].place == 6
