"""A match of a flicking game: players flick dice on the cloth, and films show the result."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from cubacube.kit.placing import Placed
from cubacube.kit.shot import AnyShot, Flick, Shot, Thrown
from cubacube.rules import TABLE, Action, Choice
from cubacube.scenes.canvas import Brush, Tip, View
from cubacube.scenes.canvas.labels import Taken
from cubacube.scenes.cloth.cloth_view import resting
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.cloth.guide import Guide
from cubacube.scenes.cloth.marks import CROSSED, Mark, Pop, draw_marks
from cubacube.scenes.flicking.advised import draw_advised_flick, marked_of, try_succeeds
from cubacube.scenes.flicking.cloth_gates import ClothGates
from cubacube.scenes.flicking.considered import FlicksConsidered
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.foresee import predict
from cubacube.scenes.flicking.match_films import MatchFilms
from cubacube.scenes.flicking.modes import OnCloth, Playing
from cubacube.scenes.flicking.painting import (
    ClothContents,
    TablePainter,
    cloth_view_of,
    draw_pieces,
)
from cubacube.scenes.flicking.referee_log import FlickLog
from cubacube.scenes.flicking.retries import Retries
from cubacube.scenes.flicking.watching import Watching, aim_of
from cubacube.scenes.flicking.words import PromptContext, S
from cubacube.scenes.match.considered import Question
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.match_table import MatchTable
from cubacube.scenes.match.modes import Mode, Showing
from cubacube.scenes.match.pictures.lines import Lines
from cubacube.scenes.match.pictures.still_layer import StillLayer
from cubacube.scenes.match.presenter import Presenter
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.match.words import Hint, Snapshot
from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.scene import Change, Push, Scene
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game

_RESTING = OnCloth()


class FlickPresenter(Presenter[S]):
    """Asks people for flicks on the cloth, and shows what happens as films."""

    reasons_reveal = False

    def __init__(self, situation: Situation[S], board: FlickBoard[S]) -> None:
        super().__init__(situation)
        self.board, live = board, self.live
        board.use_level_look(live.level)
        self.cloth_view = cloth_view_of(board, live.state, live.seats)
        self.log = FlickLog(board)
        painter = TablePainter(board, self.cloth_view)
        self.still = StillLayer(painter.paint)
        self.retries = Retries(situation, board, painter)
        self._films = MatchFilms(situation, board, self.ground)
        self._predict = partial(predict, live, board)
        self._guide = Guide(live.level)
        self._gates = ClothGates(board, self.ground)
        self._pop: Pop | None = None
        self.marks: tuple[Mark, ...] = ()
        """Marks at the points that decided the last flick."""

    make_workshop: "Callable[[FlickPresenter[Any]], Scene] | None" = None
    """Makes the workshop on this table, if there is one; set by whoever opens the match."""

    @property
    def ground(self) -> Ground:
        """Position and scale of the cloth on the canvas."""
        return self.cloth_view.ground

    @property
    def gates(self) -> GateMarks | None:
        """The Gates on the cloth; None while nothing is flicked or no Gate matters."""
        return self._gates_now if self._on_cloth.flicking else None

    @property
    def stage(self) -> str:
        """The name of the current step of the turn; empty if there is no step."""
        names, now = self.board.steps(self.live.state)
        return "" if now is None else names[now]

    @property
    def stirring(self) -> bool:
        """Whether dice are moving in a film."""
        return isinstance(self.mode, Playing)

    # Keys

    def extra(self, event: Input) -> Change:
        """Handle the keys I (try other flicks) and F4 (workshop)."""
        match event:
            case KeyPress("f4", True, _, False) if self._may_tinker and self.make_workshop:
                return Push(self.make_workshop(self))
            case KeyPress("i", True, _, False):
                return self.retries.ask()
        return None

    @property
    def watched_keys(self) -> tuple[Hint, ...]:
        """The key to try other flicks, if there is a flick to replace."""
        return () if self.retries.flick_before is None else (("I", _("retry the flick")),)

    def hints(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        """Add the keys of the workshop and of other flicks."""
        if self._may_tinker:
            hints = (*hints[:1], ("F4", _("workshop")), *hints[1:])
        return (*hints[:-3], *self.watched_keys, *hints[-3:])

    @property
    def _may_tinker(self) -> bool:
        """Whether the workshop can open now.

        It can open in training while a person decides, if there are dice on the cloth.
        """
        asked = self.live.entry.training and isinstance(self.mode, Deciding)
        return asked and self.make_workshop is not None and bool(self.situation.seen.layout.dice)

    # Modes

    def asking(self, choices: tuple[Choice, ...]) -> Deciding:
        """Return the mode in which a person flicks or chooses."""
        live, seat = self.live, choices[0].seat
        assert live.who is not None, "somebody is asked"
        seen = live.seen(live.state, seat)
        context = PromptContext(
            seen, seat, live.who, live.seats, live.names, live.choices, self.ground
        )
        on_cloth = self.cloth_view, live.level, self._gates_now, self._predict
        return Deciding(self.board, context, *on_cloth, teaches=live.book.passing)

    def showing(self, action: Action) -> Showing:
        """Return the mode that shows an action; the preview of a person's flick is noted."""
        mode = self.mode
        aiming = mode.aiming if isinstance(mode, Deciding) else None
        if isinstance(action, Flick) and aiming is not None and aiming.preview is not None:
            self.live.note_preview(aiming.preview)
        return super().showing(action)

    def of_table(self) -> Mode:
        """Return the mode that shows a dealer's action.

        A flick and an opening throw are shown as films, all other actions at once.
        """
        choice = self.live.choices[0]
        if isinstance(choice, AnyShot):
            return self._films.of_shot(choice)
        return self._shown(self.live.table_answer())

    def logged(self, action: Action) -> Mode:
        """Simulate a saved flick again; if the result differs now, show the saved result."""
        if isinstance(action, Shot):
            return self._films.of_saved(action)
        return super().logged(action) if action.seat != TABLE else self._shown(action)

    def _shown(self, answer: Action) -> Mode:
        """Return the mode that shows a dealer's action that is no flick."""
        return self._films.of_throw(answer) if isinstance(answer, Thrown) else self.showing(answer)

    def tells(self, action: Action) -> bool:
        """Return whether a choice is worth announcing; all flicks are."""
        return isinstance(action, Flick) or super().tells(action)

    def chosen(self, action: Action) -> Mode:
        """Show how a computer player aims or chooses."""
        if not isinstance(action, Flick):
            return super().chosen(action)
        aim = aim_of(action, self.live.choices, self.live.level)
        return Watching(action, aim, self.cloth_view, self._guide, _("is aiming …"))

    # Marks at the points that decided

    def committed(self, mode: Showing) -> None:
        """Mark what decided a flick, until the next flick or until dice are placed."""
        action = mode.show.action
        if isinstance(action, Flick | Placed):
            self.marks = ()
        elif isinstance(mode, Playing) and mode.film is not None and isinstance(action, Shot):
            self.marks = self.board.marks(action, mode.film, mode.show.events)

    def forget(self) -> None:
        """Clear the marks, and what the last film left on the cloth."""
        self.marks, self._pop = (), None
        self._films.effects.forget()

    def pop(self, words: str, side: str) -> None:
        """Pop at the Gate that was crossed, otherwise at the Vehicle of the turn.

        If the player has left that Vehicle for another one, pop at the new one.
        """
        mode, ground, dice = self.mode, self.ground, self.situation.seen.layout.dice
        at = [ground.at(each.x_mm, each.y_mm) for each in self.marks if each.icon == CROSSED]
        if not at and isinstance(mode, Showing):
            driven = [self.board.driven(each) for each in (mode.show.after, mode.show.before)]
            at = [ground.of(pose) for die in driven for pose in dice if pose.die == die]
        self._pop = Pop(words, side, at[-1]) if at else None

    def taken(self, brush: Brush) -> Taken:
        """Return the places of dice, Pawns, names, labels, Gates and the lines of an aim."""
        gates, layout = self.gates, self.situation.seen.layout
        pieces = self.cloth_view.piece_boxes(layout) + self.cloth_view.name_boxes(brush, layout)
        labels, ends = ((), ()) if gates is None else (gates.boxes, gates.ends)
        return Taken((*pieces,), labels, self.board.cloth, (*ends, *self._on_cloth.lines))

    # Hints and reasons

    def attempt(self, action: Action, number: int) -> bool | None:
        """Test a hinted flick with random errors; the first trial also declares the hinted Gate."""
        mode = self.mode
        aiming = mode.aiming if isinstance(mode, Deciding) else None
        gate = action.gate if isinstance(action, Flick) else None
        if number == 0 and aiming is not None and gate is not None:
            aiming.declare(gate)
        return try_succeeds(self.live, self.board, action, number)

    def reason(self, action: Action) -> str:
        """Return the reason for a hint: for a flick, the ruling if it goes as aimed."""
        if not isinstance(action, Flick):
            return super().reason(action)
        layout = self.live.state.layout
        ruling = self._predict(self.live.dealer.what_if(action, layout))
        return "" if ruling is None else ruling.words

    def playable(self, action: Action) -> bool:
        """Return whether Enter may play a hint: not a flick with closed eyes."""
        mode = self.mode
        aiming = mode.aiming if isinstance(mode, Deciding) else None
        return not (isinstance(action, Flick) and aiming is not None and aiming.blind)

    def explains(self, action: Action, state: S) -> bool:
        """Return whether an action can be explained: only flicks can."""
        del state
        return isinstance(action, Flick)

    def considered(self, question: Question) -> FlicksConsidered:
        """Return the page that shows the flicks that a computer player considered."""
        return FlicksConsidered(self.situation, question, self.cloth_view, self._predict)

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """The dice, buttons and cards that a hint marks; none once an aim has begun."""
        action, mode = self._advised, self.mode
        if action is None or not isinstance(mode, Deciding):
            return ()
        return marked_of(mode, self.cloth_view, self.live.state.layout, action)

    @property
    def _advised(self) -> Action | None:
        """The action to mark, until an aim begins."""
        waits = isinstance(self.mode, Deciding) and not self.mode.busy
        return self.situation.advised if waits else None

    # Time and drawing

    def update(self, seconds: float) -> None:
        """Advance the effects of the film, and let the last pop fade."""
        self._films.effects.update(self.mode, seconds)
        if self._pop is not None:
            self._pop = self._pop.later(seconds)

    def draw(self, surface: pygame.Surface, view: View, lines: Lines) -> tuple[Tip, ...]:
        """Draw the still layer, then everything that moves: marks, dice, Pawns."""
        snapshot, on_cloth, live = self.situation.now, self._on_cloth, self.live
        state = snapshot.state
        brush = Brush(surface, view)
        self.cloth_view.owners = self.board.owners(state, live.seats)
        contents = ClothContents(snapshot, lines, self.gates, on_cloth.declared, on_cloth.busy)
        tips = self.still.draw(surface, view, contents)
        if self.mode.wish is not None:
            self.board.draw_wish(brush, self.cloth_view, live.state, self.mode.wish)
        on_cloth.draw_below(brush)
        action = self._advised
        if isinstance(action, Flick):
            if self.situation.advice is not None:
                draw_advised_flick(brush, self.cloth_view, self._guide, live, action)
        elif action is not None:
            self.board.draw_wish(brush, self.cloth_view, live.state, action)
        layout = state.layout
        if self._pop is not None:
            self._pop.draw(brush, self.taken(brush))
        pieces = on_cloth.shown(layout), on_cloth.pawns(layout)
        self._films.effects.draw_below(brush)
        draw_pieces(brush, self.board, self.cloth_view, snapshot, *pieces)
        self._films.effects.draw_above(brush)
        if not on_cloth.busy and self._pop is None:
            draw_marks(brush, self.ground, self.marks, self.taken(brush))
        return tips

    @property
    def _on_cloth(self) -> OnCloth:
        """The current mode if it draws on the cloth, else a mode that draws nothing special."""
        return self.mode if isinstance(self.mode, OnCloth) else _RESTING

    @property
    def _gates_now(self) -> GateMarks | None:
        return self._gates.of(self.live.state, self.live.names)


class FlickScene(MatchScene[S]):
    """The scene of a flicking match."""

    presenter: FlickPresenter[S]
    board: FlickBoard[S]

    def __init__(
        self,
        live: LiveMatch[S],
        board: FlickBoard[S],
        present: Callable[[Situation[S], FlickBoard[S]], FlickPresenter[S]] = FlickPresenter,
    ) -> None:
        """Open the scene; `present` makes the presenter, which a game may replace by its own."""
        super().__init__(present(Situation(live, board), board))


def flick_painter(
    board: FlickBoard[S], snapshot: Snapshot[S], referee_lines: tuple[str, ...] = ()
) -> Callable[[View], pygame.Surface]:
    """Return a function that draws the table as it looks when no player is asked.

    `referee_lines` are the referee's sentences; the last one is also shown in the turn
    panel. The function caches the table without dice. A display mode must be set; a dummy
    driver is enough.
    """
    cloth_view = cloth_view_of(board, snapshot.state, snapshot.seats)
    lines = Lines(words=referee_lines[-1] if referee_lines else "", referee_lines=referee_lines)
    painter = TablePainter(board, cloth_view)

    def paint(view: View) -> pygame.Surface:
        surface = painter.paint(view, ClothContents(snapshot, lines)).picture
        layout = snapshot.state.layout
        pieces = resting(layout), layout.pawns
        draw_pieces(Brush(surface, view), board, cloth_view, snapshot, *pieces)
        return surface

    return paint


def flick_table(game: Game, board: Callable[[], FlickBoard[Any]]) -> MatchTable:
    """Return the table of a flicking game."""
    return MatchTable(
        live=partial(LiveMatch, game),
        scene=lambda live: FlickScene(live, board()),
        lay=lambda state, seats: (board(), Snapshot(state, seats)),
        painter=flick_painter,
    )
