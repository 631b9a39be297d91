"""Which aids the settings show before a flick, and nothing more."""

from typing import Any

import pygame
import pytest

from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth import guide
from cubacube.session.play.match import Match
from cubacube.session.settings.chosen import set_value, use_handicaps
from cubacube.session.settings.model import PREVIEWS
from cubacube.table import Film
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from

ONWARD, AGAINST = (180.0, 60.0), (180.0, 150.0)
"""Handles of two aims: through the Gate, and elsewhere."""


def aim_at(person: RacingPerson, x_mm: float, y_mm: float) -> None:
    person.look_first()
    person.mouse.down(person.on("VA"))
    person.mouse.move(person.at(x_mm, y_mm))
    person.wait()


def drawn(person: RacingPerson) -> bytes:
    """Return what the aim draws on the cloth, below and above the dice."""
    surface = pygame.Surface(person.app.view.size)
    brush = Brush(surface, person.app.view)
    aiming = person.deciding.aiming
    assert aiming is not None
    person.deciding.draw_below(brush)
    aiming.draw_over(brush)
    return pygame.image.tobytes(surface, "RGB")


def ways(monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    """Record every dotted path that is drawn."""
    found: list[list[Any]] = []
    name = "cubacube.scenes.cloth.guide.draw_way"
    monkeypatch.setattr(name, lambda _brush, _ground, way: found.append([*way]))
    return found


@pytest.mark.parametrize("preview", ["none", "direction"])
def test_without_a_preview_and_a_tag_nobody_looks_ahead(
    preview: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_all: Any) -> tuple[Any, Film]:
        raise AssertionError("a flick was simulated that nobody has made")

    set_value("aids.preview", preview)
    set_value("aids.outcome", value=False)
    monkeypatch.setattr(guide, "flicked", refuse)
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        drawn(person)

        assert person.deciding.prediction.ruling is None
        assert person.deciding.aiming is not None
        assert person.deciding.aiming.sight is None


def test_a_person_has_an_aid_of_their_own_whatever_is_set() -> None:
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        assert person.deciding.prediction.ruling is not None
        name = person.deciding.who
        use_handicaps({name: "direction"})
        person.wait()

        assert person.deciding.aiming is not None
        assert person.deciding.aiming.sight is None
        assert person.deciding.prediction.ruling is None

        use_handicaps({name: "full", "Somebody else": "none"})
        set_value("aids.preview", "none")
        person.wait()
        assert person.deciding.aiming.sight is not None
        assert person.deciding.prediction.ruling is not None


@pytest.mark.parametrize("preview", ["none", "direction"])
def test_who_sees_no_hit_sees_no_ruling_either(preview: str) -> None:
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        assert person.deciding.prediction.ruling is not None
        set_value("aids.preview", preview)
        person.wait()
        without_tag = drawn(person)
        assert person.deciding.prediction.ruling is None
        assert person.deciding.aiming is not None
        assert person.deciding.aiming.seen_until == person.deciding.aiming.aim.centre

        set_value("aids.outcome", value=False)
        person.wait()

        assert drawn(person) == without_tag


def test_a_direction_is_as_long_for_every_power(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ways(monkeypatch)
    set_value("aids.preview", "direction")
    with race_from(racing()) as person:
        aim_at(person, *ONWARD)
        found.clear()
        drawn(person)
        person.keys.tap("Up", "Up", "Up", "Up")
        person.wait()
        drawn(person)

    assert found[0] == found[-1]
    assert len(found[0]) == 2


def test_the_first_contact_ends_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    with race_from(racing()) as person:
        aim_at(person, *into_a_die(person))
        assert person.deciding.aiming is not None
        sight = person.deciding.aiming.sight
        assert sight is not None
        assert sight.contact is not None
        found = ways(monkeypatch)
        set_value("aids.preview", "first_contact")
        drawn(person)

    assert found == [[*sight.free_way]]
    assert 1 <= len(sight.free_way) < len(sight.way)


def test_every_preview_shows_more_than_the_one_before() -> None:
    pictures = []
    with race_from(racing()) as person:
        aim_at(person, *into_a_die(person))
        for preview in PREVIEWS:
            set_value("aids.preview", preview)
            person.wait()
            pictures.append(drawn(person))

    assert len(set(pictures)) == len(pictures)


def test_blind_flicks_show_no_direction_either() -> None:
    from cubacube.games.race.rules.state import Racer

    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        aim_at(person, *ONWARD)
        pictures = []
        for preview in ("none", "direction", "full"):
            set_value("aids.preview", preview)
            person.wait()
            pictures.append(drawn(person))

    assert len(set(pictures)) == 1


def test_the_flick_is_the_same_whatever_is_seen_of_it() -> None:
    logs = []
    for preview, outcome in (("none", False), ("full", True)):
        set_value("aids.preview", preview)
        set_value("aids.outcome", value=outcome)
        with race_from(racing()) as person:
            aim_at(person, *AGAINST)
            person.mouse.up(person.at(*AGAINST))
            person.until_asked()
            match: Match[Any] = person.match
            logs.append(match.actions())

    assert logs[0] == logs[1]


def test_gates_have_no_words_if_none_are_wanted_and_again_at_once() -> None:
    with race_from(racing()) as person:
        person.wait()
        gates = person.table.presenter.gates
        assert gates is not None
        assert gates.boxes
        middle = gates.boxes[0][0] + 5, gates.boxes[0][1] + 5
        assert gates.at(middle) is not None

        set_value("aids.gate_labels", value=False)
        person.wait()
        assert person.table.presenter.gates is not None
        assert person.table.presenter.gates.boxes == ()

        set_value("aids.gate_labels", value=True)
        person.wait()
        assert person.table.presenter.gates.boxes


def into_a_die(person: RacingPerson) -> tuple[float, float]:
    """Return the handle of a flick that hits another die."""
    layout = person.state.layout
    own = layout["VA"]
    other = next(each for each in layout.dice if each.die != "VA")
    far = 0.6
    return own.x_mm - far * (other.x_mm - own.x_mm), own.y_mm - far * (other.y_mm - own.y_mm)
