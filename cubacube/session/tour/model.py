"""A Tour or a knock-out as a value: who plays, which games, and how each match ended."""

from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.language.translation import _
from cubacube.session.play.setup import LARGEST_SEED, LONGEST_NAME, Side

Kind: TypeAlias = Literal["tour", "knock_out"]
FEWEST_MATCHES, MOST_MATCHES = 3, 9
"""Number of matches of a Tour."""
SIZES: dict[Kind, tuple[int, int]] = {"tour": (2, 10), "knock_out": (4, 16)}
"""Smallest and largest number of entrants."""
MOST_ENTRANTS = 16
MOST_PLAYED = 60
"""A knock-out of 16 has 15 pairs, and each pair plays at most three times."""
MOST_TEAMS = 4
LONGEST_TITLE = 40
AT_A_TABLE = 2
"""Number of players of each match of a knock-out."""

Index: TypeAlias = Annotated[int, Interval(ge=1, le=MOST_ENTRANTS)]
Places: TypeAlias = Annotated[tuple[Index, ...], Len(2, MOST_ENTRANTS)]
"""The place of each seat of a match, from 1; players who tie share the better place."""


@frozen
class Entrant:
    """Somebody who takes part."""

    name: Annotated[str, Len(1, LONGEST_NAME)]
    side: Side
    bot: Annotated[int, Interval(ge=0, le=9)] | None = None
    """The level of the computer player; None for a person."""
    team: Annotated[int, Interval(ge=0, le=MOST_TEAMS)] = 0
    """The number of the team, from 1; 0 if everybody plays alone."""


@frozen
class Round:
    """The game of a match of a Tour, or of all matches of a knock-out's round."""

    game: Annotated[str, Len(1, 20)]
    level: Annotated[str, Len(0, 400)] = ""
    """Name or path of the table; ignored by a game without dice to flick."""
    options: Annotated[str, Len(0, 400)] = ""
    """House rules, as on the command line."""


@frozen
class Tour:
    """A Tour or a knock-out; every finished match returns a new value."""

    title: Annotated[str, Len(1, LONGEST_TITLE)]
    kind: Kind
    seed: Annotated[int, Interval(ge=0, le=LARGEST_SEED)]
    entrants: Annotated[tuple[Entrant, ...], Len(2, MOST_ENTRANTS)]
    """In a knock-out, the first ones are the best seeds: they get the byes."""
    rounds: Annotated[tuple[Round, ...], Len(2, MOST_MATCHES)]
    strict: bool = False
    training: bool = False
    """Whether dice may be placed by hand, in games with dice to flick."""
    played: Annotated[tuple[Places, ...], Len(0, MOST_PLAYED)] = ()
    """The places of each finished match, in the order of its seats."""

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The entrants of each team by index; without teams, everybody is a team of one."""
        numbers = sorted({each.team for each in self.entrants})
        if numbers == [0]:
            return tuple((at,) for at in range(len(self.entrants)))
        return tuple(
            tuple(at for at, each in enumerate(self.entrants) if each.team == number)
            for number in numbers
        )

    def with_result(self, places: tuple[int, ...]) -> "Tour":
        """Return the Tour after its next match ended with these places."""
        return replace(self, played=(*self.played, places))


def team_fault(tour: Tour) -> str:
    """Return why these teams are not possible, as a sentence; empty if they are."""
    teams = {each.team for each in tour.entrants}
    if teams == {0}:
        return ""
    if tour.kind == "knock_out":
        return _("There are no teams in a knock-out.")
    if 0 in teams or len(teams) == 1:
        return _("Put everybody into a team, and have at least two teams.")
    return ""
