"""One whole game of the Smugglers, from the first throw to the results, by events."""

from random import Random

import pygame

from cubacube.games.smugglers.about import GAME
from cubacube.games.smugglers.rules.actions import (
    EnterCity,
    EnterVehicle,
    Hide,
    PlaySector,
    Search,
    Sell,
    TakeFace,
    Walk,
)
from cubacube.games.smugglers.rules.hiding import NOTE
from cubacube.games.smugglers.scene.selling import Selling
from cubacube.kit.shot import Flick
from cubacube.rules import Action
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.match.modes import Curtain
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.session.play.dealer import Dealer
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.games.smugglers.person import A_MOMENT_S, entry_for
from tests.scenes.flick_person import LONG_FRAME_S, PATIENCE, FlickPerson

SEED = 3


def wished(person: FlickPerson, rng: Random, dealer: Dealer) -> Action:
    """Return the action of a fairly skilled player."""
    live = person.table.live
    return GAME.bots[1](live.state, live.choices, rng, dealer.what_if)


def do(person: FlickPerson, action: Action) -> None:
    """Perform an action by mouse and keys."""
    match action:
        case Flick():
            person.pull(action)
        case Walk(x_tenth_mm=x, y_tenth_mm=y):
            walk(person, x / 10, y / 10)
        case Sell(goods=goods):
            sell(person, goods)
        case Hide(places=places):
            for number, pesos in enumerate(places, 1):
                person.keys.tap(*[str(number)] * (pesos // NOTE))
            person.keys.tap("d")
        case Search(place=place):
            person.keys.tap(str(place + 1))
        case _ if isinstance(person.deciding.part, Selling):
            part = person.deciding.part
            person.click(part.others[action].box.center)
        case _:
            person.choose(action)


def walk(person: FlickPerson, x_mm: float, y_mm: float) -> None:
    """Drag the Pawn to the place."""
    middle = person.table.live.state.box.measures.area_mm / 2
    person.mouse.drag(person.at(middle, middle), person.at(x_mm, y_mm))


def sell(person: FlickPerson, goods: tuple[str, ...]) -> None:
    """Click cards onto the counter and sell them."""
    part = person.deciding.part
    assert isinstance(part, Selling)
    wanted = list(goods)
    for card in part.cards:
        if card.good in wanted:
            wanted.remove(card.good)
            person.click(card.box.center)
    person.click(part.sell.box.center)


def go_on(person: FlickPerson) -> None:
    """Close notices and confirm curtains, until somebody must decide or the game ends."""
    for _ in range(PATIENCE):
        if isinstance(person.scene, Results):
            return
        if isinstance(person.scene, Dialogue) or isinstance(person.table.mode, Curtain):
            person.look()
            person.wait()
        elif person.at_table and isinstance(person.table.mode, Deciding):
            person.pass_time(A_MOMENT_S)
            return
        else:
            person.app.tick(LONG_FRAME_S, pygame.event.get())
    raise AssertionError("nothing goes on")


def test_a_game_is_played_to_its_results_with_mouse_and_keys() -> None:
    window = Window((1920, 1080))
    person = FlickPerson(window)
    person.enter(entry_for(2, seed=SEED))
    rng, dealer = Random(SEED), Dealer(person.table.live.level, SEED)

    made: set[type[Action]] = set()
    go_on(person)
    while not isinstance(person.scene, Results):
        wish = wished(person, rng, dealer)
        number = len(person.actions())
        do(person, wish)
        made.add(type(wish))
        done = person.actions()[number]
        if isinstance(wish, Flick | Walk):
            assert type(done) is type(wish)
        else:
            assert done == wish
        go_on(person)

    assert isinstance(person.scene, Results)
    assert made >= {PlaySector, Flick, TakeFace, Walk, EnterCity, Sell, EnterVehicle}
    assert person.table.live.state.over
    window.close()
    pygame.display.quit()
