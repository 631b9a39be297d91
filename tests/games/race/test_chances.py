"""Success rates of an aim: sampled results, simulated step by step and displayed."""

import pygame
import pytest

from cubacube.ai.flicking import sampled
from cubacube.games.race import rules
from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.shot import AnyFlick, Flick
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.flicking.chances import HAND, SLICE_S, WAYS, AimForecast, draw_ways
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling
from cubacube.session.files.levels import load_level
from cubacube.session.settings.chosen import set_value, use_handicaps
from cubacube.table import flicked
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from
from tests.games.race.test_aids import AGAINST, ONWARD, aim_at

LEVEL = load_level("habana")
LONG = 60
"""More frames than samples."""


def tried(person: RacingPerson) -> AimForecast:
    """Return the success rates after all samples are simulated."""
    for _frame in range(LONG):
        person.wait()
    assert person.deciding.prediction.chances.whole
    return person.deciding.prediction.chances


def percents(chances: AimForecast) -> list[int]:
    return [int(each.words.split(" %")[0]) for each in chances.words]


def test_they_are_the_flicks_that_computers_try() -> None:
    set_value("aids.preview", "chances")
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        chances = tried(person)
        aim = person.deciding.aiming.aim if person.deciding.aiming else None
        flick = aim.flick() if aim else None
        assert aim is not None
        assert flick is not None

    shots = [
        flicked(aim.choice.layout, each, LEVEL)[0]
        for each in sampled(flick, aim.choice, HAND, WAYS)
    ]
    ends = [next(pose for pose in shot.rest if pose.die == "VA") for shot in shots]
    assert [way.end for way in chances.ways] == ends


def test_the_chance_of_each_ruling_is_told_the_most_likely_first() -> None:
    set_value("aids.preview", "chances")
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        chances = tried(person)

        assert percents(chances) == sorted(percents(chances), reverse=True)
        assert 0 < sum(percents(chances)) <= 101
        share = sum(way.ruling == chances.ways[0].ruling for way in chances.ways) / WAYS
        assert any(abs(each - 100 * share) <= 1 for each in percents(chances))


@pytest.mark.parametrize("preview", ["none", "direction", "first_contact", "full"])
def test_counter_example_who_sees_less_has_none(preview: str) -> None:
    set_value("aids.preview", preview)
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)

        assert person.deciding.prediction.chances.ways == ()


def test_it_is_an_aid_of_a_seat() -> None:
    with race_from(racing()) as person:
        use_handicaps({person.deciding.who: "chances"})
        aim_at(person, *ONWARD)
        assert person.deciding.prediction.chances.ways

        use_handicaps({"Somebody else": "chances"})
        person.wait()
        assert not person.deciding.prediction.chances.ways


def test_another_aim_begins_again_and_no_aim_has_none() -> None:
    set_value("aids.preview", "chances")
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        before = tried(person).ways
        person.mouse.move(person.at(*AGAINST))
        person.wait()
        assert len(person.deciding.prediction.chances.ways) < WAYS
        assert tried(person).ways != before

        person.mouse.down(person.at(*AGAINST), button=3)
        person.wait()
        assert person.deciding.prediction.chances.ways == ()


def test_blind_nobody_knows_chances() -> None:
    set_value("aids.preview", "chances")
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        aim_at(person, *ONWARD)

        assert person.deciding.prediction.chances.ways == ()


class Clock:
    """A clock that advances by a millisecond per reading."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_a_frame_makes_no_more_ways_than_fit_into_its_slice() -> None:
    state = racing()
    choice = next(each for each in flicks(state) if each.dice == ("VA",))
    chances = AimForecast(LEVEL, lambda _shot: PredictedRuling("crosses", good=True), Clock())
    flick = Flick(0, "VA", 9000, 700, gate=choice.gates[0])

    chances.look(flick, choice)
    assert 1 <= len(chances.ways) <= SLICE_S / 0.001 + 1

    for _frame in range(WAYS):
        chances.look(flick, choice)
    assert len(chances.ways) == WAYS
    assert chances.words == (PredictedRuling("100 %: crosses", good=True),)


def flicks(state: State) -> list[AnyFlick]:
    return [each for each in rules.choices(state) if isinstance(each, AnyFlick)]


def test_ends_are_drawn_on_the_cloth() -> None:
    set_value("aids.preview", "chances")
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        chances = tried(person)
        surface = pygame.Surface(person.app.view.size)
        before = pygame.image.tobytes(surface, "RGB")
        ground = person.table.presenter.ground
        draw_ways(Brush(surface, person.app.view), ground, chances.ways)

        assert pygame.image.tobytes(surface, "RGB") != before
