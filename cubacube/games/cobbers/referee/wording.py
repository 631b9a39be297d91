"""Names of the teams."""

from cubacube.games.cobbers.rules.crew import members, teams_of
from cubacube.session.language.translation import _, phrase

_LETTERS = 20
"""Largest number of letters in the two names of a team together.

A panel has no room for more letters.
"""


def team_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the teams, made from the names of their people."""
    return tuple(_team_name(*crew) for crew in _crews(names))


def sentence_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the team names for sentences; a pair is called "Team" and its two names."""
    return called(team_names(names), len(names))


def called(teams: tuple[str, ...], people: int) -> tuple[str, ...]:
    """Return how sentences call the teams of some people."""
    return tuple(
        phrase("Team {names}").format(names=name) if len(members(team, people)) > 1 else name
        for team, name in enumerate(teams)
    )


def _crews(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the names of the people in each team."""
    people = len(names)
    crews = (members(team, people) for team in range(teams_of(people)))
    return tuple(tuple(names[seat] for seat in crew) for crew in crews)


def _team_name(first: str, second: str = "") -> str:
    """Return the name of a team; two long names are cut to fit together."""
    if not second:
        return first
    return _("{first} & {second}").format(
        first=_cut(first, _LETTERS - len(second)), second=_cut(second, _LETTERS - len(first))
    )


def _cut(name: str, letters: int) -> str:
    """Shorten a name to at most `letters` letters.

    Half of `_LETTERS` is always allowed, even if `letters` is smaller.
    """
    letters = max(letters, _LETTERS // 2)
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip(' -')}…"
