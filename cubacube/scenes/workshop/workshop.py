"""The scene of the workshop, in which a level is tried, tuned and built."""

from collections.abc import Callable
from functools import partial

import pygame

from cubacube.ai.flicking.trials import trials
from cubacube.kit.placing import Placed
from cubacube.kit.shot import Flick
from cubacube.rules import replace
from cubacube.scenes.canvas import Brush, View, holds
from cubacube.scenes.cloth.cloth_view import resting
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.match.pictures.lines import as_key_press
from cubacube.scenes.match.words import Hint
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage import clipboard, inputs
from cubacube.scenes.stage.scene import Change, Close, Leave
from cubacube.scenes.workshop.bench_cloth import BenchCloth, WorkshopVisit, is_foreign
from cubacube.scenes.workshop.build_part import BuildPart
from cubacube.scenes.workshop.estimates import Estimates
from cubacube.scenes.workshop.figures import Runs, draw_figures
from cubacube.scenes.workshop.files import Files
from cubacube.scenes.workshop.films import Films
from cubacube.scenes.workshop.furniture import WARNINGS, draw_faults, draw_head, draw_line, top_page
from cubacube.scenes.workshop.hand import WorkshopHand
from cubacube.scenes.workshop.part import WorkshopMode
from cubacube.scenes.workshop.try_part import TryPart
from cubacube.scenes.workshop.tune_part import TunePart
from cubacube.session.language.translation import _
from cubacube.session.workshop.desk import Desk
from cubacube.session.workshop.estimate import Estimator, EstimatorProcess

_SAVE = inputs.KeyPress("s", True, inputs.Modifiers(ctrl=True))
_ESTIMATOR = partial(EstimatorProcess, trials)
"""Makes an estimator that simulates drives on levels, in a separate process."""


class Workshop:
    """Shows one table with three tabs; closes without a result."""

    overlay = False

    def __init__(
        self,
        desk: Desk,
        visit: WorkshopVisit | None = None,
        copy: Callable[[str], None] = clipboard.copy,
        make_estimator: Callable[[], Estimator] = _ESTIMATOR,
    ) -> None:
        """Show the level on `desk`.

        `visit` holds what the workshop takes over from the match that opened it. `copy` puts text
        into the clipboard. `make_estimator` creates the estimator of how levels play.
        """
        visit = visit or is_foreign()
        self._make_estimator = make_estimator
        self.outbox = Outbox()
        self.files = Files(
            desk, visit.words, copy, lambda: self.part.dragging or self._busy, self._open
        )
        self._lay_out(desk, visit, slow=False)

    def _open(self, desk: Desk) -> None:
        """Show another level, with dice that belong to nobody in a match."""
        self.estimates.close()
        self._lay_out(desk, is_foreign(), slow=self.films.slow)

    def _lay_out(self, desk: Desk, visit: WorkshopVisit, *, slow: bool) -> None:
        """Show a level."""
        self.desk, self.bench = desk, desk.bench
        draft = self.bench.draft
        self._cloth = BenchCloth(visit)
        self._hand: tuple[object, WorkshopHand] | None = None
        self.films = Films(self.bench, self._say, slow=slow)
        self.runs = Runs(self.bench)
        self._trying = TryPart(draft, self.films, visit.cast, self.runs)
        self.estimates = Estimates(draft, self._make_estimator)
        self._tuning = TunePart(draft, lambda: self.estimates.told)
        building = BuildPart(self.bench, lambda: self._cloth.cloth_view(self.bench.level).ground)
        self.parts: tuple[WorkshopMode, ...] = (self._trying, self._tuning, building)
        self.use(0)

    def _say(self, message: str) -> None:
        self.files.message = message

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
        return self.films.playing is None and self._hand is not None and self._hand[1].busy

    def use(self, number: int) -> None:
        """Switch to another tab."""
        self.part: WorkshopMode = self.parts[number]
        self.top = top_page([each is self.part for each in self.parts], self.use, self.files)

    # Events

    def handle(self, event: inputs.Input) -> Change:
        """Handle an event of any kind: pasted text, dropped files, the pointer or keys."""
        event = as_key_press(event)
        if isinstance(event, inputs.Typed | inputs.Dropped):
            reply = self.files.take(event)
            if reply.used:
                change: Change = reply.answer
                return change
        match event:
            case inputs.FocusLost():
                return self._pointed(inputs.Pointer("cancel", 0, 0, 0))
            case inputs.Pointer():
                return self._pointed(event)
        return self._keyed(event)

    def update(self, seconds: float) -> Change:
        """Advance the film, check the file now and then, and update the estimates."""
        self.top.update(seconds)
        self.part.update(seconds)
        asked = self.files.update(seconds)
        self.estimates.prepare()
        if self.part is self._tuning:
            self.estimates.update()
        if self._busy:
            self.hand.update(seconds)
        self.films.update(seconds, self.outbox)
        return asked

    def _pointed(self, event: inputs.Pointer) -> Change:
        """Send the pointer to what is being dragged, else to the buttons and the cloth."""
        if self.films.skip(event):
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
        if self.films.playing is None and over and not self.part.on_cloth(event):
            self._handed(event)
        return next((answer for answer in answers if answer is not None), None)

    def _handed(self, event: inputs.Input) -> bool:
        """Send an event to the hand and do what it answers; return whether it was used.

        Where the left button places dice, the hand flicks none.
        """
        if not self.part.lays:
            reply = self.hand.handle(event)
        elif isinstance(event, inputs.Pointer):
            # With Shift the hand picks up a die.
            shifted = replace(event, modifiers=replace(event.modifiers, shift=True))
            reply = self.hand.place(shifted)
        else:
            reply = self.hand.place(event)
        if isinstance(reply.answer, Flick):
            self.films.flick(reply.answer)
        elif isinstance(reply.answer, Placed):
            self.bench.lay(reply.answer)
        return reply.used

    def _keyed(self, event: inputs.Input) -> Change:
        """Handle a key, in this order: save, skip the film, undo, the tab, hotkeys, the hand.

        A drag gets every key but save, and a busy hand all but save and undo. If nothing else
        uses Esc, it leaves the workshop.
        """
        if event == _SAVE:
            return self.files.save()
        if self.part.dragging:
            if event == inputs.Do("back"):
                self.part.cancel()
        elif self._busy:
            if not self._commanded(event):
                self._handed(event)
        elif not self._used(event) and event == inputs.Do("back"):
            return self.files.sure(_("Leave the workshop?"), partial(self._left, Close()))
        return None

    def _used(self, event: inputs.Input) -> bool:
        """Offer a key to all but a drag and a busy hand; return whether it was used."""
        if self.films.skip(event) or self._commanded(event):
            return True
        if self.part.key(event) or self._acted(event):
            return True
        may_flick = self.films.playing is None and self.part is self._trying
        return may_flick and self._handed(event)

    def quit(self) -> Change:
        """Leave the program; ask first what to do with unsaved changes."""
        return self.files.sure(_("Quit the game?"), partial(self._left, Leave()))

    def _left(self, change: Change, leave: Callable[[], None]) -> Change:
        leave()
        self.close()
        return change

    def close(self) -> None:
        """End the processes of the estimates; an unsaved draft stays in its file."""
        self.estimates.close()
        self.desk.keep()
        self.desk.writer.release()

    def _commanded(self, event: inputs.Input) -> bool:
        """Handle undo and redo with Ctrl, which always work."""
        match event:
            case inputs.KeyPress("z", True, inputs.Modifiers(ctrl=True)):
                self.bench.draft.undo()
            case inputs.KeyPress("x" | "y", True, inputs.Modifiers(ctrl=True)):
                self.bench.draft.redo()
            case _:
                return False
        return True

    def _acted(self, event: inputs.Input) -> bool:
        """Handle the hotkeys of buttons and tabs."""
        acts = {
            "z": self.bench.draft.undo,
            "x": self.bench.draft.redo,
            "r": self.films.repeat,
            "b": self.films.put_back,
            "o": self.films.throw,
            "c": self.files.copy_code,
            "k": self.bench.draft.set_reference,
            "q": self.bench.draft.swap,
        }
        match event:
            case inputs.KeyPress("1" | "2" | "3" as name, True, _, False):
                self.use(int(name) - 1)
            case inputs.KeyPress("s", True, _, False) if self.films.playing is not None:
                self.films.toggle_slow()
            case inputs.KeyPress(name, True, _, False) if name in acts:
                acts[name]()
            case _:
                return False
        return True

    # Drawing

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the cloth with traces and dice, the figures and the current tab."""
        brush, level, layout = Brush(surface, view), self.bench.level, self.bench.layout
        still = self.films.playing is None
        cloth_view = self._cloth.cloth_view(level)
        self._cloth.draw(brush, level, layout, dragging=self.part.dragging)
        draw_head(brush, self.bench.draft)
        self.top.draw(surface, view)
        with brush.within(CLOTH):
            if still:
                self.runs.draw_traces(brush, cloth_view)
            self.part.draw_on_cloth(brush)
        aims = still and (self.part is self._trying or self._busy)
        if aims:
            self.hand.draw_below(brush)
        self._cloth.draw_pieces(brush, level, layout, self._shown())
        if aims:
            self.hand.draw_above(brush)
        draw_figures(brush, self.runs.readout, self.runs.readout_before)
        self.part.draw(brush)
        draw_faults(brush, self.desk.faults)
        if not self.desk.faults and self.part is not self._trying:
            draw_faults(brush, self.desk.warnings, WARNINGS)
        draw_line(brush, self.files.message, self.bench.draft, self._hints)

    def _shown(self) -> tuple[Shown, ...]:
        if self.films.playing is not None:
            return self.films.playing.shown()
        return self.hand.shown() if self._busy else resting(self.bench.layout)

    @property
    def _hints(self) -> tuple[Hint, ...]:
        end = ("Esc", _("leave"))
        if self.films.playing is not None:
            return (end, ("Space", _("skip")), ("S", _("slow motion")))
        if self._busy:
            return self.hand.hints
        return (end, ("1 2 3", _("Try, Tune, Build")), *self.part.hints)
