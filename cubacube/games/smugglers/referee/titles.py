"""Button texts for every action of a smuggler: a title and a one-line explanation."""

from collections.abc import Mapping
from typing import TypeAlias

from cubacube.games.smugglers.referee.things import CRATE
from cubacube.games.smugglers.referee.wording import place_name
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.city import REPAIR, sale_of
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import OfferRobbery, OfferVehicle, State, VisitCity
from cubacube.kit import actions as shared
from cubacube.kit.goods import GOODS
from cubacube.kit.tasks import Drive, Prepare
from cubacube.kit.upgrading import VehicleChange
from cubacube.rules import replace
from cubacube.rules.agenda import by_class
from cubacube.session.language import referee
from cubacube.session.language.translation import N_, _

_PLAIN: referee.Buttons = {
    actions.PlaySector: (None, N_("Drive through this Gate. You draw a new card.")),
    actions.Drop: (N_("Give back: {good}"), N_("Your Vehicle is full: one card goes back.")),
    actions.Rob: (N_("Rob {victim}"), None),
    actions.Hide: (N_("Hide it"), N_("Confirm your hiding places.")),
    actions.Search: (None, N_("Take all money hidden there.")),
    actions.EnterCity: (N_("Go into {city}"), None),
    actions.EnterVehicle: (
        N_("Get in"),
        N_("Get in and drive this turn. You cannot prepare before or walk after."),
    ),
    actions.Stay: (N_("Stay"), N_("Do not walk this turn.")),
    actions.Walk: (N_("Walk"), N_("Set your Pawn down inside the ring.")),
    actions.Sell: (
        N_("Sell: {goods}"),
        N_("Sell all at once, at today's prices. Next turn you leave, and a Cop may come here."),
    ),
}
_PASS: Mapping[type, tuple[str, str]] = by_class(
    {
        Prepare | Drive: (N_("Do not drive"), N_("Do not drive. Your turn ends.")),
        VisitCity: (N_("Done here"), N_("You are done in this City. Your turn ends.")),
        OfferRobbery: (N_("No robbery"), N_("Do not rob this player.")),
    }
)
"""Title and explanation of a pass, for each class of tasks that lets a player pass."""
_Topic: TypeAlias = referee.Topic[referee.Cast, State]


title, explanation = referee.vehicle_buttons(_PLAIN, referee.of_cloth)
"""The text of an action's button, and one line that explains what the action does."""


@title.register
def _place(action: actions.Search, _topic: _Topic) -> str:
    return referee.capital(place_name(action.place))


@title.register
def _sector(action: actions.PlaySector, topic: _Topic) -> str:
    return referee.capital(referee.gate_name(topic.state.sector_card(action.card)))


@title.register
def _face(action: actions.TakeFace, topic: _Topic) -> str:
    if action.die is None:
        return _("Keep your Vehicle") if _keeps(topic) else _("Take nothing")
    return topic.say(
        _("{good} from {die}"), action, good=referee.good_name(topic.state.symbol(action.die))
    )


@title.register
def _repair(_action: actions.Repair, _topic: _Topic) -> str:
    return _("Repair for {cost}").format(cost=referee.pesos(REPAIR))


@title.register
def _pass(_action: shared.Pass, topic: _Topic) -> str:
    return _(_PASS[type(topic.state.agenda[0])][0])


@explanation.register
def _why_face(action: actions.TakeFace, topic: _Topic) -> str:
    """Explain what the face of a Gate die brings."""
    if action.die is None and _keeps(topic):
        return _("Nothing changes.")
    if action.die is None:
        return _("Take nothing from the dice of the Gate.")
    symbol = topic.state.symbol(action.die)
    if symbol == "vehicle":
        return _("Change to a Vehicle of the next Level at once. The Damage stays.")
    if symbol == "crate":
        return _(CRATE)
    price = referee.pesos(topic.state.prices[GOODS.index(symbol)])
    good = referee.capital(referee.good_name(symbol))
    return _("{good}: the black market pays {price} now.").format(good=good, price=price)


@explanation.register
def _why_rob(_action: actions.Rob, topic: _Topic) -> str:
    """[R115] Explain a search; with hidden money it may show that there is none."""
    if topic.state.box.options.hidden_money:
        return _("If there is any money, you may search one place for it.")
    return _("The money is hidden. You may search one place.")


@explanation.register
def _why_city(action: actions.EnterCity, topic: _Topic) -> str:
    """Explain what a smuggler can do in a City: sell, repair, or get another Vehicle.

    The repair is mentioned only if there is Damage and enough money.
    """
    state, seat = topic.state, action.seat
    smuggler = replace(state.smugglers[seat], city=action.city)
    if smuggler.wrecked:
        return _("Comrades bring you another Vehicle there. You may drive it at once.")
    visit = VisitCity(seat, may_sell=True, may_drive=False)
    sale = sale_of(state.with_player(seat, smuggler), visit)
    sells = actions.Sell(seat, smuggler.goods) in sale
    money = sale.money + (max(0, sale.net(smuggler.goods)) if sells else 0)
    repairs = smuggler.damage > 0 and money >= REPAIR
    said = (_sale_there(sale, sells=sells), _("Repair for {cost}.") if repairs else "")
    return " ".join(filter(None, said)).format(
        bribe=referee.pesos(sale.bribe), cost=referee.pesos(REPAIR)
    )


def _sale_there(sale: AnySale, *, sells: bool) -> str:
    """Return a sentence that tells whether a smuggler can sell in a City, and for what bribe."""
    if not sale.goods:
        return _("You have no Goods to sell.")
    if not sells:
        return _("You cannot pay the bribe of {bribe} for a sale.")
    if not sale.bribe:
        return _("There is no Cop here: sell without a bribe.")
    return _("Pay a bribe of {bribe} to sell.")


@explanation.register
def _why_repair(_action: actions.Repair, _topic: _Topic) -> str:
    return _("Removes all Damage and fills the Bumpers. You pay no bribe.")


@explanation.register
def _why_vehicle(action: shared.ChooseVehicle, topic: _Topic) -> str:
    return referee.describe_change(vehicle_change(action, topic.state), topic.cast)


def vehicle_change(action: shared.ChooseVehicle, state: State) -> VehicleChange:
    """Return what a Vehicle card would change."""
    card = state.box.cards.vehicle(action.card)
    return VehicleChange(state.card(action.seat), card, ("life", "bumpers", "cargo", "price"))


@explanation.register
def _why_pass(_action: shared.Pass, topic: _Topic) -> str:
    return _(_PASS[type(topic.state.agenda[0])][1])


def _keeps(topic: _Topic) -> bool:
    """Return whether declining a die means to keep the present Vehicle.

    This is so if a better Vehicle is offered.
    """
    return isinstance(topic.state.agenda[0], OfferVehicle)
