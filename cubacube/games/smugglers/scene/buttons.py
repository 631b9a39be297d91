"""The listed actions of the Smugglers: buttons, and cards, dice and Cities to click."""

from cubacube.games.smugglers.referee import explanation, title
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.places import route_card
from cubacube.kit import actions as shared
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, replace
from cubacube.scenes.flicking.panels.button_face import Words, face, vehicle_face
from cubacube.scenes.flicking.words import ActionButton, PromptContext
from cubacube.session.language.referee import die_name, good_name
from cubacube.session.language.translation import _

_LETTERS: dict[type[Action], str] = {shared.InstallBumper: "B", shared.Pass: "O"}
_ICONS: dict[type[Action], str] = {
    shared.InstallBumper: "bumper",
    actions.Rob: "coin",
    actions.EnterCity: "person",
    actions.EnterVehicle: "vehicle",
    actions.Repair: "gear",
}


def offered(action: Action, context: PromptContext[State]) -> ActionButton:
    """Return the button for an action, and the card, die or City that can be clicked instead.

    Label and note are short, because several buttons may stand in a row.
    """
    state, names, kind = context.state, context.names, type(action)
    button = ActionButton(
        title(action, names, state),
        hint=explanation(action, names, state),
        icon=_ICONS.get(kind, "check"),
        letters=_LETTERS.get(kind, ""),
        dark=isinstance(action, shared.Pass | actions.Stay | actions.TakeFace),
    )
    match action:
        case shared.ChooseVehicle(card=card):
            vehicle = state.box.cards.vehicle(card)
            top = ("key", vehicle.life), ("bumper", vehicle.bumpers)
            foot = ("crate", vehicle.cargo), ("coin", vehicle.price)
            return replace(button, paint=vehicle_face(vehicle, top, foot))
        case actions.PlaySector(seat=seat, card=card):
            hand = state.smugglers[seat].hand
            return replace(button, spot=route_card(hand.index(card), len(hand)))
        case actions.TakeFace(die=str(die)):
            symbol = state.box.cards.symbol(state.layout[die])
            note = die_name(die, names, state.box.cards)
            button = replace(button, label=good_name(symbol), note=note, icon=symbol, die=die)
        case actions.Drop(good=good):
            button = replace(button, label=good_name(good), icon=good)
        case actions.EnterCity(city=city):
            spot = context.ground.card(state.layout.card(city))
            button = replace(button, label=_(city), spot=spot, button=True)
        case actions.EnterVehicle(seat=seat):
            button = replace(button, die=VEHICLES[seat])
        case _:
            return button
    paint = face(button.icon, Words(button.label, button.note))
    return replace(button, dark=False, paint=paint)
