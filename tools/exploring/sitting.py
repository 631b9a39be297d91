"""A run of the real program with random events."""

from collections import Counter, deque
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pygame
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.scene import Scene
from cubacube.scenes.widgets import Page
from cubacube.session.play.options import chosen
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import InlineThinker, ThinkerProcess
from cubacube.shell.app import PAINTING_S, App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window

SIZES = ((1280, 720), (1280, 720), (1366, 768), (1920, 1080), (1600, 720), (1280, 1000))
NAMES = ("Ana", "Zoë", "Łukasz", "O'Neill", "Mei", "Íñigo", "Ola", "Per", "Quinn", "Rosa")
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789?"
KEYS = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_RETURN),
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_PAGEDOWN),
    *(pygame.K_ESCAPE, pygame.K_HOME, pygame.K_END, pygame.K_DELETE, pygame.K_F1, pygame.K_l),
)
TYPED = ("a", "Ω", "?", " ", "e\u0301", "漢", "\u200b", "🙂", "x" * 40)
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT)
SLOWEST_FRAME_S = 3.0
LONGEST_STEP_S = 0.1
"""The longest step of the real window."""


class Sitting:
    """One run of the program; the same name gives the same run.

    With a folder for its matches, it runs as in a real window: computers think in a process,
    and long work is spread over frames. Then the same name may give another run.
    """

    def __init__(self, name: str, matches: Path | None = None) -> None:
        self._draw = Random(name)
        self._window = Window(self._draw.choice(SIZES))
        budget_s = inf if matches is None else PAINTING_S
        self._longest_step_s = inf if matches is None else LONGEST_STEP_S
        thinker = InlineThinker if matches is None else ThinkerProcess
        self.lobby = Lobby(lambda: self._draw.randrange(2**32), thinker, budget_s, matches=matches)
        lobby = self.lobby
        self.app = App(self._window, lobby.menu(), lobby.quit, lobby.toggle_rules, budget_s)
        self.longest_s, self.longest_on = 0.0, ""
        """Processor time of the longest frame but the first, and what was on the screen before."""
        self.last: deque[str] = deque(maxlen=12)
        """The last events, for the report."""
        self.pages: Counter[str] = Counter()
        """Number of frames for each kind of page and each game."""
        self._entered = self._entry() if self._draw.random() < 0.9 else None
        self.told = "the menu" if self._entered is None else repr(self._entered)

    def sit(self, events: int) -> None:
        """Open a table or the menu, and send events until they or the program end."""
        self.app.tick(0.0, [])  # the program paints its very first picture at once, before it plays
        if self._entered is not None:
            self.app.stage.change(self.lobby.play(self._entered))
            self._settle()
        for _ in range(events):
            if not self.app.running:
                return
            for event in self._events():
                self.last.append(pygame.event.event_name(event.type) + str(event.dict))
                self._frame(self._draw.choice((1 / 60, 1 / 60, 0.1, 0.5, SLOWEST_FRAME_S)), event)

    def close(self) -> None:
        """Close the program."""
        self.lobby.close()
        self._window.close()

    def _settle(self) -> None:
        """Run frames until the table is set up."""
        while not isinstance(self.app.stage.scenes[-1], MatchScene):
            self._frame(1 / 60)

    def _frame(self, seconds: float, *events: Event) -> None:
        before, began_s = self.app.stage.scenes[-1:], thread_time()
        self.app.tick(min(seconds, self._longest_step_s), [*pygame.event.get(), *events])
        took_s = thread_time() - began_s
        if took_s > self.longest_s:
            self.longest_s = took_s
            self.longest_on = (
                f"{[type(each).__name__ for each in before]} after {list(self.last)[-3:]}"
            )
        for scene in self.app.stage.scenes[-1:]:
            game = scene.live.entry.game if isinstance(scene, MatchScene) else ""
            self.pages[game or type(scene).__name__] += 1

    def _entry(self) -> MatchSetup:
        """Return a random match setup with house rules that are allowed together."""
        draw = self._draw
        game = catalogue.game(draw.choice(catalogue.names()))
        while True:
            count = draw.randint(game.fewest, game.most)
            # Bots of higher levels think for a long time, and the window would wait for them.
            seats = ",".join(
                f"human:{name}" if draw.random() < 0.7 else f"bot:0:{name}"
                for name in draw.sample(NAMES, count)
            )
            options = tuple(
                (each.name, draw.choice(each.values))
                for each in game.options
                if draw.random() < 0.3
            )
            if not game.clash(chosen(game.options_type, options), count):
                break
        return MatchSetup(game.name, read_seats(game, seats), options, seed=draw.randrange(2**32))

    def _events(self) -> Iterator[Event]:
        """Yield the next random input: a click, a drag, a key, text, or something rarer."""
        draw = self._draw
        if isinstance(self.app.stage.scenes[-1], RulesPage) and draw.random() < 0.3:
            yield from _stroke(pygame.K_ESCAPE, 0, 1)  # otherwise most of a run is spent reading
            return  # a window that was closed before may be gone now
        match draw.choices(range(7), (40, 12, 24, 4, 12, 2, 1))[0]:
            case 0:
                yield from self._drag(self._point(), steps=0)
            case 1:
                yield from self._drag(self._point(), steps=draw.randint(1, 4))
            case 2:
                yield from _stroke(draw.choice(KEYS), draw.choice(MODS), draw.randint(1, 3))
            case 3:
                yield Event(pygame.TEXTINPUT, text=draw.choice(TYPED))
            case 4:
                yield from _stroke(ord(draw.choice(LETTERS)), draw.choice(MODS), 1)
            case 5:
                yield Event(pygame.MOUSEWHEEL, x=0, y=draw.choice((-1, 1, -3, 3)))
            case 6:
                yield from self._rare()

    def _rare(self) -> Iterator[Event]:
        draw = self._draw
        match draw.randrange(5):
            case 0:
                self._window.size = draw.choice(SIZES)
            case 1:
                yield Event(pygame.WINDOWFOCUSLOST)
            case 2:
                yield from _stroke(pygame.K_F11, 0, 1)
            case 3:
                yield Event(pygame.QUIT)
            case 4:
                yield Event(pygame.KEYDOWN, key=draw.randrange(2**30), mod=0, unicode="")

    def _drag(self, start: Point, steps: int) -> Iterator[Event]:
        """Yield the events of a drag; without steps, of a click."""
        draw = self._draw
        button = draw.choice((1, 1, 1, 1, 1, 1, 2, 3))
        yield _moved(start)
        yield Event(pygame.MOUSEBUTTONDOWN, pos=start, button=button)
        at = start
        for _ in range(steps):
            at = at[0] + draw.gauss(0, 60), at[1] + draw.gauss(0, 60)
            yield _moved(at)
        yield Event(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def _point(self) -> Point:
        """Return a point, often on a widget, otherwise anywhere, even outside the window."""
        boxes = list(_boxes(self.app.stage.scenes[-1]))
        if boxes and self._draw.random() < 0.75:
            box = self._draw.choice(boxes)
            share = self._draw.choice((0.0, 0.5, 0.5, 0.5, 1.0)), self._draw.random()
            return self.app.view.to_px((box.x + box.w * share[0], box.y + box.h * share[1]))
        width, height = self._window.surface.get_size()
        return self._draw.uniform(-20, width + 20), self._draw.uniform(-20, height + 20)


def _stroke(key: int, mod: int, times: int) -> Iterator[Event]:
    for _ in range(times):
        yield Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
    yield Event(pygame.KEYUP, key=key, mod=mod, unicode="")


def _moved(at: Point) -> Event:
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))


def _boxes(scene: Scene) -> Iterator[pygame.FRect]:
    """Yield the boxes of all widgets on the pages of the scene and of its mode."""
    seen: set[int] = set()
    waiting: list[tuple[Any, int]] = [(scene, 0)]
    while waiting:
        each, depth = waiting.pop()
        if id(each) in seen or depth > 4:
            continue
        seen.add(id(each))
        if isinstance(each, Page):
            yield from (widget.box for widget in each.widgets)
        elif type(each).__module__.startswith(("cubacube.scenes", "cubacube.shell")):
            inside = getattr(each, "__dict__", {})
            waiting += [(inside[name], depth + 1) for name in sorted(inside)]
