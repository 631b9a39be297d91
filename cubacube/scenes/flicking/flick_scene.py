"""The frame of every flicking game: asks people, lets computers and the table answer, shows all."""

from functools import partial
from typing import Generic

import pygame

from cubacube.kit.shot import AnyShot, AnyThrow, Flick, Shot, Thrown
from cubacube.rules import TABLE, Action, Event, Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.felt import Felt, draw_pawns
from cubacube.scenes.cloth.film_player import Film, FilmPlayer
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import Guide
from cubacube.scenes.cloth.marks import Mark, draw_marks
from cubacube.scenes.cloth.throw_player import ThrowPlayer
from cubacube.scenes.flicking.any_live_match import AnyLiveMatch
from cubacube.scenes.flicking.curtain import Curtain
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.modes import CHOICE_S, Mode, Playing, Thinking, Waiting
from cubacube.scenes.flicking.panels.gates import gate_marks
from cubacube.scenes.flicking.panels.places import CLOTH, ground
from cubacube.scenes.flicking.panels.turn_panel import TurnWords
from cubacube.scenes.flicking.panels.verdict_marks import CROSSED
from cubacube.scenes.flicking.referee_log import RefereeLog
from cubacube.scenes.flicking.still import Contents, StillLayer
from cubacube.scenes.flicking.turn_banner import TurnBanner
from cubacube.scenes.flicking.watching import Watching, aim_of
from cubacube.scenes.flicking.words import PromptContext, S, Snapshot
from cubacube.scenes.match.banner import Banner
from cubacube.scenes.match.live_match import NOBODY
from cubacube.scenes.match.rulings import RulingsPage
from cubacube.scenes.stage.inputs import Do, Input, Key, Typed
from cubacube.scenes.stage.scene import Change, Close, Consult, Push
from cubacube.scenes.widgets.dialogues import notice, pause
from cubacube.session.language.translation import _

_LAST = 12
"""So many rulings at most a panel shows."""
END_S = 4.0
"""How long the last ruling stands before the results come."""


class FlickScene(Generic[S]):
    """Closes with the `Ended` of the match, or with what it was broken off for."""

    overlay = False

    def __init__(self, live: AnyLiveMatch[S], board: FlickBoard[S]) -> None:
        self.live, self.board = live, board
        box, owners = live.state.box, board.owners(live.state, live.seats)
        self._felt = Felt(ground(box.measures.area_mm), box.cards, box.measures.edge_mm, owners)
        self._still = StillLayer(board, self._felt)
        self._guide = Guide(live.level)
        self._gates: tuple[S, GateMarks | None] | None = None
        self._film: Film | None = None
        self.marks: tuple[Mark, ...] = ()
        """Where the last flick was decided."""
        self._log = RefereeLog()
        self._turn_banner = TurnBanner(live, board)
        self._banner: Banner | None = None
        self._viewer: Seat = NOBODY
        self._unread: tuple[Event, ...] = ()
        self._finished = False
        self._notice: tuple[str, ...] = ()
        self._deal()
        self.mode: Mode = self._next_mode()

    @property
    def ground(self) -> Ground:
        """Where the cloth is on the canvas."""
        return self._felt.ground

    @property
    def seen(self) -> S:
        """The state as it is shown: without what the people before the screen may not see."""
        return self.live.seen(self.live.state, self._viewer)

    @property
    def said(self) -> tuple[str, ...]:
        """What the referee has said since the last flick."""
        return self._log.said

    @property
    def gates(self) -> GateMarks | None:
        """The Gates on the cloth; None while nothing is flicked, or none counts."""
        return self._gates_of(self.live.state) if self.mode.flicking else None

    def handle(self, event: Input) -> Change:
        """The mode first; Esc pauses, L shows the rulings, ? the rules."""
        if self.mode.handle(event):
            return self._advance()
        match event:
            case Typed("?"):
                return Consult()
            case Do("back", _, False):
                return pause()
            case Key("l", True, _, False):
                return Push(RulingsPage(self.live.rulings))
        return None

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self.mode.update(seconds)
        if self._banner is not None:
            self._banner.update(seconds)
            if self._banner.over:
                self._banner = None
                # The tick of the last crossing would cover the label of the next one's Gate.
                self.marks = tuple(mark for mark in self.marks if mark.icon != CROSSED)
        return self._advance()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The still layer, then what moves: marks, dice, Pawns, aim, buttons, banner."""
        brush = Brush(surface, view)
        state = self.seen
        self._felt.owners = self.board.owners(state, self.live.seats)
        self._still.draw(surface, view, self._contents(state))
        self.mode.draw_below(brush)
        shown = self.mode.shown(state.layout)
        self._felt.draw_dice(brush, shown)
        sides = self.board.pawn_sides(self.live.seats)
        base_mm = state.box.measures.pawn_mm
        draw_pawns(brush, self.ground, self.mode.pawns(state.layout), sides, base_mm)
        self._felt.draw_names(brush, state.layout, shown)
        if not self.mode.busy:
            draw_marks(brush, self._felt.ground, self.marks)
        self.mode.draw_above(brush)
        if self._banner is not None and not self.mode.covers:
            self._banner.draw(brush, CLOTH)

    def _contents(self, state: S) -> Contents:
        rulings = tuple(self.live.rulings[-_LAST:])
        turn = self.board.on_turn(state)
        on = None if turn is None else self.live.who or self.live.seats[turn]
        return Contents(
            snapshot=Snapshot(state, self.live.seats, self._viewer, rulings),
            words=TurnWords(on, self.mode.sentence),
            hints=self.mode.hints,
            said=self.said,
            gates=self.gates,
            declared=self.mode.declared,
            quiet=self.mode.busy,
        )

    def _advance(self) -> Change:
        """Play what the mode has brought, and begin the next one."""
        while self.mode.over:
            if isinstance(self.mode, Curtain):
                self._viewer = self.mode.seat
            if self.mode.action is not None:
                self._play(self.mode.action)
            elif self._finished:
                return self._close()
            self._deal()
            self.mode = self._next_mode()
            if self._notice:
                lines, self._notice = self._notice, ()
                return Push(notice(lines[0], lines[1:]))
        return None

    def _close(self) -> Change:
        live, board = self.live, self.board
        told = live.state, live.events
        return Close(live.ended(board.columns(*told), board.lines(*told, live.names)))

    def _deal(self) -> None:
        """Let the table answer everything that needs not be shown."""
        while self.live.asked == TABLE:
            if isinstance(self.live.choices[0], AnyShot | AnyThrow):
                return
            self._play(self.live.table_answer())

    def _play(self, action: Action) -> None:
        """Let something become true, and show what follows from it."""
        live, board = self.live, self.board
        self._log.begin(action)
        if isinstance(action, Flick):
            self.marks = ()
        events = self._unread = live.play(action, partial(self._side, live.state))
        self._log.hear(events, live, board)
        if isinstance(action, Shot) and self._film is not None:
            self.marks = board.marks(action, self._film, events)
        if any(board.begins(event) for event in events):
            self._banner = self._turn_banner.turn()
            self._viewer = NOBODY
        title = board.notice(events, live.state)
        if title:
            news = (event for event in events if board.announce(event) != "log")
            self._notice = (title, *filter(None, map(live.told, news)))

    def _side(self, before: S, event: Event) -> str:
        """Under whose colour an event is told."""
        seat = self.board.whose(event)
        if seat is None:
            seat = self.board.on_turn(before)
        return self.live.seats[seat or 0].side

    def _next_mode(self) -> Mode:
        """What comes now."""
        asked = self.live.asked
        if asked is None:
            self._finished = True
            return Waiting(END_S, _("The game is over."))
        if asked == TABLE:
            return self._of_table()
        self._banner = self._turn_banner.other() or self._banner
        who = self.live.who
        assert who is not None, "somebody is asked"
        if self._viewer != asked:
            self._viewer = NOBODY
        if who.bot is not None:
            self.live.bot_action(asked)  # while the others read, it can think
            return self._reading() or self._of_computer(asked)
        state = self.live.state
        if self.board.private(state, asked) and len(self.live.people) > 1:
            if self._viewer == NOBODY:
                return Curtain(asked, who.name, self.board.secret(state, asked))
        else:
            self._viewer = NOBODY
        seen = self.live.seen(state, asked)
        names, choices = self.live.names, self.live.choices
        question = PromptContext(seen, asked, who, names, choices, self.ground)
        level = self.live.level
        return Deciding(self.board, question, self._felt, level, self._gates_of(state))

    def _reading(self) -> Mode | None:
        """What was told is left to be read before a computer goes on."""
        if not self._unread:
            return None
        events, self._unread = self._unread, ()
        begins = any(self.board.begins(event) for event in events)
        return Waiting(self.board.read_s(events), _("is next …") if begins else _("goes on …"))

    def _of_table(self) -> Mode:
        """A film of a flick, or the opening throw."""
        choice = self.live.choices[0]
        if isinstance(choice, AnyShot):
            shot, self._film = self.live.simulate(choice)
            words = _("The dice are moving …")
            return Playing(FilmPlayer(self._film, shot), shot, words, choice.flick.gate)
        thrown = self.live.table_answer()
        assert isinstance(thrown, Thrown), thrown
        player = ThrowPlayer(thrown.rest, self.live.level.area.side_mm)
        return Playing(player, thrown, _("All dice are thrown."))

    def _of_computer(self, seat: Seat) -> Mode:
        """A computer takes aim, or chooses something else."""
        action, state = self.live.bot_action(seat), self.live.state
        if action is None:
            return Thinking(partial(self.live.bot_action, seat), _("thinks …"))
        if not isinstance(action, Flick):
            words = self.board.words(action, state, self.live.names)
            wish = partial(self._draw_wish, state, action)
            return Waiting(CHOICE_S if words else 0, words, action, below=wish)
        aim = aim_of(action, self.live.choices, self.live.level)
        return Watching(action, aim, self._felt, self._guide, _("takes aim …"))

    def _draw_wish(self, state: S, action: Action, brush: Brush) -> None:
        self.board.draw_wish(brush, self._felt, state, action)

    def _gates_of(self, state: S) -> GateMarks | None:
        """The Gates as they stand; the same marks as long as the state is the same."""
        if self._gates is None or self._gates[0] is not state:
            marks = self._marked_gates(state)
            kept = self._gates[1] if self._gates else None
            self._gates = state, kept if kept == marks else marks
        return self._gates[1]

    def _marked_gates(self, state: S) -> GateMarks | None:
        gates, own = self.board.gates(state), self.board.driven(state)
        if gates is None or own is None or not state.layout.dice:
            return None
        cast = self.board.cast(state, self.live.names)
        return gate_marks(self.ground, state.layout, gates, own, cast)
