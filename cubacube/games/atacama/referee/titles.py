"""Button title and one-line explanation for every action of Atacama."""

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
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import People, Topic, buttons, of_people
from cubacube.session.language.translation import N_, _

_Topic: TypeAlias = Topic[People, State]

title, explanation = buttons(
    {Buy: (N_("Buy {concession} for {direction}"), None)},
    of_people,
    concession=concession_name,
    direction=direction_name,
)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _place(action: Place, topic: _Topic) -> str:
    place = where(action.field, topic.state.shape)
    if action.colour == "second":
        return _("Double rig: {where}").format(where=place)
    return _("Rig: {where}").format(where=place)


@explanation.register
def _why_place(action: Place, topic: _Topic) -> str:
    player, ore = topic.state.players[action.seat], topic.state.ore(action.field)
    assert ore is not None
    if player.concession is None or player.direction is None:
        return _("The ore: {ore}. Nobody has a concession yet.").format(ore=ore_name(ore))
    lines = zip(
        topic.state.shape.lines[player.direction], lines_of(topic.state, action.seat), strict=True
    )
    rigs = next(len(line.items) for fields, line in lines if action.field in fields)
    worth = points(player.concession, ore) * (2 if action.colour == "second" else 1)
    said = _("{points} for you. This is rig {number} in its line; a line counts with four.")
    return said.format(points=signed(worth), number=rigs + 1)


@explanation.register
def _why_buy(action: Buy, topic: _Topic) -> str:
    if action.paid == "second":
        said = _("Costs a double rig and this turn. Worth {points} now. Minus: {metal}.")
    else:
        said = _("Costs a rig and this turn. Worth {points} now. Minus: {metal}.")
    now = total(topic.state, action.concession, action.direction)
    return said.format(points=signed(now), metal=metal_name(MINUS[action.concession]))
