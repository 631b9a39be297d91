"""Ask a Courier: the words of the turn panel, and buttons, cards, dice and Cities to click."""

from cubacube.games.couriers.referee import cast_of, explanation, title
from cubacube.games.couriers.referee.titles import vehicle_change
from cubacube.games.couriers.rules import actions, tasks
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.crew import joint_colour
from cubacube.games.couriers.scene.job import job_box
from cubacube.games.couriers.scene.routes import route_box
from cubacube.kit import actions as shared
from cubacube.kit.gates import is_passable
from cubacube.kit.shot import City, Gate
from cubacube.kit.tasks import Slide, Upgrade
from cubacube.rules import Action
from cubacube.scenes.canvas import Bounds
from cubacube.scenes.flicking.panels.button_face import Paint, Words, face
from cubacube.scenes.flicking.panels.vehicle_card import better_vehicle
from cubacube.scenes.flicking.words import ActionButton, PromptContext, Steps
from cubacube.scenes.match.game_board import Names
from cubacube.session.language.referee import good_name, listed
from cubacube.session.language.translation import N_, _, phrase

_ASKED: dict[type, str] = {
    tasks.PickJob: N_("Choose a Job: a City to deliver Goods to."),
    tasks.Gain: N_("Take one thing from the dice of the Gate."),
    Upgrade: N_("Choose your better Vehicle."),
}
_STEPS: tuple[tuple[tuple[type, ...], int], ...] = (
    ((tasks.OfferJobs, tasks.PickJob, tasks.ThrowVehicles), 0),
    ((tasks.Plan,), 1),
    ((Slide,), 2),
    ((tasks.Gain, Upgrade, tasks.Shed, tasks.Suffer), 3),
    ((tasks.Stop,), 4),
)
_AT_CITY: dict[type[Action], str] = {
    actions.Deliver: N_("Deliver"),
    actions.Repair: N_("Repair"),
    actions.Evade: N_("Hide"),
}
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


def sentence(state: State, declared: Gate | None, names: Names) -> str:
    """Return what the player may do now."""
    match state.agenda[0]:
        case tasks.Plan():
            return _plan(state, declared, names)
        case tasks.Shed(destroyed=True):
            return _("The breakdown destroys one Good. Choose which.")
        case tasks.Shed():
            return _("Too much Cargo: what do you give up?")
        case tasks.Stop(cities=cities, whites=whites):
            vehicle = (phrase("a white Vehicle"),) if whites else ()
            things = listed([*(_(city) for city in cities), *vehicle])
            return _("You stopped near {things}. What now?").format(things=things)
        case task:
            return _(_ASKED[type(task)])


def _plan(state: State, declared: Gate | None, names: Names) -> str:
    """Return where the Vehicle may be driven, or why it may not be driven yet."""
    if state.turn.route is None:
        return _("Choose a route to drive, or flick any coloured die.")
    if declared is None or not is_passable(declared, state.layout, state.box.measures):
        return _("This Gate is blocked. Flick any coloured die, or choose another route.")
    gate_dice = cast_of(state, names).dice((declared.a, declared.b))
    said = _("Drive between {gate_dice}, or flick any coloured die.")
    return said.format(gate_dice=gate_dice)


def steps(state: State) -> Steps:
    """Return the steps of a turn, from the Job to the Police, and the index of the current one.

    The index is None if the task belongs to no step.
    """
    names = (_("Job"), _("Route"), _("Flick"), _("Load"), _("City"), _("Police"))
    if state.over or not state.agenda:
        return names, None
    task = state.agenda[0]
    number = next((step for kinds, step in _STEPS if isinstance(task, kinds)), None)
    return names, 2 if number == 1 and state.turn.route is not None else number


def offered(action: Action, context: PromptContext[State]) -> ActionButton:
    """Return how an action is offered."""
    state, names = context.state, context.names
    words = _words(action, state, names)
    icon = getattr(action, "good", _ICONS.get(type(action), "check"))
    return ActionButton(
        words.label,
        words.note,
        explanation(action, names, state),
        icon,
        _letters(action, state),
        isinstance(action, shared.Pass | actions.DropJob),
        getattr(action, "die", None),
        _spot(action, context),
        button=not isinstance(action, actions.ChooseJob | actions.ChooseRoute),
        paint=_paint(action, context, face(icon, words)),
    )


def _paint(action: Action, context: PromptContext[State], plain: Paint) -> Paint | None:
    """Return the function that draws the button of an action in a row of several buttons.

    Returns None for the usual look.
    """
    match action:
        case shared.ChooseVehicle():
            change = vehicle_change(action, context.state)
            rows = change.counts[:-1], change.counts[-1:]
            return better_vehicle(change, joint_colour(context.seats), *rows)
        case shared.Pass() | shared.InstallBumper() | actions.DropJob() | actions.RefreshRoutes():
            return None
        case _:
            return plain


def _words(action: Action, state: State, names: Names) -> Words:
    """Return the words on a button; they are short if many buttons are side by side.

    For an action in a City, the short words are only the name of the City or of a Good. The icon
    on the button shows the action.
    """
    match action:
        case actions.TakeGood(die=die, good=good):
            words = Words(good_name(good), cast_of(state, names).die(die), good_name(good))
        case actions.TakeUpgrade(die=die):
            words = Words(good_name("vehicle"), cast_of(state, names).die(die), _("Vehicle"))
        case actions.ShedGood(good=good):
            words = Words(good_name(good))
        case actions.SwitchVehicle():
            words = Words(_("Switch"), _("white Vehicle"), _("Switch"))
        case actions.Deliver(crate=str(good)):
            note = _("Crate: {good}").format(good=good_name(good))
            words = Words(_("Deliver"), note, good_name(good))
        case actions.Deliver() | actions.Repair() | actions.Evade():
            name = _city_of(action, state)
            city = _(name) if name else ""
            words = Words(_(_AT_CITY[type(action)]), city, city)
        case _:
            words = Words(title(action, names, state))
    return words


def _letters(action: Action, state: State) -> str:
    """Return the key that chooses an action; empty if it has none.

    Each route has a digit. Once a route is chosen, routes have no key, because the digits then
    choose a Gate.
    """
    if isinstance(action, actions.ChooseRoute):
        return "" if state.turn.route is not None else str(state.routes.index(action.card) + 1)
    return _LETTERS.get(type(action), "")


def _spot(action: Action, context: PromptContext[State]) -> Bounds | None:
    """Return the box of the card or City to click for an action; None if there is none.

    If several actions are possible in a City, a click on the City chooses the first one.
    """
    state = context.state
    match action:
        case actions.ChooseJob(card=card):
            task = state.agenda[0]
            assert isinstance(task, tasks.PickJob), task
            return job_box(task.cards.index(card), len(task.cards))
        case actions.ChooseRoute(card=card):
            return route_box(state, card)
    city = _city_of(action, state)
    first = next((each for each in context.listed if _city_of(each, state) == city), None)
    if city is None or first != action:
        return None
    return context.ground.card(next(card for card in state.layout.cities if card.city == city))


def _city_of(action: Action, state: State) -> City | None:
    match action:
        case actions.Repair(city=city) | actions.Evade(city=city):
            return city
        case actions.Deliver() if state.job_card is not None:
            return state.job_card.city
        case _:
            return None
