"""Calavera as a board for the match scene: six dice, all sheets, the bonus lines."""

from collections.abc import Hashable, Mapping

from cubacube.games.calavera.referee import colour_name, explanation, title
from cubacube.games.calavera.referee.sections import SECTIONS
from cubacube.games.calavera.rules.actions import MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import DICE, JOKER, ROWS
from cubacube.games.calavera.rules.events import TurnBegan
from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import Decide, RollDice, State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene import asking, places, sheets
from cubacube.games.calavera.scene.effects import EFFECTS
from cubacube.games.calavera.scene.other_panels import draw_bonus, draw_other
from cubacube.games.calavera.scene.own_panel import FOOT_Y, draw_chips, draw_own, foot_room, usable
from cubacube.games.calavera.scene.tips import explain_dice, explain_other
from cubacube.games.calavera.scene.tray import Tray, draw_bar, roll_timeline
from cubacube.rules import Action, Choice, Rolled, Seat
from cubacube.scenes.board.board import Board
from cubacube.scenes.canvas import Bounds, Brush, TextStyle
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.canvas.theme import BROWN, SMALL
from cubacube.scenes.match.game_board import GameResults, Telling, usual_call
from cubacube.scenes.match.words import Call, Frame, Prompt, Show, Snapshot
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn

_TIPS = {
    RollDice: N_("Roll up to three times. Skulls stay."),
    Decide: N_("Click the dice you want to keep. A third skull ends your turn with nothing."),
    TakeOwn: N_(
        "Take all dice of one colour, or all jokers (roses). Jokers can also freeze a row."
    ),
    TakeLeft: N_("There is a skull, so the others choose from the dice left."),
}
_WATCHED = {**_TIPS, Decide: N_("A third skull ends the turn with no gain.")}
"""Tips that are shown while a computer player has the turn."""
_OVER = N_("Each row scores its last cross, frozen or open.")


def _call(call: Call[State]) -> str:
    """Return the ribbon text for a new turn, or for a player who must use remaining dice."""
    if call.in_turn or call.who.bot is not None:
        return usual_call(call)
    return _("{name}, use the dice that are left").format(name=call.who.name)


def _points(snapshot: Snapshot[State]) -> tuple[int, ...]:
    """Return each player's points: all rows and the bonus."""
    return tuple(total(snapshot.state.box, sheet) for sheet in snapshot.state.sheets)


def _columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return the score columns: each row, then the bonus."""
    points, filled = match.state.box.points, match.state.sheets
    rows = [
        ScoreColumn(capital(colour_name(row)), tuple(points[s.crosses[row]] for s in filled))
        for row in ROWS
    ]
    return (*rows, ScoreColumn(_("Bonus"), tuple(sum(sheet.bonus) for sheet in filled)))


class CalaveraBoard(Board[State]):
    """The board of Calavera; remembers which dice the player keeps."""

    backdrop: Backdrop = "calavera_table"
    cloth: Bounds = places.CLOTH
    heading = N_("Calavera")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(title, asking.hint_phrase, asking.reason_of_advice, _call)
    results = GameResults(N_("Points"), _points, columns=_columns)

    def __init__(self) -> None:
        self._kept: frozenset[int] = frozenset()
        self._tray = Tray()

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return the number of the round."""
        began = sum(isinstance(event, TurnBegan) and event.seat == 0 for event in snapshot.events)
        return _("round {round}").format(round=began + 1)

    def on_turn(self, state: State) -> Seat | None:
        """Return the active player, or None after the end."""
        return state.seat if state.agenda else None

    def prompt(self, snapshot: Snapshot[State], choices: tuple[Choice, ...]) -> Prompt:
        """Return the question: roll, keep dice or use a group."""
        state = snapshot.state
        if state.rolls == 0:
            self._kept = frozenset()
        elif isinstance(state.agenda[0], RollDice):
            return Prompt("", ())
        return asking.prompt(snapshot, choices, self._kept)

    def touch(self, name: Hashable) -> None:
        """Keep a die, or stop keeping it."""
        match name:
            case ("die", int(die)):
                self._kept = self._kept ^ {die}

    def advised(self, action: Action, state: State) -> Mapping[Hashable, str]:
        """Return the dice that a hint marks."""
        return asking.advised_dice(action, state)

    def show_duration_s(self, show: Show[State]) -> float:
        """Return the seconds for rolling or marking."""
        rolled = isinstance(show.action, Rolled)
        return roll_timeline(show).seconds if rolled else sheets.mark_duration_s(show)

    def draw_still(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw sheets, bonus lines and bar, with a glow on the last marks."""
        state = snapshot.state
        draw_bar(brush, state, asking.advice(snapshot))
        _draw_sheet(brush, snapshot, snapshot.front)
        draw_chips(brush, state, snapshot.front, snapshot.on)
        for number, seat in enumerate(asking.others(snapshot)):
            draw_other(brush, snapshot, seat, places.others_box(number))
            explain_other(brush, places.others_box(number), snapshot.seats[seat].name)
        draw_bonus(brush, snapshot)
        sheets.draw_last(brush, _grids(snapshot), snapshot.events)

    def draw(self, brush: Brush, frame: Frame[State]) -> None:
        """Draw dice, previews and explanations."""
        self._tray.draw(brush, frame, self._shown_kept(frame))
        if frame.show is None:
            explain_dice(brush, frame.state.dice)
        shown, grids = _shown_sheet(frame), _grids(frame.snapshot)
        if shown is not None:
            _draw_sheet(brush, frame.snapshot, shown)
        elif frame.show is not None:
            sheets.draw_marking(brush, grids, frame.show)
        else:
            for action in _previewed(frame):
                sheets.draw_preview(brush, grids[action.seat], frame.state, action)
        _draw_foot(brush, frame)

    def _shown_kept(self, frame: Frame[State]) -> frozenset[int] | None:
        """Return the dice to show as kept, or None if nothing is decided yet."""
        if frame.spots:
            return self._kept
        match frame.wish:
            case Reroll(dice=dice):
                return frozenset(DICE) - set(dice)
            case Stop():
                return frozenset(DICE)
        return None


def _draw_sheet(brush: Brush, snapshot: Snapshot[State], seat: Seat) -> None:
    """Draw the sheet of one seat at full size, with a short note."""
    entry = snapshot.seats[seat]
    alone = sum(each.bot is None for each in snapshot.seats) == 1
    note = _("your sheet") if alone and entry.bot is None else ""
    draw_own(
        brush, snapshot.state, seat, entry, note if seat == snapshot.front else _("a closer look")
    )


def _grids(snapshot: Snapshot[State]) -> dict[Seat, places.Grid]:
    """Return the grid of each seat's rows."""
    grids = {snapshot.front: places.LARGE_GRID}
    for number, seat in enumerate(asking.others(snapshot)):
        grids[seat] = places.small_grid(places.others_box(number))
    return grids


def _shown_sheet(frame: Frame[State]) -> Seat | None:
    """Return the seat of the small sheet that is pointed at."""
    match frame.pointed.name if frame.pointed else None:
        case ("sheet", int(seat)):
            return seat
    return None


def _previewed(frame: Frame[State]) -> tuple[Action, ...]:
    """Return the actions whose effect is previewed.

    This is the action under the pointer. If the pointer is on a rose die (a joker), these are
    all crosses that the jokers can make.
    """
    if frame.pointed is None:
        return (frame.wish,) if frame.wish is not None else ()
    if frame.pointed.action is not None:
        return (frame.pointed.action,)
    match frame.pointed.name:
        case ("die", int(die)) if frame.state.dice[die] == JOKER and not frame.pointed.bar:
            on = frame.snapshot.on
            found = () if on is None else usable(frame.state, on)
            return tuple(action for action in found if isinstance(action, MarkJokers))
    return ()


def _draw_foot(brush: Brush, frame: Frame[State]) -> None:
    """Draw what the action under the pointer does; without one, draw a tip."""
    state, wish = frame.state, frame.wish
    at = places.OWN[0] + 24, FOOT_Y
    if wish is None or frame.show is not None:
        tips = _TIPS if frame.snapshot.seats[state.seat].bot is None else _WATCHED
        tip = tips[type(state.agenda[0])] if state.agenda else _OVER
        brush.write(_(tip), at, NOTE, "midleft", foot_room())
        return
    lead = _("{title}:").format(title=title(wish, (), state))
    end = brush.write(lead, at, TextStyle(SMALL, BROWN, "black"), "midleft", foot_room()).right
    why = explanation(wish, (), state)
    room = at[0] + foot_room() - end - 8, 60
    brush.write(why, (end + 8, FOOT_Y), NOTE, "midleft", room)
