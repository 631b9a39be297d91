"""The listed actions of the Smugglers: buttons, and cards, dice and Cities to click."""

from cubacube.games.smugglers.referee import explanation, title
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.places import route_card
from cubacube.kit import actions as shared
from cubacube.kit.shot import Die
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.flicking.panels.button_face import Paint, Words, face
from cubacube.scenes.flicking.panels.vehicle_face import vehicle_face
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
    """Return the button for an action."""
    state, names = context.state, context.names
    label, note = _label(action, context)
    return ActionButton(
        label,
        note,
        explanation(action, names, state),
        _icon(action, state),
        _LETTERS.get(type(action), ""),
        isinstance(action, shared.Pass | actions.Stay) or action == _nothing(action),
        _die_of(action),
        _spot(action, context),
        button=isinstance(action, actions.EnterCity),
        paint=_paint(action, state, Words(label, note)),
    )


def _paint(action: Action, state: State, words: Words) -> Paint | None:
    """Return the special drawing of a button in a narrow row; None for the usual look."""
    match action:
        case shared.ChooseVehicle(card=card):
            return vehicle_face(state.box.cards.vehicle(card), trades=True)
        case actions.Drop() | actions.EnterCity() | actions.EnterVehicle():
            return face(_icon(action, state), words)
        case actions.TakeFace(die=str()):
            return face(_icon(action, state), words)
        case _:
            return None


def _nothing(action: Action) -> Action:
    return actions.TakeFace(action.seat, None)


def _die_of(action: Action) -> Die | None:
    """Return the die that can be clicked instead of the button; None if there is none."""
    match action:
        case actions.TakeFace(die=die):
            return die
        case actions.EnterVehicle(seat=seat):
            return VEHICLES[seat]
        case _:
            return None


def _spot(action: Action, context: PromptContext[State]) -> Bounds | None:
    """Return the box of the card that can be clicked for an action; None if there is none."""
    match action:
        case actions.PlaySector(seat=seat, card=card):
            hand = context.state.smugglers[seat].hand
            return route_card(hand.index(card), len(hand))
        case actions.EnterCity(city=city):
            return context.ground.card(context.state.layout.card(city))
        case _:
            return None


def _label(action: Action, context: PromptContext[State]) -> tuple[str, str]:
    """Return the text of the button and the note below it.

    Both are short, because several buttons may stand in a row.
    """
    state, names = context.state, context.names
    match action:
        case actions.TakeFace(die=str(die)):
            symbol = state.box.cards.symbol(state.layout[die])
            return good_name(symbol), die_name(die, names, state.box.cards)
        case actions.Drop(good=good):
            return good_name(good), ""
        case actions.EnterCity(city=city):
            return _(city), ""
        case _:
            return title(action, names, state), ""


def _icon(action: Action, state: State) -> str:
    match action:
        case actions.TakeFace(die=str(die)):
            return state.box.cards.symbol(state.layout[die])
        case actions.Drop(good=good):
            return good
        case _:
            return _ICONS.get(type(action), "check")
