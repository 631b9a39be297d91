"""The aim shows the predicted ruling as a tag; other aids stay off by default."""

from typing import Any

import pygame
import pytest

from cubacube.games.race.rules.state import Racer, State
from cubacube.kit.events import Driven, OnlyFlipped, PreparationSpoilt
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels import turn_panel
from cubacube.scenes.flicking.panels.places import TURN
from cubacube.scenes.flicking.panels.predict_ruling import predict_ruling
from cubacube.session.files.cards import load_cards
from cubacube.session.language.referee import Cast
from cubacube.session.settings.chosen import set_value
from tests.builders import RB, at
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson, race_from

CAST = Cast(("Ana", "Bruno"), load_cards(), obstacles=("Bollard", "Bollard", "Sea wall"))
DRIVEN = Driven(0, True, None, (), "through", True, True, 0, (), (), (), (), (), (), False, False)


def told(person: RacingPerson) -> str:
    person.wait()
    predict_ruling = person.deciding.prediction.ruling
    return predict_ruling.words if predict_ruling else ""


def aim_at(person: RacingPerson, x_mm: float, y_mm: float) -> None:
    person.look_first()
    person.mouse.down(person.on("VA"))
    person.mouse.move(person.at(x_mm, y_mm))


def test_a_flick_through_the_gate_is_said_to_cross() -> None:
    with race_from(racing()) as person:
        aim_at(person, 180, 60)
        assert told(person) == "crosses"
        before = person.match

        person.mouse.up(person.at(180, 60))
        person.until_asked()

        driven = next(each for each in person.table.live.events if isinstance(each, Driven))
        assert driven.success
        assert before is not person.match


def test_a_flick_away_from_the_gate_is_said_to_miss_it() -> None:
    with race_from(racing()) as person:
        aim_at(person, 180, 150)

        assert told(person).startswith("not through the Gate")
        assert person.actions() == []


@pytest.mark.parametrize(
    ("racer", "words"),
    [
        (Racer(1, crossed=5), "reaches La Habana"),
        (Racer(1, crossed=2, damage=4, broken=True), "repaired in La Habana"),
        (Racer(1, crossed=5, damage=4, broken=True), "repaired in La Habana, reaches La Habana"),
    ],
)
def test_a_drive_to_a_city_is_said_to_reach_it(racer: Racer, words: str) -> None:
    moved = (at("VA", 100, 285),)
    with race_from(racing(racer, Racer(2), moved=moved)) as person:
        aim_at(person, 82, 285)
        assert told(person) == words
        assert person.deciding.prediction.ruling
        assert person.deciding.prediction.ruling.good


def test_a_die_that_is_flicked_with_closed_eyes_is_told_nothing() -> None:
    with race_from(racing(Racer(1, blind=2), Racer(2))) as person:
        aim_at(person, 180, 60)

        assert told(person) == ""


@pytest.mark.parametrize(
    ("event", "words", "good"),
    [
        (DRIVEN, "crosses", True),
        (
            replace(DRIVEN, success=False, clean=False, damage=1, costly=("B1",)),
            "touches the blue die: 1 Damage",
            False,
        ),
        (
            replace(DRIVEN, success=False, clean=False, damage=1, left=True, passage="short"),
            "leaves the table: 1 Damage",
            False,
        ),
        (
            replace(DRIVEN, clean=False, damage=1, cities=("Bayamo",)),
            "crosses, hits Bayamo: 1 Damage",
            False,
        ),
        (
            replace(DRIVEN, clean=False, damage=1, struck=(0,)),
            "crosses, hits the Bollard: 1 Damage",
            False,
        ),
        (
            replace(DRIVEN, clean=False, damage=3, struck=(0, 1, 2)),
            "crosses, hits 2 × Bollard and the Sea wall: 3 Damage",
            False,
        ),
        (replace(DRIVEN, bumper=True, struck=(0,), absorbed=(0,)), "crosses", True),
        (
            replace(DRIVEN, gate=RB, success=False, barred_by=(2,)),
            "through the Gate, but it is blocked",
            False,
        ),
        (replace(DRIVEN, needed=False, success=False), "touches nothing", True),
        (
            PreparationSpoilt(0, "R1", ("B1",), False),
            "touches the blue die: turn lost",
            False,
        ),
        (PreparationSpoilt(0, "R1", (), True), "leaves the table: turn lost", False),
        (OnlyFlipped(0, "R1"), "only flips over: turn lost", False),
    ],
)
def test_the_tag_says_what_the_verdict_says(event: object, words: str, good: bool) -> None:
    found = predict_ruling([event], CAST)  # type: ignore[list-item]

    assert found is not None
    assert (found.words, found.good) == (words, good)


def test_the_first_aim_of_the_keys_is_straight_along_the_cloth() -> None:
    with race_from(racing()) as person:
        person.keys.tap("Up")
        aim = person.aim

        assert aim is not None
        assert aim.angle_cdeg % 9000 == 0
        assert told(person) != "crosses"


@pytest.mark.parametrize("pull", [(180, 78), (180, 170), (120, 120), (240, 118)])
def test_the_tag_of_the_power_never_covers_the_die(
    pull: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    with race_from(racing()) as person:
        aim_at(person, *pull)
        aim = person.aim
        assert aim is not None
        boxes: list[pygame.FRect] = []
        view = View((1920, 1080))
        brush = Brush(pygame.Surface(view.size), view)
        draw = brush.tag
        monkeypatch.setattr(brush, "tag", lambda *words: boxes.append(draw(*words)))
        turn_panel.draw_power(brush, person.table.presenter.ground, aim)

        x, y = person.on("VA")
        assert boxes
        assert not boxes[0].colliderect((x - 22, y - 22, 44, 44))


def figures(person: RacingPerson, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the panel's text about power and distance."""
    said: list[str] = []
    person.wait()
    aiming = person.deciding.aiming
    assert aiming is not None
    assert aiming.aim is not None
    view = View((1280, 720))
    brush = Brush(pygame.Surface(view.size), view)
    write = brush.write

    def told(words: str, *how: Any) -> pygame.FRect:
        said.append(words)
        return write(words, *how)

    monkeypatch.setattr(brush, "write", told)
    turn_panel.draw_aim(brush, TURN, aiming.aim, aiming.way_mm)
    return said[0]


def test_how_far_it_goes_is_that_of_its_true_way_as_far_as_it_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with race_from(racing()) as person:
        x, y = racing().layout["R1"].x_mm, racing().layout["R1"].y_mm
        own = racing().layout["VA"]
        aim_at(person, own.x_mm - (x - own.x_mm) * 0.6, own.y_mm - (y - own.y_mm) * 0.6)
        aiming = person.deciding.aiming
        assert aiming is not None
        told(person)
        assert aiming.aim is not None
        assert aiming.sight is not None
        assert aiming.sight.contact is not None
        free, true = round(aiming.aim.stop_mm), round(aiming.sight.way_mm)
        assert true < free - 5

        assert figures(person, monkeypatch).endswith(f"stops after {true} mm")
        set_value("aids.preview", "first_contact")
        assert figures(person, monkeypatch).endswith(f"{free} mm on free cloth")
        set_value("aids.preview", "none")
        set_value("aids.outcome", value=False)
        assert figures(person, monkeypatch).endswith(f"{free} mm on free cloth")


def test_a_die_that_meets_nothing_stops_after_what_the_cloth_says() -> None:
    with race_from(racing()) as person:
        own = racing().layout["VA"]
        aim_at(person, own.x_mm, own.y_mm + 24)
        told(person)
        aiming = person.deciding.aiming
        assert aiming is not None
        assert aiming.aim is not None
        assert aiming.sight is not None
        assert aiming.sight.contact is None
        assert aiming.way_mm == pytest.approx(aiming.aim.stop_mm, rel=0.03)


def test_what_is_drawn_within_a_box_ends_at_its_edges() -> None:
    view = View((1920, 1080))
    brush = Brush(pygame.Surface(view.size), view)
    with brush.within((100, 100, 50, 50)):
        brush.surface.fill("white")

    assert brush.surface.get_at((120, 120)).r == 255
    assert brush.surface.get_at((160, 120)).r == 0


def all_blocked() -> State:
    """Put two red dice left, two blue dice right, and a wall of three dice in between."""
    posts = at("R1", 60, 180), at("R2", 60, 205), at("B1", 260, 180), at("B2", 260, 205)
    wall = at("G1", 160, 176), at("VB", 160, 192.5), at("G2", 160, 209)
    return racing(moved=(*posts, *wall))


def test_if_every_gate_is_blocked_one_is_asked_to_prepare_and_not_to_drive() -> None:
    with race_from(all_blocked()) as person:
        gates = person.table.presenter.gates
        assert gates is not None
        assert not any(mark.standing.is_passable() for mark in gates.marks)
        assert person.deciding.words == "Your Gate is blocked. Flick any coloured die to open it."


def test_one_may_prepare_with_any_coloured_die() -> None:
    with race_from(racing()) as person:
        assert person.deciding.words.startswith(
            "You may flick any coloured die first. Drive between"
        )


def test_g_declares_one_gate_after_the_other() -> None:
    with race_from(racing()) as person:
        gates = person.table.presenter.gates
        assert gates is not None
        seen = []
        for _ in gates.marks:
            person.keys.tap("g")
            seen.append(person.deciding.declared)

        assert set(seen) == {mark.gate for mark in gates.marks}
