"""Build the question to a player, its clickable areas, and hints.

The areas are dice, rows, roses (jokers), snowflakes (freezing) and buttons.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence

from cubacube.games.calavera.ai.chances import chances
from cubacube.games.calavera.referee import explanation, reason, title
from cubacube.games.calavera.rules import actions, law, legal
from cubacube.games.calavera.rules.box import DICE, JOKER, ROWS, SKULL, Row
from cubacube.games.calavera.rules.state import Decide, State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene import places
from cubacube.games.calavera.scene.tray import dice_of
from cubacube.rules import Action, AnyRoll, Choice, Seat, frozen
from cubacube.scenes.match.game_board import Names
from cubacube.scenes.match.words import ButtonSpot, Prompt, Snapshot, Spot
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _, _n

_ROW_RADIUS, _SHEET_RADIUS = 14.0, 18.0


@frozen
class _Asked:
    """The seat that is asked, with the state and the names that the reasons mention."""

    state: State
    names: Names
    seat: Seat

    def why(self, bar: legal.Bar | None, row: Row | None = None) -> str:
        """Return why something is not allowed; return an empty text if it is allowed."""
        return "" if bar is None else reason(bar, self.names, self.state, self.seat, row)

    def why_not_die(self, die: int) -> str:
        """Return why a die can neither be kept nor used.

        The text is empty if the die can be kept or used.
        """
        face = self.state.dice[die]
        bar = legal.bar_on_die(self.state, self.seat, die)
        return self.why(bar, face if face in ROWS else None)


def prompt(snapshot: Snapshot[State], choices: tuple[Choice, ...], kept: Collection[int]) -> Prompt:
    """Return the question to the seat asked; `kept` are the dice that are not rolled again."""
    state, names = snapshot.state, tuple(each.name for each in snapshot.seats)
    asked, sheets = _Asked(state, names, choices[0].seat), _sheets(snapshot)
    match choices[0]:
        case AnyRoll():
            throw = ButtonSpot("roll", places.ROLL, key="r", label=_("Roll the dice"), kind="coral")
            return Prompt(_("Roll the dice."), (throw, *sheets), (("R", _("roll")),))
        case actions.AnyReroll(seat, loose):
            words = _("Keep dice and roll the others again, or stop.")
            decisions = _decisions(asked, tuple(die for die in loose if die not in kept))
            rows = _rows(asked, legal.groups(state, seat))
            keys = ("1-6", _("keep")), ("A", _("roll again")), ("S", _("stop"))
            return Prompt(words, (*decisions, *_dice_to_keep(asked, kept), *rows, *sheets), keys)
        case choice:
            return _groups(asked, choice, sheets)


def advice(snapshot: Snapshot[State]) -> str:
    """Return a note that says where to click; it is empty if all choices have a button."""
    state, seat = snapshot.state, snapshot.on
    if seat is None or snapshot.seats[seat].bot is not None or not state.agenda:
        return ""
    found = (choice for choice in law.choices(state) if choice.seat == seat)
    kinds = {type(action) for choice in found if isinstance(choice, Iterable) for action in choice}
    if actions.Freeze in kinds:
        return _("Click a row, or a rose or snowflake beside it.")
    if actions.MarkJokers in kinds:
        return _("Click a row, or a rose beside it.")
    return _("Click a row.") if actions.MarkColour in kinds else ""


def hint_phrase(action: Action, names: Names, state: State) -> str:
    """Return the words of a hint for an action; for a reroll they list the numbers of its dice."""
    if not isinstance(action, actions.Reroll):
        return title(action, names, state)
    numbers = listed([str(die + 1) for die in action.dice])
    said = _n("Roll die {numbers} again", "Roll dice {numbers} again", len(action.dice))
    return said.format(numbers=numbers)


def reason_of_advice(action: Action, names: Names, state: State) -> str:
    """Return the reason for a hint: the odds of a reroll, or what any other action does."""
    if not isinstance(action, actions.Reroll):
        return explanation(action, names, state)
    found = chances(state, action)
    said = _("{better} % of rolls beat stopping now; {cursed} % bring a third skull.")
    return said.format(better=round(100 * found.better), cursed=round(100 * found.cursed))


def advised_dice(action: Action, state: State) -> Mapping[Hashable, str]:
    """Return the dice that a hint marks: those to reroll and to keep, or those to use."""
    if not isinstance(action, actions.Reroll):
        return {("die", die): "" for die in sorted(dice_of(action, state))}
    loose = [die for die in DICE if state.dice[die] != SKULL]
    return {("die", die): _("roll again") if die in action.dice else _("keep") for die in loose}


def _groups(asked: _Asked, choice: Choice, sheets: tuple[Spot, ...]) -> Prompt:
    """Return the question: which group of dice does the player use?"""
    assert isinstance(choice, Iterable)
    offered: list[Action] = list(choice)
    state, names = asked.state, asked.names
    spots: tuple[Spot, ...] = ()
    if isinstance(offered[0], actions.TakeNothing):
        words = title(offered[0], names, state)
        spots = (ButtonSpot("nothing", places.STOP, offered[0], key="n", label=words, kind="teal"),)
    words = _("Take the dice of one colour, or the jokers.")
    if isinstance(state.agenda[0], TakeLeft):
        words = _("Take one group of the dice {name} left.").format(name=names[state.seat])
    keys = ("1-4", _("row")), ("Tab", _("next"))
    return Prompt(words, (*spots, *_rows(asked, offered), *_dice_to_use(asked), *sheets), keys)


def _decisions(asked: _Asked, dice: tuple[int, ...]) -> tuple[ButtonSpot, ...]:
    """Return the buttons to roll these dice again or to stop."""
    again, stop = actions.Reroll(asked.seat, dice), actions.Stop(asked.seat)
    bar, label = asked.why(legal.bar_on_roll(dice)), title(again, (), asked.state)
    return (
        ButtonSpot("again", places.AGAIN, again, "", bar, key="a", label=label, kind="coral"),
        ButtonSpot(
            "stop", places.STOP, stop, key="s", label=title(stop, (), asked.state), kind="teal"
        ),
    )


def _dice_to_keep(asked: _Asked, kept: Collection[int]) -> tuple[Spot, ...]:
    spots = []
    for die in DICE:
        bar = asked.why_not_die(die)
        hint = _("Roll it again.") if die in kept else _("Keep it.")
        spots.append(_die(die, None, "" if bar else hint, bar, str(die + 1)))
    return tuple(spots)


def _dice_to_use(asked: _Asked) -> tuple[Spot, ...]:
    """Return an area for each die; a click on a coloured die uses all dice of its colour.

    The area of a usable rose (joker) has no action. It only has a hint, because the player must
    choose a row for the jokers.
    """
    spots = []
    for die in DICE:
        face, bar = asked.state.dice[die], asked.why_not_die(die)
        if face == JOKER and not bar:
            hint = _("Put jokers into any open row: choose beside the row.")
            if isinstance(asked.state.agenda[0], TakeOwn):
                hint = _("Put jokers into any open row, or freeze a row: choose beside the row.")
            spots.append(_die(die, None, hint))
        else:
            spots.append(_die(die, None if bar else actions.MarkColour(asked.seat, face), bar=bar))
    return tuple(spots)


def _die(die: int, action: Action | None, hint: str = "", bar: str = "", key: str = "") -> Spot:
    box = places.die_box(die)
    return Spot(("die", die), box, action, hint, bar, key, radius=places.DIE_REACH)


def _rows(asked: _Asked, offered: Sequence[Action]) -> tuple[Spot, ...]:
    """Return clickable areas for each row, its roses and its snowflake.

    They are inactive while the player decides which dice to roll.
    """
    spots: list[Spot] = []
    state, seat, grid = asked.state, asked.seat, places.LARGE_GRID
    for row in ROWS:
        found = {type(each): each for each in offered if getattr(each, "row", None) == row}
        roses, ice = found.get(actions.MarkJokers), found.get(actions.Freeze)
        colour = found.get(actions.MarkColour) or roses
        for name, place, action, bar in (
            ("row", grid.whole(row), colour, legal.bar_on_row(state, seat, row)),
            ("rose", grid.chip(row, 0), roses, legal.bar_on_jokers(state, seat, row)),
            ("ice", grid.chip(row, 1), ice, legal.bar_on_freezing(state, seat, row)),
        ):
            deciding = isinstance(state.agenda[0], Decide)
            key = str(row + 1) if name == "row" and not deciding else ""
            box = place.x, place.y, place.w, place.h
            why = asked.why(bar, row)
            spots.append(Spot((name, row), box, action, "", why, key, _ROW_RADIUS))
    return tuple(spots)


def _sheets(snapshot: Snapshot[State]) -> tuple[Spot, ...]:
    """Return the areas of the other players' small sheets.

    The sheet under the pointer is shown large.
    """
    return tuple(
        Spot(("sheet", seat), places.others_box(number), radius=_SHEET_RADIUS)
        for number, seat in enumerate(others(snapshot))
    )


def others(snapshot: Snapshot[State]) -> tuple[Seat, ...]:
    """Return the seats of the small sheets, clockwise from the player shown large."""
    seats = len(snapshot.seats)
    return tuple((snapshot.front + n) % seats for n in range(1, seats))
