"""Ask a player: the words of the turn panel, and buttons, cards, dice and Cities to click."""

from cubacube.games.race.referee import bonus_name, explanation, title, vehicle_change
from cubacube.games.race.rules import actions
from cubacube.games.race.rules import state as tasks
from cubacube.games.race.rules.state import State
from cubacube.kit import actions as shared
from cubacube.kit.actions import InstallBumper
from cubacube.kit.shot import Gate
from cubacube.kit.tasks import Drive, Prepare, Slide, Upgrade
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, replace
from cubacube.scenes.canvas.theme import SIDES
from cubacube.scenes.flicking.panels.vehicle_card import better_vehicle
from cubacube.scenes.flicking.prompts import StepOfTurn, ask_to_drive, steps_at, through
from cubacube.scenes.flicking.words import ActionButton, PromptContext, Steps
from cubacube.session.language.referee import Cast, die_name
from cubacube.session.language.translation import N_, _

_ASKED: dict[type, str] = {
    tasks.ChooseGateBonus: N_("Take the bonus of one Gate die."),
    Upgrade: N_("Choose your better Vehicle."),
    tasks.UseBonuses: N_("Use a bonus or continue."),
    tasks.MeetCop: N_("You are near a City. Shake off the Cop?"),
    tasks.FlickAgain: N_("Two Statues buy one more flick."),
}
_STEPS: tuple[StepOfTurn, ...] = (
    (N_("Prepare"), Prepare),
    (N_("Bumper"), InstallBumper),
    (N_("Drive"), Drive),
    (N_("Bonus"), tasks.Reward),
    (N_("City"), tasks.MeetCop | tasks.FlickAgain),
)


def sentence(state: State, declared: Gate | None, names: tuple[str, ...], *, blocked: bool) -> str:
    """Return the prompt that tells what the current player may do.

    With `blocked`, no Gate is open.
    """
    task = state.agenda[0]
    to_drive = ask_to_drive(task, _where(state, declared, names), blocked=blocked)
    return to_drive or _(_ASKED[type(task)])


def _where(state: State, declared: Gate | None, names: tuple[str, ...]) -> str:
    """Return the sentence that tells where the Vehicle must go."""
    if state.racer.broken:
        return _("Drive to any City for a repair: touch nothing.")
    if state.all_crossed:
        return _("Drive to {city}: touch nothing.").format(city=_(state.target_city))
    return through(declared, Cast(names, state.box.cards))


def steps(state: State) -> Steps:
    """Return the names of the steps of a turn, and the index of the current one."""
    bumpers = state.box.options.bumpers
    steps = (step for step in _STEPS if bumpers or step[1] is not InstallBumper)
    return steps_at(steps, _now(state))


def _now(state: State) -> type | None:
    """Return the kind of task, or the action, that decides the step; None while dice are dealt."""
    if state.over or not state.agenda:
        return None
    task = state.agenda[0]
    if isinstance(task, tasks.Stray | Slide):
        return Drive if task.flick.die in VEHICLES else Prepare
    installs = state.box.options.bumpers and state.racer.bumpers and not state.bumper_on
    if isinstance(task, Drive) and installs and state.needs_gate:
        return InstallBumper
    return type(task)


_LETTERS: dict[type[Action], str] = {actions.UseToolbox: "TR", shared.InstallBumper: "B"}
_ICONS: dict[type[Action], str] = {
    shared.InstallBumper: "bumper",
    actions.UseToolbox: "case",
    actions.UseAlcohol: "alcohol",
    actions.UseWeapons: "weapons",
    actions.UseStatues: "statue",
    actions.ShakeOffCop: "cop",
}


def offered(action: Action, context: PromptContext[State]) -> ActionButton:
    """Return the button for an action, and the die that can be clicked instead.

    Label and note are short, because several buttons may stand in a row.
    """
    state, names = context.state, context.names
    cards, kind = state.box.cards, type(action)
    button = ActionButton(
        title(action, names, state),
        hint=explanation(action, names, state),
        icon=_ICONS.get(kind, "check"),
        letters=_LETTERS.get(kind, ""),
        dark=isinstance(action, shared.Pass | actions.TakeGateBonus),
    )
    match action:
        case shared.ChooseVehicle():
            change = vehicle_change(action, state)
            paint = better_vehicle(change, SIDES[context.who.side].colour, change.counts)
            return replace(button, paint=paint)
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
