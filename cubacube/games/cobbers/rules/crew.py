"""[V.1, 2, R32] Who sits in which Vehicle, and whose turn at the dice it is.

Seats 0 and 1 are a team, 2 and 3 the next; the last of an odd number is alone.
"""

from cubacube.rules import Seat

PARTNERS = 2
"""People to a Vehicle."""


def teams_of(people: int) -> int:
    """How many Vehicles so many people need."""
    return -(-people // PARTNERS)


def team_of(seat: Seat) -> int:
    """The team of a person; those who are nobody are no team."""
    return seat // PARTNERS if seat >= 0 else seat


def members(team: int, people: int) -> tuple[Seat, ...]:
    """The people of a team: two, or the odd one."""
    first = team * PARTNERS
    return tuple(range(first, min(first + PARTNERS, people)))


def preparer(team: int, turns: int, people: int) -> Seat:
    """[V.2] Who flicks the Gate die in turn number `turns` of their team, counted from 1."""
    crew = members(team, people)
    return crew[(turns - 1) % len(crew)]


def driver(team: int, turns: int, people: int) -> Seat:
    """[V.2] Who flicks the Vehicle and decides; before the first turn that who prepares first."""
    crew = members(team, people)
    return crew[turns % len(crew)]
