"""What is seen of a match: the table as it is, what is said, and the keys that work now."""

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
"""So many rulings at most a table shows."""


class TableView(ABC, Generic[S]):
    """What is to be seen of a match whose life is the matter of `MatchScene`."""

    mode: Mode

    def __init__(self, live: LiveMatch[S], board: GameBoard[S]) -> None:
        self.live = live
        self._board = board
        self._front: Seat = live.people[0] if live.people else 0
        self._viewer: Seat = NOBODY
        """Whose secrets are open; those of a single person always are."""
        self._banner: Banner | None = None
        self._finished = False
        self.set_aside: tuple[Hint, ...] | None = None
        """All keys that work while the table is only looked at, and is given no time."""
        self._resting = TooltipTracker()
        self.advice: Advice | None = None
        """The hint that is on the table."""
        self._on_table: tuple[Tip, ...] = ()
        """What is told of the things that were drawn last, but for those of the mode."""

    @property
    def seen(self) -> S:
        """The state as it is shown: without what the people before the screen may not see."""
        return self._seen(self.live.state)

    @property
    def section(self) -> str:
        """The anchor of the rules page that tells about what is asked now."""
        return self._board.section(self.live.state)

    @property
    def on_turn(self) -> Seat | None:
        """Whose turn it is."""
        return self._board.on_turn(self.live.state)

    @property
    def backdrop(self) -> Backdrop:
        """The picture of the table."""
        return self._board.backdrop

    @property
    def referee_lines(self) -> tuple[str, ...]:
        """What stands in the referee's line."""
        return self.live.referee_lines

    def chapters(self, at_once: int) -> Chapters:
        """Where turns and rounds begin; so many moments are read at once."""
        return Chapters(self.live.past, self._board, self.live.drawn, at_once)

    def round_title(self, turn: Turned) -> str:
        """The heading of the round that begins with a turn."""
        state = self.live.drawn(self.live.past[turn.at].match.state)
        return self._board.round_title(turn.round, state)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The table, what the mode puts on it, the ribbon, and what the mouse rests on."""
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
        """What is told of all that is to be seen."""
        return merged((*self._uncovered(self._on_table), *self.mode.tips))

    @property
    def _tip_now(self) -> Tip | None:
        """What was pressed in vain, or the mouse rests on; else what speaks for a hint."""
        if self.mode.tips_hidden:
            return self._reason
        told = self._tips
        tip = self._resting.refused(told)
        if tip is None and not self.mode.explains:
            tip = self._resting.on(told)
        return tip or self._reason

    def look(self, event: Input) -> None:
        """Only looked at, as while set aside: the mouse may rest on something."""
        self._resting.hear(event)

    def rest(self, seconds: float) -> None:
        """Only looked at: it rests on."""
        self._resting.update(seconds)

    @abstractmethod
    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """Everything but what the mode puts above it; what is told about the things on it."""

    @property
    def _reason(self) -> Tip | None:
        """What speaks for the hint, beside the first thing that it is about."""
        if self.advice is None or not self.advice.why or self.mode.explains or not self.marked:
            return None
        return Tip(self.marked[0].box, self.advice.words, self.advice.why)

    @property
    def refused(self) -> Tip | None:
        """What was pressed in vain, and why nothing has happened."""
        return None if self.mode.tips_hidden else self._resting.refused(self._tips)

    @property
    def _astir(self) -> bool:
        """Whether things on the cloth are not where they were: a film is shown."""
        return False

    def _uncovered(self, tips: tuple[Tip, ...]) -> tuple[Tip, ...]:
        """What can be told of: a panel of the mode may lie on the cloth, or dice move there."""
        if not self.mode.covers and not self._astir:
            return tips
        return tuple(tip for tip in tips if not holds(self._board.cloth, centre(tip.box)))

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """What the hint on the table is about; nothing without a hint."""
        return ()

    def _now(self) -> Snapshot[S]:
        """What is to be seen; nobody is asked any more while an answer is shown."""
        return self._snapshot(None if isinstance(self.mode, Showing) else self.live.asked)

    def _snapshot(self, asked: Seat | None) -> Snapshot[S]:
        """How things are while a seat is asked."""
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
        watched = book.watched and not book.public  # a film has no buttons to make room for
        hints = () if book.watched else self._hints() if self.set_aside is None else self.set_aside
        back, forth = self._revocable, self._repeatable
        chosen = settings()
        size = chosen.screen.text_percent  # the rest of it changes whenever the window moves
        drawn_by = chosen.language, chosen.aids, chosen.keys, size, pad_in_hand()
        return Lines(asked, words, self.referee_lines, hints, mark, back, forth, watched, drawn_by)

    @property
    def _words(self) -> str:
        """What stands beside the name of who is on."""
        if self.set_aside is not None:
            return _("The exercise is over.")
        return self.mode.words if self.advice is None else self.advice.words

    def _hints(self) -> tuple[Hint, ...]:
        keys = self.mode.keys
        if self._has_all_keys:
            return keys
        if self._may_hint:  # panels and the referee's line name L
            return (*keys, ("F2", _("hint")), ("F1", _("rules")), ("Esc", _("pause")))
        return (*keys, ("L", _("rulings")), ("F1", _("rules")), ("Esc", _("pause")))

    @property
    def _has_all_keys(self) -> bool:
        """Whether the mode names all keys that work, for it has an Esc of its own."""
        return any(key == "Esc" for key, _words in self.mode.keys)

    def _all_keys(self) -> tuple[Hint, ...]:
        """Every key that works now."""
        ways: tuple[Hint, ...] = (("Z", _("take back")),) if self._revocable else ()
        ways += (("X", _("do again")),) if self._repeatable else ()
        hint: tuple[Hint, ...] = (("F2", _("hint")),) if self._may_hint else ()
        return (
            *self._hints(),
            *self.mode.more_keys,
            *ways,
            *hint,
            *((("C", _("what a computer considered")),) if self._of_computers else ()),
            *self.watched_keys,
            ("F7", _("look round")),
            ("L", _("all rulings")),
            *common_keys(),
        )

    @property
    def watched_keys(self) -> tuple[Hint, ...]:
        """The keys of its kind of game that work where the match is only looked at, too."""
        return ()

    def _seen(self, state: S) -> S:
        """A state as it is shown."""
        return state if self.live.is_open else self.live.seen(state, self._viewer)

    @property
    def _revocable(self) -> bool:
        """Whether the last choice of a person can be taken back."""
        return self._asks and self._may_go and self.live.before_last is not None

    @property
    def _repeatable(self) -> bool:
        """Whether a choice that was taken back can be done again."""
        return self._asks and self._may_go and self.live.after_next is not None

    @property
    def _may_hint(self) -> bool:
        """Whether a person is asked who may have a hint: not in strict matches or exercises."""
        live = self.live
        no_way = live.entry.strict or live.book.watched or live.book.passing
        return not no_way and isinstance(self.mode, Asking) and live.asked != TABLE

    @property
    def _of_computers(self) -> tuple[int, Action] | None:
        """The choice of a computer that is shown, or the last one, and how many stand before it.

        None where nobody may be asked for reasons: in strict matches and exercises.
        """
        live = self.live
        if live.entry.strict or live.book.watched or live.book.passing:
            return None
        chosen, by_computer = self.mode.action, live.who is not None and live.who.bot is not None
        if chosen is not None and by_computer and self._is_told(chosen, live.state):
            # As it will stand in the log: several people may share the seat that is drawn.
            return live.past.count, live.preview(chosen).turns[-1].action
        count = live.last_of_computer(self._is_told)
        return None if count is None else (count, live.match.turns[count].action)

    def _is_told(self, action: Action, state: S) -> bool:
        """Whether there are reasons to be told why a computer chose this."""
        return bool(self._board.words(action, state, self.live.names))

    @property
    def _asks(self) -> bool:
        """Whether the match is played here, and not only looked at."""
        return not self.live.book.watched

    @property
    def _may_go(self) -> bool:
        """Whether the match may go back and forth now: not while something is shown."""
        no_way = self.live.entry.strict or self.live.book.public or self.set_aside is not None
        return not (no_way or isinstance(self.mode, Showing))
