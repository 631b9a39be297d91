"""Atacama as a board for the match scene."""

from collections.abc import Hashable, Mapping

from cubacube.games.atacama.referee import explanation, metal_name, title
from cubacube.games.atacama.referee.sections import SECTIONS
from cubacube.games.atacama.rules.actions import Buy, Colour, Place
from cubacube.games.atacama.rules.legal import colours, must_buy, unplaced
from cubacube.games.atacama.rules.ore import METALS
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.state import State, TakeTurn
from cubacube.games.atacama.scene import text_box
from cubacube.games.atacama.scene.cards import cards, draw_arrows, draw_cards
from cubacube.games.atacama.scene.corner import BARE, draw_note, draw_sale, draw_signs
from cubacube.games.atacama.scene.counters import draw_counter
from cubacube.games.atacama.scene.effects import EFFECTS
from cubacube.games.atacama.scene.ending import draw_result, metal_scores, result_lines
from cubacube.games.atacama.scene.ground import draw_board
from cubacube.games.atacama.scene.motion import draw_blockers, draw_preview, draw_show, timeline
from cubacube.games.atacama.scene.panels import draw_hand, draw_panels
from cubacube.games.atacama.scene.places import CLOTH, LAYOUTS, BoardBoxes
from cubacube.games.atacama.scene.spots import AtCounter, InHand, OnField, Sale, advised, prompt
from cubacube.games.atacama.scene.tally import tallies
from cubacube.rules import TABLE, Action, Choice, Seat
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Bounds, Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.match.game_board import GameResults, Telling, usual_call
from cubacube.scenes.match.words import Call, Frame, Prompt, Show, Snapshot
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn
from cubacube.session.play.setup import Seats


def _call(call: Call[State]) -> str:
    """Return the ribbon text for the first turn; later the panels show whose turn it is."""
    return "" if call.snapshot.state.turns else usual_call(call)


def _columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return each player's points by metal."""
    return tuple(
        ScoreColumn(capital(metal_name(metal)), metal_scores(match.state, metal))
        for metal in METALS
    )


class AtacamaBoard(Board[State]):
    """The board of Atacama.

    It remembers which rig colour the player uses, and whether the purchases are shown.
    """

    backdrop: Backdrop = "atacama_table"
    cloth: Bounds = CLOTH
    heading = N_("Atacama")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(title, reason=explanation, call=_call)
    results = GameResults(
        N_("Points if the game ended now"),
        lambda snapshot: totals(snapshot.state),
        columns=_columns,
        lines=lambda match, names: result_lines(match.state, names),
    )

    def __init__(self) -> None:
        self._asked: State | None = None
        self._colour: Colour = "basic"
        self._buying = False

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return the variant and the progress of the game.

        Before the first tiles of the enhanced game are laid, return only the variant.
        """
        if snapshot.state.enhanced and not any(snapshot.state.laid):
            return _variant(snapshot.state)
        return _("{variant} · {progress}").format(
            variant=_variant(snapshot.state), progress=_progress(snapshot.state)
        )

    def on_turn(self, state: State) -> Seat | None:
        """Return who places or buys; None during the dealer's draws."""
        return state.seat if state.agenda == (TakeTurn(),) else None

    def prompt(self, snapshot: Snapshot[State], choices: tuple[Choice, ...]) -> Prompt:
        """Return the question to the player: where to place a rig, or which concession to buy.

        The question is empty while the dealer draws.
        """
        if choices[0].seat == TABLE:
            return Prompt("", ())
        state = snapshot.state
        if state != self._asked:
            self._asked = state
            self._colour = colours(state.players[state.seat])[0]
            self._buying = must_buy(state)
        here = LAYOUTS[len(snapshot.seats)]
        return prompt(state, here, self._colour, buying=self._buying)

    def touch(self, name: Hashable) -> None:
        """Choose the rig colour, or show or hide the purchases."""
        match name:
            case InHand(colour):
                self._colour = colour
            case Sale(opens):
                self._buying = opens

    def advised(self, action: Action, state: State) -> Mapping[Hashable, str]:
        """Return the areas that a hint marks for an action.

        A rig colour or the sale button is marked if the player must choose it before the action.
        """
        del state
        return advised(action, self._colour, buying=self._buying)

    def show_duration_s(self, show: Show[State]) -> float:
        """Return the seconds until the last moving piece has arrived."""
        return timeline(show).seconds

    def draw_still(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the board, counters, concessions and panels."""
        state, here = snapshot.state, LAYOUTS[len(snapshot.seats)]
        concessions = cards(state, snapshot.seats)
        draw_cards(brush, here, concessions)
        draw_board(brush, state, here.site)
        draw_arrows(brush, here, concessions)
        for tally in tallies(state).values():
            draw_counter(brush, here, tally)
        draw_note(brush, here.note, state)
        text_box.explain_board(brush, state, here, snapshot.seats)
        draw_panels(brush, state, snapshot.seats, here.panels)
        if state.agenda:
            text_box.draw_how_to(brush, here.text_box, state)
        else:
            draw_result(brush, here.text_box, state, snapshot.seats)
        if here.rest is not None and state.enhanced and state.buyer is None:
            draw_sale(brush, here.rest)
        elif here.rest is not None:
            draw_signs(brush, here.rest, state)

    def draw(self, brush: Brush, frame: Frame[State]) -> None:
        """Draw the animation; if there is none, draw the player's choice and the pointer's effect.

        The rigs of the chosen colour get a rim. An action under the pointer is previewed; a field
        or counter under the pointer is explained.
        """
        here = LAYOUTS[len(frame.snapshot.seats)]
        if frame.show is not None:
            draw_show(brush, here, frame.show, frame.snapshot.seats)
            return
        if frame.wish is not None:
            draw_preview(brush, here, frame.state, frame.wish, frame.snapshot.seats)
            _draw_text(brush, here, frame.state, frame.wish, frame.snapshot.seats)
        elif frame.pointed is not None:
            _draw_pointed(brush, here, frame, frame.pointed.name)
        self._draw_choice(brush, here, frame)

    def _draw_choice(self, brush: Brush, here: BoardBoxes, frame: Frame[State]) -> None:
        """Draw a rim around the rigs of the chosen colour.

        If the purchases are shown, also draw an empty panel below them.
        """
        for spot in frame.spots:
            if spot.name == InHand(self._colour):
                draw_hand(brush, spot.box)
        if frame.spots and self._buying and here.rest is not None:
            brush.panel(here.rest, BARE)


def _draw_text(brush: Brush, here: BoardBoxes, state: State, wish: Action, seats: Seats) -> None:
    """Describe in words what the action under the pointer would do."""
    if isinstance(wish, Place):
        text_box.draw_place(brush, here.text_box, state, wish, seats)
    elif isinstance(wish, Buy):
        text_box.draw_buy(brush, here.text_box, state, wish, seats)


def _draw_pointed(brush: Brush, here: BoardBoxes, frame: Frame[State], name: Hashable) -> None:
    """Explain the counter or the field under the pointer.

    For a counter, describe its line. For a field, mark the rigs that block it, and describe the
    rig on it if there is one.
    """
    match name:
        case AtCounter(line):
            tally = tallies(frame.state)[line]
            text_box.draw_line(brush, here.text_box, tally, frame.snapshot.seats)
        case OnField(field):
            draw_blockers(brush, here, frame.state, field)
            for rig in frame.state.rigs:
                if rig.field == field:
                    seats = frame.snapshot.seats
                    text_box.draw_taken(brush, here.text_box, frame.state, rig, seats)


def _variant(state: State) -> str:
    if state.enhanced:
        return _("Enhanced tactical game") if state.box.options.tactical else _("Enhanced game")
    return _("Tactical game") if state.box.options.tactical else _("Basic game")


def _progress(state: State) -> str:
    """Return stage and turn in the enhanced game, else the number of rigs placed."""
    if not state.enhanced:
        return _("{rig} of {rigs} rigs placed").format(
            rig=len(state.rigs), rigs=len(state.rigs) + unplaced(state)
        )
    seats, stage_turns = len(state.players), state.box.stage_turns
    begun = seats * sum(stage_turns[: state.stage - 1])
    turns = (*(seats * each for each in stage_turns), state.turns + unplaced(state) - begun)
    return _("stage {stage} of 3 · turn {turn} of {turns}").format(
        stage=state.stage,
        turn=min(state.turns - begun + 1, turns[state.stage - 1]),
        turns=turns[state.stage - 1],
    )
