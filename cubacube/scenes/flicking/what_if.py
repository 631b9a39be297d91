"""The what-if page: try other flicks from an earlier layout; the match stays the same."""

from functools import partial
from typing import Any

import pygame

from cubacube.kit.shot import AnyFlick, Flick
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, View, centre, centred
from cubacube.scenes.canvas.labels import LabelRequest, placed
from cubacube.scenes.canvas.theme import WIDTH
from cubacube.scenes.cloth.cloth_view import ClothView, resting
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import draw_trace, length_mm
from cubacube.scenes.flicking import tries_list
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.foresee import predict
from cubacube.scenes.flicking.modes import steer
from cubacube.scenes.flicking.painting import ClothContents, TablePainter, draw_pieces
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.panels.turn_panel import draw_aim, draw_turn
from cubacube.scenes.flicking.tries import Tries, Try
from cubacube.scenes.flicking.watching import aim_of
from cubacube.scenes.flicking.words import Interaction, PromptContext
from cubacube.scenes.match.help.bubble import draw_tip
from cubacube.scenes.match.help.key_help import KeyHelp, common_keys
from cubacube.scenes.match.help.resting import TooltipTracker
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.pictures.lines import Lines, as_key_press, draw_foot, draw_title
from cubacube.scenes.match.pictures.still_layer import Painted, StillLayer
from cubacube.scenes.match.words import Hint, Snapshot
from cubacube.scenes.sound.outbox import Outbox
from cubacube.scenes.stage import inputs
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import _


class Trying(Deciding):
    """Waits for a test flick; `reset_aim` prepares the next one."""

    _panel, _beside = tries_list.AIM, tries_list.LEGEND_WIDTH

    def reset_aim(self) -> None:
        """Prepare the next flick; hit point and Gate stay as they are."""
        self.action = None
        self.hand.reset()

    def _part(self) -> Interaction:
        return Interaction()


QUIET = 0.5
"""Volume of the sounds on this page."""
_DROPS = frozenset({"Z", "Del"})
"""The keys that delete tries from the list."""
_NUMBER = 15.0
"""Radius of a number on the cloth."""


@frozen
class _Still:
    """The contents of the still layer: the table, and the flicks with their traces."""

    table: ClothContents
    lines: Lines
    rows: tuple[tries_list.TryRow, ...]


class WhatIf:
    """The what-if page; it closes without a result and leaves the match unchanged."""

    overlay = False

    def __init__(
        self,
        live: LiveMatch[Any],
        board: FlickBoard[Any],
        cloth_view: ClothView,
        gates: GateMarks | None,
        painter: TablePainter,
        count: int,
    ) -> None:
        """`live` is a copy of the match whose action at index `count` is a person's flick.

        `cloth_view`, `gates` and `painter` belong to the layout before that flick.
        """
        self.tries = Tries(live, board, count)
        self.outbox = Outbox(live.game.name, QUIET)
        self._live, self._board, self._cloth_view, self._gates = live, board, cloth_view, gates
        state, who = live.seen(live.state), live.who
        assert who is not None, "a person was asked"
        self._who, self._state = who, state
        self._snapshot = Snapshot(state, live.seats)
        flicks = tuple(each for each in live.choices if isinstance(each, AnyFlick))
        context = PromptContext(
            state, flicks[0].seat, who, live.seats, live.names, flicks, cloth_view.ground
        )
        judge = partial(predict, live, board)
        self.trying = Trying(board, context, cloth_view, live.level, gates, judge)
        self._painter = painter
        self._layer = StillLayer(self._paint)
        self._painted: tuple[object, pygame.Surface] | None = None
        self._resting = TooltipTracker()
        self._numbers: dict[int, Bounds] = {}
        """The boxes of the numbers on the cloth; they stay where they are once placed."""
        self.shown: Try | None = None
        """The try whose film is playing; None during aiming."""
        self._film = self.tries.true.film()
        self._told = self.tries.true
        """The try whose result is in the referee's line while no row is marked."""
        self._hovered: int | None = None
        self.ring: int | None = None
        """The row that is selected with keys."""

    @property
    def ground(self) -> Ground:
        """Position and scale of the cloth on the canvas."""
        return self._cloth_view.ground

    def handle(self, event: inputs.Input) -> Change:
        """Handle an event: skip the film, select rows, aim, or edit the list."""
        self._resting.hear(event)
        event = as_key_press(event)
        if event == inputs.KeyPress("f3"):
            self.trying.let_go()
            return Push(KeyHelp(self.all_keys))
        if self.shown is not None:
            return self._watch(event)
        if not self.trying.pulling and self._rows(event):
            return None
        if self.trying.handle(event):
            self.ring = None
            if isinstance(self.trying.action, Flick):
                self._show(self.tries.make(self.trying.action))
            return None
        match event:
            case inputs.Do("back", _, False):
                return Close()
            case inputs.KeyPress("z", True, _, False):
                self.tries.drop_last()
                self._refreshed()
            case inputs.KeyPress("delete", True, _, False) | inputs.Erased():
                self.tries.clear()
                self._refreshed()
        return None

    def update(self, seconds: float) -> Change:
        """Advance the film or the aim."""
        self._resting.update(seconds)
        if self.shown is None:
            self.trying.update(seconds)
            self.outbox.pull(self.trying.power)
            return None
        self._film.update(seconds)
        self.outbox.film(self._film.score, self._film.at_s)
        if self._film.over:
            self._seen(self.shown)
        return None

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the earlier table with all traces and the list, then the moving parts."""
        brush, aims = Brush(surface, view), self.shown is None
        tips = self._layer.draw(surface, view, self._still())
        marked = self._marked
        if marked is not None:
            made = self.tries.all[marked]
            with brush.within(CLOTH):
                draw_trace(brush, self.ground, made.trace, self._cloth_view.edge, made.colour)
            tries_list.draw_marked(brush, marked)
        if aims:
            self.trying.draw_below(brush)
        layout = self._state.layout
        dice = self._film.shown() if self.shown else resting(layout)
        pieces = dice, layout.pawns
        draw_pieces(brush, self._board, self._cloth_view, self._snapshot, *pieces)
        if aims:
            self.trying.draw_above(brush)
        elif self.shown is not None:
            aim = aim_of(self.shown.flick, self._live.choices, self._live.level)
            draw_aim(brush, tries_list.AIM, aim, length_mm(self.shown.trace.flicked.points))
        tip = self._resting.on(() if self.trying.pulling or not aims else tips)
        if tip is not None:
            draw_tip(brush, tip)

    # Actions

    def _watch(self, event: inputs.Input) -> Change:
        """Handle events during a film: Space, Enter or a click skips it, S is slow motion."""
        match event:
            case inputs.Do("back", _, False):
                return Close()
            case inputs.KeyPress("space", True, _, False):
                self._film.skip()
            case inputs.Pointer("down", button=button) if button == inputs.LEFT:
                self._film.skip()
            case _:
                steer(self._film, event)
        return None

    def _show(self, made: Try) -> None:
        """Play the film of a try."""
        self.shown, self._film = made, made.film()
        self._hovered = None

    def _seen(self, made: Try) -> None:
        """End a film: store the try if it is new, and let the player aim again."""
        if made not in self.tries.all:
            self.tries.keep(made)
        self.shown, self._told = None, made
        self.trying.reset_aim()

    def _refreshed(self) -> None:
        """Update numbers and selection after rows were deleted."""
        kept = {made.number for made in self.tries.all}
        self._numbers = {number: box for number, box in self._numbers.items() if number in kept}
        self.ring = self._hovered = None
        self._told = self.tries.all[-1]

    def _rows(self, event: inputs.Input) -> bool:
        """Handle the pointer on rows, and the selection with Tab and arrows."""
        count = len(self.tries.all)
        match event:
            case inputs.Pointer("move"):
                self._hovered = tries_list.row_at(event.point, count)
                return False
            case inputs.Pointer("down", button=button) if button == inputs.LEFT:
                at = tries_list.row_at(event.point, count)
                if at is not None:
                    self._show(self.tries.all[at])
                return at is not None
            case inputs.Do("next" | "prev" as way):
                order = [None, *range(count)]
                at = order.index(self.ring) + (1 if way == "next" else -1)
                self.ring = order[at % len(order)]
            case inputs.Do("up" | "down" as way) if self.ring is not None:
                self.ring = (self.ring + (1 if way == "down" else -1)) % count
            case inputs.Do("confirm", _, False) if self.ring is not None:
                self._show(self.tries.all[self.ring])
            case _:
                return False
        return True

    # Drawing

    @property
    def _marked(self) -> int | None:
        """The row under the pointer, or else the one selected with keys."""
        if self.shown is not None:
            return None
        return self._hovered if self._hovered is not None else self.ring

    @property
    def _hints(self) -> tuple[Hint, ...]:
        end = ("Esc", _("real result"))
        if self.shown is not None:
            return (end, ("Space", _("skip")), ("S", _("slow motion")))
        if self.trying.pulling:
            return self.trying.keys
        return (end, ("N", _("next die")), ("Z", _("delete the last")), ("Del", _("delete all")))

    @property
    def all_keys(self) -> tuple[Hint, ...]:
        """All keys that work now."""
        keys = self._hints
        if self.shown is None:
            if len(self.tries.all) == 1:
                keys = tuple(hint for hint in keys if hint[0] not in _DROPS)
            keys += self.trying.more_keys
            keys += () if self.trying.pulling else (("Tab", _("flicks in the list")),)
        return (*keys, *common_keys())

    def _lines(self) -> Lines:
        words = _("flicks again; this flick does not count.")
        if self.shown is not None:
            words = _("The dice are moving …")
        marked = self._marked
        told = self.shown or (self._told if marked is None else self.tries.all[marked])
        said = _("{number}: {words}").format(number=told.number, words=told.words)
        back = self.shown is None and len(self.tries.all) > 1
        mark = self._live.mark
        return Lines(self._who, words, (said,), self._hints, mark, back)

    def _still(self) -> _Still:
        busy = self.shown is not None or self.trying.pulling
        declared = self.shown.flick.gate if self.shown else self.trying.declared
        gates = self._gates if self.trying.aiming else None
        table = ClothContents(self._snapshot, Lines(), gates, declared, busy)
        return _Still(table, self._lines(), tuple(map(self._row, self.tries.all)))

    def _row(self, made: Try) -> tries_list.TryRow:
        cast = self._board.cast(self._state, self._live.names)
        found = [mark.gate for mark in self._gates.marks] if self._gates else []
        flick, gate = made.flick, ""
        if flick.gate in found and len(found) > 1:
            gate = _("Gate {number}").format(number=found.index(flick.gate) + 1)
        columns = tries_list.columns_of(made, capital(cast.die(flick.die)), gate)
        return tries_list.TryRow(made, columns, self.tries.tint(made))

    def _paint(self, view: View, still: _Still) -> Painted:
        brush, lines = Brush(self._cloth(view, still).copy(), view), still.lines
        draw_title(brush, _("What if …"), _("before this flick"), lines.mark, WIDTH - 30)
        draw_turn(brush, tries_list.AIM, lines)
        tries_list.draw_legend(brush)
        tries_list.draw_tries(brush, still.rows)
        draw_foot(brush, lines)
        return Painted(brush.surface, tuple(brush.tips))

    def _cloth(self, view: View, still: _Still) -> pygame.Surface:
        """Return a picture of the table with all traces.

        It is cached, and painted again only when the table, the flicks or the window size
        change.
        """
        key = view.size, still.table, still.rows
        if self._painted is None or self._painted[0] != key:
            brush = self._painter.cloth(view, still.table, partial(self._draw_traces, still.rows))
            for row in still.rows:
                box = self._number_box(row.made, brush)
                tries_list.draw_number(brush, row.made, centre(box), _NUMBER)
            self._painted = key, brush.surface
        return self._painted[1]

    def _draw_traces(self, rows: tuple[tries_list.TryRow, ...], brush: Brush) -> None:
        """Draw newer traces over older ones, and the real flick on top."""
        with brush.within(CLOTH):
            for row in (*rows[1:], rows[0]):
                draw_trace(brush, self.ground, row.made.trace, self._cloth_view.edge, row.colour)

    def _number_box(self, made: Try, brush: Brush) -> Bounds:
        """Return the box of a number: beside the resting die, clear of dice and labels."""
        if made.number not in self._numbers:
            ground, edge, size = self.ground, self._cloth_view.edge, 2 * _NUMBER + 4
            end = ground.of(made.trace.flicked.rest)
            others = self._numbers.values()
            layout, labels = self._state.layout, self._gates.boxes if self._gates else ()
            pieces = self._cloth_view.piece_boxes(layout) + self._cloth_view.name_boxes(
                brush, layout
            )
            taken = [*pieces, centred(end, edge), *others, *labels]
            wish = LabelRequest(end, size, size, edge * 0.62)
            (self._numbers[made.number],) = placed([wish], taken, ground.box)
        return self._numbers[made.number]
