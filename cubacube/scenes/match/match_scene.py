"""Run a match on the screen: hand inputs, time and drawing to the parts of its scene."""

from collections.abc import Callable
from typing import Any, Generic

import pygame

from cubacube.rules import Action
from cubacube.scenes.canvas import Brush, Tip, View
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match import notices
from cubacube.scenes.match.climax import Highlight
from cubacube.scenes.match.considered import Question
from cubacube.scenes.match.help.advice import draw_marked
from cubacube.scenes.match.help.key_help import KeyHelp
from cubacube.scenes.match.help.look_round import LookRound
from cubacube.scenes.match.help.used_keys import GESTURES, remember, used_by
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.undo import after_next, before_last, chosen_by, go_to, tell_undone
from cubacube.scenes.match.log.chapters import Chapters
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.log.story import MatchStory
from cubacube.scenes.match.mode_sequence import ModeSequence
from cubacube.scenes.match.modes import Asking, Between, Mode, Showing, wants_next
from cubacube.scenes.match.pace import Pace, speed_of
from cubacube.scenes.match.pictures.lines import as_key_press
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.texts import Texts
from cubacube.scenes.match.tooltips import Tooltips
from cubacube.scenes.match.words import Hint, S
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close, Consult, Push, Scene
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.play.game import Game
from cubacube.session.play.journal import Known
from cubacube.session.play.result import MatchResult
from cubacube.session.settings.chosen import set_value

_AT_ONCE = 500
"""Number of moments indexed at once when the page of rulings opens."""


class MatchScene(Generic[S]):
    """The scene of a match. Closes with a `MatchResult`, a `LeaveReason` or a `PlayOn`.

    A `Presenter` knows how people are asked and how everything looks.
    """

    overlay = False

    def __init__(self, presenter: Presenter[S]) -> None:
        self.situation = now = presenter.situation
        self.live, self.board = now.live, now.board
        self.presenter = presenter
        self.tips = Tooltips(presenter)
        self._pace = Pace()
        self.sequence = ModeSequence(presenter)
        self.summons, self.hints = self.sequence.summons, self.sequence.hints
        self.texts = Texts(presenter, self.hints)
        self.sequence.restore()
        self.sequence.begin(self.sequence.next_mode())
        self.sequence.go_on()

    make_scene: Callable[[LiveMatch[Any]], "MatchScene[Any]"]
    """Makes a scene for another match of the same game; set by whoever opens this one."""
    replay: Callable[["MatchScene[Any]", int], Scene]
    """Creates the replay page of a view-only match; the page starts at a given moment.

    The code that opens this scene sets it.
    """

    on_settings: Callable[[], Change] | None = None
    """Opens the settings, if there are any; set by whoever opens the match."""
    in_tour = False
    """Whether the match belongs to a Tour, so that it cannot be restarted."""

    @property
    def mode(self) -> Mode:
        """The current mode."""
        return self.situation.mode

    @property
    def section(self) -> str:
        """Anchor of the rules section about the current question."""
        return self.board.section(self.live.state)

    @property
    def backdrop(self) -> Backdrop:
        """Background picture of the table."""
        return self.board.backdrop

    @property
    def outbox(self) -> Outbox:
        """Sounds of the match."""
        return self.sequence.sounding.outbox

    @property
    def known(self) -> Known:
        """Setup and actions: enough to replay the match."""
        return Known(self.live.entry, self.live.match.actions())

    # Inputs

    def handle(self, event: Input) -> Change:
        """Pass input to the mode, then handle the keys of the match (see `Texts.all_keys`)."""
        if name := used_by(event, aims=self.mode.busy):
            keys = self.texts.all_keys(reasons=False)
            remember(name, (*(GESTURES if self.mode.more_keys else ()), *dict(keys)))
        change = self._handled(event)
        self.presenter.hear(event)
        return change

    def _handled(self, event: Input) -> Change:
        self.tips.tracker.hear(event)
        press, event = event, as_key_press(event)
        asked = self.mode if isinstance(self.mode, Asking) else None
        if self._pace.handle(event, self.mode) or self.mode.handle(event):
            self.summons.end()
            return self._advance()
        change: Change = None
        match event:
            case Typed("?"):
                change = Consult()
            case Do("back", _, False):
                change = notices.paused(
                    self.live, self._who_plays, self.on_settings, restarts=not self.in_tour
                )
            case Do("confirm", _, False) if (hinted := self.hints.playable) is not None:
                self.mode.action = hinted
                self.summons.end()
                return self._advance()
            case KeyPress("z", True, _, False) if self.situation.revocable:
                change = self._take_back()
            case KeyPress("x", True, _, False) if self.situation.repeatable:
                change = self._do_again()
            case _:
                change = self._look_up(event)
        if change is not None:
            self._pace.let_go()
        elif isinstance(press, Pointer) and wants_next(press) and self.mode is asked:
            self.tips.tracker.press_missed(press.point, asked.why_not)
        return change

    def _look_up(self, event: Input) -> Change:
        """Handle keys that look something up: hint, keys, things on the table, rulings."""
        match event:
            case KeyPress("f2", True, _, False) if self.situation.may_hint:
                self.hints.toggle()
            case KeyPress("f3", True, _, False) if not self.situation.watched:
                self.mode.let_go()
                set_value("used", "")
                reasons = self.last_of_computer is not None
                return Push(KeyHelp(self.texts.all_keys(reasons=reasons)))
            case KeyPress("f7", True, _, False) if self.tips.all:
                self.mode.let_go()
                return Push(LookRound(self.tips.all, self.board.cloth, self.mode.ring))
            case KeyPress("l", True, _, False):
                return self.all_rulings()
            case KeyPress() if event == KeyPress("c"):
                return self._look_into()
            case _:
                return self.presenter.extra(event)
        return None

    def all_rulings(self) -> Change:
        """Open the page with all rulings, from which one may open a replay."""
        return Push(RulingsPage(self.live.rulings, self.chapters(_AT_ONCE)), self._look_back)

    def put_aside(self, words: str, keys: tuple[Hint, ...]) -> None:
        """Freeze the match for the page around it, and show the words and keys of that page."""
        self.situation.set_aside, self.summons.banner = (words, keys), None
        self.sequence.begin(Between())

    def look(self, event: Input) -> None:
        """Track the mouse for tooltips while the match is only viewed or frozen."""
        self.tips.tracker.hear(event)

    # Time and drawing

    def update(self, seconds: float) -> Change:
        """Advance time by `seconds`."""
        self.rest(seconds)
        speed = 1.0 if self.situation.watched else speed_of(self.mode)
        self.mode.update(self._pace.passed(seconds * speed, self.mode))
        self.sequence.sounding.advance_frame(self.mode)
        self.hints.update()
        self.summons.update(seconds)
        change = self._advance()
        self.presenter.update(seconds)
        return change

    def rest(self, seconds: float) -> None:
        """Advance the tooltip timer while the match is only viewed or frozen."""
        self.tips.tracker.update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the table, then mode, hint marks, ribbon and tooltip over it."""
        self.tips.on_table = self._draw_table(surface, view)
        brush = Brush(surface, view)
        self.mode.draw_above(brush)
        draw_marked(brush, self.presenter.marked)
        self.summons.draw(brush)
        self.tips.draw(brush)
        self.presenter.draw_above(brush)

    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """Draw everything that lies under the mode; return the tips for the things drawn."""
        return self.presenter.draw(surface, view, self.texts.lines())

    def _advance(self) -> Change:
        """Go on until the match must wait for something; close the scene after the end."""
        if self.sequence.go_on():
            return Close(self.result())
        # A ribbon comes before a notice.
        ribbon = isinstance(self.mode, Highlight)
        lines = () if ribbon else self.sequence.announcements.take_notice()
        if lines:
            self._pace.let_go()
            return Push(notice(lines[0], lines[1:]))
        return None

    # Change players

    def _who_plays(self) -> Change:
        return Push(notices.who_plays(self.live), self._seat)

    def _seat(self, bots: tuple[int | None, ...] | None) -> Change:
        """Seat the chosen people and computer players, then end the pause.

        If `bots` is None, nothing changes and the pause goes on.
        """
        if bots is None:
            return None
        seats = self.live.entry.seats
        others = [seat for seat, each in enumerate(seats) if bots[seat] != each.bot]
        for seat in others:
            self.live.sit(seat, bots[seat])
        if others and not isinstance(self.mode, Showing):
            self.sequence.cover()
            self.sequence.begin(self.sequence.next_mode())
        return Close()

    # Reasons of computer players

    @property
    def last_of_computer(self) -> tuple[int, Action] | None:
        """The index in the log, and the action, of a computer player's choice.

        It is the choice shown now, or else the last one. The result is None if there is no such
        choice. It is also None where nobody may ask for reasons: in strict or watched matches and
        in exercises.
        """
        live, explains = self.live, self.presenter.explains
        if not self.situation.may_help:
            return None
        chosen, by_computer = self.mode.action, live.who is not None and live.who.bot is not None
        if chosen is not None and by_computer and explains(chosen, live.state):
            # The action as it will be logged: several people may share the drawn seat.
            return live.past.count, live.preview(chosen).turns[-1].action
        count = live.last_of_computer(explains)
        return None if count is None else (count, live.match.turns[count].action)

    def _look_into(self) -> Change:
        """Open the page about the computer player's choice that is shown now.

        If none is shown, use its last choice.
        """
        found = self.last_of_computer
        if found is None:
            return None
        count, action = found
        table = self.watched()
        table.sequence.show_moment(count)
        match, seen = table.live.match, table.situation.seen
        known = table.live.drawn(match.rules.seen_by(match.state, action.seat))
        if self.presenter.reasons_reveal and self.board.secrets.private(known, seen):
            return Push(notice(*notices.hidden_reasons_notice()))
        why = self.live.ask_why(count, action.seat)
        question = Question(action, why, table.draw, table.hints.named)
        return Push(table.presenter.considered(question))

    # Undo and redo

    def _take_back(self) -> Change:
        """Undo a person's last choice.

        If another person is choosing now, the one whose choice is undone must agree.
        """
        count = before_last(self.live)
        assert count is not None, "there is one"
        theirs, who = chosen_by(self.live, count), self.live.who
        if theirs is None or who is None or who.bot is not None or who == theirs:
            return self._taken_back(count)
        asked = notices.ask_undo_consent(who.name, theirs.name)
        return Push(asked, lambda sure: self._taken_back(count) if sure else None)

    def _taken_back(self, count: int) -> Change:
        """Go back to the moment after `count` actions and ask again."""
        go_to(self.live, count)
        tell_undone(self.live)
        self.outbox.cue("undo")
        return self._reopened()

    def _do_again(self) -> Change:
        """Redo up to the next choice of a person, or to the end."""
        count = after_next(self.live)
        assert count is not None, "there is one"
        go_to(self.live, count)
        self.outbox.cue("redo")
        return self._reopened()

    def _reopened(self) -> Change:
        self.sequence.reopen()
        return self._advance()

    # Look back

    def watched(self) -> "MatchScene[S]":
        """Return a view-only scene of this match at its current moment."""
        return self.make_scene(self.live.watched())

    def _look_back(self, count: int | None) -> Change:
        """Open the replay at the moment after `count` actions; None opens nothing."""
        if count is None:
            return None
        page = self.replay(self.watched(), count)
        # The replay closes with a new match to begin from its moment, if any.
        return Push(page, lambda begun: Close(begun) if begun is not None else None)

    def chapters(self, at_once: int) -> Chapters:
        """Return an index of the match; the first `at_once` moments are indexed now."""
        return Chapters(self.live, self.board, at_once)

    def result(self) -> MatchResult:
        """Return how the match ended, with the referee's last sentence and the score columns."""
        live, board = self.live, self.board
        why = tuple(ruling.words for ruling in live.rulings[-1:])
        lines = board.results.lines(live.story, live.names)
        used = (*notices.previewed(live), *notices.hinted(live))
        texts = (*why, *lines, *used, *notices.seats_changed_words(live))
        return live.ended(board.results.columns(live.story), texts)

    def story(self) -> MatchStory:
        """Return a new summary of the match; call its `read` until it is complete."""
        return MatchStory(self.live, self.board, self.chapters(0))


class AroundTable:
    """A page around a match table. Picture, sounds and rules section come from that table."""

    overlay = False
    scene: MatchScene[Any]
    """The match table in the middle of the page."""

    @property
    def section(self) -> str:
        """Anchor of the rules section about the current question."""
        return self.scene.section

    @property
    def outbox(self) -> Outbox:
        """Sounds of the match."""
        return self.scene.outbox

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.scene.live.game

    @property
    def backdrop(self) -> Backdrop:
        """Background picture of the table."""
        return self.scene.backdrop
