"""The application: one frame (`tick`) and the main loop with its clock and events."""

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
from cubacube.games import catalogue
from cubacube.rules import replace
from cubacube.scenes.canvas import Point, View
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.match.help.used_keys import remember
from cubacube.scenes.pieces.dice_art import vehicle_die
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
from cubacube.session.language.translation import _, prefer
from cubacube.session.play.journal import FaultError, Journal
from cubacube.session.play.known_levels import levels_folder
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import ThinkerProcess
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.file import settings_path
from cubacube.session.settings.folders import data_folder
from cubacube.session.settings.keeper import SettingsKeeper
from cubacube.shell.faults import describe_fault
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.edge_drag import EdgeDrag
from cubacube.shell.machine.gamepads import Pads
from cubacube.shell.machine.screen import PICTURES, follow, opened, save_screenshot, turn_full
from cubacube.shell.machine.touch import Touch
from cubacube.shell.machine.window import NoDisplayError, Window, preferred
from cubacube.shell.preloading import start_preload

_log = logging.getLogger(__name__)

_FRAMES_PER_SECOND = 60
_LONGEST_STEP_S = 0.1
"""Maximum time, in seconds, by which one frame advances the scenes.

If a frame takes longer than this, the scenes advance more slowly than the clock.
"""
_ICON_EDGE = 64
_CLICK, _CLICK_VOLUME = "pull_1", 0.35
"""Sound and volume for opening or closing a page."""
OnFault: TypeAlias = Callable[[Exception, tuple[Scene, ...]], tuple[Change, ...]]
PAINTING_S = 0.012
"""Seconds per frame for painting new pictures; the rest of the frame does everything else."""


class App:
    """Run the stage frame by frame. The caller passes events and time to `tick`."""

    def __init__(
        self,
        window: Window,
        first: Scene,
        on_quit: Callable[[tuple[Scene, ...]], Change],
        toggle_rules: Callable[[tuple[Scene, ...]], Change] = lambda _scenes: None,
        painting_s: float = inf,
        on_fault: OnFault | None = None,
    ) -> None:
        """Put `first` on the stage.

        `on_quit` is called when the window is closed, and `toggle_rules` when F1 is pressed; both
        get all open scenes. Painting that takes longer than `painting_s` is spread over several
        frames. If a tick raises an exception and `on_fault` is set, `on_fault` gets the exception
        and returns the changes to apply.
        """
        self.window = window
        self.stage = Stage(first, toggle_rules)
        self.view = View(window.surface.get_size())
        self._listener, self._pull, self._touch = Listener(), EdgeDrag(window), Touch(window)
        self._on_quit, self._on_fault = on_quit, on_fault
        self._painter = Painter(self.stage, self.view, painting_s)
        self.speaker: Speaker | None = None
        """Plays the sounds of the scenes; None means no sound."""
        self.silenced = False
        """Whether sound is muted regardless of the settings, until F8 is pressed."""
        self.pads: Pads | None = None
        """Opens gamepads when they are connected; None means gamepads are ignored."""
        self.pictures: Path | None = None
        """Folder for F12 screenshots; None turns them off."""
        self._outbox = Outbox()
        """Sounds of the application itself, played when a page opens or closes."""
        self._unheard: list[Event] = []
        self._late_s = 0.0

    @property
    def running(self) -> bool:
        """Whether any scene is open."""
        return bool(self.stage.scenes)

    @property
    def finished(self) -> bool:
        """Whether the window shows a completely painted frame."""
        return self._painter.finished

    def tick(self, seconds: float, events: Iterable[Event]) -> None:
        """Run one frame: handle events in order, advance time by `seconds`, draw and show.

        Until the last picture is completely painted, events and time are kept for a later frame.
        Events after one that changes the size of the window wait for the picture in the new size.
        If `seconds` and the kept time are together longer than `_LONGEST_STEP_S`, the later frame
        advances by the longer of `_LONGEST_STEP_S` and `seconds`. After a fault, the other events
        of the frame are dropped, because their scene is gone.
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
            size = self.view.size
            while self._unheard and self.view.size == size:
                event = self._unheard.pop(0)
                for translated in self._touch.translate(event):
                    # Only mouse events can drag beyond the screen edge, not fingers.
                    self._take(
                        self._pull.translate(translated) if translated is event else translated
                    )
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
        if event.type == pygame.QUIT and self.running:
            self.stage.change(self._on_quit(self.stage.scenes))
            return
        if self.pads is not None:
            self.pads.hear(event)
        for passed_input in self._listener.inputs(event, self._logical):
            self._do(passed_input)

    def _do(self, passed_input: Input) -> None:
        """Handle a global key, or pass the input to the scene."""
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
        """Handle a key that does the same in every scene."""
        if name == "f1":
            remember("F1", ("F1",))
            self.stage.change(Consult())
        elif name == "f11":
            turn_full()
            self._fit()
        elif name == "f8":
            self._toggle_mute()
        elif self.pictures is not None:
            self.stage.change(save_screenshot(self.window.surface, self.pictures))

    def _fit(self) -> None:
        """Adapt settings and painter to the size of the window."""
        follow(self.window)
        self._painter.fit(self.window.surface.size)

    def _let_hear(self, seconds: float) -> None:
        """Play the sounds of the topmost audible scene; gamepads rumble with it unless muted."""
        if self.speaker is None:
            return
        volumes = chosen(settings().sound, muted=self.silenced)
        if volumes.muted != self.speaker.volumes.muted:
            self.window.show_muted(muted=volumes.muted)
        self.speaker.set_volumes(volumes)
        audible = [scene for scene in self.stage.scenes if isinstance(scene, Audible)]
        heard = audible[-1].outbox.taken() if audible else FrameSounds()
        if self.pads is not None and not volumes.muted:
            self.pads.rumble(heard.score, heard.at_s)
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
    """Run the window until the player leaves.

    Start at the menu, in the match of `entry`, or in the workshop with a level. With `mute`
    there is no sound until F8 is pressed.

    Raises:
        NoDisplayError: There is no screen.
        FaultError: The menu or a notice over it failed, so no page was left to return to.
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
    keeper = SettingsKeeper(None if data is None else settings_path())
    prefer(preferred())
    translated = keeper.open()
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
        if translated:
            app.stage.change(Push(notice(_("Some settings could not be read"), translated)))
        if broken := catalogue.faults():
            app.stage.change(Push(notice(_("Some games cannot be loaded"), broken)))
        clock = pygame.time.Clock()
        app.tick(0.0, pygame.event.get())
        window.set_icon(vehicle_die(View((WIDTH, HEIGHT)), "orange", _ICON_EDGE))
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
    """Return the data folder; None without a home folder."""
    try:
        return data_folder()
    except OSError as fault:
        _log.warning("nothing is saved: %s", fault)
        return None


def _lobby(journal: Journal, data: Path | None) -> Lobby:
    """Return the lobby; without a data folder there are no saved matches and no own levels."""
    matches = None if data is None else data / FOLDER
    levels = None if data is None else levels_folder()
    return Lobby(partial(randbits, 32), ThinkerProcess, PAINTING_S, journal.keep, matches, levels)
