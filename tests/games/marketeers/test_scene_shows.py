"""Animations of actions in The Marketeers."""

import pygame
import pytest

from cubacube.games.marketeers import rules
from cubacube.games.marketeers.rules.actions import Buy, Drop, Move, PutAside, Sell, StartIn, Take
from cubacube.games.marketeers.rules.opening import setup
from cubacube.games.marketeers.rules.state import RollGateDice, State
from cubacube.games.marketeers.scene.board import MarketeersBoard
from cubacube.games.marketeers.scene.places import (
    TRAY,
    die_box,
    offer_box,
    parking,
    player_box,
    price_row,
    slot_box,
)
from cubacube.games.marketeers.scene.showing import moving, rolls, timeline
from cubacube.kit.actions import Pass
from cubacube.rules import Action, play, replace
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.words import Frame, Show, Snapshot
from cubacube.scenes.pieces.dice_toss import TOSS_S
from cubacube.session.play.setup import SIDES, SeatEntry
from tests.games.marketeers.positions import (
    BOX,
    HABANA,
    TRINIDAD,
    A,
    after,
    given,
    goods,
    holding,
    market,
    order,
    roll,
    showing,
    sold_in,
)
from tests.games.marketeers.tables import NAMES

SIZE = (960, 540)
SEATS = tuple(SeatEntry(name, side) for name, side in zip(NAMES[:2], SIDES, strict=False))
BOARD = MarketeersBoard()


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((1, 1))


def show(state: State, action: Action) -> Show[State]:
    step = play(rules, state, action)
    return Show(state, action, step.events, step.state)


def at(shown: Show[State], share: float) -> pygame.Surface:
    """Return the table after this share of an animation."""
    view = View(SIZE)
    surface = pygame.Surface(SIZE)
    brush = Brush(surface, view)
    surface.blit(backdrop(view, BOARD.backdrop), view.canvas)
    snapshot = Snapshot(shown.before, SEATS, A, None)
    BOARD.draw_still(brush, snapshot)
    now = replace(shown, at_s=share * timeline(shown).seconds)
    BOARD.draw(brush, Frame(snapshot, show=now))
    return surface


def still(state: State) -> pygame.Surface:
    """Return the table without an animation."""
    surface = pygame.Surface(SIZE)
    BOARD.draw_still(Brush(surface, View(SIZE)), Snapshot(state, SEATS, A, None))
    return surface


def changes(one: pygame.Surface, other: pygame.Surface, box: Bounds) -> bool:
    """Whether two pictures differ inside a box."""
    place = View(SIZE).rect(box)
    first, second = one.subsurface(place), other.subsurface(place)
    return pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")


def round_place(place: int) -> Bounds:
    x, y = parking(place, A, 2)
    return x - 25, y - 25, 50, 50


def test_the_dice_roll_for_their_time() -> None:
    state = replace(market(), agenda=(RollGateDice(A),))
    shown = show(state, roll(0, 1, 2, 3, 4, 5, 0))

    assert timeline(shown).seconds == TOSS_S
    assert rolls(shown)
    assert changes(at(shown, 0.4), at(shown, 1), die_box(0))


def test_a_vehicle_leaves_its_city_for_the_next_one() -> None:
    state = after(showing(holding(market(), A, 33), B1="crate"), Buy(A, 33))
    shown = show(state, Move(A, HABANA))

    assert moving(shown) == A
    assert changes(at(shown, 0), at(shown, 1), round_place(0))
    assert changes(at(shown, 0), at(shown, 1), round_place(1))
    assert not changes(at(shown, 0), at(shown, 1), round_place(2))


def test_a_good_flies_from_the_die_to_its_place() -> None:
    state = after(showing(holding(market(), A, 1), R1="case"), Buy(A, 1))
    shown = show(state, Take(A, "R1"))
    slot = slot_box(player_box(A, 2), 0)

    assert changes(at(shown, 0), at(shown, 0.2), die_box(0))
    assert not changes(at(shown, 0), at(shown, 0.2), slot)
    assert changes(at(shown, 0), at(shown, 1), slot)


def test_a_good_too_many_leaves_its_place() -> None:
    state = given(showing(holding(market(), A, 1), R1="case"), A, "DSAWW")
    shown = show(after(state, Buy(A, 1), Take(A, "R1")), Drop(A, "weapons"))

    assert changes(at(shown, 0), at(shown, 1), slot_box(player_box(A, 2), 5))


def test_a_sale_changes_money_and_prices_and_brings_a_cop() -> None:
    state = sold_in(holding(market(), A, 27), HABANA, "SSSWWDDC", cops=2)
    shown = show(given(state, A, "DDA", city=HABANA), Sell(A, 27, goods("DDA")))
    x, y, width, _height = player_box(A, 2)
    money = x + width - 200, y + 8, 190, 44

    assert not changes(at(shown, 0), at(shown, 0.3), money)
    assert changes(at(shown, 0.45), at(shown, 0.55), money)
    assert changes(at(shown, 0), at(shown, 1), price_row(1, 3))
    assert not changes(at(shown, 0), at(shown, 1), price_row(2, 3))


def test_an_offer_put_aside_is_turned_over() -> None:
    shown = show(market(), PutAside(A, 2))

    assert changes(at(shown, 0), at(shown, 1), offer_box(1))
    assert not changes(at(shown, 0), at(shown, 1), offer_box(0))


def test_an_offer_goes_to_the_place_of_the_one_in_use() -> None:
    shown = show(showing(holding(market(), A, 1), R1="case"), Buy(A, 1))

    assert changes(at(shown, 0), at(shown, 1), offer_box(3))


def test_the_row_is_laid_and_vehicles_come_to_its_ends() -> None:
    state = setup(BOX, 2)
    laid = show(state, order(3, 1, 2, 0))
    assert timeline(laid).seconds > 0
    assert changes(at(laid, 0), at(laid, 1), (60, 110, 150, 120))

    state = after(state, order(3, 1, 2, 0), order(*range(38)))
    started = show(state, StartIn(A, state.row[0].city))
    assert changes(at(started, 0), at(started, 1), round_place(0))


def test_to_take_nothing_needs_no_time() -> None:
    state = after(showing(holding(market(), A, 1), R1="case"), Buy(A, 1))

    assert timeline(show(state, Pass(A))).seconds == 0
    assert state.merchants[A].city == TRINIDAD


def test_who_has_yet_to_roll_is_not_said_to_have_rolled() -> None:
    """Between two rounds, the tray still shows the dice of the last round."""
    x, y, width, _ = TRAY
    title = x + width / 2, y, width / 2 - 50, 50
    rolled = market()
    waits = replace(rolled, agenda=(RollGateDice(rolled.starter),))

    assert changes(still(rolled), still(waits), title)
