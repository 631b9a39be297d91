"""What the table of the Race looks like, compared with small pictures in tests/screens."""

from collections.abc import Callable

import pygame
import pytest

from cubacube.games.race.rules.state import Racer, State, UseBonuses
from cubacube.games.race.scene import TABLE
from cubacube.kit.tasks import EndTurn
from cubacube.rules import replace
from tests.builders import at
from tests.games.race.builders import racing
from tests.games.race.person import NAMES, RacingPerson, race_from
from tests.scenes.screens import compare


def crowd() -> State:
    """Five players with all sorts of things, in the middle of a race."""
    racers = (
        Racer(1, damage=1, bumpers=1, crossed=1, bonuses=("case",), money=4000, has_cop=True),
        Racer(7, damage=5, crossed=2, broken=True, blind=1, cone=True, has_cop=True),
        Racer(11, bumpers=1, bonuses=("alcohol", "diamond", "diamond", "statue"), crossed=1),
        Racer(4, damage=3),
        Racer(16, bumpers=2, money=12000, crossed=2),
    )
    poses = (at("VB", 240, 130, 0.4), at("R2", 120, 160, 0.3), at("G1", 100, 230, 1.1, 7))
    return racing(*racers, moved=poses, bumpers=True, raid=True)


def aiming(person: RacingPerson) -> None:
    person.down(person.on("VA"))
    person.move(person.at(195, 64))


def blind(person: RacingPerson) -> None:
    person.drag(person.on("VA"), person.at(195, 64))
    person.pass_time(0.5)


def waiting(person: RacingPerson) -> None:
    person.pass_time(0.5)


BOUND = replace(racing(Racer(1, cone=True), Racer(2)), in_cone=True)
SHOPPER = Racer(1, bonuses=("alcohol", "case", "weapons"), damage=2)
SHOPPING = replace(
    racing(SHOPPER, Racer(2), Racer(3), moved=(at("VB", 210, 110),)),
    agenda=(UseBonuses(0), EndTurn(0)),
)

SCENES: dict[str, tuple[State, Callable[[RacingPerson], None]]] = {
    "race_five": (crowd(), waiting),
    "race_aiming": (racing(), aiming),
    "race_cone": (BOUND, aiming),
    "race_blind": (racing(Racer(1, blind=2), Racer(2)), blind),
    "race_bonuses": (SHOPPING, waiting),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_screen_looks_as_before(name: str) -> None:
    state, act = SCENES[name]
    with race_from(state) as person:
        act(person)
        person.wait()

        compare(name, person.app.window.surface)


def test_the_final_table_as_a_picture() -> None:
    state = replace(crowd(), over=True, agenda=())
    pygame.display.set_mode((1, 1))

    compare("race_picture", TABLE.picture(state, NAMES, (1920, 1080)))
