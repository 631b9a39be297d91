"""[V.1, 2, R32] Teams, and the roles of their partners.

Seats 0 and 1 are a team, seats 2 and 3 are the next. With an odd number of people, the last
one plays alone.
"""

from cubacube.rules import Seat

PARTNERS = 2
"""Number of people who share one Vehicle."""


def teams_of(people: int) -> int:
    """Return how many Vehicles this number of people needs."""
    return -(-people // PARTNERS)


def team_of(seat: Seat) -> int:
    """Return the team of a person.

    A negative seat (the dealer, nobody) stays as it is.
    """
    return seat // PARTNERS if seat >= 0 else seat


def members(team: int, people: int) -> tuple[Seat, ...]:
    """Return the seats of a team: two, or one for a person without a partner."""
    first = team * PARTNERS
    return tuple(range(first, min(first + PARTNERS, people)))


def preparer(team: int, turns: int, people: int) -> Seat:
    """[V.2] Return who flicks the Gate die in a turn of the team.

    `turns` is the number of that turn; the team's first turn is 1.
    """
    crew = members(team, people)
    return crew[(turns - 1) % len(crew)]


def driver(team: int, turns: int, people: int) -> Seat:
    """[V.2] Return who drives and decides in turn `turns` of the team.

    Before the first turn it is the partner who prepares first.
    """
    crew = members(team, people)
    return crew[turns % len(crew)]
