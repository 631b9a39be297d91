"""The listed actions of the Race as buttons and clickable dice."""

from cubacube.games.race.referee import bonus_name, explanation, title
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.state import State
from cubacube.kit import actions as shared
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, replace
from cubacube.scenes.flicking.panels.button_face import vehicle_face
from cubacube.scenes.flicking.words import ActionButton
from cubacube.session.language.referee import die_name
from cubacube.session.language.translation import _

_LETTERS: dict[type[Action], str] = {actions.UseToolbox: "TR", shared.InstallBumper: "B"}
_ICONS: dict[type[Action], str] = {
    shared.InstallBumper: "bumper",
    actions.UseToolbox: "case",
    actions.UseAlcohol: "alcohol",
    actions.UseWeapons: "weapons",
    actions.UseStatues: "statue",
    actions.ShakeOffCop: "cop",
}


def offered(action: Action, state: State, names: tuple[str, ...]) -> ActionButton:
    """Return the button for an action, and the die that can be clicked instead.

    Label and note are short, because several buttons may stand in a row.
    """
    cards, kind = state.box.cards, type(action)
    button = ActionButton(
        title(action, names, state),
        hint=explanation(action, names, state),
        icon=_ICONS.get(kind, "check"),
        letters=_LETTERS.get(kind, ""),
        dark=isinstance(action, shared.Pass | actions.TakeGateBonus),
    )
    match action:
        case shared.ChooseVehicle(card=card):
            vehicle, counts = cards.vehicle(card), state.box.options.bumpers
            bumpers = [("bumper", vehicle.bumpers)] if counts else []
            return replace(button, paint=vehicle_face(vehicle, [("key", vehicle.life), *bumpers]))
        case actions.TakeGateBonus(die=str(die)):
            symbol = cards.symbol(state.layout[die])
            label, note = bonus_name(symbol), die_name(die, names, cards)
            return replace(button, label=label, note=note, icon=symbol, dark=False, die=die)
        case actions.UseAlcohol(on=on):
            return replace(button, label=names[on], note=bonus_name("alcohol"), die=VEHICLES[on])
        case actions.UseWeapons(on=on):
            return replace(button, label=names[on], note=bonus_name("weapons"), die=VEHICLES[on])
        case actions.UseToolbox(repair=repair):
            label, icon = (_("Repair"), "case") if repair == "damage" else (_("Bumper"), "bumper")
            return replace(button, label=label, note=bonus_name("case"), icon=icon)
    return button
