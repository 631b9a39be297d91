"""Button texts for every action of a Race: a title and a one-line explanation."""

from typing import TypeAlias

from cubacube.games.race.referee.things import EFFECTS, describe_face
from cubacube.games.race.referee.wording import bonus_name
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.state import State
from cubacube.kit import actions as shared
from cubacube.kit.upgrading import VehicleChange, VehicleNumber
from cubacube.session.language.referee import (
    Buttons,
    Cast,
    Topic,
    describe_change,
    of_cloth,
    vehicle_buttons,
)
from cubacube.session.language.translation import N_, _

_PLAIN: Buttons = {
    actions.UseAlcohol: (N_("Alcohol for {on}"), EFFECTS["alcohol"]),
    actions.UseWeapons: (N_("Weapons on {on}"), None),
    actions.UseStatues: (
        N_("Flick again"),
        N_("Spend two Statues to flick your Vehicle once more."),
    ),
    actions.ShakeOffCop: (
        N_("Shake off the Cop"),
        N_("Leave the Cop in this City. With a Cop you get no reward."),
    ),
    shared.Pass: (N_("Continue"), N_("Use nothing else.")),
}
_Topic: TypeAlias = Topic[Cast, State]

title, explanation = vehicle_buttons(_PLAIN, of_cloth)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _toolbox(action: actions.UseToolbox, _topic: _Topic) -> str:
    return _("Toolbox: repair") if action.repair == "damage" else _("Toolbox: Bumper")


@title.register
def _gate_bonus(action: actions.TakeGateBonus, topic: _Topic) -> str:
    if action.die is None:
        return _("No bonus")
    bonus = bonus_name(topic.state.symbol(action.die))
    return topic.say(_("{bonus} from {die}"), action, bonus=bonus)


@explanation.register
def _why_weapons(action: actions.UseWeapons, topic: _Topic) -> str:
    return topic.say(f"{_('{on} takes 1 Damage.')} {_(EFFECTS['weapons'])}", action)


@explanation.register
def _why_toolbox(action: actions.UseToolbox, topic: _Topic) -> str:
    if action.repair == "bumper":
        return _("Take one Bumper card.")
    if topic.state.box.options.toolbox_one:
        return _("Repair 1 Damage.")
    return _("Repair up to 2 Damage.")


@explanation.register
def _why_gate_bonus(action: actions.TakeGateBonus, topic: _Topic) -> str:
    if action.die is None:
        return _("Take nothing from the dice of the Gate.")
    return describe_face(topic.state.symbol(action.die), topic.state)


@explanation.register
def _why_vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    return describe_change(vehicle_change(action, topic.state), topic.cast)


def vehicle_change(action: shared.ChooseVehicle, state: State) -> VehicleChange:
    """Return what a Vehicle card would change."""
    counts: tuple[VehicleNumber, ...] = ("life",)
    if state.box.options.bumpers:
        counts = ("life", "bumpers")
    return VehicleChange(state.card(action.seat), state.box.cards.vehicle(action.card), counts)
