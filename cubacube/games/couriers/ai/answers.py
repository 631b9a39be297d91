"""Choose what to take, deliver or give up, and where to hide from the Police."""

from cubacube.games.couriers.ai import pursuit, wishes
from cubacube.games.couriers.ai.evaluator import Evaluator
from cubacube.games.couriers.rules import actions
from cubacube.games.couriers.rules.state import State
from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import Symbol
from cubacube.rules import Action

FIRST = 1000.0
"""Score of a delivery or a repair; it is higher than any score of hiding."""


def best_offer(evaluator: Evaluator, state: State, offers: tuple[Action, ...]) -> Action:
    """Return the offer with the highest score; passing scores 0."""
    return max(offers, key=lambda offer: offer_value(evaluator, state, offer))


def offer_value(evaluator: Evaluator, state: State, offer: Action) -> float:
    """Return the score of an offer; a negative one is worse than passing."""
    match offer:
        case actions.ChooseJob(card=card):
            return wishes.promise_of_job(state, state.sector(card)) if evaluator.errands else 0
        case ChooseVehicle(card=number):
            vehicle = state.box.cards.vehicle(number)
            return vehicle.cargo + vehicle.life + vehicle.bumpers / 2
        case actions.TakeGood() | actions.TakeUpgrade() | actions.ShedGood():
            return _value_of_goods(state, offer)
        case actions.Deliver() | actions.Repair():
            return FIRST
        case actions.Evade() | actions.SwitchVehicle():
            return _relief(evaluator, state, switch=isinstance(offer, actions.SwitchVehicle))
        case _:
            return 0


def _value_of_goods(
    state: State, offer: actions.TakeGood | actions.TakeUpgrade | actions.ShedGood
) -> float:
    """Return the score of taking or giving up a Good, or of taking a better Vehicle."""
    match offer:
        case actions.TakeGood(good=good):
            return wishes.worth_of(state, good) + _exactly(state, good)
        case actions.TakeUpgrade():
            return wishes.worth_of(state, "vehicle")
        case actions.ShedGood(good=good):
            return wishes.junk(state)[good]


def _exactly(state: State, good: Symbol) -> float:
    """Return a bonus if the Job names this Good; it decides between equal offers.

    A Good that would only fill the Crate of the Job gets no bonus.
    """
    return 0.5 * (good in wishes.missing(state))


def _relief(evaluator: Evaluator, state: State, *, switch: bool) -> float:
    """Return the danger that hiding removes now, minus the price of hiding."""
    lead, laid = state.smug_km - state.police_km, state.laid
    stay = pursuit.danger(state, lead, pursuit.cards_after(state, laid))
    hide = pursuit.danger(state, lead + pursuit.last_km(state), 0)
    return stay - hide - pursuit.price_of_hiding(evaluator, state, switch=switch)
