"""A match of a flicking game: players flick dice on the cloth, and films show the result."""

from collections.abc import Callable
from typing import Any

import pygame

from cubacube.kit.placing import Placed
from cubacube.kit.shot import AnyShot, Flick, Shot, Thrown
from cubacube.rules import TABLE, Action, Choice, Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import ClothView, draw_pawns
from cubacube.scenes.cloth.film_player import FilmPlayer
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import Guide
from cubacube.scenes.cloth.marks import Mark, draw_marks
from cubacube.scenes.cloth.settle_player import SettlePlayer
from cubacube.scenes.cloth.throw_player import ThrowPlayer
from cubacube.scenes.flicking.advised import draw_advised_flick, marked_of, try_succeeds
from cubacube.scenes.flicking.considered import FlicksConsidered
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.effects import crosses, turning_point_s
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.modes import OnCloth, Playing
from cubacube.scenes.flicking.painting import ClothContents, TablePainter
from cubacube.scenes.flicking.panels.gates import gate_marks
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.flicking.panels.predict_ruling import predict_ruling
from cubacube.scenes.flicking.panels.verdict_marks import CROSSED
from cubacube.scenes.flicking.referee_log import FlickLog
from cubacube.scenes.flicking.tries import shot_of
from cubacube.scenes.flicking.watching import Watching, aim_of
from cubacube.scenes.flicking.what_if import WhatIf
from cubacube.scenes.flicking.words import PromptContext, S
from cubacube.scenes.match.advice import HintMark
from cubacube.scenes.match.climax import highlights_enabled
from cubacube.scenes.match.considered import Asked
from cubacube.scenes.match.lines import Lines
from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Mode, Showing
from cubacube.scenes.match.notices import no_what_if_notice
from cubacube.scenes.match.still_layer import StillLayer
from cubacube.scenes.match.words import Hint, Snapshot
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.scene import Change, Push, Scene
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry
from cubacube.table import Film

_RESTING = OnCloth()


class FlickScene(MatchScene[S]):
    """The scene of a flicking match."""

    def __init__(self, live: LiveMatch[S], board: FlickBoard[S]) -> None:
        self.board = board
        board.use_level_look(live.level)
        self._cloth_view = _cloth_view(board, live.state, live.seats)
        self._painter = TablePainter(board, self._cloth_view)
        self._still = StillLayer(self._painter.paint)
        self._guide = Guide(live.level)
        self._gates: tuple[S, GateMarks | None] | None = None
        self.marks: tuple[Mark, ...] = ()
        """Marks at the points that decided the last flick."""
        super().__init__(live, board, FlickLog(board))

    make_workshop: "Callable[[FlickScene[Any]], Scene] | None" = None
    """Makes the workshop on this table, if there is one; set by whoever opens the match."""

    @property
    def ground(self) -> Ground:
        """Position and scale of the cloth on the canvas."""
        return self._cloth_view.ground

    @property
    def gates(self) -> GateMarks | None:
        """The Gates on the cloth; None while nothing is flicked or no Gate matters."""
        return self._gates_of(self.live.state) if self._on_cloth.flicking else None

    @property
    def _on_cloth(self) -> OnCloth:
        """The current mode if it draws on the cloth, else a mode that draws nothing special."""
        return self.mode if isinstance(self.mode, OnCloth) else _RESTING

    @property
    def _astir(self) -> bool:
        """Whether dice are moving in a film."""
        return isinstance(self.mode, Playing)

    def what_if(self) -> WhatIf | None:
        """Return the page that tries other flicks in place of a person's last choice.

        The result is None if that choice was no flick, in strict matches and in exercises. The
        match itself does not change.
        """
        count = self._flick_before
        if count is None:
            return None
        live = self.live.watched()
        state = live.drawn(live.past[count].match.state)
        cloth_view = _cloth_view(self.board, state, live.seats)
        painter = self._painter.at_moment(cloth_view)
        return WhatIf(live, self.board, cloth_view, self._marked_gates(state), painter, count)

    @property
    def _may_try(self) -> bool:
        """Whether flicks that do not count may be tried in this match."""
        live = self.live
        return not (live.entry.strict or live.book.passing)

    @property
    def _flick_before(self) -> int | None:
        """Index of a person's last choice if it was a flick that may be replaced, else None."""
        return self._last_flick if self._may_try and self._may_go else None

    @property
    def _last_flick(self) -> int | None:
        """Index of a person's last choice; None if it was no flick."""
        count = self.live.before_last
        if count is None or not isinstance(self.live.match.turns[count].action, Flick):
            return None
        return None if shot_of(self.live, count) is None else count

    def extra(self, event: Input) -> Change:
        """Handle the keys I (try other flicks) and F4 (workshop), then the keys of every match."""
        match event:
            case KeyPress("f4", True, _, False) if self._may_tinker and self.make_workshop:
                return Push(self.make_workshop(self))
            case KeyPress("i", True, _, False):
                return self._ask_what_if()
        return super().extra(event)

    @property
    def watched_keys(self) -> tuple[Hint, ...]:
        """The key to try other flicks, if there is a flick to replace."""
        return () if self._flick_before is None else (("I", _("retry the flick")),)

    def _ask_what_if(self) -> Change:
        """Open the page to try other flicks; if it is forbidden here, say why."""
        page = self.what_if()
        if page is not None:
            return Push(page)
        if self._may_try or self._last_flick is None:
            return None
        live = self.live
        return Push(notice(*no_what_if_notice(strict=live.entry.strict, passing=live.book.passing)))

    def considered(self, chosen: Action, think: Asked) -> FlicksConsidered:
        """Return the page that shows the flicks that a computer player considered."""
        live, board = self.live, self.board
        cast = board.cast(self.seen, live.names)
        return FlicksConsidered(
            self,
            chosen,
            think,
            self._cloth_view,
            lambda shot: predict_ruling(live.foresee(shot), cast),
        )

    def _is_told(self, action: Action, state: S) -> bool:
        """Return whether an action can be explained: only flicks can."""
        del state
        return isinstance(action, Flick)

    @property
    def _may_tinker(self) -> bool:
        """Whether the workshop can open now.

        It can open in training while a person decides, if there are dice on the cloth.
        """
        asked = self.live.entry.training and isinstance(self.mode, Deciding)
        return asked and self.make_workshop is not None and bool(self.seen.layout.dice)

    def _hints(self) -> tuple[Hint, ...]:
        """Return the keys to list."""
        hints = super()._hints()
        if self._has_all_keys:
            return hints
        if self._may_tinker:
            hints = (*hints[:1], ("F4", _("workshop")), *hints[1:])
        if self._flick_before is None:
            return hints
        (what_if,) = self.watched_keys
        if self._may_hint:
            return (*hints[:-3], what_if, *hints[-3:])
        return tuple(what_if if key == "L" else (key, words) for key, words in hints)

    @property
    def _stage(self) -> str:
        """The name of the current step of the turn; empty if there is no step."""
        state = self.live.state
        names, now = self.board.steps(state)
        return "" if now is None else names[now]

    def _asking(self, choices: tuple[Choice, ...]) -> Deciding:
        live, seat = self.live, choices[0].seat
        assert live.who is not None, "somebody is asked"
        seen = live.seen(live.state, seat)
        context = PromptContext(seen, seat, live.who, live.names, live.choices, self.ground)
        gates = self._gates_of(live.state)
        return Deciding(self.board, context, self._cloth_view, live.level, gates, live.foresee)

    def _of_table(self, hand: Seat | None) -> Mode:
        """Return the mode that shows a dealer's action.

        A flick and an opening throw are shown as films, all other actions at once.
        """
        del hand
        choice = self.live.choices[0]
        if isinstance(choice, AnyShot):
            return self._filmed(choice, *self.live.simulate(choice))
        return self._shown(self.live.table_answer())

    def _logged(self, action: Action) -> Mode:
        """Simulate a saved flick again; if the result differs now, show the saved result."""
        if not isinstance(action, Shot):
            return super()._logged(action) if action.seat != TABLE else self._shown(action)
        choice = self.live.choices[0]
        assert isinstance(choice, AnyShot), choice
        shot, film = self.live.simulate(choice)
        if shot == action:
            return self._filmed(choice, shot, film)
        self.approximate = True
        player = SettlePlayer(self.live.state.layout.dice, action.rest)
        words = _("Shown as saved. This version of the game computes it differently.")
        return Playing(*self._ahead(action), player, words, choice.flick.gate)

    def _filmed(self, choice: AnyShot, shot: Shot, film: Film) -> Playing:
        match, show = self._ahead(shot)
        score = film_score(film, shot, self.live.level, crossed=any(map(crosses, show.events)))
        linger_s = (
            turning_point_s(shot, show.events)
            if highlights_enabled() and not self._watched
            else None
        )
        words, player = _("The dice are moving …"), FilmPlayer(film, shot, score, linger_s)
        return Playing(match, show, player, words, choice.flick.gate, film)

    def _shown(self, answer: Action) -> Mode:
        """Return the mode that shows a dealer's action that is no flick.

        An opening throw is shown as a film, all other actions at once.
        """
        if not isinstance(answer, Thrown):
            return self._showing(answer)
        player = ThrowPlayer(answer.rest, self.live.level.area.side_mm)
        return Playing(*self._ahead(answer), player, _("Throwing all dice …"))

    def _tells(self, action: Action) -> bool:
        return isinstance(action, Flick) or super()._tells(action)

    def _chosen(self, action: Action) -> Mode:
        """Show how a computer player aims or chooses."""
        if not isinstance(action, Flick):
            return super()._chosen(action)
        aim = aim_of(action, self.live.choices, self.live.level)
        return Watching(action, aim, self._cloth_view, self._guide, _("is aiming …"))

    def _commit(self, mode: Showing) -> None:
        """Apply the action; the marks stay until the next flick or until dice are placed."""
        action = mode.show.action
        if isinstance(action, Flick | Placed):
            self.marks = ()
        super()._commit(mode)
        if isinstance(mode, Playing) and mode.film is not None and isinstance(action, Shot):
            self.marks = self.board.marks(action, mode.film, mode.show.events)

    def _gone(self) -> Change:
        """Clear the marks, then continue the match from the moment to which the user has moved."""
        self.marks = ()
        return super()._gone()

    def _end_banner(self) -> None:
        """Remove the mark of the last crossing, which would cover the next Gate's label."""
        if self._banner is not None:
            self.marks = tuple(mark for mark in self.marks if mark.icon != CROSSED)
        super()._end_banner()

    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """Draw the still layer, then everything that moves: marks, dice, Pawns."""
        snapshot, on_cloth, seats = self._now(), self._on_cloth, self.live.seats
        state = snapshot.state
        brush = Brush(surface, view)
        self._cloth_view.owners = self.board.owners(state, seats)
        contents = ClothContents(
            snapshot, self._lines(), self.gates, on_cloth.declared, on_cloth.busy
        )
        tips = self._still.draw(surface, view, contents)
        if self.mode.wish is not None:
            self.board.draw_wish(brush, self._cloth_view, self.live.state, self.mode.wish)
        on_cloth.draw_below(brush)
        self._draw_advice(brush)
        draw_pieces(brush, self.board, self._cloth_view, snapshot, on_cloth)
        if not on_cloth.busy:
            names = self._cloth_view.name_boxes(brush, state.layout)
            draw_marks(brush, self.ground, self.marks, names)
        return tips

    def _attempt(self, action: Action, number: int) -> bool | None:
        """Test a hinted flick with random errors; the first trial also declares the hinted Gate."""
        mode = self.mode
        aiming = mode.aiming if isinstance(mode, Deciding) else None
        gate = action.gate if isinstance(action, Flick) else None
        if number == 0 and aiming is not None and gate is not None:
            aiming.declare(gate)
        return try_succeeds(self.live, self.board, action, number)

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """The dice, buttons and cards that a hint marks; none once an aim has begun."""
        action = None if self.advice is None else self.advice.action
        if action is None or not isinstance(self.mode, Deciding) or self.mode.busy:
            return ()
        return marked_of(self.mode, self._cloth_view, self.live.state.layout, action)

    def _draw_advice(self, brush: Brush) -> None:
        """Draw the hint on the cloth, until an aim begins."""
        action = None if self.advice is None else self.advice.action
        if action is None or not isinstance(self.mode, Deciding) or self.mode.busy:
            return
        if isinstance(action, Flick):
            draw_advised_flick(brush, self._cloth_view, self._guide, self.live, action)
        else:
            self.board.draw_wish(brush, self._cloth_view, self.live.state, action)

    def _gates_of(self, state: S) -> GateMarks | None:
        """Return the Gates of a state; the same object while they are unchanged."""
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


def draw_pieces(
    brush: Brush,
    board: FlickBoard[S],
    cloth_view: ClothView,
    snapshot: Snapshot[S],
    on_cloth: OnCloth,
) -> None:
    """Draw dice, Pawns and the names of the Vehicles."""
    state = snapshot.state
    layout, sides = state.layout, board.pawn_sides(snapshot.seats)
    shown = on_cloth.shown(layout)
    cloth_view.draw_dice(brush, shown)
    draw_pawns(brush, cloth_view.ground, on_cloth.pawns(layout), sides, state.box.measures.pawn_mm)
    cloth_view.draw_names(brush, layout, shown)


def flick_painter(
    board: FlickBoard[S], snapshot: Snapshot[S], referee_lines: tuple[str, ...] = ()
) -> Callable[[View], pygame.Surface]:
    """Return a function that draws the table while no player is asked.

    `referee_lines` are the referee's sentences; the last one is also shown in the turn
    panel. The function caches the table without dice. A display mode must be set; a dummy
    driver is enough.
    """
    cloth_view = _cloth_view(board, snapshot.state, snapshot.seats)
    lines = Lines(words=referee_lines[-1] if referee_lines else "", referee_lines=referee_lines)
    painter = TablePainter(board, cloth_view)

    def paint(view: View) -> pygame.Surface:
        surface = painter.paint(view, ClothContents(snapshot, lines)).picture
        draw_pieces(Brush(surface, view), board, cloth_view, snapshot, _RESTING)
        return surface

    return paint


def _cloth_view(board: FlickBoard[S], state: S, seats: tuple[SeatEntry, ...]) -> ClothView:
    measures, owners = state.box.measures, board.owners(state, seats)
    laid, cards = ground(measures.area_mm), state.box.cards
    return ClothView(laid, cards, measures.edge_mm, owners, measures.obstacles)
