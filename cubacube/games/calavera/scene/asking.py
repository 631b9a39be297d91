"""Build the question to a player and its clickable areas.

The areas are dice, rows, roses (jokers), snowflakes (freezing) and buttons.
"""

from collections.abc import Collection, Iterable, Sequence

from cubacube.games.calavera.referee import reason, title
from cubacube.games.calavera.rules.actions import (
    AnyReroll,
    Freeze,
    MarkColour,
    MarkJokers,
    Reroll,
    Stop,
    TakeNothing,
)
from cubacube.games.calavera.rules.box import DICE, JOKER, ROWS, Row
from cubacube.games.calavera.rules.law import choices as asked_of
from cubacube.games.calavera.rules.legal import (
    Bar,
    bar_on_die,
    bar_on_freezing,
    bar_on_jokers,
    bar_on_roll,
    bar_on_row,
    groups,
)
from cubacube.games.calavera.rules.state import Decide, State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene.places import BAR, DIE_REACH, LARGE_GRID, ROLL, others_box, slot
from cubacube.rules import Action, AnyRoll, Choice, Seat
from cubacube.scenes.canvas.boxes import Bounds, centred
from cubacube.scenes.match.words import ButtonSpot, Prompt, Snapshot, Spot
from cubacube.session.language.translation import _

_ROW_RADIUS, _SHEET_RADIUS = 14.0, 18.0
_NAMES = tuple[str, ...]


def prompt(snapshot: Snapshot[State], choices: tuple[Choice, ...], kept: Collection[int]) -> Prompt:
    """Return the question to the seat asked; `kept` are the dice that are not rolled again."""
    state, names = snapshot.state, tuple(each.name for each in snapshot.seats)
    sheets = _sheets(snapshot)
    match choices[0]:
        case AnyRoll():
            throw = ButtonSpot("roll", ROLL, key="r", label=_("Roll the dice"), kind="coral")
            return Prompt(_("Roll the dice."), (throw, *sheets), (("R", _("roll")),))
        case AnyReroll(seat, loose):
            spots = (
                *_decisions(state, names, seat, tuple(die for die in loose if die not in kept)),
                *_dice_to_keep(state, names, seat, kept),
                *_rows(state, names, seat, groups(state, seat)),
            )
            keys = ("1-6", _("keep")), ("A", _("roll again")), ("S", _("stop"))
            return Prompt(
                _("Keep dice and roll the others again, or stop."), (*spots, *sheets), keys
            )
        case choice:
            return _groups(state, names, choice, sheets)


def advice(snapshot: Snapshot[State]) -> str:
    """Return a note that says where to click; it is empty if all choices have a button."""
    state, seat = snapshot.state, snapshot.on
    if seat is None or snapshot.seats[seat].bot is not None or not state.agenda:
        return ""
    found = (choice for choice in asked_of(state) if choice.seat == seat)
    kinds = {type(action) for choice in found if isinstance(choice, Iterable) for action in choice}
    if not kinds & {MarkColour, MarkJokers, Freeze}:
        return ""
    if Freeze in kinds:
        return _("Click a row, or a rose or snowflake beside it.")
    if MarkJokers in kinds:
        return _("Click a row, or a rose beside it.")
    return _("Click a row.")


def _groups(state: State, names: _NAMES, choice: Choice, sheets: tuple[Spot, ...]) -> Prompt:
    """Return the question: which group of dice does the player use?"""
    assert isinstance(choice, Iterable)
    actions: list[Action] = list(choice)
    seat = choice.seat
    if isinstance(actions[0], TakeNothing):
        label = title(actions[0], names, state)
        nothing = ButtonSpot("nothing", _button(1), actions[0], key="n", label=label, kind="teal")
        spots: tuple[Spot, ...] = (nothing,)
    else:
        spots = ()
    spots += _rows(state, names, seat, actions) + _dice_to_use(state, names, seat)
    return Prompt(
        _what_for(state, names), (*spots, *sheets), (("1-4", _("row")), ("Tab", _("next")))
    )


def _what_for(state: State, names: _NAMES) -> str:
    if isinstance(state.agenda[0], TakeLeft):
        return _("Take one group of the dice {name} left.").format(name=names[state.seat])
    return _("Take the dice of one colour, or the jokers.")


def _why(bar: Bar | None, names: _NAMES, state: State, seat: Seat, row: Row | None = None) -> str:
    """Return why something is not allowed; return an empty text if it is allowed."""
    return "" if bar is None else reason(bar, names, state, seat, row)


def _decisions(
    state: State, names: _NAMES, seat: Seat, dice: tuple[int, ...]
) -> tuple[ButtonSpot, ...]:
    """Return the buttons to roll these dice again or to stop."""
    again = Reroll(seat, dice)
    stop = Stop(seat)
    return (
        ButtonSpot(
            "again",
            _button(0),
            again,
            bar=_why(bar_on_roll(dice), names, state, seat),
            key="a",
            label=title(again, (), state),
            kind="coral",
        ),
        ButtonSpot("stop", _button(1), stop, key="s", label=title(stop, (), state), kind="teal"),
    )


def _dice_to_keep(
    state: State, names: _NAMES, seat: Seat, kept: Collection[int]
) -> tuple[Spot, ...]:
    spots = []
    for die in DICE:
        bar = _why_not_die(state, names, seat, die)
        hint = _("Roll it again.") if die in kept else _("Keep it.")
        spots.append(_die(die, None, "" if bar else hint, bar, str(die + 1)))
    return tuple(spots)


def _dice_to_use(state: State, names: _NAMES, seat: Seat) -> tuple[Spot, ...]:
    """Return an area for each die; a click on a coloured die uses all dice of its colour.

    The area of a usable rose (joker) has no action. It only has a hint, because the player must
    choose a row for the jokers.
    """
    spots = []
    for die in DICE:
        face, bar = state.dice[die], _why_not_die(state, names, seat, die)
        if face == JOKER and not bar:
            hint = _("Put jokers into any open row: choose beside the row.")
            if isinstance(state.agenda[0], TakeOwn):
                hint = _("Put jokers into any open row, or freeze a row: choose beside the row.")
            spots.append(_die(die, None, hint))
        else:
            spots.append(_die(die, None if bar else MarkColour(seat, face), bar=bar))
    return tuple(spots)


def _why_not_die(state: State, names: _NAMES, seat: Seat, die: int) -> str:
    """Return why a die can neither be kept nor used.

    The text is empty if the die can be kept or used.
    """
    face = state.dice[die]
    row = face if face in ROWS else None
    return _why(bar_on_die(state, seat, die), names, state, seat, row)


def _die(die: int, action: Action | None, hint: str = "", bar: str = "", key: str = "") -> Spot:
    x, y = slot(die)
    box = centred((x, y + 6), 2 * DIE_REACH)
    return Spot(("die", die), box, action, hint, bar, key, radius=DIE_REACH)


def _rows(state: State, names: _NAMES, seat: Seat, actions: Sequence[Action]) -> tuple[Spot, ...]:
    """Return clickable areas for each row, its roses and its snowflake.

    They are inactive while the player decides which dice to roll.
    """
    spots: list[Spot] = []
    waiting = isinstance(state.agenda[0], Decide)
    for row in ROWS:
        found = {type(each): each for each in actions if getattr(each, "row", None) == row}
        roses, ice = found.get(MarkJokers), found.get(Freeze)
        colour = found.get(MarkColour) or roses
        places = LARGE_GRID.whole(row), LARGE_GRID.chip(row, 0), LARGE_GRID.chip(row, 1)
        whole, chip, flake = ((box.x, box.y, box.w, box.h) for box in places)
        bar = _why(bar_on_row(state, seat, row), names, state, seat, row)
        key = "" if waiting else str(row + 1)
        spots.append(Spot(("row", row), whole, colour, "", bar, key, _ROW_RADIUS))
        bar = _why(bar_on_jokers(state, seat, row), names, state, seat, row)
        spots.append(Spot(("rose", row), chip, roses, "", bar, radius=_ROW_RADIUS))
        bar = _why(bar_on_freezing(state, seat, row), names, state, seat, row)
        spots.append(Spot(("ice", row), flake, ice, "", bar, radius=_ROW_RADIUS))
    return tuple(spots)


def _sheets(snapshot: Snapshot[State]) -> tuple[Spot, ...]:
    """Return the areas of the other players' small sheets.

    The sheet under the pointer is shown large.
    """
    return tuple(
        Spot(("sheet", seat), others_box(number), radius=_SHEET_RADIUS)
        for number, seat in enumerate(others(snapshot))
    )


def others(snapshot: Snapshot[State]) -> tuple[Seat, ...]:
    """Return the seats of the small sheets, clockwise from the player shown large."""
    seats = len(snapshot.seats)
    return tuple((snapshot.front + n) % seats for n in range(1, seats))


def _button(column: int) -> Bounds:
    """Return the box of the left (0) or right button in the bar."""
    x, y, width, height = BAR
    across = 306.0, 262.0
    right = x + width - 10 - (across[1] + 10 if column == 0 else 0)
    return right - across[column], y + 7, across[column], height - 14
