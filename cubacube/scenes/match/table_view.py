"""The visible part of a match: table, texts and the keys that work now."""

from abc import ABC, abstractmethod
from typing import Generic

import pygame

from cubacube.rules import NOBODY, TABLE, Action, Seat
from cubacube.scenes.canvas.boxes import centre, holds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.device import pad_in_hand
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.tips import Tip, merged
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.advice import Advice, HintMark, draw_marked
from cubacube.scenes.match.banner import Banner
from cubacube.scenes.match.bubble import draw_tip
from cubacube.scenes.match.chapters import Chapters, Turned
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.key_help import common_keys
from cubacube.scenes.match.lines import Lines
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.modes import (
    Asking,
    Mode,
    Showing,
)
from cubacube.scenes.match.resting import TooltipTracker
from cubacube.scenes.match.words import Hint, S, Snapshot
from cubacube.scenes.stage.inputs import Input
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import settings

_LAST = 14
"""Maximum number of rulings shown at a table."""


class TableView(ABC, Generic[S]):
    """The part of `MatchScene` that shows a match; `MatchScene` itself runs it."""

    mode: Mode

    def __init__(self, live: LiveMatch[S], board: GameBoard[S]) -> None:
        self.live = live
        self._board = board
        self._front: Seat = live.people[0] if live.people else 0
        self._viewer: Seat = NOBODY
        """The seat whose secrets are shown; NOBODY shows none.

        If only one person plays, the secrets of that person are always shown.
        """
        self._banner: Banner | None = None
        self._finished = False
        self.set_aside: tuple[Hint, ...] | None = None
        """The keys of the page that has frozen the match; None while the match is not frozen."""
        self._resting = TooltipTracker()
        self.advice: Advice | None = None
        """The hint on the table; None without one."""
        self._on_table: tuple[Tip, ...] = ()
        """Tips for the things in the last frame, without the tips of the mode."""

    @property
    def seen(self) -> S:
        """The state to show, without anything that must stay hidden from people at the screen."""
        return self._seen(self.live.state)

    @property
    def section(self) -> str:
        """Anchor of the rules section about the current question."""
        return self._board.section(self.live.state)

    @property
    def on_turn(self) -> Seat | None:
        """The seat whose turn it is."""
        return self._board.on_turn(self.live.state)

    @property
    def backdrop(self) -> Backdrop:
        """Background picture of the table."""
        return self._board.backdrop

    @property
    def referee_lines(self) -> tuple[str, ...]:
        """Sentences in the referee's line."""
        return self.live.referee_lines

    def chapters(self, at_once: int) -> Chapters:
        """Return an index of the match; the first `at_once` moments are indexed now."""
        return Chapters(self.live.past, self._board, self.live.drawn, at_once)

    def round_title(self, turn: Turned) -> str:
        """Return the heading of the round that begins with a turn."""
        state = self.live.drawn(self.live.past[turn.at].match.state)
        return self._board.round_title(turn.round, state)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the table, then mode, hint marks, ribbon and tooltip over it."""
        self._on_table = self._draw_table(surface, view)
        brush = Brush(surface, view)
        self.mode.draw_above(brush)
        draw_marked(brush, self.marked)
        if self._banner is not None and not self.mode.covers:
            self._banner.draw(brush, self._board.cloth)
        tip = self._tip_now
        if tip is not None:
            draw_tip(brush, tip, self.mode.pressed)

    @property
    def _tips(self) -> tuple[Tip, ...]:
        """Tips for everything that is visible."""
        return merged((*self._uncovered(self._on_table), *self.mode.tips))

    @property
    def _tip_now(self) -> Tip | None:
        """The tooltip to show.

        It is the first that exists of these three: the reason why a press had no effect, the tip
        of the thing under the mouse, the reason for the hint.
        """
        if self.mode.tips_hidden:
            return self._reason
        tips = self._tips
        tip = self._resting.refused(tips)
        if tip is None and not self.mode.explains:
            tip = self._resting.on(tips)
        return tip or self._reason

    def look(self, event: Input) -> None:
        """Track the mouse for tooltips while the match is only viewed or frozen."""
        self._resting.hear(event)

    def rest(self, seconds: float) -> None:
        """Advance the tooltip timer while the match is only viewed or frozen."""
        self._resting.update(seconds)

    @abstractmethod
    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """Draw everything that lies under the mode; return the tips for the things drawn."""

    @property
    def _reason(self) -> Tip | None:
        """A tip with the reason for the hint, beside the first piece that the hint marks."""
        if self.advice is None or not self.advice.why or self.mode.explains or not self.marked:
            return None
        return Tip(self.marked[0].box, self.advice.words, self.advice.why)

    @property
    def refused(self) -> Tip | None:
        """The tip of the thing whose press had no effect, with the reason."""
        return None if self.mode.tips_hidden else self._resting.refused(self._tips)

    @property
    def _astir(self) -> bool:
        """Whether a film is shown, so that things on the cloth are not in their places."""
        return False

    def _uncovered(self, tips: tuple[Tip, ...]) -> tuple[Tip, ...]:
        """Return the tips that still apply: a panel or moving dice may cover the cloth."""
        if not self.mode.covers and not self._astir:
            return tips
        return tuple(tip for tip in tips if not holds(self._board.cloth, centre(tip.box)))

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """The pieces that the hint marks; empty without a hint."""
        return ()

    def _now(self) -> Snapshot[S]:
        """Return a snapshot of what is visible now.

        While an action is shown, no seat is asked in it.
        """
        return self._snapshot(None if isinstance(self.mode, Showing) else self.live.asked)

    def _snapshot(self, asked: Seat | None) -> Snapshot[S]:
        """Return the snapshot for the seat that is asked."""
        live = self.live
        return Snapshot(
            self.seen,
            live.seats,
            self._front,
            None if asked == TABLE else asked,
            live.events,
            live.rulings[-_LAST:],
            self._viewer,
        )

    def _lines(self) -> Lines:
        who = self.live.who
        turn = self._board.on_turn(self.seen)
        if who is None and turn is not None:
            who = self.live.seats[turn]
        asked = None if self._finished else who
        book, words, mark = self.live.book, self._words, self.live.mark
        watched = (
            book.watched and not book.public
        )  # an exported film has no buttons, so it keeps the full width
        hints = () if book.watched else self._hints() if self.set_aside is None else self.set_aside
        back, forth = self._revocable, self._repeatable
        chosen = settings()
        size = (
            chosen.screen.text_percent
        )  # the other screen settings change whenever the window moves
        drawn_by = chosen.language, chosen.aids, chosen.keys, size, pad_in_hand()
        return Lines(asked, words, self.referee_lines, hints, mark, back, forth, watched, drawn_by)

    @property
    def _words(self) -> str:
        if self.set_aside is not None:
            return _("The exercise is over.")
        return self.mode.words if self.advice is None else self.advice.words

    def _hints(self) -> tuple[Hint, ...]:
        keys = self.mode.keys
        if self._has_all_keys:
            return keys
        if self._may_hint:  # the panels and the referee's line already name L
            return (*keys, ("F2", _("hint")), ("F1", _("rules")), ("Esc", _("pause")))
        return (*keys, ("L", _("rulings")), ("F1", _("rules")), ("Esc", _("pause")))

    @property
    def _has_all_keys(self) -> bool:
        """Whether the mode lists Esc among its keys; if so, it lists all keys that work."""
        return any(key == "Esc" for key, _words in self.mode.keys)

    def _all_keys(self) -> tuple[Hint, ...]:
        ways: tuple[Hint, ...] = (("Z", _("undo")),) if self._revocable else ()
        ways += (("X", _("redo")),) if self._repeatable else ()
        hint: tuple[Hint, ...] = (("F2", _("hint")),) if self._may_hint else ()
        return (
            *self._hints(),
            *self.mode.more_keys,
            *ways,
            *hint,
            *((("C", _("what the computer thought")),) if self._of_computers else ()),
            *self.watched_keys,
            ("F7", _("look around")),
            ("L", _("all rulings")),
            *common_keys(),
        )

    @property
    def watched_keys(self) -> tuple[Hint, ...]:
        """Keys of this kind of game that also work when a match is only viewed."""
        return ()

    def _seen(self, state: S) -> S:
        return state if self.live.is_open else self.live.seen(state, self._viewer)

    @property
    def _revocable(self) -> bool:
        """Whether the last choice of a person can be undone."""
        return self._asks and self._may_go and self.live.before_last is not None

    @property
    def _repeatable(self) -> bool:
        """Whether an undone choice can be redone."""
        return self._asks and self._may_go and self.live.after_next is not None

    @property
    def _may_hint(self) -> bool:
        """Whether the asked person may have a hint; not in strict matches or exercises."""
        live = self.live
        no_way = live.entry.strict or live.book.watched or live.book.passing
        return not no_way and isinstance(self.mode, Asking) and live.asked != TABLE

    @property
    def _of_computers(self) -> tuple[int, Action] | None:
        """The index in the log, and the action, of a computer player's choice.

        It is the choice shown now, or else the last one. The result is None if there is no such
        choice. It is also None where nobody may ask for reasons: in strict or watched matches and
        in exercises.
        """
        live = self.live
        if live.entry.strict or live.book.watched or live.book.passing:
            return None
        chosen, by_computer = self.mode.action, live.who is not None and live.who.bot is not None
        if chosen is not None and by_computer and self._is_told(chosen, live.state):
            # The action as it will be logged: several people may share the drawn seat.
            return live.past.count, live.preview(chosen).turns[-1].action
        count = live.last_of_computer(self._is_told)
        return None if count is None else (count, live.match.turns[count].action)

    def _is_told(self, action: Action, state: S) -> bool:
        """Return whether the board can explain this choice of a computer player."""
        return bool(self._board.telling.action(action, self.live.names, state))

    @property
    def _asks(self) -> bool:
        """Whether the match is played here, not only viewed."""
        return not self.live.book.watched

    @property
    def _may_go(self) -> bool:
        """Whether undo and redo are allowed now; not while something is shown."""
        no_way = self.live.entry.strict or self.live.book.public or self.set_aside is not None
        return not (no_way or isinstance(self.mode, Showing))
