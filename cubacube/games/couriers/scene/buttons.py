"""Present the actions of a Courier as buttons, or as cards, dice and Cities to click."""

from collections.abc import Iterable

from pygame import FRect

from cubacube.games.couriers.referee import cast_of, explanation, title
from cubacube.games.couriers.rules import actions
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.rules.tasks import PickJob
from cubacube.games.couriers.scene.job import job_box
from cubacube.games.couriers.scene.routes import route_box
from cubacube.kit import actions as shared
from cubacube.kit.cards import VehicleCard
from cubacube.kit.shot import City, Die
from cubacube.rules import Action
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle
from cubacube.scenes.canvas.styles import TINY_BOLD
from cubacube.scenes.canvas.theme import CREAM, INK, NORMAL
from cubacube.scenes.cloth.ground import Ground
from cubacube.scenes.flicking.panels.button_face import KEY_ROOM, Paint, Words, face
from cubacube.scenes.flicking.words import ActionButton, PromptContext
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _

_LETTERS: dict[type[Action], str] = {
    actions.DropJob: "J",
    actions.RefreshRoutes: "R",
    shared.InstallBumper: "B",
}
_ICONS: dict[type[Action], str] = {
    actions.DropJob: "cross",
    actions.RefreshRoutes: "gear",
    actions.TakeUpgrade: "vehicle",
    actions.Deliver: "flag",
    actions.Repair: "gear",
    actions.Evade: "cop",
    actions.SwitchVehicle: "vehicle",
    shared.InstallBumper: "bumper",
}


def offered(action: Action, context: PromptContext[State]) -> ActionButton:
    """Return how an action is offered."""
    state, names = context.state, context.names
    words, icon = _words(action, state, names), _icon(action)
    return ActionButton(
        words.label,
        words.note,
        explanation(action, names, state),
        icon,
        _letters(action, state),
        isinstance(action, shared.Pass | actions.DropJob),
        _die_of(action),
        _spot(action, context),
        button=not isinstance(action, actions.ChooseJob | actions.ChooseRoute),
        paint=_paint(action, state, face(icon, words)),
    )


def _paint(action: Action, state: State, plain: Paint) -> Paint | None:
    """Return the function that draws the button of an action in a row of several buttons.

    Returns None for the usual look.
    """
    match action:
        case shared.ChooseVehicle(card=card):
            return vehicle(state.box.cards.vehicle(card))
        case shared.Pass() | shared.InstallBumper() | actions.DropJob() | actions.RefreshRoutes():
            return None
        case _:
            return plain


def _words(action: Action, state: State, names: tuple[str, ...]) -> Words:
    """Return the words on a button; they are short if many buttons are side by side."""
    match action:
        case actions.TakeGood(die=die) | actions.TakeUpgrade(die=die):
            symbol = action.good if isinstance(action, actions.TakeGood) else "vehicle"
            short = good_name(symbol) if isinstance(action, actions.TakeGood) else _("Vehicle")
            return Words(good_name(symbol), cast_of(state, names).die(die), short)
        case actions.ShedGood(good=good):
            return Words(good_name(good))
        case actions.SwitchVehicle():
            return Words(_("Switch"), _("white Vehicle"), _("Switch"))
        case actions.Deliver() | actions.Repair() | actions.Evade():
            return _at_city(action, state)
        case _:
            return Words(title(action, names, state))


def _at_city(action: Action, state: State) -> Words:
    """Return the words for an action in a City.

    In the short form, the button's icon shows the action.
    """
    name = _city_of(action, state)
    city = _(name) if name else ""
    match action:
        case actions.Deliver(crate=str(good)):
            crate = good_name(good)
            return Words(_("Deliver"), _("Crate: {good}").format(good=crate), crate)
        case actions.Deliver():
            return Words(_("Deliver"), city, city)
        case actions.Repair():
            return Words(_("Repair"), city, city)
        case _:
            return Words(_("Hide"), city, city)


def _letters(action: Action, state: State) -> str:
    """Return the key that chooses an action; empty if it has none.

    Each route has a digit. Once a route is chosen, routes have no key, because the digits then
    choose a Gate.
    """
    if isinstance(action, actions.ChooseRoute):
        return "" if state.turn.route is not None else str(state.routes.index(action.card) + 1)
    return _LETTERS.get(type(action), "")


def _icon(action: Action) -> str:
    match action:
        case actions.TakeGood(good=good) | actions.ShedGood(good=good):
            return good
        case _:
            return _ICONS.get(type(action), "check")


def _die_of(action: Action) -> Die | None:
    """Return the die on the table that an action is about."""
    match action:
        case actions.TakeGood(die=die) | actions.TakeUpgrade(die=die):
            return die
        case actions.SwitchVehicle(die=die):
            return die
        case _:
            return None


def _spot(action: Action, context: PromptContext[State]) -> Bounds | None:
    """Return the box of the card or City to click for an action; None if there is none.

    If several actions are possible in a City, a click on the City chooses the first one.
    """
    state = context.state
    match action:
        case actions.ChooseJob(card=card):
            task = state.agenda[0]
            assert isinstance(task, PickJob), task
            return job_box(task.cards.index(card), len(task.cards))
        case actions.ChooseRoute(card=card):
            return route_box(state, card)
    city = _city_of(action, state)
    if city is None or _first_in(city, context.listed, state) != action:
        return None
    return _card(city, state, context.ground)


def _city_of(action: Action, state: State) -> City | None:
    match action:
        case actions.Repair(city=city) | actions.Evade(city=city):
            return city
        case actions.Deliver() if state.job_card is not None:
            return state.job_card.city
        case _:
            return None


def _first_in(city: City, listed: Iterable[Action], state: State) -> Action | None:
    return next((each for each in listed if _city_of(each, state) == city), None)


def _card(city: City, state: State, ground: Ground) -> Bounds:
    """Return the box of a City card on the cloth."""
    return ground.card(next(card for card in state.layout.cities if card.city == city))


def vehicle(card: VehicleCard) -> Paint:
    """Return a function that draws a Vehicle card: name, Life, Bumpers and Cargo."""

    def paint(brush: Brush, box: FRect) -> None:
        name = TextStyle(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 14, box.y + 22), name, "midleft", box.w - 14 - KEY_ROOM)
        x, y = box.x + 12, box.bottom - 26
        for sign, number in (("key", card.life), ("bumper", card.bumpers), ("crate", card.cargo)):
            brush.icon(sign, (x + 12, y), 25, INK, CREAM)
            x = brush.write(str(number), (x + 27, y), TINY_BOLD, "midleft").right + 9

    return paint
