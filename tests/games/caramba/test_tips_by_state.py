"""The tips of Caramba! say what is true in the state on the table."""

import pytest

from cubacube.games.caramba.rules.events import Welcomed
from cubacube.games.caramba.rules.state import State, Throw
from cubacube.games.caramba.scene.sombreros import describe_landing
from cubacube.rules import replace
from tests.games.caramba.positions import A, B, roll, told, track
from tests.games.caramba.tables import scene
from tests.scenes.board_person import table


def landing(state: State, on: int) -> Welcomed:
    """Return what happens when sombrero A of `state` lands on another one."""
    steps = state.spaces[on] - state.spaces[A]
    events = told(replace(state, agenda=(Throw(A, 1),)), roll(steps))
    return next(event for event in events if isinstance(event, Welcomed))


@pytest.mark.parametrize(
    ("money", "broke", "on", "words"),
    [
        ((30, 30, 30), (), 1, "gets 2 silver"),
        ((30, 1, 30), (), 1, "gets 1 silver"),
        ((30, 5, 30), (1,), 1, "Its owner is broke and pays nothing."),
        ((30, 30, 30), (), 3, "nobody pays"),
    ],
    ids=["rich", "poor", "broke", "own"],
)
def test_the_tip_of_a_sombrero_says_what_landing_on_it_brings_now(
    money: tuple[int, ...], broke: tuple[int, ...], on: int, words: str
) -> None:
    state = track(10, 12, 20, 14, 30, 40, race=2, money=money, broke=broke, turn=A)

    tip = describe_landing(state, on)

    assert words in tip
    assert (landing(state, on).paid > 0) == ("silver" in tip)


def test_the_purse_of_a_broke_player_is_told() -> None:
    state = track(10, 12, 14, 20, money=(30, 5, 30, 30), broke=(B,))
    with table(scene(state)) as person:
        person.until_asked()
        tips = person.table._draw_table(person.app.window.surface, person.app.view)

    purses = [tip.text for tip in tips if tip.title == "Silver"]
    assert sum(text.startswith("Broke: this player pays nothing") for text in purses) == 1
