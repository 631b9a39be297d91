"""Whole games of Atacama in the real window, by mouse and by keys."""

from typing import Any

import pytest

from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.scene.spots import InHand, OnField, OnSale, Sale
from cubacube.scenes.match.words import Spot
from cubacube.session.play.result import MatchResult
from tests.games.atacama.tables import scene, state
from tests.scenes.board_person import AtTable, table

BESIDE = (1900, 60)
"""A point without any widget: a click there only skips animations."""
MOST_STEPS = 400
MOST_KEYS = 40

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"board": "second"}),
    (2, {"tactical": True, "board": "random"}),
    (3, {"tactical": True}),
    (3, {"board": "random", "concessions": "drawn"}),
    (4, {"tactical": True, "concessions": "second"}),
]


def legal_fields(person: AtTable) -> list[Field]:
    names = person.spot_names()
    fields = [name.field for name in names if isinstance(name, OnField)]
    return [field for field in fields if placing(person, field)]


def placing(person: AtTable, field: Field) -> bool:
    spot: Spot = person.spot(OnField(field)).spot
    return spot.action is not None and not spot.bar


def finish(person: AtTable) -> MatchResult:
    """Click the middle one of the free fields until the end; skip animations."""
    clicked: list[Field] = []
    for _ in range(MOST_STEPS):
        if person.closed:
            break
        if person.asked:
            fields = legal_fields(person)
            clicked.append(fields[len(fields) // 2])
            person.click_spot(OnField(clicked[-1]))
        else:
            person.click(BESIDE)
    assert [rig.field for rig in state(person).rigs] == clicked
    (ended,) = person.closed
    assert isinstance(ended, MatchResult)
    return ended


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_whole_game_by_mouse(seats: int, options: dict[str, Any]) -> None:
    with table(scene(*[None] * seats, **options)) as person:
        ended = finish(person)

        assert ended.outcome.scores == totals(state(person))
        assert [part.title for part in ended.parts] == ["Gold", "Silver", "Copper"]
        sums = tuple(sum(part.scores[seat] for part in ended.parts) for seat in range(seats))
        assert sums == ended.outcome.scores


def test_an_enhanced_game_by_mouse_with_a_purchase() -> None:
    with table(scene(None, None, enhanced=True, tactical=True)) as person:
        person.until_asked()
        buyer = state(person).seat
        person.click_spot(Sale(opens=True))
        person.click_spot(OnSale("orange", "columns"))
        ended = finish(person)

        assert Buy(buyer, "orange", "columns") in person.table.live.match.actions()
        assert ended.outcome.scores == totals(state(person))
        assert len(state(person).rigs) <= 27


def test_who_has_not_bought_must_do_it_before_the_last_rig() -> None:
    with table(scene(None, None, enhanced=True)) as person:
        for _ in range(MOST_STEPS):
            if person.asked and not legal_fields(person):
                break
            if person.asked:
                person.click_spot(OnField(legal_fields(person)[0]))
            else:
                person.click(BESIDE)
        assert person.spot_names() == [
            OnSale(concession, direction)
            for concession in ("turquoise", "orange")
            for direction in ("columns", "rows")
        ]
        person.click_spot(OnSale("turquoise", "rows"))
        finish_showing(person)

        assert isinstance(person.closed[0], MatchResult)


def finish_showing(person: AtTable) -> None:
    for _ in range(MOST_STEPS):
        if person.closed:
            return
        person.click(BESIDE)


def walk(person: AtTable, goal: Field) -> None:
    """Move the focus with arrow keys, rows last."""
    person.key("Tab")
    for _ in range(MOST_KEYS):
        pointed = person.table.mode.page.pointed  # type: ignore[attr-defined]
        if pointed.name == OnField(goal):
            return
        here, there = pointed.box, person.spot(OnField(goal)).spot.box
        across, down = there[0] - here[0], there[1] - here[1]
        if abs(down) > 20:
            person.key("Down" if down > 0 else "Up")
        else:
            person.key("Right" if across > 0 else "Left")
    raise AssertionError(f"arrows do not lead to {goal}")


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"tactical": True}), (2, {"enhanced": True}), (3, {}), (4, {})]
)
def test_a_whole_game_by_keys_alone(seats: int, options: dict[str, Any]) -> None:
    with table(scene(None, *[0] * (seats - 1), seed=8, **options)) as person:
        placed: list[Field] = []
        for _ in range(MOST_STEPS):
            if person.closed:
                break
            if not person.asked:
                person.key("Space")
                continue
            person.until_asked()
            if not legal_fields(person):
                person.key("Tab")
                person.key("Enter")
                continue
            goal = legal_fields(person)[-1 if len(placed) % 2 else 0]
            walk(person, goal)
            person.key("Enter")
            placed.append(goal)
        own = [
            action.field
            for action in person.table.live.match.actions()
            if isinstance(action, Place) and action.seat == 0
        ]
        assert own == placed
        assert isinstance(person.closed[0], MatchResult)


def test_the_sale_by_keys_alone() -> None:
    with table(scene(None, None, enhanced=True)) as person:
        person.until_asked()
        buyer = state(person).seat
        person.key("b")
        person.key("b")
        assert OnField((1, 1)) in person.spot_names()
        person.key("b")
        person.key("Tab")
        person.key("Right")
        person.key("Down")
        person.key("Enter")
        person.until_asked()

        assert state(person).players[buyer].concession == "orange"
        assert state(person).players[buyer].direction == "rows"


def test_a_double_rig_by_keys_and_a_basic_one_again() -> None:
    with table(scene(None, None, tactical=True)) as person:
        person.until_asked()
        person.key("2")
        assert person.spot(OnField((5, 5))).spot.action == Place(0, (5, 5), "second")
        person.key("1")
        assert person.spot(OnField((5, 5))).spot.action == Place(0, (5, 5), "basic")
        person.click_spot(InHand("second"))
        person.click_spot(OnField((5, 5)))
        person.until_asked()

        assert state(person).rigs[0].colour == "second"
        assert person.spot(OnField((1, 1))).spot.action == Place(1, (1, 1), "basic")


@pytest.mark.parametrize("options", [{}, {"enhanced": True, "tactical": True}])
def test_computers_play_a_game_by_themselves(options: dict[str, Any]) -> None:
    with table(scene(1, 1, seed=2, **options)) as person:
        for _ in range(MOST_STEPS):
            if person.closed:
                break
            person.key("Space")
        assert isinstance(person.closed[0], MatchResult)
