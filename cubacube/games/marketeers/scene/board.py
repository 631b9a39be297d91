"""Board of The Marketeers for the board-game frame: what to say, ask, draw and show."""

from collections.abc import Hashable, Mapping

from cubacube.games.marketeers.referee import explanation, title
from cubacube.games.marketeers.referee.sections import SECTIONS
from cubacube.games.marketeers.rules import state as tasks
from cubacube.games.marketeers.rules.actions import Buy, PutAside, Sell
from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.games.marketeers.scene import ending
from cubacube.games.marketeers.scene.asking import advised, hint_phrase, prompt
from cubacube.games.marketeers.scene.effects import EFFECTS
from cubacube.games.marketeers.scene.market import draw_market
from cubacube.games.marketeers.scene.offers import draw_hand, draw_offer
from cubacube.games.marketeers.scene.panels import draw_panel
from cubacube.games.marketeers.scene.pieces import draw_vehicles
from cubacube.games.marketeers.scene.places import CLOTH, DESK, OFFERS, ROLL_WORDS, USED
from cubacube.games.marketeers.scene.previews import draw_card_rim, draw_offer_preview, draw_preview
from cubacube.games.marketeers.scene.sales import Marks, chosen, first_marks, pressed
from cubacube.games.marketeers.scene.selling import draw_sale
from cubacube.games.marketeers.scene.showing import draw_show, moving, rolls, timeline
from cubacube.games.marketeers.scene.tips import explain_table
from cubacube.games.marketeers.scene.tray import draw_dice, draw_rings, draw_tray
from cubacube.games.marketeers.scene.turns import in_use, on_turn
from cubacube.kit.actions import Pass
from cubacube.rules import Action, Choice, Seat
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Brush
from cubacube.scenes.canvas.parts import PANEL, PanelStyle
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.canvas.theme import BRASS, CORAL
from cubacube.scenes.match.game_board import GameResults, Names, Telling, turn_call
from cubacube.scenes.match.words import Call, Frame, Prompt, Show, Snapshot
from cubacube.session.language.translation import N_, _

_COVER = PanelStyle((20, 66, 60), BRASS, 16, 2)


def _words(action: Action, names: Names, state: State) -> str:
    """Return what a computer player is about to do; empty for a pass."""
    return "" if isinstance(action, Pass) else title(action, names, state)


def _call(call: Call[State]) -> str:
    """Return the words that announce a person's turn; empty for a computer player."""
    return turn_call(call) if call.who.bot is None else ""


def _round_title(state: State) -> str:
    """Return the heading of a round, or "Before round 1" while starting Cities are chosen."""
    if any(isinstance(task, tasks.ChooseEnd) for task in state.agenda):
        return _("Before round 1")
    return _("Round {round}").format(round=state.round)


class MarketeersBoard(Board[State]):
    """Board of The Marketeers; remembers the selected offer and the sale prepared for it."""

    backdrop: Backdrop = "market_table"
    cloth = CLOTH
    heading = N_("The Marketeers")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(_words, hint_phrase, explanation, _call, round_title=_round_title)
    results = GameResults(
        N_("Pesos"),
        lambda snapshot: tuple(merchant.money for merchant in snapshot.state.merchants),
        columns=ending.money_columns,
        lines=ending.result_lines,
    )

    def __init__(self) -> None:
        self._asked: State | None = None
        self._marks = Marks()

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return the round, and how many Cops are out."""
        state = snapshot.state
        return _("round {round} · {cops} of {last} Cops").format(
            round=state.round, cops=state.cops, last=COPS_TO_END[len(state.merchants)]
        )

    def on_turn(self, state: State) -> Seat | None:
        """Return the seat that has to act now."""
        return on_turn(state)

    def prompt(self, snapshot: Snapshot[State], choices: tuple[Choice, ...]) -> Prompt:
        """Return the prompt for a person; a new state resets the selection."""
        if snapshot.state != self._asked:
            self._asked = snapshot.state
            self._marks = first_marks(snapshot.state)
        return prompt(snapshot, choices, self._marks)

    def touch(self, name: Hashable) -> None:
        """Select another offer, or change the prepared sale."""
        state, sale = self._asked, self._marks.sale
        assert state is not None, "nobody was asked"
        seat = on_turn(state)
        match name:
            case ("offer", int(card)) if seat is not None:
                self._marks = chosen(state, seat, card)
            case ("symbol", int(number)) if sale is not None:
                self._marks = Marks(sale.card, pressed(state, sale, number))

    def advised(self, action: Action, state: State) -> Mapping[Hashable, str]:
        """Return the names of the spots that a hint marks, each with its note."""
        return advised(action, state, self._marks)

    def show_duration_s(self, show: Show[State]) -> float:
        """Return how many seconds the animation of an action takes."""
        return timeline(show).seconds

    def draw_still(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the market, the tray, the offers and the panels."""
        state, seats = snapshot.state, snapshot.seats
        draw_market(brush, state)
        draw_tray(brush, state, seats)
        for seat, entry in enumerate(seats):
            draw_panel(brush, state, seat, entry)
        explain_table(brush, state, seats, snapshot.front)
        if state.merchants[snapshot.front].hand:
            draw_hand(brush, state, snapshot.front, seats[snapshot.front], _note(snapshot))
        on = snapshot.on
        if on is None or seats[on].bot is not None or FACE_DOWN in state.merchants[on].hand:
            _draw_idle(brush, snapshot)
        else:
            brush.panel(DESK, PANEL)

    def draw(self, brush: Brush, frame: Frame[State]) -> None:
        """Draw Vehicles and dice, previews, and animations."""
        state, seats, show = frame.state, frame.snapshot.seats, frame.show
        draw_vehicles(brush, state, seats, moving(show) if show else None)
        if show is None or not rolls(show):
            draw_dice(brush, state)
        if show is not None:
            _draw_used(brush, frame, show.action)
            draw_show(brush, show, seats, frame.snapshot.front)
            return
        self._draw_ready(brush, frame)
        if frame.wish is not None:
            _draw_used(brush, frame, frame.wish)
            draw_preview(brush, state, frame.wish, seats, frame.snapshot.front)
        elif frame.pointed is not None:
            _draw_pointed(brush, frame, frame.pointed.name)

    def _draw_ready(self, brush: Brush, frame: Frame[State]) -> None:
        """Draw what a person has selected, and the dice that they may take."""
        state = frame.state
        if not frame.spots:
            return
        match state.agenda[0]:
            case tasks.RollGateDice():
                brush.panel(DESK, PANEL)
                words = _("They count for everybody in this round.")
                brush.write(words, ROLL_WORDS, NOTE, "center", DESK[2] - 40)
            case tasks.UseOffer(seat) if self._marks.card is not None:
                draw_sale(brush, state, seat, self._marks)
                draw_card_rim(brush, state, seat, self._marks.card, CORAL)
            case tasks.Pick(dice=dice):
                draw_rings(brush, state, dice)


def _draw_idle(brush: Brush, snapshot: Snapshot[State]) -> None:
    """Draw the desk while no person is asked.

    After the end of the game, the desk shows the final standings. While another player uses
    an offer, the desk shows this offer. Otherwise it shows how many Cops are out.
    """
    state, used = snapshot.state, in_use(snapshot.state)
    if state.over:
        ending.draw_standings(brush, state, snapshot.seats)
    elif used is None or on_turn(state) == snapshot.front:
        ending.draw_end(brush, state)
    else:
        brush.panel(DESK, PANEL)
        draw_offer(brush, state, used, USED, on_turn(state))


def _draw_used(brush: Brush, frame: Frame[State], action: Action) -> None:
    """Draw the offer of an action on the desk, if another player uses it."""
    match action:
        case Buy(seat, card) | Sell(seat, card) | PutAside(seat, card):
            if seat != frame.snapshot.front:
                brush.panel(DESK, PANEL)
                draw_offer(brush, frame.state, card, USED, seat)


def _draw_pointed(brush: Brush, frame: Frame[State], name: Hashable) -> None:
    """Draw what belongs to the spot under the pointer: an offer's preview, or a rival's offers."""
    state, on = frame.state, frame.snapshot.on
    match name:
        case ("offer", int(card)) if on is not None:
            draw_offer_preview(brush, state, on, card)
        case ("hand", int(seat)):
            x, y, width, height = OFFERS
            brush.panel((x - 6, y - 4, width + 12, height + 10), _COVER)
            draw_hand(brush, state, seat, frame.snapshot.seats[seat], _("a closer look"))


def _note(snapshot: Snapshot[State]) -> str:
    """Return the note beside the heading of the player's offers; empty if none is needed."""
    if snapshot.on == snapshot.front and isinstance(snapshot.state.agenda[0], tasks.UseOffer):
        return _("Choose one, then buy, sell or put it aside.")
    return ""
