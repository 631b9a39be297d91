"""Describe every event of The Cobbers in a sentence.

The referee of the variant in play describes the events of that variant.
"""

from functools import singledispatch
from typing import Any, TypeAlias

from cubacube.games.cobbers.referee.wording import sentence_names
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race import referee as race_referee
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers import referee as smugglers_referee
from cubacube.games.smugglers.rules.state import OnFoot
from cubacube.kit.events import DicePlaced
from cubacube.rules import Event
from cubacube.session.language.referee import Cast, People, Topic, capital, tell_placed
from cubacube.session.language.translation import _

_Topic: TypeAlias = Topic[People, State]


def tell(event: Event, names: tuple[str, ...], state: State) -> str:
    """Return what happened and why; `names` are the people's names by seat.

    Raises:
        KeyError: The event belongs neither to The Cobbers nor to the variant in play.
    """
    return _sentence_of(event, Topic(People(names), state))


@singledispatch
def _sentence_of(event: Event, topic: _Topic) -> str:
    """Return the sentence of the variant in play, with team names instead of people's names."""
    teams = sentence_names(topic.cast.names)
    told = _of_variant(topic.state).tell(event, teams, topic.state.inner)
    return ". ".join(map(capital, told.split(". ")))


@_sentence_of.register
def _handed_over(event: HandedOver, topic: _Topic) -> str:
    return _("{name} skips the preparation.").format(name=topic.cast.name(event.seat))


@_sentence_of.register
def _placed(event: DicePlaced, topic: _Topic) -> str:
    teams = Cast(sentence_names(topic.cast.names), topic.state.inner.box.cards)
    return tell_placed(event, topic.cast.name(event.seat), teams)


@_sentence_of.register
def _roles(event: RolesTaken, topic: _Topic) -> str:
    driver = topic.cast.name(event.driver)
    if _on_foot(topic.state):
        return _("{name} walks for the team.").format(name=driver)
    if event.preparer == event.driver:
        return _("{name} plays alone and makes both flicks.").format(name=driver)
    return _("{preparer} may flick a Gate die, then {driver} drives.").format(
        preparer=topic.cast.name(event.preparer), driver=driver
    )


def _on_foot(state: State) -> bool:
    """Return whether the team begins its turn on foot."""
    return any(isinstance(task, OnFoot) for task in state.inner.agenda)


def _of_variant(state: State) -> Any:
    """Return the referee of the variant in play."""
    return race_referee if isinstance(state.inner, RaceState) else smugglers_referee
