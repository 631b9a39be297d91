"""The program: what one tick does, and the only loop, which owns time and asks for events."""

import logging
from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from functools import partial
from math import inf
from pathlib import Path
from secrets import randbits
from time import perf_counter
from typing import TypeAlias

import pygame
from pygame.event import Event

from cubacube import __version__
from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import Point
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import VehicleFace
from cubacube.scenes.sound.mixer import Mixer
from cubacube.scenes.sound.outbox import Audible, FrameSounds, Outbox
from cubacube.scenes.sound.speaker import Speaker
from cubacube.scenes.sound.volumes import chosen
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Modifiers
from cubacube.scenes.stage.listener import Listener
from cubacube.scenes.stage.painter import Painter
from cubacube.scenes.stage.scene import Change, Consult, Push, Scene, Stage
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.keeping.shelf import FOLDER
from cubacube.session.language.translation import _
from cubacube.session.play.journal import FaultError, Journal
from cubacube.session.play.known_levels import levels_folder
from cubacube.session.play.records import data_folder
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import ThinkerProcess
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.file import NAME
from cubacube.session.settings.keeper import SettingsKeeper
from cubacube.shell.ahead import start_preload
from cubacube.shell.faults import describe_fault
from cubacube.shell.lobby import Lobby
from cubacube.shell.pads import Pads
from cubacube.shell.pull import EdgeDrag
from cubacube.shell.screen import PICTURES, follow, opened, save_screenshot, turn_full
from cubacube.shell.touch import Touch
from cubacube.shell.window import NoDisplayError, Window

_log = logging.getLogger(__name__)

_FRAMES_PER_SECOND = 60
_LONGEST_STEP_S = 0.1
"""After a frame that took longer (a table was set), time goes on from where it stopped."""
_ICON_EDGE = 64
_CLICK, _CLICK_VOLUME = "pull_1", 0.35
"""What is heard when a page opens or closes."""
OnFault: TypeAlias = Callable[[Exception, tuple[Scene, ...]], tuple[Change, ...]]
PAINTING_S = 0.012
"""So long new pictures are made in a frame; what is left of it copies, thinks and shows."""


class App:
    """Owns the stage. It asks for neither events nor time; who owns those calls `tick`."""

    def __init__(
        self,
        window: Window,
        first: Scene,
        on_quit: Callable[[tuple[Scene, ...]], Change],
        toggle_rules: Callable[[tuple[Scene, ...]], Change] = lambda _scenes: None,
        painting_s: float = inf,
        on_fault: OnFault | None = None,
    ) -> None:
        """Stand `first` on the stage.

        `on_quit` answers a closed window and `consult` F1, given all open scenes. What takes longer
        to paint than `painting_s` is painted in several frames. What is raised in a tick goes to
        `on_fault`, if there is one, and what that answers is done.
        """
        self.window = window
        self.stage = Stage(first, toggle_rules)
        self.view = View(window.surface.get_size())
        self._listener, self._pull, self._touch = Listener(), EdgeDrag(window), Touch(window)
        self._on_quit, self._on_fault = on_quit, on_fault
        self._painter = Painter(self.stage, self.view, painting_s)
        self.speaker: Speaker | None = None
        """Plays what the scenes want to be heard; nobody does if nobody says."""
        self.silenced = False
        """Whether it is silent whatever the settings say, until F8 is pressed."""
        self.pads: Pads | None = None
        """Opens gamepads that come; nobody does if nobody says."""
        self.pictures: Path | None = None
        """Where F12 keeps pictures; nowhere if nobody says."""
        self._outbox = Outbox()
        """What is heard of pages: that one thing opens or closes another one."""
        self._unheard: list[Event] = []
        self._late_s = 0.0

    @property
    def running(self) -> bool:
        """Whether any scene is left."""
        return bool(self.stage.scenes)

    @property
    def finished(self) -> bool:
        """Whether the picture in the window is the whole one."""
        return self._painter.finished

    def tick(self, seconds: float, events: Iterable[Event]) -> None:
        """One frame: take the events in order, let `seconds` pass, draw and show.

        As long as the last picture is not finished, nobody can answer to it: events wait, and so
        does the time, as far as it is not too long to be made up for. After a fault nothing is left
        of the frame: its events were meant for what is gone.
        """
        if self._on_fault is None:
            self._tick(seconds, events)
            return
        try:
            self._tick(seconds, events)
        except Exception as fault:
            self._unheard, self._late_s = [], 0.0
            for change in self._on_fault(fault, self.stage.scenes):
                self.stage.change(change)

    def _tick(self, seconds: float, events: Iterable[Event]) -> None:
        began, spent_s = perf_counter(), 0.0
        self._unheard += events
        self._late_s = max(seconds, min(self._late_s + seconds, _LONGEST_STEP_S))
        self._fit()
        if self._painter.finished:
            heard, self._unheard = self._unheard, []
            for event in heard:
                for told in self._touch.translate(event):
                    # A finger knows no edge of the screen to pull beyond.
                    self._take(self._pull.translate(told) if told is event else told)
            self._touch.passed(self._late_s)
            for passed_input in self._listener.passed(self._late_s):
                self._do(passed_input)
            self.stage.update(self._late_s)
            self._let_hear(self._late_s)
            self._late_s = 0.0
            spent_s = perf_counter() - began
        if self._painter.paint(self.window.surface, spent_s):
            self.window.show()

    def _take(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.stage.change(self._on_quit(self.stage.scenes))
            return
        if self.pads is not None:
            self.pads.hear(event)
        for passed_input in self._listener.inputs(event, self._logical):
            self._do(passed_input)

    def _do(self, passed_input: Input) -> None:
        """What means the same everywhere, or what it means to the scene."""
        match passed_input:
            case KeyPress("f1" | "f8" | "f11" | "f12" as name):
                if passed_input.down and not passed_input.repeat:
                    self._press(name)
            case Do("confirm", Modifiers(alt=True)):
                if not passed_input.repeat:
                    self._press("f11")
            case _:
                before = self.stage.scenes[-1:]
                self.stage.handle(passed_input)
                if self.stage.scenes[-1:] != before:
                    self._outbox.cue(_CLICK, _CLICK_VOLUME)

    def _press(self, name: str) -> None:
        """A key that means the same wherever one is."""
        if name == "f1":
            self.stage.change(Consult())
        elif name == "f11":
            turn_full()
            self._fit()
        elif name == "f8":
            self._toggle_mute()
        elif self.pictures is not None:
            self.stage.change(save_screenshot(self.window.surface, self.pictures))

    def _fit(self) -> None:
        """Window, settings and pictures are of one size."""
        follow(self.window)
        self._painter.fit(self.window.surface.size)

    def _let_hear(self, seconds: float) -> None:
        """The highest scene that is heard at all is heard."""
        if self.speaker is None:
            return
        volumes = chosen(settings().sound, muted=self.silenced)
        if volumes.muted != self.speaker.volumes.muted:
            self.window.show_muted(muted=volumes.muted)
        self.speaker.set_volumes(volumes)
        audible = [scene for scene in self.stage.scenes if isinstance(scene, Audible)]
        heard = audible[-1].outbox.taken() if audible else FrameSounds()
        own = self._outbox.taken().cues
        self.speaker.hear(replace(heard, cues=(*heard.cues, *own)), seconds)

    def _toggle_mute(self) -> None:
        if self.speaker is not None:
            muted = self.silenced or settings().sound.muted
            self.silenced = False
            set_value("sound.muted", value=not muted)

    def _logical(self, position: Point) -> Point:
        return self.view.to_logical(self.window.pixel(position))


def run_window(entry: MatchSetup | None = None, level: str = "", *, mute: bool = False) -> None:
    """Play until the player leaves.

    Begin at the menu, or at the match of `entry`, or in the workshop with a level.

    If `mute`, without sound until F8 is pressed.

    Raises:
        NoDisplayError: There is no screen.
        FaultError: The program is at fault, and not in a match that could be left.
    """
    with Journal(f"Cuba Cube {__version__}") as journal:
        try:
            _run(entry, level, journal, mute=mute)
        except (NoDisplayError, FaultError):
            raise
        except Exception as fault:
            raise FaultError(describe_fault(fault, journal.keep(fault))) from fault


def _run(entry: MatchSetup | None, level: str, journal: Journal, *, mute: bool) -> None:
    data = _data()
    keeper = SettingsKeeper(None if data is None else data / NAME)
    told = keeper.open()
    window = opened()
    with ExitStack() as left:
        lobby = left.enter_context(closing(_lobby(journal, data)))
        app = App(
            window, lobby.menu(), lobby.quit, lobby.toggle_rules, PAINTING_S, lobby.handle_crash
        )
        app.pictures = None if data is None else data / PICTURES
        if entry is not None:
            app.stage.change(lobby.begin(entry))
        if level:
            app.stage.change(lobby.open_workshop(level))
        if told:
            app.stage.change(Push(notice(_("The settings could not all be read"), told)))
        clock = pygame.time.Clock()
        app.tick(0.0, pygame.event.get())
        window.set_icon(_icon())
        start_preload()
        mixer = left.enter_context(closing(Mixer()))
        app.pads = left.enter_context(closing(Pads()))
        app.speaker, app.silenced = Speaker(mixer), mute
        while app.running:
            seconds = clock.tick(_FRAMES_PER_SECOND if app.finished else 0) / 1000
            app.tick(min(seconds, _LONGEST_STEP_S), pygame.event.get())
            if trouble := keeper.update(seconds):
                app.stage.change(Push(notice(_("Settings"), (trouble,))))
        if trouble := keeper.save():
            _log.warning("%s", trouble)
    window.close()


def _data() -> Path | None:
    """The folder of what outlasts the program; without a home folder there is none."""
    try:
        return data_folder()
    except OSError as fault:
        _log.warning("nothing is kept: %s", fault)
        return None


def _lobby(journal: Journal, data: Path | None) -> Lobby:
    """The pages of a window; without a folder no match can be kept, and no own table found."""
    matches = None if data is None else data / FOLDER
    levels = None if data is None else levels_folder()
    return Lobby(partial(randbits, 32), ThinkerProcess, PAINTING_S, journal.keep, matches, levels)


def _icon() -> pygame.Surface:
    """A Vehicle die, for the desktop; painted when the first frame is already seen."""
    return DiceArt(View((WIDTH, HEIGHT)), _ICON_EDGE).still(VehicleFace("orange"), _ICON_EDGE)
