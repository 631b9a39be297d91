"""A match of a flicking game: dice are flicked on the cloth, and films show where they go."""

from collections.abc import Callable

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
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.modes import OnCloth, Playing
from cubacube.scenes.flicking.painting import ClothContents, TablePainter
from cubacube.scenes.flicking.panels.gates import gate_marks
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.flicking.panels.predict_ruling import predict_ruling
from cubacube.scenes.flicking.panels.verdict_marks import CROSSED
from cubacube.scenes.flicking.referee_log import FlickLog
from cubacube.scenes.flicking.sounds import crosses
from cubacube.scenes.flicking.tries import shot_of
from cubacube.scenes.flicking.turning_point import turning_point_s
from cubacube.scenes.flicking.watching import Watching, aim_of
from cubacube.scenes.flicking.what_if import WhatIf
from cubacube.scenes.flicking.words import PromptContext, S
from cubacube.scenes.flicking.workshop.bench_cloth import Owners
from cubacube.scenes.flicking.workshop.visit import WorkshopVisit
from cubacube.scenes.flicking.workshop.workshop import Workshop
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
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry
from cubacube.session.workshop.level_file import of_match
from cubacube.table import Film

_RESTING = OnCloth()


class FlickScene(MatchScene[S]):
    """Closes as every match does."""

    def __init__(self, live: LiveMatch[S], board: FlickBoard[S]) -> None:
        self.board = board
        board.use_level_look(live.level)
        self._cloth_view = _cloth_view(board, live.state, live.seats)
        self._painter = TablePainter(board, self._cloth_view)
        self._still = StillLayer(self._painter.paint)
        self._guide = Guide(live.level)
        self._gates: tuple[S, GateMarks | None] | None = None
        self.marks: tuple[Mark, ...] = ()
        """Where the last flick was decided."""
        super().__init__(live, board, FlickLog(board))

    @property
    def ground(self) -> Ground:
        """Where the cloth is on the canvas."""
        return self._cloth_view.ground

    @property
    def gates(self) -> GateMarks | None:
        """The Gates on the cloth; None while nothing is flicked, or none counts."""
        return self._gates_of(self.live.state) if self._on_cloth.flicking else None

    @property
    def _on_cloth(self) -> OnCloth:
        """What the mode says about the cloth."""
        return self.mode if isinstance(self.mode, OnCloth) else _RESTING

    @property
    def _astir(self) -> bool:
        """Dice move as long as a film is played."""
        return isinstance(self.mode, Playing)

    def what_if(self) -> WhatIf | None:
        """The last choice of a person made otherwise, if it was a flick.

        Not in strict matches, and not in exercises, which would be rehearsed by it.

        This table stays as it is, whatever is tried there.
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
        """Whether a flick may be tried that does not count."""
        live = self.live
        return not (live.entry.strict or live.book.passing)

    @property
    def _flick_before(self) -> int | None:
        """How many actions stood before the last choice of a person, if that may be tried anew."""
        return self._last_flick if self._may_try and self._may_go else None

    @property
    def _last_flick(self) -> int | None:
        """How many actions stood before the last choice of a person, if that was a flick."""
        count = self.live.before_last
        if count is None or not isinstance(self.live.match.turns[count].action, Flick):
            return None
        return None if shot_of(self.live, count) is None else count

    def extra(self, event: Input) -> Change:
        """I asks what if; F4 opens the workshop, in a match for training; the rest as anywhere."""
        match event:
            case KeyPress("f4", True, _, False) if self._may_tinker:
                return Push(self.workshop())
            case KeyPress("i", True, _, False):
                return self._ask_what_if()
        return super().extra(event)

    @property
    def watched_keys(self) -> tuple[Hint, ...]:
        """What if, where there is a flick to be tried."""
        return () if self._flick_before is None else (("I", _("what if")),)

    def _ask_what_if(self) -> Change:
        """The page on which the last flick is tried, or why there is none."""
        page = self.what_if()
        if page is not None:
            return Push(page)
        if self._may_try or self._last_flick is None:
            return None
        return Push(notice(*no_what_if_notice(strict=self.live.entry.strict)))

    def considered(self, chosen: Action, think: Asked) -> FlicksConsidered:
        """With the flicks that it tried."""
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
        """Only flicks are tried in the mind."""
        del state
        return isinstance(action, Flick)

    @property
    def _may_tinker(self) -> bool:
        """Whether the level can be worked on now: dice lie, and a person is asked for training."""
        live = self.live
        asked = live.entry.training and isinstance(self.mode, Deciding)
        return asked and bool(self._now().state.layout.dice)

    def workshop(self) -> Workshop:
        """The level and the dice of the match on the bench; the match stays as it is."""
        live, state, board = self.live, self._now().state, self.board
        owners = Owners(board.owners(state, live.seats), board.pawn_sides(live.seats))
        words = _("The match goes on with its own level, whatever is changed here.")
        visit = WorkshopVisit(state.layout, owners, board.cast(state, live.names), words)
        return Workshop(of_match(live.entry.level, live.entry.level_text), visit)

    def _hints(self) -> tuple[Hint, ...]:
        """The key that asks what if takes the place of that for all rulings, which panels name."""
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
        """The step of the turn."""
        state = self.live.state
        now = self.board.step_now(state)
        return "" if now is None else self.board.steps(state)[now]

    def _asking(self, choices: tuple[Choice, ...]) -> Deciding:
        live, seat = self.live, choices[0].seat
        assert live.who is not None, "somebody is asked"
        seen = live.seen(live.state, seat)
        context = PromptContext(seen, seat, live.who, live.names, live.choices, self.ground)
        gates = self._gates_of(live.state)
        return Deciding(self.board, context, self._cloth_view, live.level, gates, live.foresee)

    def _of_table(self, hand: Seat | None) -> Mode:
        """A film of a flick, or the opening throw; all else is answered at once."""
        del hand
        choice = self.live.choices[0]
        if isinstance(choice, AnyShot):
            return self._filmed(choice, *self.live.simulate(choice))
        return self._shown(self.live.table_answer())

    def _logged(self, action: Action) -> Mode:
        """A flick is simulated again; if that is another one now, what is kept is shown instead."""
        if not isinstance(action, Shot):
            return super()._logged(action) if action.seat != TABLE else self._shown(action)
        choice = self.live.choices[0]
        assert isinstance(choice, AnyShot), choice
        shot, film = self.live.simulate(choice)
        if shot == action:
            return self._filmed(choice, shot, film)
        self.approximate = True
        player = SettlePlayer(self.live.state.layout.dice, action.rest)
        words = _("As it was kept: the table of this program does it otherwise.")
        return Playing(*self._ahead(action), player, words, choice.flick.gate)

    def _filmed(self, choice: AnyShot, shot: Shot, film: Film) -> Playing:
        """The film of a flick."""
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
        """The opening throw; all else comes at once."""
        if not isinstance(answer, Thrown):
            return self._showing(answer)
        player = ThrowPlayer(answer.rest, self.live.level.area.side_mm)
        return Playing(*self._ahead(answer), player, _("All dice are thrown."))

    def _tells(self, action: Action) -> bool:
        return isinstance(action, Flick) or super()._tells(action)

    def _chosen(self, action: Action) -> Mode:
        """A computer takes aim, or chooses something else."""
        if not isinstance(action, Flick):
            return super()._chosen(action)
        aim = aim_of(action, self.live.choices, self.live.level)
        return Watching(action, aim, self._cloth_view, self._guide, _("takes aim …"))

    def _commit(self, mode: Showing) -> None:
        """Marks stay until the next flick, or until dice are placed."""
        action = mode.show.action
        if isinstance(action, Flick | Placed):
            self.marks = ()
        super()._commit(mode)
        if isinstance(mode, Playing) and mode.film is not None and isinstance(action, Shot):
            self.marks = self.board.marks(action, mode.film, mode.show.events)

    def _gone(self) -> Change:
        """What was marked belongs to another moment."""
        self.marks = ()
        return super()._gone()

    def _end_banner(self) -> None:
        """The tick of the last crossing would cover the label of the next one's Gate."""
        if self._banner is not None:
            self.marks = tuple(mark for mark in self.marks if mark.icon != CROSSED)
        super()._end_banner()

    def _draw_table(self, surface: pygame.Surface, view: View) -> tuple[Tip, ...]:
        """The still layer, then what moves: marks, dice, Pawns."""
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
        """A flick is made by a hand that strays; at first the Gate that it is for is declared."""
        mode = self.mode
        aiming = mode.aiming if isinstance(mode, Deciding) else None
        gate = action.gate if isinstance(action, Flick) else None
        if number == 0 and aiming is not None and gate is not None:
            aiming.declare(gate)
        return try_succeeds(self.live, self.board, action, number)

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """Dice, buttons, cards; nothing once an aim has begun."""
        action = None if self.advice is None else self.advice.action
        if action is None or not isinstance(self.mode, Deciding) or self.mode.busy:
            return ()
        return marked_of(self.mode, self._cloth_view, self.live.state.layout, action)

    def _draw_advice(self, brush: Brush) -> None:
        """The hint on the cloth, as long as no aim has begun."""
        action = None if self.advice is None else self.advice.action
        if action is None or not isinstance(self.mode, Deciding) or self.mode.busy:
            return
        if isinstance(action, Flick):
            draw_advised_flick(brush, self._cloth_view, self._guide, self.live, action)
        else:
            self.board.draw_wish(brush, self._cloth_view, self.live.state, action)

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


def draw_pieces(
    brush: Brush,
    board: FlickBoard[S],
    cloth_view: ClothView,
    snapshot: Snapshot[S],
    on_cloth: OnCloth,
) -> None:
    """Dice, Pawns, and the names of the Vehicles."""
    state = snapshot.state
    layout, sides = state.layout, board.pawn_sides(snapshot.seats)
    shown = on_cloth.shown(layout)
    cloth_view.draw_dice(brush, shown)
    draw_pawns(brush, cloth_view.ground, on_cloth.pawns(layout), sides, state.box.measures.pawn_mm)
    cloth_view.draw_names(brush, layout, shown)


def flick_painter(
    board: FlickBoard[S], snapshot: Snapshot[S], referee_lines: tuple[str, ...] = ()
) -> Callable[[View], pygame.Surface]:
    """Paints how the table looks when nothing is asked; begun anew it knows the bare table.

    `said` is what stands in the referee's line, and the last of it in the turn panel. The display
    must have a mode, be it a dummy's.
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
    """The cloth of a game."""
    measures, owners = state.box.measures, board.owners(state, seats)
    laid, cards = ground(measures.area_mm), state.box.cards
    return ClothView(laid, cards, measures.edge_mm, owners, measures.obstacles)
