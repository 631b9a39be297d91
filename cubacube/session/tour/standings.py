"""Points of a Tour, the table of standings, and the next match."""

from collections import Counter
from dataclasses import field
from typing import NamedTuple

from cubacube.rules import frozen
from cubacube.session.tour.bracket import duels, losers, seeding
from cubacube.session.tour.model import MOST_ENTRANTS, Places, Tour


@frozen
class NextMatch:
    """The match to play next."""

    number: int
    """Number of matches before it."""
    round: int
    seats: tuple[int, ...]
    """The entrants by index, in the order of their seats."""
    rematch: bool = False


@frozen
class Row:
    """A line of the table: a team, or one entrant."""

    entrants: tuple[int, ...]
    place: int
    """Counted from 1; equals share a place."""
    points: float
    wins: int


@frozen
class EntrantTally:
    """What an entrant has reached: points, and how often each place."""

    points: int = 0
    places: Counter[int] = field(default_factory=Counter)


class _Merit(NamedTuple):
    """What decides the place of a team, in this order, and who is in it."""

    inside: bool
    """Whether nobody of the team is out."""
    points: float
    places: tuple[int, ...]
    """How often first, second, and so on."""
    team: tuple[int, ...]


def points_of(places: Places, seat: int) -> int:
    """Return the points of a seat: 2 for every player who is behind, 1 for every tie."""
    own = places[seat]
    return sum(2 * (place > own) + (place == own) for place in places) - 1


def next_match(tour: Tour) -> NextMatch | None:
    """Return the match to play next; None after the last one.

    In a Tour everybody moves on by a seat for each match, so that everybody begins in turn.
    """
    number = len(tour.played)
    if tour.kind == "knock_out":
        *_before, last = duels(tour)
        if last.winner is not None:
            return None
        tries = len(last.results)
        return NextMatch(number, last.round, last.seats(tries), rematch=tries > 0)
    if number == len(tour.rounds):
        return None
    return NextMatch(number, number, _rotated(tour, number))


def seats_of(tour: Tour, number: int) -> tuple[int, ...]:
    """Return the entrants of a finished match in the order of their seats."""
    if tour.kind == "tour":
        return _rotated(tour, number)
    return [duel.seats(at) for duel in duels(tour) for at in range(len(duel.results))][number]


def tallies(tour: Tour) -> tuple[EntrantTally, ...]:
    """Return what each entrant has reached.

    In a Tour points come from places. In a knock-out they count the rounds that were passed, by
    a win or by a bye.
    """
    knock_out = tour.kind == "knock_out"
    points = [0] * len(tour.entrants)
    places: list[Counter[int]] = [Counter() for _each in tour.entrants]
    if knock_out:
        order = seeding(len(tour.entrants))
        for one, other in zip(order[::2], order[1::2], strict=True):
            if one is not None and other is None:
                points[one] = 1
    for number, result in enumerate(tour.played):
        for seat, entrant in enumerate(seats_of(tour, number)):
            places[entrant][result[seat]] += 1
            points[entrant] += 0 if knock_out else points_of(result, seat)
    for duel in duels(tour) if knock_out else ():
        for entrant in duel.pair:
            points[entrant] = duel.round + (entrant == duel.winner)
    return tuple(map(EntrantTally, points, places))


def standings(tour: Tour) -> tuple[Row, ...]:
    """Return the table, best first: by points, then wins, then second places, and so on.

    In a knock-out those who are out come last.

    The points of a team are those of its members together. If teams are not equally large, they
    are the mean.
    """
    found, unequal = tallies(tour), len({len(team) for team in tour.teams}) > 1
    lost = losers(tour) if tour.kind == "knock_out" else frozenset[int]()
    rows = []
    for team in tour.teams:
        points = sum(found[each].points for each in team)
        places = sum((found[each].places for each in team), Counter[int]())
        mean = points / len(team) if unequal else points
        often = tuple(places[at] for at in range(1, MOST_ENTRANTS))
        rows.append(_Merit(lost.isdisjoint(team), mean, often, team))
    rows.sort(key=lambda row: row[:3], reverse=True)
    return tuple(
        Row(row.team, 1 + sum(other[:3] > row[:3] for other in rows), row.points, row.places[0])
        for row in rows
    )


def _rotated(tour: Tour, number: int) -> tuple[int, ...]:
    count = len(tour.entrants)
    return tuple((at + number) % count for at in range(count))
