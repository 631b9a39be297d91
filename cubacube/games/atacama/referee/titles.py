"""Button title and one-line explanation for every action of Atacama."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.atacama.referee.wording import (
    concession_name,
    direction_name,
    metal_name,
    ore_name,
    where,
)
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.ore import MINUS, points
from cubacube.games.atacama.rules.scoring import lines_of, total
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Action
from cubacube.session.language.referee import People, Topic
from cubacube.session.language.translation import _

_Topic: TypeAlias = Topic[People, State]


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return the words on the button of an action; `state` is the state before the action.

    Raises:
        KeyError: The action does not belong to Atacama.
    """
    return _title(action, Topic(People(names), state))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return what an action does, in one line.

    Raises:
        KeyError: The action does not belong to Atacama.
    """
    return _explanation(action, Topic(People(names), state))


@singledispatch
def _title(action: Action, _topic: _Topic) -> str:
    raise KeyError(type(action))


@_title.register
def _place(action: Place, topic: _Topic) -> str:
    place = where(action.field, topic.state.shape)
    if action.colour == "second":
        return _("Double rig on {where}").format(where=place)
    return _("Rig on {where}").format(where=place)


@_title.register
def _buy(action: Buy, _topic: _Topic) -> str:
    return _("Buy {concession} for {direction}").format(
        concession=concession_name(action.concession), direction=direction_name(action.direction)
    )


@singledispatch
def _explanation(action: Action, _topic: _Topic) -> str:
    raise KeyError(type(action))


@_explanation.register
def _why_place(action: Place, topic: _Topic) -> str:
    player, ore = topic.state.players[action.seat], topic.state.ore(action.field)
    assert ore is not None
    if player.concession is None or player.direction is None:
        return _("This is {ore}. Nobody has a concession yet.").format(ore=ore_name(ore))
    lines = zip(
        topic.state.shape.lines[player.direction], lines_of(topic.state, action.seat), strict=True
    )
    rigs = next(len(line.items) for fields, line in lines if action.field in fields)
    worth = points(player.concession, ore) * (2 if action.colour == "second" else 1)
    said = _("{points} for you. This is rig {number} in its line; a line counts with four.")
    return said.format(points=f"{worth:+d}", number=rigs + 1)


@_explanation.register
def _why_buy(action: Buy, topic: _Topic) -> str:
    if action.paid == "second":
        said = _("Costs a double rig and this turn. Worth {points} now. {metal} counts as minus.")
    else:
        said = _("Costs a rig and this turn. Worth {points} now. {metal} counts as minus.")
    now = total(topic.state, action.concession, action.direction)
    return said.format(points=f"{now:+d}", metal=metal_name(MINUS[action.concession]))
