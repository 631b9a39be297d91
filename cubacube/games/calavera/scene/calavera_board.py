"""Calavera on the table: six dice, everybody's sheet, the bonus lines."""

from collections.abc import Hashable

from cubacube.games.calavera.referee import explanation, row_name, title
from cubacube.games.calavera.rules.actions import MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import DICE, JOKER, ROWS
from cubacube.games.calavera.rules.events import TurnBegan
from cubacube.games.calavera.rules.law import left_groups, own_groups
from cubacube.games.calavera.rules.state import Decide, RollDice, State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene.asking import others, question
from cubacube.games.calavera.scene.other_panels import draw_bonus, draw_other
from cubacube.games.calavera.scene.own_panel import FOOT_Y, draw_chips, draw_own, foot_room
from cubacube.games.calavera.scene.places import (
    CLOTH,
    LARGE_GRID,
    OWN,
    Grid,
    others_box,
    rest_box,
    small_grid,
)
from cubacube.games.calavera.scene.previews import (
    draw_last,
    draw_marking,
    draw_preview,
    mark_lasts,
)
from cubacube.games.calavera.scene.tray import Tray, draw_bar, roll_lasts
from cubacube.rules import Action, Choice, Rolled, Seat
from cubacube.scenes.board.words import Question, Seen, Show, Still, turn_call
from cubacube.scenes.canvas.boxes import Box
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import Style
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.canvas.theme import BROWN, GREY, SMALL
from cubacube.scenes.match.rulings import draw_last as draw_rulings
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn

_TIPS = {
    RollDice: N_("Roll up to three times. Skulls stay."),
    Decide: N_("Click the dice to keep. A third skull ends the turn: you get nothing."),
    TakeOwn: N_("Take all dice of one colour, or all jokers (roses); jokers can freeze a row."),
    TakeLeft: N_("A skull lets everybody else choose from what is left."),
}
_OVER = N_("Frozen rows count, and open rows by their last cross.")


class CalaveraBoard:
    """Remembers which dice the player on turn keeps."""

    backdrop: Backdrop = "calavera_table"
    cloth: Box = CLOTH

    def __init__(self) -> None:
        self._kept: frozenset[int] = frozenset()
        self._tray = Tray()

    @property
    def title(self) -> str:
        """The name of the game."""
        return _("Calavera")

    def subtitle(self, still: Still[State]) -> str:
        """The round."""
        began = sum(isinstance(event, TurnBegan) and event.seat == 0 for event in still.events)
        return _("round {round}").format(round=began + 1)

    def on_turn(self, state: State) -> Seat | None:
        """Who rolls; nobody after the end."""
        return state.seat if state.agenda else None

    def call(self, still: Still[State], seat: Seat) -> str:
        """Turns begin with a ribbon; so does the choice of another player."""
        if seat == still.state.seat:
            return turn_call(still.seats, seat)
        entry = still.seats[seat]
        if entry.bot is not None:
            return ""
        return _("{name}, use what is left").format(name=entry.name)

    def question(self, still: Still[State], choices: tuple[Choice, ...]) -> Question:
        """Roll, keep dice, use a group."""
        state = still.state
        if state.rolls == 0:
            self._kept = frozenset()
        elif isinstance(state.agenda[0], RollDice):
            return Question("", ())
        return question(still, choices, self._kept)

    def touch(self, name: Hashable) -> None:
        """A die is kept, or not any more."""
        match name:
            case ("die", int(die)):
                self._kept = self._kept ^ {die}

    def words(self, action: Action, state: State) -> str:
        """What a computer is about to do."""
        return title(action, (), state)

    def lasts(self, show: Show[State]) -> float:
        """Rolling and marking take their time."""
        return roll_lasts(show) if isinstance(show.action, Rolled) else mark_lasts(show)

    def draw_still(self, brush: Brush, still: Still[State]) -> None:
        """Sheets, bonus lines, the bar; the last marks shine."""
        state = still.state
        draw_bar(brush, state, _advice(still))
        _draw_sheet(brush, still, still.front)
        draw_chips(brush, state, still.front, still.on)
        for number, seat in enumerate(others(still)):
            draw_other(brush, still, seat, others_box(number))
        rest = rest_box(len(still.seats) - 1)
        if rest is not None:
            draw_rulings(brush, rest, still.rulings)
        draw_bonus(brush, still)
        draw_last(brush, _grids(still), still.events)

    def draw(self, brush: Brush, seen: Seen[State]) -> None:
        """Dice, previews, and what there is to say about them."""
        state, wish = seen.state, seen.wish
        self._tray.draw(brush, state, seen.show, self._shown_kept(seen), wish)
        shown = _shown_sheet(seen)
        if shown is not None:
            _draw_sheet(brush, seen.still, shown)
        elif seen.show is not None:
            draw_marking(brush, _grids(seen.still), seen.show)
        else:
            for action in _previewed(seen):
                draw_preview(brush, _grids(seen.still)[action.seat], state, action)
        _draw_foot(brush, seen)

    def _shown_kept(self, seen: Seen[State]) -> frozenset[int] | None:
        """The dice that somebody keeps; None while that is not decided."""
        if seen.spots:
            return self._kept
        match seen.wish:
            case Reroll(dice=dice):
                return frozenset(DICE) - set(dice)
            case Stop():
                return frozenset(DICE)
        return None

    def parts(self, match: Match[State]) -> tuple[ScoreColumn, ...]:
        """Row by row, then the bonus."""
        box, sheets = match.state.box, match.state.sheets
        rows = [
            ScoreColumn(
                row_name(row).capitalize(), tuple(box.points[s.crosses[row]] for s in sheets)
            )
            for row in ROWS
        ]
        return (*rows, ScoreColumn(_("Bonus"), tuple(sum(sheet.bonus) for sheet in sheets)))


def _draw_sheet(brush: Brush, still: Still[State], seat: Seat) -> None:
    """A sheet at full size; those of the others are only looked at."""
    entry = still.seats[seat]
    alone = sum(each.bot is None for each in still.seats) == 1
    note = _("your sheet") if alone and entry.bot is None else ""
    draw_own(brush, still.state, seat, entry, note if seat == still.front else _("a closer look"))


def _advice(still: Still[State]) -> str:
    """What there is to click when no button is shown."""
    people = still.on is not None and still.seats[still.on].bot is None
    match still.state.agenda[0] if still.state.agenda and people else None:
        case TakeOwn():
            return _("Click a row, or a rose or snowflake behind it.")
        case TakeLeft():
            return _("Click a row, or a rose behind it.")
    return ""


def _grids(still: Still[State]) -> dict[Seat, Grid]:
    """Where each seat's rows are."""
    grids = {seat: small_grid(others_box(n)) for n, seat in enumerate(others(still))}
    return {still.front: LARGE_GRID, **grids}


def _shown_sheet(seen: Seen[State]) -> Seat | None:
    """The small sheet that is looked at."""
    match seen.pointed.name if seen.pointed else None:
        case ("sheet", int(seat)):
            return seat
    return None


def _previewed(seen: Seen[State]) -> tuple[Action, ...]:
    """The actions whose crosses are shown: what is pointed at, or all that a rose could do."""
    if seen.pointed is None:
        return (seen.wish,) if seen.wish is not None else ()
    if seen.pointed.action is not None:
        return (seen.pointed.action,)
    match seen.pointed.name:
        case ("die", int(die)) if seen.state.dice[die] == JOKER and not seen.pointed.bar:
            found = _groups(seen.state, seen.still.on)
            return tuple(action for action in found if isinstance(action, MarkJokers))
    return ()


def _groups(state: State, seat: Seat | None) -> tuple[Action, ...]:
    match state.agenda[0] if state.agenda and seat is not None else None:
        case TakeOwn():
            return own_groups(state, state.seat)
        case TakeLeft(seat):
            return left_groups(state, seat)
    return ()


def _draw_foot(brush: Brush, seen: Seen[State]) -> None:
    """What the action pointed at does; else a word of advice."""
    state, wish = seen.state, seen.wish
    at = OWN[0] + 24, FOOT_Y
    if wish is None or seen.show is not None:
        tip = _TIPS[type(state.agenda[0])] if state.agenda else _OVER
        brush.write(_(tip), at, Style(SMALL, GREY), "midleft", foot_room())
        return
    lead = f"{title(wish, (), state)}:"
    end = brush.write(lead, at, Style(SMALL, BROWN, "black"), "midleft", foot_room()).right
    why = explanation(wish, (), state)
    room = OWN[0] + 24 + foot_room() - end - 8
    brush.write(why, (end + 8, FOOT_Y), Style(SMALL, GREY), "midleft", room)
