"""Ask a player: the words of the turn panel, and buttons, cards, dice and Cities to click."""

from cubacube.games.smugglers.referee import explanation, title, vehicle_change
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules import state as tasks
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.state import State, Task
from cubacube.games.smugglers.scene.places import route_card
from cubacube.kit import actions as shared
from cubacube.kit.shot import Gate, Pose
from cubacube.kit.tasks import Drive, Prepare, Slide, Upgrade
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, replace
from cubacube.scenes.canvas.theme import SIDES
from cubacube.scenes.flicking.panels.button_face import Words, face
from cubacube.scenes.flicking.panels.vehicle_card import better_vehicle
from cubacube.scenes.flicking.prompts import StepOfTurn, ask_to_drive, steps_at, through
from cubacube.scenes.flicking.words import ActionButton, PromptContext, Steps
from cubacube.session.language.referee import Cast, die_name, good_name
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    tasks.PlanRoute: N_("Play one of your two Sector cards. It names the Gate to cross."),
    tasks.ChooseFace: N_("Take what one die of the Gate shows."),
    Upgrade: N_("Choose your better Vehicle."),
    tasks.OfferVehicle: N_("You hit a die that shows a Vehicle. Change to a better Vehicle?"),
    tasks.DropExcess: N_("Your Vehicle carries only {cargo} Goods. Which one goes back?"),
    tasks.OfferRobbery: N_("You hit {victim}'s Pawn. Rob {victim}?"),
    tasks.HideMoney: N_("Hide your money from {name}."),
    tasks.SearchMoney: N_("Where is {victim}'s money?"),
    tasks.Exit: N_("There is no room for your Pawn on the cloth."),
    tasks.OnFoot: N_("There is no room for your Pawn on the cloth."),
    tasks.VisitCity: N_("Repair or continue."),
}
_ROUTE: StepOfTurn = N_("Route"), tasks.PlanRoute | tasks.DrawSector
_DRIVE: StepOfTurn = N_("Drive"), Drive
_LOOT: StepOfTurn = N_("Loot"), tasks.Gain | tasks.Robbery
_LEAVE: StepOfTurn = N_("Walk, sell"), tasks.Exit | tasks.VisitCity
_RIDING = _ROUTE, (N_("Prepare"), Prepare), _DRIVE, _LOOT, _LEAVE
_GOT_IN = (N_("Walk"), ()), _ROUTE, _DRIVE, _LOOT
_ON_FOOT = (N_("Walk"), tasks.OnFoot), (N_("City"), tasks.VisitCity)


def steps(state: State) -> Steps:
    """Return the names of the steps of this turn, and the index of the current one."""
    return steps_at(_steps(state), _now(state))


def _now(state: State) -> type | None:
    """Return the kind of task that decides the current step; None while the dice are dealt."""
    if state.over or not state.agenda:
        return None
    task = state.agenda[0]
    if isinstance(task, Slide):
        return Drive if task.flick.die in VEHICLES else Prepare
    return type(task)


def _steps(state: State) -> tuple[StepOfTurn, ...]:
    """Return the steps of a turn on foot, of a drive, or of a drive after walking back."""
    if state.entered:
        return _GOT_IN
    rides = state.mode(state.seat) == "riding" and not state.smuggler.wrecked
    return _RIDING if rides or state.sector else _ON_FOOT


def sentence(state: State, declared: Gate | None, names: tuple[str, ...], *, blocked: bool) -> str:
    """Return the prompt that tells what the current player may do.

    With `blocked`, no Gate is open.
    """
    task = state.agenda[0]
    if isinstance(task, tasks.VisitCity) and task.may_drive:
        return _("Get into your new Vehicle, or stay in the City.")
    where = through(declared, Cast(names, state.box.cards))
    to_drive = ask_to_drive(task, where, blocked=blocked)
    return to_drive or _(_ASKED[type(task)]).format(**_words(state, task, names))


def invitation(state: State, walk: AnyWalk) -> str:
    """Return the prompt for a walk, shown until the player moves the Pawn."""
    if isinstance(walk.start, Pose):
        if state.smugglers[walk.seat].wrecked:
            return _("Your Vehicle is a wreck. Drag your Pawn out of it towards a City.")
        return _("Drag your Pawn out of your Vehicle, or stay in it.")
    if state.smugglers[walk.seat].sold_here:
        return _("You sold here. Drag your Pawn out of the City.")
    if walk.cities or walk.vehicle_near:
        return _("Drag your Pawn inside the ring, or click something that glows.")
    return _("Drag your Pawn inside the ring.")


def _words(state: State, task: Task, names: tuple[str, ...]) -> dict[str, str]:
    """Return the names and numbers for the placeholders of the prompt."""
    match task:
        case tasks.OfferRobbery(victim=victim) | tasks.SearchMoney(victim=victim):
            return {"victim": names[victim]}
        case tasks.HideMoney(by=by):
            return {"name": names[by]}
        case tasks.DropExcess(seat=seat):
            return {"cargo": str(state.card(seat).cargo)}
        case _:
            return {}


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
        case shared.ChooseVehicle():
            change = vehicle_change(action, state)
            rows = change.counts[:1], change.counts[1:3], change.counts[3:]
            paint = better_vehicle(change, SIDES[context.who.side].colour, *rows)
            return replace(button, paint=paint)
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
