"""The page of a lesson: the table of an exercise, and the coach's bar above it."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import pygame

from cubacube.rules import TABLE, Action, Event, OneOf, Seat
from cubacube.scenes.canvas import Bounds, Brush, TextStyle, View
from cubacube.scenes.canvas.parts import LINE
from cubacube.scenes.canvas.reading import sizes
from cubacube.scenes.canvas.sizes import smallest_text
from cubacube.scenes.canvas.theme import BRASS, CREAM, NORMAL, SMALL
from cubacube.scenes.match.help.advice import draw_arrows
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.match.help.resting import TooltipTracker
from cubacube.scenes.match.match_scene import AroundTable, MatchScene
from cubacube.scenes.match.replay.knobs import Knob
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Close
from cubacube.scenes.widgets import Button, Page
from cubacube.session.language.translation import N_, _
from cubacube.session.play.result import MatchResult
from cubacube.session.settings.keymap import with_key
from cubacube.shell.learning.lesson import CoachTip as LessonTip
from cubacube.shell.learning.lesson import Exercise, Lesson
from cubacube.shell.learning.steps import is_event, offered

BAR: Bounds = (20, 2, 1880, 86)
_WORDS_X, _WORDS_HEIGHT, _GAP = 320.0, 72.0, 16.0
_NEXT: Bounds = (1480, 12, 236, 60)
_RETRY: Bounds = (1480, 12, 302, 60)
_KNOBS: Bounds = (1738, 20, 44, 44)
_STEP = 50.0
_ROLL = "Rolled"
_NUMBER, _TITLE = TextStyle(SMALL, BRASS, "heavy"), TextStyle(NORMAL, CREAM, "heavy")

Stand: TypeAlias = Literal["open", "passed", "missed"]
OpenTable: TypeAlias = Callable[[Exercise], MatchScene[Any]]


class LessonPage(AroundTable):
    """The page of a lesson.

    After the last exercise is passed, it closes with True. If the player leaves before, it
    closes with False, or with the `LeaveReason` chosen in the pause menu.
    """

    _over = N_("The exercise is over.")
    """What the table says while the next exercise waits."""

    def __init__(self, lesson: Lesson, open_table: OpenTable) -> None:
        self.lesson = lesson
        self._open_table = open_table
        self._resting = TooltipTracker()
        self._age_s = 0.0
        self.page = Page((), strict=True)
        self._lay_out()
        self._begin(0)

    def reword(self) -> None:
        """Make the buttons again, in the language that is used now."""
        self._lay_out()
        self._stand(self.stand)

    def _lay_out(self) -> None:
        self._next = Button(_NEXT, "", self._go_on, "teal", hotkey="Enter")
        self._retry, self._urged = (
            Button(_RETRY, _("Try again"), self._again, kind, hotkey="F5")
            for kind in ("dark", "teal")
        )
        self._knobs = [
            Knob((_KNOBS[0] + at * _STEP, *_KNOBS[1:]), icon, hint, press)
            for at, (icon, hint, press) in enumerate(self._presses())
        ]

    def _presses(self) -> tuple[tuple[str, str, Callable[[], Change]], ...]:
        """Return the coach's buttons: icon, hint and action of each."""
        return (
            ("loop", with_key(_("Try again ({key})"), "F5"), self._again),
            ("action_on", with_key(_("Skip this exercise ({key})"), "F6"), self._skip),
            ("leave", _("Leave the lesson"), lambda: Close(False)),
        )

    @property
    def exercise(self) -> Exercise:
        """The current exercise."""
        return self.lesson.exercises[self.number]

    @property
    def progress(self) -> str:
        """Text with the number of the current exercise."""
        of = len(self.lesson.exercises)
        return _("{number} of {count}").format(number=self.number + 1, count=of)

    @property
    def words(self) -> str:
        """What the coach says now."""
        if self.stand == "passed":
            return _(self.exercise.done)
        if self._tip is not None:
            return _(self._tip.say)
        return _(self.exercise.otherwise if self._astray else self.exercise.say)

    def handle(self, event: Input) -> Change:
        """Handle the coach's buttons first; the table reacts only while the exercise is open."""
        self._resting.hear(event)
        press = self._pressed(event)
        if press is not None:
            return press()
        if isinstance(event, Pointer):
            change: Change = self.page.handle(event)
            # A drag that began on the cloth may continue over the bar and end there.
            if change is not None or (event.kind == "down" and self.page.pointed is not None):
                return change
        if self._may_go_on:
            self.scene.look(event)
            return None
        return self._heard(self.scene.handle(event))

    def _pressed(self, event: Input) -> Callable[[], Change] | None:
        """Return the action of a key that belongs to the coach."""
        match event:
            case KeyPress("f5", True, _, False):
                return self._again
            case KeyPress("f6", True, _, False):
                return self._skip
            case Do("confirm", _, False) if self._may_go_on:
                return self._go_on
            case KeyPress("l", True, _, False) if self._may_go_on:
                return self.scene.all_rulings
            case Do("back", _, False) if self._may_go_on:
                return lambda: Close(False)
        return None

    def update(self, seconds: float) -> Change:
        """Advance time; the match runs only while the exercise is open."""
        self._age_s += seconds
        self.page.update(seconds)
        self._resting.update(seconds)
        if self._may_go_on:
            self.scene.rest(seconds)
            return None
        return self._heard(self.scene.update(seconds))

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the table, and the coach's bar instead of its title."""
        self.scene.draw(surface, view)
        brush = Brush(surface, view)
        if self.scene.situation.lead is not None:
            draw_arrows(brush, self.scene.presenter.marked, self._age_s)
        brush.panel(BAR, LINE)
        x, y = BAR[0] + 28, BAR[1] + BAR[3] / 2
        room = _WORDS_X - x - _GAP
        brush.write(self.progress, (x, y - 18), _NUMBER, "midleft", room)
        brush.write(_(self.exercise.title), (x, y + 14), _TITLE, "midleft", room)
        words = _fitting(view, self.words, self.page.widgets[0].box.x - _WORDS_X)
        view.put(surface, words, (_WORDS_X, y - words.get_height() / view.scale / 2))
        for widget in self.page.widgets:
            widget.draw(surface, view)
            if isinstance(widget, Knob):
                brush.explain(widget.box, widget.hint)
        tip = self._resting.on(brush.tips)
        if tip is not None:
            draw_tip(brush, tip)

    # Exercises

    def _begin(self, number: int) -> None:
        """Open the table of an exercise."""
        self.number = number
        self.scene = self._open_table(self.exercise)
        live = self.scene.live
        self._since = self._told_events = len(live.events)
        self._player: Seat = next(at for at, each in enumerate(live.seats) if each.bot is None)
        self._tip: LessonTip | None = None
        self._astray = False
        """Whether the goal is out of reach, so that the player must try again."""
        self._told: list[LessonTip] = []
        # The exercise itself says what to do first, so the coach waits for the first action.
        self._heard_at = live.past.count
        self._stand("open")
        self._point()

    def _stand(self, stand: Stand) -> None:
        """Set the state of the exercise: open, passed or missed."""
        self.stand: Stand = stand
        if self._may_go_on:
            on = _("go on") if self.stand == "passed" else _("try again")
            other = ("L", _("rulings")), ("F1", _("rules")), ("Esc", _("leave"))
            self.scene.put_aside(_(self._over), (("Enter", on), *other))
        self.page.widgets = [*self._buttons]
        self._next.label = self._next_words()
        self.page.settle()

    @property
    def _buttons(self) -> tuple[Button, ...]:
        """All buttons of the bar, from left to right; one of them always repeats the exercise."""
        if self._may_go_on:
            return self._next, *self._knobs
        return self._urged if self._astray else self._retry, *self._knobs[1:]

    @property
    def is_last(self) -> bool:
        """Whether this is the last exercise."""
        return self.number + 1 == len(self.lesson.exercises)

    def _next_words(self) -> str:
        """Return the label of the button to continue."""
        done = _("Finish") if self.is_last else _("Next")
        return done if self.stand == "passed" else _("Try again")

    @property
    def _may_go_on(self) -> bool:
        """Whether the exercise is passed or missed."""
        return self.stand != "open"

    def _again(self) -> Change:
        self._begin(self.number)
        return None

    def _skip(self) -> Change:
        if self.is_last:
            return Close(False)
        self._begin(self.number + 1)
        return None

    def _go_on(self) -> Change:
        """Continue with the next exercise, or repeat a missed one."""
        if self.stand == "missed":
            return self._again()
        if self.is_last:
            return Close(True)
        self._begin(self.number + 1)
        return None

    def _heard(self, change: Change) -> Change:
        """Judge the exercise and choose a tip; return the change that follows.

        `change` is what the scene of the table returned.
        """
        if isinstance(change, Close) and isinstance(change.result, MatchResult):
            self._match_over()
            return None
        count = self.scene.live.past.count
        if count != self._heard_at:
            self._heard_at = count
            self._judge()
            self._point()
            self._choose_tip()
        return change

    def _match_over(self) -> None:
        """Judge the exercise when its match is over."""
        self._stand("missed" if self.exercise.goal else "passed")

    def _judge(self) -> None:
        """Set the exercise to passed if its goal event has happened.

        Set it to missed if the player's turn has ended without that event.
        """
        if not self.exercise.goal:
            return
        events = self.scene.live.events[self._since :]
        others = self.scene.situation.on_turn not in (None, self._player)
        if any(self._is_goal(event) for event in events):
            self._stand("passed")
        elif others or self.scene.board.begins_turn(events):
            self._stand("missed")

    def _is_goal(self, event: Event) -> bool:
        mine = getattr(event, "seat", self._player), getattr(event, "to", None)
        return self._player in mine and is_event(event, self.exercise.goal)

    def _choose_tip(self) -> None:
        """Choose a tip for what is offered now and what has just happened.

        Tips that were not given yet come first. Once the goal is out of reach, only the events
        since the exercise began matter.
        """
        live = self.scene.live
        events = live.events[self._since if self._astray else self._told_events :]
        self._told_events = len(live.events)
        choices = live.own(self._player) if live.asked == self._player and not self._astray else ()
        actions = (each for choice in choices if isinstance(choice, OneOf) for each in choice)
        kinds = {type(each).__name__ for each in (*choices, *actions)}
        fitting = [
            tip
            for tip in self.exercise.tips
            if tip.on in kinds or any(is_event(each, tip.on) for each in events)
        ]
        news = (tip for tip in fitting if tip not in self._told)
        if fitting or live.asked == self._player or self._astray:
            self._tip = next(news, fitting[0] if fitting else None)
        if self._tip is not None:
            self._told.append(self._tip)

    def _point(self) -> None:
        """Mark what the next step of the exercise uses, if it is offered now."""
        found = () if self._may_go_on else map(self._wanted, self.exercise.right)
        lead = next((each for each in found if each is not None), None)
        self.scene.situation.lead = lead
        asked = lead is None and self.scene.live.asked == self._player
        self._astray = self.stand == "missed" or (asked and bool(self.exercise.right))
        self.page.widgets = [*self._buttons]
        self.page.settle()

    def _wanted(self, step: str) -> Action | None:
        """Return the action of a step; None if it is not offered now."""
        live = self.scene.live
        if live.asked == TABLE:  # somebody may have to press a button before the dealer rolls
            return live.table_answer() if step == _ROLL else None
        return offered(step, live.choices, live.game)


def _fitting(view: View, words: str, room: float) -> pygame.Surface:
    """Return a paragraph in the largest letters that fit into the bar."""
    for size in (*sizes(NORMAL), SMALL, smallest_text()):
        found = view.paragraph(words, size, room - _GAP, "bold", CREAM)
        if found.get_height() <= _WORDS_HEIGHT * view.scale:
            break
    return found
