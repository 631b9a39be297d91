"""A simulated person at a flicking game, who drags dice by mouse events."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from cubacube.kit.shot import AnyFlick, Die, Flick, Gate
from cubacube.rules import Action
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.cloth.aim import HEIGHTS, Aim
from cubacube.scenes.flicking.buttons import ActionButtons
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.climax import Highlight
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.modes import GUARD_S, OPENS, Asking, Curtain, Thinking
from cubacube.scenes.stage.scene import Push
from cubacube.scenes.workshop.from_match import workshop_of
from cubacube.session.play.match import Match
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.machine.window import Window
from tests.shell.person import SEEN, Person, see

LONG_FRAME_S = 0.25
PATIENCE = 400
SOFTEST_STOP_MM = 6.0
"""A softer flick needs a pull of only a few pixels, which no real user makes."""


class FlickPerson(Person):
    """A person who can flick dice and press buttons on the screen."""

    table: FlickScene[Any]

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.closed: list[object] = []

    def sit_down(self, scene: FlickScene[Any]) -> None:
        """Begin at a table that is already set up, with the workshop at hand."""
        scene.presenter.make_workshop = workshop_of
        self.table = scene
        self.app.stage.change(Push(scene, self.closed.append))
        self.wait()

    def enter(self, entry: MatchSetup) -> None:
        """Begin as after the set-up page; the results page will follow."""
        self.app.stage.change(self.lobby.play(entry))
        for _ in range(PATIENCE):
            self.wait()
            if isinstance(self.scene, FlickScene):
                self.table = self.scene
                return
        raise AssertionError("the table has not been set")

    @property
    def state(self) -> Any:
        return self.table.live.state

    @property
    def match(self) -> Match[Any]:
        assert isinstance(self.table.live, LiveMatch)
        return self.table.live.match

    @property
    def at_table(self) -> bool:
        """Whether nothing covers the table."""
        return self.scene is self.table

    @property
    def deciding(self) -> Deciding:
        assert isinstance(self.table.mode, Deciding), self.table.mode
        return self.table.mode

    @property
    def aim(self) -> Aim | None:
        return self.deciding.aiming.aim if self.deciding.aiming else None

    @property
    def offers(self) -> ActionButtons:
        return self.deciding.offers

    def actions(self) -> list[Action]:
        """Return the actions of people and computers."""
        return [action for action in self.match.actions() if action.seat >= 0]

    def choose(self, action: Action) -> None:
        """Click the widget of an action."""
        self.click(self.offers.widget(action).box.center)

    def look(self) -> None:
        """Confirm to be alone, after the debounce time."""
        self.look_first()
        self.keys.tap(OPENS)

    def look_first(self) -> None:
        mode = self.table.mode
        if self.at_table and isinstance(mode, Asking | Curtain) and mode.fresh:
            self.frame(GUARD_S, seen=False)

    def see_the_ribbon(self) -> None:
        """Wait until a climax is over."""
        assert isinstance(self.table.mode, Highlight), self.table.mode
        while self.at_table and isinstance(self.table.mode, Highlight):
            self.wait()

    def until_asked(self) -> None:
        """Run long frames until a person is asked or the match is over."""
        for frame in range(PATIENCE):
            if not self.at_table or isinstance(self.table.mode, Deciding):
                see(self)
                return
            if isinstance(self.table.mode, Thinking) and self.table.mode.unlimited:
                self.press("Space")
            self.frame(LONG_FRAME_S, seen=frame % SEEN == 0)
        raise AssertionError("nobody is asked")

    def on(self, die: Die) -> Point:
        """Return the position of a die in logical units."""
        return self.table.presenter.ground.of(self.state.layout[die])

    def at(self, x_mm: float, y_mm: float) -> Point:
        """Return a point on the cloth in logical units."""
        return self.table.presenter.ground.at(x_mm, y_mm)

    def pull(self, wish: Flick) -> None:
        """Declare the Gate, set the finger, and pull the die back for this flick."""
        choice = next(
            each for each in self.table.live.choices if isinstance(each, AnyFlick) and wish in each
        )
        level = self.table.live.level
        pose = choice.layout[wish.die]
        finger = wish.offset_tenth_mm, wish.height
        aim = Aim(choice, level, wish.die, wish.gate, (pose.x_mm, pose.y_mm), *finger)
        stop_mm = max(SOFTEST_STOP_MM, level.stop_mm(wish.speed_mm_s))
        aim = aim.pointed(wish.angle_cdeg / 100, stop_mm)
        raise_finger(self, aim)
        if wish.gate is not None:
            self.declare(wish.gate)
        self.mouse.drag(self.on(wish.die), self.at(*aim.handle))

    def declare(self, which: Gate) -> None:
        """Declare a Gate by its digit, so that no aim changes it.

        0 is the tenth; G continues from there.
        """
        gates = self.table.presenter.gates
        if gates is not None:
            number = next(n for n, mark in enumerate(gates.marks, 1) if mark.gate == which)
            self.keys.tap(str(min(number, 10) % 10), *["g"] * (number - 10))


def raise_finger(person: FlickPerson, aim: Aim) -> None:
    """Set height and hit point of an aim by keys."""
    rise = HEIGHTS.index(aim.height) - 1
    person.keys.tap(*("w" if rise > 0 else "s" for _ in range(abs(rise))))
    aside = round(aim.offset_tenth_mm / 5)
    person.keys.tap(*("a" if aside > 0 else "d" for _ in range(abs(aside))))


@contextmanager
def at_felt(scene: FlickScene[Any], size: tuple[int, int] = (1280, 720)) -> Iterator[FlickPerson]:
    """Open the program's window at a table that is already set up."""
    window = Window(size)
    try:
        person = FlickPerson(window)
        person.sit_down(scene)
        yield person
    finally:
        window.close()
        pygame.display.quit()
