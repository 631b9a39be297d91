"""Great moments of a Race: a pop, a ribbon or a finale, as great as what happened."""

import pytest

from cubacube.games.race.rules.events import Advanced, RaceEnded, ReachedTarget
from cubacube.kit.actions import Pass
from cubacube.kit.events import BrokeDown, Driven, VehicleGained
from cubacube.rules import Event, replace
from cubacube.scenes.cloth.marks import POP_S
from cubacube.scenes.match.climax import Highlight, Ribbon
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.words import Show
from cubacube.session.play.log import Log
from cubacube.session.settings.chosen import set_value
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from

CROSSED = Driven(0, True, None, (), "through", True, True, 0, (), (), (), (), (), (), False, False)
GREAT_SHOT = replace(CROSSED, bonus_dice=("R1", "G1"))
FIRST = (CROSSED, Advanced(0, 1))


def ribbon(person: RacingPerson, before: tuple[Event, ...], *now: Event) -> Ribbon | None:
    """Return the ribbon for some events of the first player, who is shown them now."""
    table, past = person.table, person.table.live.past
    past.amend(replace(past.now, events=Log((*before, *now))))
    show = Show(person.state, Pass(0), now, person.state)
    moment = table.sequence._great_moment(show)
    assert moment is None or isinstance(moment, Highlight)
    return None if moment is None else moment.ribbon


def test_only_the_first_crossing_of_each_race_has_a_ribbon() -> None:
    with race_from(racing()) as person:
        first = ribbon(person, (), *FIRST)
        assert first is not None
        assert first.words == f"{person.table.live.names[0]} crosses the first Gate!"
        assert ribbon(person, FIRST, CROSSED, Advanced(1, 1)) is None
        assert ribbon(person, (*FIRST, RaceEnded(1)), *FIRST) is not None


def test_a_wreck_and_a_great_shot_have_a_ribbon_and_a_better_vehicle_has_none() -> None:
    with race_from(racing()) as person:
        wreck, shot = ribbon(person, FIRST, BrokeDown(0)), ribbon(person, FIRST, GREAT_SHOT)
        assert wreck is not None
        assert wreck.sound == "mishap"
        assert shot is not None
        assert shot.words.startswith("A great shot by")
        assert ribbon(person, FIRST, VehicleGained(0, 1)) is None


def test_an_ordinary_crossing_pops_with_its_sector_and_stops_nothing() -> None:
    with race_from(racing()) as person:
        presenter, now, mode = person.table.presenter, person.table.situation, person.table.mode
        now.mode = Showing(now.live.match, Show(person.state, Pass(0), (), person.state), 0.0)
        assert ribbon(person, FIRST, CROSSED, Advanced(0, 2)) is None
        now.mode, pop = mode, presenter._pop
        assert pop is not None
        assert pop.words == "Sector 2"
        presenter.update(POP_S / 2)
        assert presenter._pop is not None
        presenter.update(POP_S / 2)
        assert presenter._pop is None


@pytest.mark.parametrize("setting", ["play.less_motion", "play.instant"])
def test_nothing_pops_with_less_motion_or_with_results_at_once(setting: str) -> None:
    set_value(setting, True)
    with race_from(racing()) as person:
        assert ribbon(person, (), *FIRST) is None
        assert ribbon(person, FIRST, *FIRST) is None
        assert person.table.presenter._pop is None


def test_the_arrival_and_the_end_of_a_race_are_finales_even_with_less_motion() -> None:
    for less in (False, True):
        set_value("play.less_motion", less)
        with race_from(racing()) as person:
            arrival = ribbon(person, FIRST, CROSSED, ReachedTarget(0, "la_habana"))
            end = ribbon(person, FIRST, ReachedTarget(0, "la_habana"), RaceEnded(1))
            assert arrival is not None
            assert end is not None
            assert end.words == "The race is over!"
            assert len(end._sides) == 2, "it has the pieces of all players"
            assert arrival.seconds == end.seconds > Ribbon("", "good", (), (0, 0, 9, 9)).seconds
            assert arrival._confetti.over == less
