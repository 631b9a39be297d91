"""Every action of a smuggler as a button: its title, and one line that explains it."""

from cubacube.games.smugglers.referee.wording import place_name
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.city import BRIBES, REPAIR
from cubacube.games.smugglers.rules.state import State, VisitCity
from cubacube.kit import actions as shared
from cubacube.kit.cards import VehicleCard
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die
from cubacube.kit.tasks import Drive, Prepare
from cubacube.rules import Action
from cubacube.session.language.referee import die_name, gate_name, good_name, goods_listed, pesos
from cubacube.session.language.translation import N_, _

_PLAIN: dict[type[Action], tuple[str, str]] = {
    shared.InstallBumper: (
        N_("Install a Bumper"),
        N_("A Vehicle hit after the Gate then hurts only its owner. The Bumper is used up."),
    ),
    actions.Drop: (N_("Give back: {good}"), N_("Your Vehicle carries no more: one card goes.")),
    actions.Rob: (N_("Rob {victim}"), N_("The money is hidden, and you look in one place.")),
    actions.Hide: (N_("Hidden!"), N_("The money is where you want it.")),
    actions.Search: (N_("{place}"), N_("Take all that is hidden there.")),
    actions.EnterVehicle: (
        N_("Into your Vehicle"),
        N_("Get in and drive in this turn; no preparation before, no walk after it."),
    ),
    actions.Stay: (N_("Stay"), N_("Walk nowhere in this turn.")),
    actions.Walk: (N_("Walk"), N_("Set your Pawn down within the ruler.")),
    actions.Sell: (
        N_("Sell: {goods}"),
        N_("Sell in one go, at the prices of now; you put a Cop here when you leave."),
    ),
    actions.Repair: (
        N_("Repair for {cost}"),
        N_("All Damage goes and the Bumpers are filled; no bribe."),
    ),
}


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """The words on a button.

    Raises:
        KeyError: It is no action of a smuggler, or a flick.
    """
    return _offer(action, names, state)[0]


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """What an action does, in one line.

    Raises:
        KeyError: It is no action of a smuggler, or a flick.
    """
    return _offer(action, names, state)[1]


def _offer(action: Action, names: tuple[str, ...], state: State) -> tuple[str, str]:
    """Title and explanation."""
    match action:
        case actions.PlaySector(card=card):
            gate = gate_name(state.sector_card(card))
            return _capital(gate), _("Drive through this Gate; a new card comes into your hand.")
        case actions.TakeFace(die=die):
            return _face(state, names, die)
        case actions.EnterCity(city=city):
            return _("Into {city}").format(city=_(city)), _city(state, action)
        case shared.ChooseVehicle(card=number):
            return _vehicle(state.box.cards.vehicle(number))
        case shared.Pass():
            return _pass(state)
    words = _words(action, names)
    name, why = _PLAIN[type(action)]
    return _capital(_(name).format(**words)), _(why).format(**words)


def _words(action: Action, names: tuple[str, ...]) -> dict[str, str]:
    """What an action is about, as it stands in a sentence."""
    match action:
        case actions.Drop(good=good):
            return {"good": good_name(good)}
        case actions.Rob(victim=victim):
            return {"victim": names[victim]}
        case actions.Search(place=place):
            return {"place": place_name(place)}
        case actions.Sell(goods=goods):
            return {"goods": goods_listed(goods)}
        case _:
            return {"cost": pesos(REPAIR)}


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _vehicle(card: VehicleCard) -> tuple[str, str]:
    """A better Vehicle."""
    said = _("Price {price}: Cargo {cargo}, Life {life}, Bumpers {bumpers}.")
    return card.name, said.format(
        price=pesos(card.price), cargo=card.cargo, life=card.life, bumpers=card.bumpers
    )


def _pass(state: State) -> tuple[str, str]:
    """What is left undone depends on what is asked."""
    match state.agenda[0]:
        case Prepare() | Drive():
            return _("Do not drive"), _("Leave your Vehicle where it is; your turn ends.")
        case VisitCity():
            return _("Done here"), _("Nothing more in this City; your turn ends.")
        case _:
            return _("No robbery"), _("Leave the Pawn in peace.")


def _face(state: State, names: tuple[str, ...], die: Die | None) -> tuple[str, str]:
    """What the face of a die of the Gate brings."""
    if die is None:
        return _("Nothing"), _("Take nothing from the dice of the Gate.")
    symbol = state.box.cards.symbol(state.layout[die])
    name = _("{good} from {die}").format(
        good=good_name(symbol), die=die_name(die, names, state.box.cards)
    )
    if symbol == "vehicle":
        return name, _("Change to a Vehicle of the next Level at once; the Damage stays.")
    if symbol == "crate":
        return name, _("A Crate means nothing here.")
    price = pesos(state.prices[GOODS.index(symbol)])
    return name, _("Load it; the black market pays {price} now.").format(price=price)


def _city(state: State, action: actions.EnterCity) -> str:
    """What awaits a smuggler in a City."""
    if state.smugglers[action.seat].wrecked:
        return _("Comrades bring you another Vehicle there, and you may drive at once.")
    bribe = BRIBES[state.cops_in(action.city)]
    if not bribe:
        return _("No Cop is here: sell without a bribe, or repair.")
    return _("Sell for a bribe of {bribe}, or repair.").format(bribe=pesos(bribe))
