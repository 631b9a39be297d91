"""Button texts for every action of a smuggler: a title and a one-line explanation."""

from functools import singledispatch
from typing import TypeAlias

from cubacube.games.smugglers.referee.wording import place_name
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.city import BRIBES, REPAIR
from cubacube.games.smugglers.rules.state import OfferVehicle, State, VisitCity
from cubacube.kit import actions as shared
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die
from cubacube.kit.tasks import Drive, Prepare
from cubacube.rules import Action
from cubacube.session.language.referee import (
    Cast,
    FieldWords,
    Topic,
    capital,
    gate_name,
    good_name,
    pesos,
)
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
        N_("Sell in one go, at the prices of now; next turn you leave, and a Cop comes here."),
    ),
}
_Topic: TypeAlias = Topic[Cast, State]


def title(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return the text of an action's button; the action is chosen in `state`.

    Raises:
        KeyError: The action does not belong to the Smugglers, or is a flick.
    """
    return _title(action, Topic(Cast(names, state.box.cards), state))


def explanation(action: Action, names: tuple[str, ...], state: State) -> str:
    """Return one line that explains what an action does.

    Raises:
        KeyError: The action does not belong to the Smugglers, or is a flick.
    """
    return _explanation(action, Topic(Cast(names, state.box.cards), state))


@singledispatch
def _title(action: Action, topic: _Topic) -> str:
    """Return a title that needs only the action's own fields."""
    words = FieldWords(action, topic.cast, place=place_name)
    return capital(_(_PLAIN[type(action)][0]).format_map(words))


@_title.register
def _sector(action: actions.PlaySector, topic: _Topic) -> str:
    return capital(gate_name(topic.state.sector_card(action.card)))


@_title.register
def _face(action: actions.TakeFace, topic: _Topic) -> str:
    if action.die is None:
        return _("Keep your Vehicle") if _keeps(topic) else _("Nothing")
    good = good_name(_symbol(action.die, topic))
    return _("{good} from {die}").format(good=good, die=topic.cast.die(action.die))


@_title.register
def _city(action: actions.EnterCity, _topic: _Topic) -> str:
    return _("Into {city}").format(city=_(action.city))


@_title.register
def _repair(_action: actions.Repair, _topic: _Topic) -> str:
    return _("Repair for {cost}").format(cost=pesos(REPAIR))


@_title.register
def _vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    return topic.cast.cards.vehicle(action.card).name


@_title.register
def _pass(_action: shared.Pass, topic: _Topic) -> str:
    match topic.state.agenda[0]:
        case Prepare() | Drive():
            return _("Do not drive")
        case VisitCity():
            return _("Done here")
    return _("No robbery")


@singledispatch
def _explanation(action: Action, topic: _Topic) -> str:
    """Return an explanation that needs only the action's own fields."""
    return _(_PLAIN[type(action)][1]).format_map(FieldWords(action, topic.cast))


@_explanation.register
def _why_sector(_action: actions.PlaySector, _topic: _Topic) -> str:
    return _("Drive through this Gate; a new card comes into your hand.")


@_explanation.register
def _why_face(action: actions.TakeFace, topic: _Topic) -> str:
    """Explain what the face of a Gate die brings."""
    if action.die is None and _keeps(topic):
        return _("Do not change; all stays as it is.")
    if action.die is None:
        return _("Take nothing from the dice of the Gate.")
    symbol = _symbol(action.die, topic)
    if symbol == "vehicle":
        return _("Change to a Vehicle of the next Level at once; the Damage stays.")
    if symbol == "crate":
        return _("A Crate means nothing here.")
    price = pesos(topic.state.prices[GOODS.index(symbol)])
    return _("Load it; the black market pays {price} now.").format(price=price)


@_explanation.register
def _why_city(action: actions.EnterCity, topic: _Topic) -> str:
    """Explain what a smuggler can do in a City."""
    if topic.state.smugglers[action.seat].wrecked:
        return _("Comrades bring you another Vehicle there, and you may drive at once.")
    bribe = BRIBES[topic.state.cops_in(action.city)]
    if not bribe:
        return _("No Cop is here: sell without a bribe, or repair.")
    return _("Sell for a bribe of {bribe}, or repair.").format(bribe=pesos(bribe))


@_explanation.register
def _why_repair(_action: actions.Repair, _topic: _Topic) -> str:
    return _("All Damage goes and the Bumpers are filled; no bribe.")


@_explanation.register
def _why_vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    card = topic.cast.cards.vehicle(action.card)
    return _("Price {price}: Cargo {cargo}, Life {life}, Bumpers {bumpers}.").format(
        price=pesos(card.price), cargo=card.cargo, life=card.life, bumpers=card.bumpers
    )


@_explanation.register
def _why_pass(_action: shared.Pass, topic: _Topic) -> str:
    match topic.state.agenda[0]:
        case Prepare() | Drive():
            return _("Leave your Vehicle where it is; your turn ends.")
        case VisitCity():
            return _("Nothing more in this City; your turn ends.")
    return _("Leave the Pawn in peace.")


def _keeps(topic: _Topic) -> bool:
    """Return whether taking nothing means keeping the present Vehicle."""
    return isinstance(topic.state.agenda[0], OfferVehicle)


def _symbol(die: Die, topic: _Topic) -> Symbol:
    """Return the symbol on top of a Gate die."""
    return topic.cast.cards.symbol(topic.state.layout[die])
