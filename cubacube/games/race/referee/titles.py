"""Every action of a Race as a button: its title, and one line that explains it."""

from cubacube.games.race.referee.wording import bonus_name
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.state import State
from cubacube.kit import actions as shared
from cubacube.kit.cards import Symbol
from cubacube.rules import Action
from cubacube.session.language.referee import die_name
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Action], tuple[str, str]] = {
    shared.InstallBumper: (
        N_("Install a Bumper"),
        N_("A Vehicle hit after the Gate then hurts only its owner. The Bumper is used up."),
    ),
    actions.UseAlcohol: (
        N_("Alcohol for {name}"),
        N_("{name} flicks blind in the next two turns."),
    ),
    actions.UseWeapons: (
        N_("Weapons on {name}"),
        N_("{name} takes 1 Damage and must follow the wheels in the next turn."),
    ),
    actions.UseStatues: (
        N_("Flick again"),
        N_("Give two Statues for one more flick of your Vehicle."),
    ),
    actions.ShakeOffCop: (
        N_("Shake off the Cop"),
        N_("Give the Cop back in this City: with him you get no reward."),
    ),
    shared.Pass: (N_("Go on"), N_("Use nothing more now.")),
}
_BONUSES: dict[Symbol, str] = {
    "case": N_("Repairs Damage or brings a Bumper, when you like."),
    "diamond": N_("Two of them bring 1000 Pesos at the end of a race, if you are not last."),
    "statue": N_("Two of them buy one more flick."),
    "alcohol": N_("Makes a rival near you flick blind for two turns."),
    "weapons": N_("Damages a rival near you and binds the next drive to the wheels."),
    "crate": N_("Roll the die again and take what it shows; a second Crate is 2 Damage."),
    "vehicle": N_("Change to a Vehicle of the next Level at once; the Damage stays."),
}


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """The words on a button.

    Raises:
        KeyError: It is no action of the Race, or a flick.
    """
    match action:
        case actions.UseToolbox(repair="damage"):
            return _("Toolbox: repair")
        case actions.UseToolbox():
            return _("Toolbox: Bumper")
        case actions.TakeGateBonus(die=None):
            return _("No bonus")
        case actions.TakeGateBonus(die=str(die)):
            symbol = state.box.cards.symbol(state.layout[die])
            where = die_name(die, names, state.box.cards)
            return _("{bonus} from {die}").format(bonus=bonus_name(symbol), die=where)
        case shared.ChooseVehicle(card=card):
            return state.box.cards.vehicle(card).name
        case _:
            return _(_PLAIN[type(action)][0]).format(name=_on(action, names))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """What an action does, in one line.

    Raises:
        KeyError: It is no action of the Race, or a flick.
    """
    match action:
        case actions.UseToolbox():
            return _toolbox(action, state)
        case actions.TakeGateBonus(die=None):
            return _("Take nothing from the dice of the Gate.")
        case actions.TakeGateBonus(die=str(die)):
            return _(_BONUSES[state.box.cards.symbol(state.layout[die])])
        case shared.ChooseVehicle(card=number):
            card = state.box.cards.vehicle(number)
            return _("Level {level}: Life {life}, Bumpers {bumpers}.").format(
                level=card.level, life=card.life, bumpers=card.bumpers
            )
        case _:
            return _(_PLAIN[type(action)][1]).format(name=_on(action, names))


def _toolbox(action: actions.UseToolbox, state: State) -> str:
    """What a Toolbox does under the house rules."""
    if action.repair == "bumper":
        return _("Take one Bumper card.")
    if state.box.options.toolbox_one:
        return _("Take 1 Damage off your Vehicle.")
    return _("Take up to 2 Damage off your Vehicle.")


def _on(action: Action, names: tuple[str, ...]) -> str:
    """Whom the action is aimed at; nobody for most."""
    match action:
        case actions.UseAlcohol(on=on) | actions.UseWeapons(on=on):
            return names[on]
        case _:
            return ""
