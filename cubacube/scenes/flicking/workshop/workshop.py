"""The scene of the workshop, in which a level is tried, tuned and built."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from cubacube.ai.flicking.trials import trials
from cubacube.kit.placing import Placed
from cubacube.kit.shot import Flick
from cubacube.rules import replace
from cubacube.scenes.canvas.boxes import holds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import resting
from cubacube.scenes.cloth.film_player import FilmPlayer
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.playback import Playback, Shown
from cubacube.scenes.cloth.throw_player import ThrowPlayer
from cubacube.scenes.cloth.trace import Trace, draw_trace, trace_of
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.workshop.bench_cloth import BenchCloth
from cubacube.scenes.flicking.workshop.build_part import BuildPart
from cubacube.scenes.flicking.workshop.estimates import Estimates
from cubacube.scenes.flicking.workshop.faults import draw_faults
from cubacube.scenes.flicking.workshop.figures import draw_figures
from cubacube.scenes.flicking.workshop.fit_form import FitForm
from cubacube.scenes.flicking.workshop.furniture import draw_head, draw_line
from cubacube.scenes.flicking.workshop.hand import WorkshopHand
from cubacube.scenes.flicking.workshop.part import WorkshopMode
from cubacube.scenes.flicking.workshop.picker import Picker, offered
from cubacube.scenes.flicking.workshop.places import BEFORE, NOW
from cubacube.scenes.flicking.workshop.saving import name_asked
from cubacube.scenes.flicking.workshop.top import Files, top_page
from cubacube.scenes.flicking.workshop.try_part import Acts, TryPart
from cubacube.scenes.flicking.workshop.tune_part import TunePart
from cubacube.scenes.flicking.workshop.visit import WorkshopVisit, is_foreign
from cubacube.scenes.match.pictures.lines import as_key_press
from cubacube.scenes.match.words import Hint
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage import clipboard
from cubacube.scenes.stage.inputs import (
    LEFT,
    Do,
    Dropped,
    FocusLost,
    Input,
    KeyPress,
    Modifiers,
    Pointer,
    Typed,
)
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets.dialogues import question
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import LevelError, is_level_code
from cubacube.session.language.translation import _
from cubacube.session.workshop.desk import Desk
from cubacube.session.workshop.estimating import Estimator, EstimatorProcess
from cubacube.session.workshop.fitting import Measured
from cubacube.session.workshop.level_file import LevelFile, opened
from cubacube.session.workshop.measurements import Measurement
from cubacube.session.workshop.readout import FlickRun, Readout, readout
from cubacube.session.workshop.sheet import MeasurementSheet
from cubacube.table import TableError

_SAVE: Final = KeyPress("s", True, Modifiers(ctrl=True))
_MEASURED: Final = "kind"
"""A pasted table of measurements begins with this word."""
_LOOK_S: Final = 0.5
"""How often the level file is checked for changes, in seconds."""


def estimator() -> Estimator:
    """Return an estimator that simulates drives on levels, in a separate process."""
    return EstimatorProcess(trials)


class Workshop:
    """Shows one table with three tabs; closes without a result."""

    overlay = False

    def __init__(
        self,
        file: LevelFile,
        visit: WorkshopVisit | None = None,
        copy: Callable[[str], None] = clipboard.copy,
        make_estimator: Callable[[], Estimator] = estimator,
    ) -> None:
        """`visit` comes from the match that opened it; `copy` puts text into the clipboard.

        `make_estimator` creates the estimator of how levels play.

        Raises:
            TableError: The dice do not come to rest, or do not fit on the level.
        """
        self._visit = visit or is_foreign()
        self._copy, self._make_estimator = copy, make_estimator
        self._sheet = MeasurementSheet()
        self.outbox = Outbox()
        self._slow = False
        self.message = self._visit.words
        """The message at the foot."""
        self._message_of: tuple[str, object] | None = None
        """The last message, and the level's values when it appeared."""
        self._unseen_s = 0.0
        """Time since the file was last checked, in seconds."""
        self._lay_out(Desk(file, self._visit.layout))

    def _lay_out(self, desk: Desk) -> None:
        """Show another level."""
        self.desk, self.bench = desk, desk.bench
        draft = self.bench.draft
        self._cloth = BenchCloth(load_cards(), self._visit.owners)
        self.film: Playback | None = None
        """The film that is playing."""
        self._measured: dict[str, tuple[FlickRun, Readout, Trace]] = {}
        self._hand: tuple[object, WorkshopHand] | None = None
        acts = Acts(self.repeat, self.put_back, self.throw, self.toggle_slow)
        self._trying = TryPart(draft, acts, self._visit.cast, lambda: self.readout)
        self._trying.set_slow(self._slow)
        self.estimates = Estimates(draft, self._make_estimator)
        self._tuning = TunePart(draft, lambda: self.estimates.told)
        building = BuildPart(draft, lambda: self._cloth.cloth_view(self.bench.level).ground)
        self.parts: tuple[WorkshopMode, ...] = (self._trying, self._tuning, building)
        self.use(0)

    # State

    @property
    def hand(self) -> WorkshopHand:
        """The hand for the current level and layout."""
        key = self.bench.level, self.bench.layout
        if self._hand is None or self._hand[0] != key:
            self._hand = key, WorkshopHand(self._cloth.cloth_view(key[0]), *key)
        return self._hand[1]

    @property
    def _busy(self) -> bool:
        """Whether a flick is aimed or a die is placed; False during a film."""
        return self.film is None and self._hand is not None and self._hand[1].busy

    @property
    def readout(self) -> Readout | None:
        """The measurements of the last flick."""
        now = self._measure("now", self.bench.run)
        return now[1] if now else None

    @property
    def readout_before(self) -> Readout | None:
        """The measurements of the last flick when repeated on the level before the last change."""
        before = self._measure("before", self.bench.run_before_change)
        return before[1] if before else None

    def _measure(self, which: str, made: FlickRun | None) -> tuple[FlickRun, Readout, Trace] | None:
        """Return a flick with its measurements and trace; cached."""
        if made is None:
            return None
        kept = self._measured.get(which)
        if kept is None or kept[0] is not made:
            kept = self._measured[which] = made, readout(made), trace_of(made.shot, made.film)
        return kept

    # Actions

    def repeat(self) -> None:
        """Make the last flick again and show its film."""
        self.bench.repeat()
        self._play()

    def put_back(self) -> None:
        """Put the dice back to where they were before the last flick."""
        self.bench.draft.put_back()

    def throw(self) -> None:
        """Throw all dice."""
        try:
            self.bench.throw()
        except TableError:
            self.message = _("The dice cannot come to rest apart on this table.")
            return
        side = self.bench.level.area.side_mm
        self._start(ThrowPlayer(self.bench.layout.dice, side))

    def toggle_slow(self) -> None:
        """Switch slow motion on or off."""
        self._slow = not self._slow
        self._trying.set_slow(self._slow)
        if self.film is not None:
            self.film.slow = self._slow

    def use(self, number: int) -> None:
        """Switch to another tab."""
        self.part: WorkshopMode = self.parts[number]
        lit = [each is self.part for each in self.parts]
        files = Files(
            self._open, self._save, self._save_as_new, self._copy_code, self._ask_measurements
        )
        self.top = top_page(lit, self.use, files)

    def _flick(self, flick: Flick) -> None:
        self.bench.flick(flick)
        self._play()

    def _play(self) -> None:
        """Show the film of the last flick."""
        made = self.bench.run
        if made is not None:
            score = film_score(made.film, made.shot, made.level)
            self._start(FilmPlayer(made.film, made.shot, score))

    def _start(self, film: Playback) -> None:
        self.film = film
        film.slow = self._slow

    def _save(self) -> Change:
        """Save into the user's file; a level of the game is saved as a new file."""
        if not self.desk.own and not self.bench.draft.faults:
            return self._save_as_new()
        self.message = self.desk.save()
        return None

    def _save_as_new(self) -> Change:
        if self.part.dragging or self._busy:
            return None
        return Push(name_asked(self.bench.draft.level.name), self._named)

    def _named(self, name: str | None) -> None:
        if name is not None:
            self.message = self.desk.save_as_new(name)

    def _copy_code(self) -> None:
        code = self.desk.code()
        if not code:
            self.message = _("Fix the faults before you copy the code.")
            return
        try:
            self._copy(code)
        except pygame.error:
            self.message = _("The clipboard is not available now.")
        else:
            self.message = _("The level code is copied. Paste it to share the level.")

    def open(self, word: str | Path) -> None:
        """Open the level with this name, file or code; if it has faults, say so instead."""
        try:
            desk = Desk(opened(word))
        except (LevelError, TableError) as fault:
            self.message = self.desk.refuse(fault)
            return
        self.estimates.close()
        self._visit = is_foreign()
        self._lay_out(desk)
        self.message = _("{name} is loaded.").format(name=self.bench.level.name)

    def fit(self, measured: Measured) -> None:
        """Fit the level to measurements of a real table."""
        self.message = self.desk.fit(measured)

    def _open(self) -> Change:
        """Ask which level to open."""
        picker = Push(Picker(offered()), self._picked)
        return self._sure(_("Open another level?"), _("Open"), lambda: picker)

    def _picked(self, what: str | Dropped | Typed | None) -> Change:
        """Open the chosen level, or handle what was dropped or pasted instead."""
        match what:
            case str(word):
                self.open(word)
            case Dropped(path) if not _measured(path):
                self.open(path)
            case Dropped() | Typed():
                return self.handle(what)
        return None

    def _ask_measurements(self) -> Change:
        """Ask for measurements of a real table."""
        return Push(FitForm(self._sheet), self._measured_by)

    def _measured_by(self, what: tuple[Measurement, ...] | Dropped | Typed | None) -> Change:
        """Use the rows of the form, or handle what was dropped or pasted instead."""
        if isinstance(what, tuple):
            self.fit(what)
        return self.handle(what) if isinstance(what, Dropped | Typed) else None

    def _leave(self) -> Change:
        return self._sure(_("Leave the workshop?"), _("Leave"), self._closed)

    def _sure(self, title: str, yes: str, then: Callable[[], Change]) -> Change:
        """Ask before unsaved changes would be lost."""
        if not self.bench.draft.changed:
            return then()
        words = _("Your changes to the level are not saved.")
        return Push(question(title, words, yes, _("Stay")), lambda sure: then() if sure else None)

    def _closed(self) -> Change:
        self.estimates.close()
        return Close()

    # Events

    def handle(self, event: Input) -> Change:
        """Handle an event of any kind: pasted text, dropped files, the pointer or keys."""
        event = as_key_press(event)
        match event:
            case Typed(text) if is_level_code(text):
                self.message = self.desk.paste(text)
            case Typed(text) if text.lstrip().startswith(_MEASURED) and "\n" in text:
                self.fit(text)
            case Dropped(path) if _measured(path):
                self.fit(Path(path))
            case Dropped(path):
                return self._sure(_("Open another level?"), _("Open"), partial(self.open, path))
            case FocusLost():
                self._pointed(Pointer("cancel", 0, 0, 0))
            case Pointer():
                return self._pointed(event)
            case _:
                return self._keyed(event)
        return None

    def update(self, seconds: float) -> Change:
        """Advance the film, check the file now and then, and update the estimates."""
        self.top.update(seconds)
        self.part.update(seconds)
        self._unseen_s += seconds
        if self._unseen_s >= _LOOK_S:
            self._unseen_s = 0.0
            self.message = self.desk.look() or self.message
        self._forget_said()
        self.estimates.prepare()
        if self.part is self._tuning:
            self.estimates.update()
        if self.film is not None:
            self.film.update(seconds)
            self.outbox.film(self.film.score, self.film.at_s)
            self.film = None if self.film.over else self.film
        elif self._busy:
            self.hand.update()
        return None

    def _forget_said(self) -> None:
        """Remove a message about the level as soon as the level changes again."""
        raw = self.bench.draft.stand.raw
        if self._message_of is None or self._message_of[0] != self.message:
            self._message_of = self.message, raw
        elif self._message_of[1] is not raw and self.message != self._visit.words:
            self.message, self._message_of = "", None
            self.desk.dismiss()

    def _pointed(self, event: Pointer) -> Change:
        """Send the pointer to what is being dragged, else to the buttons and the cloth."""
        if self._skips(event):
            return None
        if self.part.holding:
            self.part.on_cloth(event)
            return None
        if self._busy:
            self._handed(event)
            return None
        answers = [page.handle(event) for page in (self.top, *self.part.pages)]
        if event.kind == "down":
            self.part.pressed()
        over = holds(CLOTH, event.point) and not self.part.dragging
        if self.film is None and over and not self.part.on_cloth(event):
            self._handed(self._laying(event) if self.part.lays else event)
        return next((answer for answer in answers if answer is not None), None)

    def _laying(self, event: Pointer) -> Pointer:
        """Return the event as if Shift were held, so that it picks up a die."""
        return replace(event, modifiers=replace(event.modifiers, shift=True))

    def _skips(self, event: Input) -> bool:
        """Skip the film on Space, Enter or a click; return whether it did."""
        if self.film is None:
            return False
        match event:
            case Do("confirm", _, False) | KeyPress("space", True, _, False):
                self.film.skip()
            case Pointer("down", button=button) if button == LEFT and holds(CLOTH, event.point):
                self.film.skip()
            case _:
                return False
        return True

    def _handed(self, event: Input) -> bool:
        """Send an event to the hand and do what it answers; return whether it was used."""
        reply = self.hand.handle(event)
        if isinstance(reply.answer, Flick):
            self._flick(reply.answer)
        elif isinstance(reply.answer, Placed):
            self.bench.lay(reply.answer)
        return reply.used

    def _keyed(self, event: Input) -> Change:
        """Handle a key, in this order: save, skip the film, undo, the tab, hotkeys, the hand.

        If nothing else uses Esc, it leaves the workshop.
        """
        if event == _SAVE:
            return self._save()
        if self._skips(event) or self._commanded(event) or self.part.key(event):
            return None
        if not self._busy and self._acted(event):
            return None
        if self.film is None and self.part is self._trying and self._handed(event):
            return None
        return self._leave() if event == Do("back") else None

    def _commanded(self, event: Input) -> bool:
        """Handle undo and redo with Ctrl, which always work."""
        match event:
            case KeyPress("z", True, Modifiers(ctrl=True)):
                self.bench.draft.undo()
            case KeyPress("x" | "y", True, Modifiers(ctrl=True)):
                self.bench.draft.redo()
            case _:
                return False
        return True

    def _acted(self, event: Input) -> bool:
        """Handle the hotkeys of buttons and tabs."""
        acts = {
            "z": self.bench.draft.undo,
            "x": self.bench.draft.redo,
            "r": self.repeat,
            "b": self.put_back,
            "o": self.throw,
            "c": self._copy_code,
            "k": self.bench.draft.set_reference,
            "q": self.bench.draft.swap,
        }
        match event:
            case KeyPress("1" | "2" | "3" as name, True, _, False):
                self.use(int(name) - 1)
            case KeyPress("s", True, _, False) if self.film is not None:
                self.toggle_slow()
            case KeyPress(name, True, _, False) if name in acts:
                acts[name]()
            case _:
                return False
        return True

    # Drawing

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the cloth with traces and dice, the figures and the current tab."""
        brush, level, layout = Brush(surface, view), self.bench.level, self.bench.layout
        self._cloth.cloth_view(level)
        self._cloth.draw(brush, level, layout, dragging=self.part.dragging)
        draw_head(brush, self.bench.draft)
        self.top.draw(surface, view)
        with brush.within(CLOTH):
            self._draw_traces(brush)
            self.part.draw_on_cloth(brush)
        aims = self.film is None and (self.part is self._trying or self._busy)
        if aims:
            self.hand.draw_below(brush)
        self._cloth.draw_pieces(brush, level, layout, self._shown())
        if aims:
            self.hand.draw_above(brush)
        draw_figures(brush, self.readout, self.readout_before)
        self.part.draw(brush)
        draw_faults(brush, self.desk.faults)
        draw_line(brush, self.message, self.bench.draft, self._hints)

    def _shown(self) -> tuple[Shown, ...]:
        if self.film is not None:
            return self.film.shown()
        return self.hand.shown() if self._busy else resting(self.bench.layout)

    def _draw_traces(self, brush: Brush) -> None:
        """Draw two traces of the last flick: on the level before the change, and on this level."""
        cloth_view = self._cloth.cloth_view(self.bench.level)
        runs = (("before", self.bench.run_before_change, BEFORE), ("now", self.bench.run, NOW))
        for which, made, colour in runs:
            measured = self._measure(which, made)
            if measured is not None and self.film is None:
                draw_trace(brush, cloth_view.ground, measured[2], cloth_view.edge, colour)

    @property
    def _hints(self) -> tuple[Hint, ...]:
        end = ("Esc", _("leave"))
        if self.film is not None:
            return (end, ("Space", _("skip")), ("S", _("slow motion")))
        if self._busy:
            return self.hand.hints
        return (end, ("1 2 3", _("Try, Tune, Build")), *self.part.hints)


def _measured(path: str) -> bool:
    """Return whether a file holds measurements."""
    return path.casefold().endswith(".csv")
