"""The picture of the road tells everything: each fact is on the screen or in a tip."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import LAND, PICTURE
from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.view import View
from tests.builders import TRINIDAD
from tests.games.couriers.builders import couriers
from tests.games.couriers.person import couriers_from
from tests.games.couriers.test_scene_screens import at_trinidad, crowd

JOB = (
    "Job: to Bayamo",
    "worth 2 points",
    "50 of 70 km",
    "20 km to go",
    "Kilometres of the Job",
    "Your kilometres for this Job. You can deliver only when you have driven all of them.",
    "Collect its kilometres and its Goods. Its stars are your points.",
    "2 of 3 Goods aboard",
    "The Goods this Job needs. A tick means it is aboard.",
    "Still to load: Weapons.",
)
CHASE = (
    "40 km behind",
    "How far the Couriers are ahead of the Police, or behind them.",
    "Catch up, or you are caught!",
    "Any flick now gives the Police a card.",
    "Gate flicks in a row",
    "The second Gate flick in a row gives the Police a card.",
    "The Couriers: 60 km",
    "Grey cards do not count for the Job.",
    "The Police: 100 km",
    "They get a card for every Vehicle flick and every alarm.",
    "The last card: 40 km",
    "The Police lose this card if you evade them.",
    "60 km",
    "100 km",
)
VEHICLE = (
    "Cacharro",
    "Level I",
    "Every player drives this Vehicle in their turn.",
    "Life 3, Damage 1",
    "Each key is Life, each burst is 1 Damage.",
    "Bumpers: 1 of 1",
    "Choose a route, then install one before you drive, with its button.",
    "Diamond",
    "Weapons",
    "Cargo space. Pale places are free.",
    "Hiding places",
    "You can hide in a City without a Cop, or switch to a white Vehicle.",
)
ROUTES = (
    "Smuggling routes",
    "Smuggling route",
    "20 km",
    "30 km",
    "40 km",
    "Choose it, then drive between two dice of these colours.",
)
PLAYERS = ("Ana", "Bruno", "Chloé", "Jürgen", "Mei", "3 of 9 points")


@contextmanager
def said(state: State, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield all texts and tips of a table, one a line."""
    words: list[str] = []
    for name in ("text", "paragraph"):
        usual = getattr(View, name)

        def heard(view: View, text: str, *rest: object, usual: object = usual) -> object:
            words.append(text)
            assert callable(usual)
            return usual(view, text, *rest)

        monkeypatch.setattr(View, name, heard)
    with couriers_from(state) as person:
        tips = person.table._draw_table(person.app.window.surface, person.app.view)
        yield "\n".join(
            [*words, *(each for tip in tips for each in (tip.title, tip.text, tip.why))]
        )


@pytest.mark.parametrize(
    "facts", [JOB, CHASE, VEHICLE, ROUTES, PLAYERS], ids=["job", "chase", "vehicle", "routes", "us"]
)
def test_the_picture_tells_every_fact(
    facts: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    with said(crowd(), monkeypatch) as told:
        assert [fact for fact in facts if fact not in told] == []


STATES: dict[str, tuple[State, tuple[str, ...]]] = {
    "broken": (
        at_trinidad(),
        ("broken", "Broken: repair it in another City.", "10 km behind", "0 of 3 Goods aboard"),
    ),
    "all set": (
        couriers(road=(11, 13), police=(20,), job_km=70, cargo=("diamond", "weapons", "weapons")),
        ("0 km to go", "All set: cross a Gate and stop near the City!", "20 km ahead"),
    ),
    "hidden": (couriers(hideout=TRINIDAD), ("hidden in Trinidad", "side by side")),
    "family": (
        couriers(options={"family": True}, laid=1),
        ("The Police wait until you cross 1 more Gate.", "The Police get no cards before"),
    ),
    "alone": (
        couriers(seats=1),
        ("Driving gives the Police a card. A Gate flick does not.",),
    ),
    "no Bumpers": (couriers(options={"bumpers": False}), ("Life 3, Damage 0",)),
}


@pytest.mark.parametrize("name", STATES)
def test_the_picture_tells_what_matters_now(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, facts = STATES[name]
    with said(state, monkeypatch) as told:
        assert [fact for fact in facts if fact not in told] == []


def inside(box: Bounds, outer: Bounds) -> bool:
    x, y, width, height = box
    left, top, across, tall = outer
    return left <= x and top <= y and x + width <= left + across and y + height <= top + tall


LONG = tuple(range(11, 31))


@pytest.mark.parametrize("name", ["before the City", "past the City", "a long chase", "no cards"])
def test_the_road_is_long_enough_for_everybody(name: str) -> None:
    """All tips of the road lie in the picture, whoever is ahead."""
    state = {
        "before the City": crowd(),
        "past the City": replace(crowd(), police=LONG),
        "a long chase": replace(crowd(), road=LONG[:10], police=LONG[10:], job_km=500),
        "no cards": couriers(job_km=70),
    }[name]
    with couriers_from(state) as person:
        tips = person.table._draw_table(person.app.window.surface, person.app.view)

    assert inside(LAND, PICTURE)
    road = [tip for tip in tips if LAND[0] <= tip.box[0] and inside((*tip.box[:2], 1, 1), LAND)]
    assert len(road) >= 7
    assert [tip.title for tip in road if not inside(tip.box, PICTURE)] == []
