"""Points, ties, teams and the order of the table: worked examples."""

import pytest

from cubacube.session.tour.standings import NextMatch, next_match, points_of, seats_of, standings
from tests.session.tour.tours import tour


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (6, 4, 2, 0)),
        ((2, 1), (0, 2)),
        ((1, 1, 3, 4), (5, 5, 2, 0)),  # the points of both places, shared
        ((1, 2, 2, 4), (6, 3, 3, 0)),
        ((1, 1, 1), (2, 2, 2)),
        ((1, 1, 3, 3, 5), (7, 7, 3, 3, 0)),  # pairs of The Cobbers
    ],
)
def test_a_seat_has_two_points_for_each_player_behind_and_one_for_each_tie(
    places: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert tuple(points_of(places, seat) for seat in range(len(places))) == points


def test_a_match_shares_out_the_same_points_however_it_ends() -> None:
    ends = [(1, 2, 3), (1, 1, 3), (1, 2, 2), (1, 1, 1)]

    assert {sum(points_of(end, seat) for seat in range(3)) for end in ends} == {6}


def test_everybody_moves_on_by_a_seat_for_each_match() -> None:
    begun, later = tour(3), tour(3, played=((1, 2, 3),))

    assert next_match(begun) == NextMatch(0, 0, (0, 1, 2))
    assert next_match(later) == NextMatch(1, 1, (1, 2, 0))
    assert seats_of(later, 0) == (0, 1, 2)


def test_points_belong_to_the_entrant_and_not_to_the_seat() -> None:
    rows = standings(tour(3, played=((1, 2, 3), (3, 1, 2))))

    assert [(row.entrants, row.points) for row in rows] == [((0,), 6), ((2,), 4), ((1,), 2)]


def test_after_the_last_match_there_is_no_next_one() -> None:
    assert next_match(tour(2, played=((1, 2), (1, 2), (2, 1)))) is None


def test_equal_points_are_ordered_by_wins() -> None:
    rows = standings(tour(3, played=((1, 2, 3), (2, 1, 3))))

    assert [row.points for row in rows] == [4, 4, 4]
    assert [(row.entrants, row.wins, row.place) for row in rows] == [
        ((0,), 1, 1),
        ((2,), 1, 1),
        ((1,), 0, 3),
    ]


def test_equal_points_and_wins_share_a_place() -> None:
    rows = standings(tour(2, played=((1, 2), (1, 2))))

    assert [(row.place, row.points, row.wins) for row in rows] == [(1, 2, 1), (1, 2, 1)]


def test_the_points_of_a_team_add_up() -> None:
    rows = standings(tour(4, teams="1212", played=((1, 2, 3, 4),)))

    assert [(row.entrants, row.points, row.wins) for row in rows] == [
        ((0, 2), 8, 1),
        ((1, 3), 4, 0),
    ]


def test_teams_of_different_size_have_the_mean_of_their_members() -> None:
    rows = standings(tour(3, teams="122", played=((3, 1, 2),)))

    assert [(row.entrants, row.points) for row in rows] == [((1, 2), 3), ((0,), 0)]
