"""The referee of The Cobbers: the variant's own words, told of teams and their people."""

from typing import Any

from cubacube.games.cobbers.rules.crew import members, teams_of
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race import referee as race_referee
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers import referee as smugglers_referee
from cubacube.games.smugglers.rules.state import OnFoot
from cubacube.rules import Event
from cubacube.session.language.translation import _

__all__ = ["team_names", "tell"]

_LETTERS = 20
"""Of both names of a team; a panel has no room for more."""


def team_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """What the teams are called: by their people."""
    return tuple(_team_name(*crew) for crew in _crews(names))


def _sentence_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same as the subjects of sentences: a team is one player."""
    called = zip(_crews(names), team_names(names), strict=True)
    return tuple(
        _("Team {names}").format(names=name) if len(crew) > 1 else name for crew, name in called
    )


def _crews(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The names of each team's people."""
    people = len(names)
    crews = (members(team, people) for team in range(teams_of(people)))
    return tuple(tuple(names[seat] for seat in crew) for crew in crews)


def _team_name(first: str, second: str = "") -> str:
    """Two long names are cut so that they fit together."""
    if not second:
        return first
    return _("{first} & {second}").format(
        first=_cut(first, _LETTERS - len(second)), second=_cut(second, _LETTERS - len(first))
    )


def _cut(name: str, letters: int) -> str:
    """A name in so many letters, or in half of those of a team."""
    letters = max(letters, _LETTERS // 2)
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip(' -')}…"


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """What happened and why; `names` are the people's by seat."""
    match event:
        case RolesTaken(driver=driver) if _on_foot(state):
            return _("{name} goes on foot for the team.").format(name=names[driver])
        case RolesTaken(preparer=preparer, driver=driver) if preparer == driver:
            return _("{name} is alone and makes both flicks.").format(name=names[driver])
        case RolesTaken(preparer=preparer, driver=driver):
            return _("{preparer} may flick a Gate die, then {driver} drives.").format(
                preparer=names[preparer], driver=names[driver]
            )
        case HandedOver(seat=seat):
            return _("{name} prepares nothing.").format(name=names[seat])
    return str(_of_variant(state).tell(event, _sentence_names(names), state.inner))


def _on_foot(state: State) -> bool:
    """Whether a turn has begun in which no die may be flicked, or not yet."""
    return any(isinstance(task, OnFoot) for task in state.inner.agenda)


def _of_variant(state: State) -> Any:
    """The referee of the variant in play."""
    return race_referee if isinstance(state.inner, RaceState) else smugglers_referee
