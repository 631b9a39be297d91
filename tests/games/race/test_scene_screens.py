"""Screenshots of the Race table, compared with small pictures in tests/screens."""

from collections.abc import Callable

import pygame
import pytest

from cubacube.games.race.referee import tell
from cubacube.games.race.rules.events import GameEnded
from cubacube.games.race.rules.finish import standings
from cubacube.games.race.rules.state import Racer, State, UseBonuses
from cubacube.games.race.scene import MATCH_TABLE
from cubacube.games.race.scene.track import CARDS_TOP, TRACK, pawn_boxes
from cubacube.kit.tasks import EndTurn
from cubacube.rules import replace
from cubacube.scenes.flicking.panels.sector_card import FULL_HEIGHT
from cubacube.scenes.match.pictures.banner import SECONDS
from tests.builders import at
from tests.games.race.builders import racing
from tests.games.race.person import NAMES, RacingPerson, race_from
from tests.scenes.screens import compare


def crowd() -> State:
    """Five players with many different things, in the middle of a race."""
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
    person.mouse.down(person.on("VA"))
    person.mouse.move(person.at(195, 64))


def blind(person: RacingPerson) -> None:
    person.mouse.drag(person.on("VA"), person.at(195, 64))
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


@pytest.mark.parametrize("crossed", [0, 1, 5])
def test_five_pawns_touch_no_card(crossed: int) -> None:
    state = racing(*(Racer(n, crossed=crossed) for n in range(1, 6)))

    boxes = pawn_boxes(state, 5)

    assert [seat for seat, _box in boxes] == [1, 2, 3, 4, 0]
    x, y, width, height = TRACK
    cards_end = y + CARDS_TOP + FULL_HEIGHT
    for _seat, box in boxes:
        assert cards_end + 3 <= box.top
        assert box.bottom < y + height - 4
        assert x <= box.left
        assert box.right <= x + width


@pytest.mark.parametrize("name", SCENES)
def test_the_screen_looks_as_before(name: str) -> None:
    state, act = SCENES[name]
    with race_from(state) as person:
        person.pass_time(SECONDS)
        act(person)
        person.wait()

        compare(name, person.app.window.surface)


def test_the_final_table_as_a_picture() -> None:
    state = replace(crowd(), over=True, agenda=())
    pygame.display.set_mode((1, 1))

    said = tell(GameEnded(tuple(sorted(standings(state).winners))), NAMES, state)

    compare("race_picture", MATCH_TABLE.picture(state, NAMES, (1920, 1080), (said,)))
