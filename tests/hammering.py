"""Matches in which Space and Enter are pressed all the time, between real choices.

One person chooses by mouse and keys at random moments. Meanwhile Space and Enter are
pressed again and again. After each of these presses, the current question must be
unchanged.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pygame

from cubacube.games import catalogue
from cubacube.rules import TABLE, Value
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.canvas.boxes import Point, between
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.words import Interaction
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Asking, Curtain
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Close, Push, Stage
from cubacube.scenes.widgets import Page, Widget
from cubacube.session.keeping.book import new_book
from cubacube.session.language.translation import _
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import InlineThinker

Options: TypeAlias = tuple[tuple[str, Value], ...]
FRAME_S: Final = 1 / 30
NAMES: Final = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fina", "Gil", "Hana", "Ivo", "Juana")
_HAMMERED: Final[tuple[tuple[Input, ...], ...]] = (
    (KeyPress("space"), KeyPress("space", down=False)),
    (Do("confirm"),),
    (KeyPress("space", repeat=True), Do("confirm", repeat=True)),
)


class HammeringError(AssertionError):
    """Space or Enter has made a choice."""


class Hands:
    """The deliberate input of a person: random presses, flicks and drags."""

    def __init__(self, stage: Stage, table: MatchScene[Any], rng: Random) -> None:
        self._stage, self._table, self._draw = stage, table, rng

    def choose(self) -> None:
        """Try one input; it may make a choice."""
        mode = self._table.mode
        if isinstance(mode, Curtain):
            self._stage.handle(KeyPress("y"))
        elif isinstance(mode, Choosing):
            self._press_one_of(mode.page.page)
        elif isinstance(mode, Deciding):
            self._decide(mode)

    def _decide(self, mode: Deciding) -> None:
        own = mode.part
        page = getattr(own, "page", None)
        ways = []
        if page is not None:
            ways.append(lambda: self._press_one_of(page))
        offers = mode.offers
        if offers.widgets:
            ways.append(lambda: self._press_one_of(offers.page))
        if mode.aiming is not None:
            ways.append(lambda: self._flick(mode))
        if type(own) is not Interaction and page is None:
            ways.append(self._drag_on_the_cloth)
        self._draw.choice(ways)()

    def _press_one_of(self, page: Page) -> None:
        free = [each for each in page.widgets if each.enabled and not each.refusal]
        if not free:
            return
        widget: Widget = self._draw.choice(free)
        self._drag(widget.box.center, widget.box.center)

    def _flick(self, mode: Deciding) -> None:
        assert mode.aiming is not None
        layout, gate = mode.aiming.layout, mode.aiming.declared
        die = mode.aiming.dice[-1] if gate else self._draw.choice(mode.aiming.dice)
        ground = self._table.presenter.ground  # type: ignore[attr-defined]
        start = ground.of(layout[die])
        goal = between(ground.of(layout[gate.a]), ground.of(layout[gate.b]), 0.5) if gate else start
        back = self._draw.uniform(0.3, 1.2)
        aside = (self._draw.uniform(-60, 60) for _axis in "xy")
        x, y = (a - (b - a) * back + off for a, b, off in zip(start, goal, aside, strict=True))
        self._drag(start, (x, y))

    def _drag_on_the_cloth(self) -> None:
        x, y, width, height = self._table.board.cloth
        end = x + self._draw.random() * width, y + self._draw.random() * height
        self._drag((x + width / 2, y + height / 2), end)

    def _drag(self, start: Point, end: Point) -> None:
        for kind, point in (("move", start), ("down", start), ("move", end), ("up", end)):
            button = 0 if kind == "move" else 1
            self._stage.handle(Pointer(kind, *point, button))  # type: ignore[arg-type]
            self._stage.update(FRAME_S)


class Hammered:
    """The table of a game with people at all seats, one of whom hammers keys."""

    def __init__(
        self, game: str, seed: int, folder: Path | None = None, options: Options = ()
    ) -> None:
        """Set up the match; with a folder, it is saved there."""
        self._draw = Random(f"hammer {game} {seed}")
        card = catalogue.game(game)
        seats = self._draw.randint(max(2, card.fewest), card.most)
        entries = tuple(SeatEntry(NAMES[n], SIDES[n % len(SIDES)]) for n in range(seats))
        entry = with_level_text(card, MatchSetup(game, entries, options, seed=seed))
        self.book = new_book(folder, card, entry) if folder else None
        self.table = catalogue.table(game).open_scene(entry, InlineThinker, self.book)
        self.closed: list[object] = []
        self.chosen = 0
        """Number of deliberate inputs."""
        self._stage = Stage(_Nothing())
        self._stage.change(Push(self.table, self.closed.append))
        self._hands = Hands(self._stage, self.table, self._draw)

    def play(self, most: int) -> int:
        """Play to the end, or up to `most` deliberate inputs.

        Returns:
            The number of actions that people have played.

        Raises:
            HammeringError: Space or Enter has made a choice.
        """
        while not self.closed and self.chosen < most:
            for _frame in range(self._draw.randint(1, 4)):
                self._stage.update(FRAME_S)
            if self._draw.random() < 0.75:
                self._hammer()
            elif isinstance(self._top, MatchScene) and isinstance(
                self.table.mode, Asking | Curtain
            ):
                self._stage.update(0.35)
                self._hands.choose()
                self.chosen += 1
        return sum(action.seat != TABLE for action in self.table.live.match.actions())

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the top scene."""
        self._stage.draw(surface, view)

    @contextmanager
    def over(self, event: Input) -> Iterator[None]:
        """Open a page over the table by an input, and close it at the end."""
        self._stage.handle(event)
        self._stage.update(1.0)
        yield
        while self._top is not self.table:
            self._stage.change(Close())

    @property
    def _top(self) -> object:
        return self._stage.scenes[-1]

    def _hammer(self) -> None:
        """Tap or hold a key; it may only skip animations."""
        for event in self._draw.choice(_HAMMERED):
            before = self._asked() if self._top is self.table else None
            self._stage.handle(event)
            if before is not None and before != self._asked():
                raise HammeringError(f"{event} has chosen: {before} was {self._asked()}")

    def _asked(self) -> object:
        """Return the current question to a person and the answer so far; None without one."""
        if not isinstance(self.table.mode, Asking | Curtain):
            return None
        mode = self.table.mode
        turns = len(self.table.live.match.turns)
        match mode:
            case Choosing():
                return id(mode), turns, mode.action, repr(mode.prompt)
            case Deciding():
                return id(mode), turns, mode.action, mode.pulling
        return id(mode), turns


class _Nothing:
    """An empty scene below the table."""

    overlay = False

    def handle(self, _event: Input) -> None:
        return None

    def update(self, _seconds: float) -> None:
        return None

    def draw(self, surface: pygame.Surface, _view: object) -> None:
        del surface


def labelled(widgets: Iterable[Any], label: str) -> Any:
    """Return the widget with a label, given in English."""
    return next(each for each in widgets if getattr(each, "label", None) == _(label))
