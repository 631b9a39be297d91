"""Screenshots of the Smugglers table, compared with small pictures in tests/screens."""

from collections.abc import Callable

import pygame
import pytest

from cubacube.games.smugglers.referee import tell
from cubacube.games.smugglers.rules.ending import standings
from cubacube.games.smugglers.rules.events import GameEnded
from cubacube.games.smugglers.rules.state import Exit, HideMoney, SearchMoney, Smuggler, State
from cubacube.games.smugglers.scene import MATCH_TABLE
from cubacube.games.smugglers.scene.reach import draw_in_cities
from cubacube.kit.tasks import EndTurn, Upgrade
from cubacube.rules import replace
from cubacube.scenes.canvas import Brush, View
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.match.pictures.banner import SECONDS
from cubacube.session.language.translation import use_language
from cubacube.session.play.setup import SIDES, SeatEntry
from cubacube.session.settings.chosen import set_value
from tests.builders import AHEAD, HABANA, TRINIDAD, at
from tests.games.smugglers.builders import A, B, pawn, riding, smuggling, visiting
from tests.games.smugglers.person import A_MOMENT_S, NAMES, table_from
from tests.scenes.flick_person import FlickPerson
from tests.scenes.screens import compare

RICH = Smuggler(16, 1, 2, ("case", "case", "case", "diamond", "diamond", "statue", "weapons"), 3000)


def crowd() -> State:
    """Five players with many different things, near the end of a game."""
    return smuggling(
        Smuggler(1, 1, 1, ("case", "diamond"), 4000),
        Smuggler(7, 2, 1, ("alcohol", "alcohol"), 13000, city=TRINIDAD, has_cop=True),
        Smuggler(11, 0, 2, ("case", "case", "statue", "weapons", "weapons")),
        Smuggler(16, 4, 3, ("case", "case", "diamond", "diamond", "weapons", "weapons"), 21000),
        Smuggler(2, 3, 0, (), 2000, wrecked=True),
        pawns=(pawn(2, 100, 170),),
        sold=(3, 8, 0, 1, 5),
        cops={TRINIDAD: 2, HABANA: 3},
    )


def leaving() -> State:
    return replace(smuggling(moved=(at("VA", *AHEAD),)), agenda=(Exit(A), EndTurn(A)))


def seller() -> State:
    return visiting(smuggling(RICH, Smuggler(2), cops={HABANA: 2}, sold=(3, 2, 0, 1, 5)))


def upgrade() -> State:
    return replace(smuggling(), agenda=(Upgrade(A), EndTurn(A)))


def robbed(task: HideMoney | SearchMoney) -> State:
    state = smuggling(Smuggler(1, money=2000), Smuggler(2, money=9000), pawns=(pawn(B, 180, 230),))
    return replace(state, agenda=(task, EndTurn(A)))


def rest(_person: FlickPerson) -> None:
    """Do nothing."""


def drag(person: FlickPerson) -> None:
    person.mouse.down(person.at(180, 140))
    person.mouse.move(person.at(200, 165))


def fill_counter(person: FlickPerson) -> None:
    person.keys.tap("1", "4", "6")


def hide(person: FlickPerson) -> None:
    person.keys.tap("1", "1", "3")


SCENES: dict[str, tuple[State, Callable[[FlickPerson], None], int]] = {
    "smugglers_five": (crowd(), rest, 0),
    "smugglers_drive": (riding(smuggling(Smuggler(1, bumpers=1), Smuggler(2))), rest, 0),
    "smugglers_walk": (leaving(), drag, 0),
    "smugglers_sale": (seller(), fill_counter, 0),
    "smugglers_upgrade": (upgrade(), rest, 0),
    "smugglers_hide": (robbed(HideMoney(A, by=B)), hide, 1),
    "smugglers_search": (robbed(SearchMoney(A, B, (9000, 0, 0, 0))), rest, 0),
}
"""A state, an action of a person, and the number of computer players."""


@pytest.mark.parametrize("name", SCENES)
def test_the_screen_looks_as_before(name: str) -> None:
    state, act, bots = SCENES[name]
    with table_from(state, bots=bots) as person:
        person.pass_time(SECONDS)
        act(person)
        person.pass_time(A_MOMENT_S)

        compare(name, person.app.window.surface)


def test_the_final_table_as_a_picture() -> None:
    state = replace(crowd(), over=True, agenda=())
    pygame.display.set_mode((1, 1))

    said = tell(GameEnded("cops", tuple(sorted(standings(state).winners))), NAMES, state)

    compare("smugglers_picture", MATCH_TABLE.picture(state, NAMES, (1920, 1080), (said,)))


@pytest.mark.parametrize("percent", [100, 140])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_bribe_is_no_wider_than_its_city_card(
    language: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_language(language)
    set_value("screen.text_percent", percent)
    brush = Brush(pygame.display.set_mode((1280, 720)), View((1280, 720)))
    drawn: list[pygame.FRect] = []
    monkeypatch.setattr(brush, "panel", lambda box, *_look: drawn.append(pygame.FRect(box)))
    state = crowd()

    draw_in_cities(brush, state, tuple(map(SeatEntry, NAMES, SIDES)))

    table = ground(state.box.measures.area_mm)
    cards = [pygame.FRect(table.card(card)) for card in state.layout.cities]
    assert len(drawn) == 2
    assert all(any(card.contains(bribe) for card in cards) for bribe in drawn)
