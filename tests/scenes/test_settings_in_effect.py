"""Each match setting takes effect at once; the match itself does not change."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from cubacube.rules import NOBODY
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.labels import Taken
from cubacube.scenes.canvas.parts import shown_key
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.modes import Curtain, Mode, Thinking
from cubacube.scenes.match.pace import reading, speed_of
from cubacube.scenes.match.pictures.banner import Banner
from cubacube.scenes.match.pictures.confetti import Confetti
from cubacube.scenes.stage.inputs import KeyPress
from cubacube.scenes.stage.listener import Listener
from cubacube.scenes.widgets import Button, Page
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.session.settings.chosen import set_value
from tests.scenes.flick_person import FlickPerson, at_felt
from tests.scenes.toy_cloth_view import CARD_BOXES, GAME, HideMoney, State, ToyFlickBoard, entry

FRAME_S = 1 / 60


def scene(*bots: int | None) -> FlickScene[State]:
    return FlickScene(LiveMatch[State](GAME, entry(*(bots or (None, None)))), ToyFlickBoard())


def to_the_hiding(person: FlickPerson) -> None:
    x, y, width, height = CARD_BOXES[0]
    person.click((x + width / 2, y + height / 2))


def flick(person: FlickPerson) -> None:
    x, y = person.on("VA")
    person.mouse.drag((x, y), (x - 200, y))


def passing(person: FlickPerson, wanted: type[Mode]) -> int:
    """Return how many frames pass until this mode ends."""
    frames = 0
    while isinstance(person.table.mode, wanted):
        person.wait()
        frames += 1
    return frames


@pytest.mark.parametrize(("percent", "share"), [(200, 0.5), (50, 2.0), (400, 0.25)])
def test_the_speed_of_films(percent: int, share: float) -> None:
    frames = []
    for chosen in (100, percent):
        set_value("play.film_percent", chosen)
        with at_felt(scene()) as person:
            flick(person)
            assert isinstance(person.table.mode, Playing)
            frames.append(passing(person, Playing))

    assert frames[1] == pytest.approx(frames[0] * share, abs=3)


def test_a_change_is_in_effect_in_the_middle_of_a_film() -> None:
    with at_felt(scene()) as person:
        flick(person)
        mode = person.table.mode
        assert isinstance(mode, Playing)
        assert speed_of(mode) == 1.0
        set_value("play.film_percent", 400)
        assert speed_of(mode) == 4.0


def test_results_at_once_show_no_film_and_give_the_same_match() -> None:
    rests = []
    for instant in (False, True):
        set_value("play.instant", instant)
        with at_felt(scene()) as person:
            flick(person)
            assert isinstance(person.table.mode, Playing) != instant
            passing(person, Playing)
            rests.append((person.match.actions(), person.state))

    assert rests[0] == rests[1]


def test_the_speed_of_computers() -> None:
    seconds = []
    for percent in (100, 400):
        set_value("play.computer_percent", percent)
        with at_felt(scene(0, None)) as person:
            before = person.match
            frames = 0
            while person.match is before:
                person.wait()
                frames += 1
            seconds.append(frames * FRAME_S)

    assert seconds[1] < seconds[0] / 2


@pytest.mark.parametrize("percent", [50, 100, 400])
def test_the_time_to_read(percent: int) -> None:
    set_value("play.reading_percent", percent)

    assert reading() == percent / 100


def test_a_ruling_is_left_longer_before_a_computer_goes_on() -> None:
    frames = []
    for percent in (100, 300):
        set_value("play.reading_percent", percent)
        with at_felt(scene(None, 0)) as person:
            to_the_hiding(person)
            while not isinstance(person.table.mode, Thinking):
                person.wait()
            frames.append(passing(person, Thinking))

    assert frames[1] == pytest.approx(3 * frames[0], rel=0.1)


def test_without_the_curtain_the_next_one_is_asked_at_once() -> None:
    set_value("play.curtain", value=False)
    with at_felt(scene()) as person:
        to_the_hiding(person)
        person.wait()

        assert person.deciding.words == "hide Bruno None"
        person.choose(HideMoney(1, 2))
        person.wait()
        board = person.table.board
        assert isinstance(board, ToyFlickBoard)
        assert board.snapshot is not None
        assert board.snapshot.viewer == NOBODY


def test_with_the_curtain_the_others_look_away_first() -> None:
    with at_felt(scene()) as person:
        to_the_hiding(person)

        assert isinstance(person.table.mode, Curtain)


@pytest.mark.parametrize("less", [False, True])
def test_less_motion(less: bool, view: View) -> None:
    set_value("play.less_motion", less)
    page, scroll = Page([Button((0, 0, 300, 80), "Go", lambda: None)]), Scroll(100)
    scroll.length = 1000
    scroll.to(500)
    scroll.update(FRAME_S)

    assert moves(page.draw, page.update, view) != less
    assert (scroll.shown == 500) == less
    assert Confetti(("orange",)).over == less
    banner = Banner("Ana, your turn", "orange")
    taken = Taken((), (), CLOTH)
    assert moves(lambda to, _view: banner.draw(Brush(to, view), taken), banner.update, view) != less


@pytest.mark.parametrize("marks", ["large", "letters"])
def test_marks_on_dice_change_on_the_table_at_once(marks: str, view: View) -> None:
    pictures = []
    with at_felt(scene()) as person:
        for chosen in ("usual", marks, "usual"):
            set_value("screen.dice_marks", chosen)
            surface = pygame.Surface(view.size)
            person.table.draw(surface, view)
            pictures.append(pygame.image.tobytes(surface, "RGB"))

    assert pictures[0] == pictures[2] != pictures[1]


CLOTH = (200.0, 200.0, 1400.0, 700.0)


def moves(
    draw: Callable[[pygame.Surface, View], object], update: Callable[[float], object], view: View
) -> bool:
    """Whether its picture changes after a few frames."""
    pictures = []
    for _ in range(2):
        surface = pygame.Surface(view.size)
        draw(surface, view)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
        update(0.1)
    return pictures[0] != pictures[1]


@pytest.fixture
def view() -> View:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    return View((640, 360))


def pressed(key: int, mod: int = 0) -> list[object]:
    event = Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
    return list(Listener(lambda: "").inputs(event, lambda point: point))


def test_a_key_means_what_the_settings_say() -> None:
    set_value("keys.rulings", "r")

    assert pressed(pygame.K_r) == [KeyPress("l")]
    assert pressed(pygame.K_l) == [KeyPress("r")]
    assert pressed(pygame.K_1) == [KeyPress("1")]
    (with_ctrl,) = pressed(pygame.K_r, pygame.KMOD_CTRL)
    assert isinstance(with_ctrl, KeyPress)
    assert with_ctrl.name == "r"  # keys for copy and paste stay as printed


def test_keys_are_shown_as_they_are_to_be_pressed() -> None:
    set_value("keys.left", "q")

    assert shown_key("A D W S") == "Q D W S"
    assert shown_key("Esc") == "Esc"


def test_the_rulings_come_by_the_chosen_key_only() -> None:
    set_value("keys.rulings", "r")
    with at_felt(scene()) as person:
        person.keys.tap("l")
        assert person.at_table
        person.keys.tap("r")
        assert not person.at_table
