"""The listed actions of the Race as buttons and clickable dice."""

from cubacube.games.race.referee import bonus_name, explanation, title
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.state import State
from cubacube.kit import actions as shared
from cubacube.kit.shot import Die
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action
from cubacube.scenes.flicking.panels.vehicle_face import vehicle_face
from cubacube.scenes.flicking.words import ActionButton
from cubacube.session.language.referee import die_name
from cubacube.session.language.translation import _

_LETTERS: dict[type[Action], str] = {
    actions.UseToolbox: "TR",
    shared.InstallBumper: "B",
}
_ICONS: dict[type[Action], str] = {
    actions.UseToolbox: "case",
    shared.InstallBumper: "bumper",
    actions.UseAlcohol: "alcohol",
    actions.UseWeapons: "weapons",
    actions.UseStatues: "statue",
    actions.ShakeOffCop: "cop",
}


def offered(action: Action, state: State, names: tuple[str, ...]) -> ActionButton:
    """Return the button for an action."""
    label, note = _label(action, state, names)
    paint = None
    if isinstance(action, shared.ChooseVehicle):
        paint = vehicle_face(state.box.cards.vehicle(action.card))
    return ActionButton(
        label,
        note,
        explanation(action, names, state),
        _icon(action, state),
        _LETTERS.get(type(action), ""),
        _is_refusal(action),
        _die_of(action),
        paint=paint,
    )


def _die_of(action: Action) -> Die | None:
    """Return the die that can be clicked instead of the button; None if there is none."""
    match action:
        case actions.TakeGateBonus(die=die):
            return die
        case actions.UseAlcohol(on=on) | actions.UseWeapons(on=on):
            return VEHICLES[on]
        case _:
            return None


def _label(action: Action, state: State, names: tuple[str, ...]) -> tuple[str, str]:
    """Return the text of the button and the note below it.

    Both are short, because several buttons may stand in a row.
    """
    match action:
        case actions.TakeGateBonus(die=str(die)):
            symbol = state.box.cards.symbol(state.layout[die])
            return bonus_name(symbol), die_name(die, names, state.box.cards)
        case actions.UseAlcohol(on=on):
            return names[on], bonus_name("alcohol")
        case actions.UseWeapons(on=on):
            return names[on], bonus_name("weapons")
        case actions.UseToolbox(repair="damage"):
            return _("Repair"), bonus_name("case")
        case actions.UseToolbox():
            return _("Bumper"), bonus_name("case")
        case _:
            return title(action, names, state), ""


def _is_refusal(action: Action) -> bool:
    return isinstance(action, shared.Pass) or action == actions.TakeGateBonus(action.seat, None)


def _icon(action: Action, state: State) -> str:
    match action:
        case actions.TakeGateBonus(die=str(die)):
            return state.box.cards.symbol(state.layout[die])
        case actions.UseToolbox(repair="bumper"):
            return "bumper"
        case _:
            return _ICONS.get(type(action), "check")
