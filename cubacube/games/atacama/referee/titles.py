"""Every action of Atacama as a button with one line that explains it, and why some are barred."""

from functools import singledispatch

from cubacube.games.atacama.referee.wording import (
    concession_name,
    direction_name,
    metal_name,
    ore_name,
    where,
)
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.legal import Bar
from cubacube.games.atacama.rules.ore import MINUS, points
from cubacube.games.atacama.rules.scoring import lines_of, total
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Action
from cubacube.session.language.translation import N_, _

_REASONS: dict[Bar, str] = {
    Bar.DESERT: N_("Nobody drills in the middle of the desert."),
    Bar.FACE_DOWN: N_("No tile lies here yet."),
    Bar.TAKEN: N_("A rig stands here already."),
    Bar.ADJACENT: N_("Too close: a rig stands on a field with a common edge."),
    Bar.SAME_METAL: N_("Too close: a rig stands next to it on the same metal."),
    Bar.NO_RIG: N_("You have no rig of this colour left."),
    Bar.MUST_BUY: N_("The concessions must be bought now."),
    Bar.NOT_SOLD: N_("Concessions are bought in the enhanced game only."),
    Bar.SOLD: N_("Both concessions have their owners."),
    Bar.NOT_YET: N_("The board is still being prepared."),
    Bar.OVER: N_("The game is over."),
}


def title(action: Action, _names: tuple[str, ...], state: State) -> str:
    """The words on a button; `state` is the one the action is chosen in.

    Raises:
        TypeError: It is no action of a player of Atacama.
    """
    return _title(action, state)


def explanation(action: Action, _names: tuple[str, ...], state: State) -> str:
    """What an action does, in one line.

    Raises:
        TypeError: It is no action of a player of Atacama.
    """
    return _explanation(action, state)


def reason(bar: Bar) -> str:
    """Why something may not be done."""
    return _(_REASONS[bar])


@singledispatch
def _title(action: Action, _state: State) -> str:
    raise TypeError(action)


@_title.register
def _place(action: Place, state: State) -> str:
    place = where(action.field, state.shape)
    if action.colour == "second":
        return _("Double rig on {where}").format(where=place)
    return _("Rig on {where}").format(where=place)


@_title.register
def _buy(action: Buy, _state: State) -> str:
    return _("Buy {concession} for {direction}").format(
        concession=concession_name(action.concession), direction=direction_name(action.direction)
    )


@singledispatch
def _explanation(action: Action, _state: State) -> str:
    raise TypeError(action)


@_explanation.register
def _why_place(action: Place, state: State) -> str:
    player, ore = state.players[action.seat], state.ore(action.field)
    assert ore is not None
    if player.concession is None or player.direction is None:
        return _("This is {ore}; nobody has a concession yet.").format(ore=ore_name(ore))
    lines = zip(state.shape.lines[player.direction], lines_of(state, action.seat), strict=True)
    rigs = next(len(line.items) for fields, line in lines if action.field in fields)
    worth = points(player.concession, ore) * (2 if action.colour == "second" else 1)
    said = _("{points} for you; rig number {number} of its line, four make it count.")
    return said.format(points=f"{worth:+d}", number=rigs + 1)


@_explanation.register
def _why_buy(action: Buy, state: State) -> str:
    if action.paid == "second":
        said = _("Costs a double rig and this turn. Now worth {points}; {metal} is minus.")
    else:
        said = _("Costs a rig and this turn. Now worth {points}; {metal} is minus.")
    now = total(state, action.concession, action.direction)
    return said.format(points=f"{now:+d}", metal=metal_name(MINUS[action.concession]))
