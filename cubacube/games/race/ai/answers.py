"""Choose between offers: bonuses to take, to use or to decline."""

from cubacube.games.race.rules import actions
from cubacube.games.race.rules.state import State
from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import Symbol
from cubacube.kit.damage import too_much
from cubacube.rules import Action

LIKING: dict[Symbol, float] = {
    "vehicle": 6,
    "statue": 4,
    "diamond": 3,
    "case": 2.5,
    "weapons": 2,
    "alcohol": 1.5,
    "crate": 1,
}


def best_offer(state: State, offers: tuple[Action, ...]) -> Action:
    """Return the offer with the highest score; an offer to pass scores 0."""
    return max(offers, key=lambda offer: offer_value(state, offer))


def offer_value(state: State, offer: Action) -> float:
    """Score an offer by how much it helps; with a negative score it is better to decline."""
    match offer:
        case actions.TakeGateBonus(die=str(die)):
            return _value_of(state, state.symbol(die))
        case ChooseVehicle(card=number):
            card = state.box.cards.vehicle(number)
            return card.life + card.bumpers / 2
        case actions.UseToolbox():
            return _value_of_toolbox(state, offer)
        case actions.UseAlcohol(on=on) | actions.UseWeapons(on=on):
            return 1 + 0.5 * isinstance(offer, actions.UseWeapons) + state.racers[on].crossed
        case actions.UseStatues() | actions.ShakeOffCop():
            return 1
        case _:
            return 0


def _value_of_toolbox(state: State, offer: actions.UseToolbox) -> float:
    """Score one use of the Toolbox; negative if the use is not worth it.

    A repair is worth it only if it removes as much Damage as it can. A Bumper is worth it
    only for a Vehicle without Damage and without Bumpers.
    """
    racer = state.racer
    if offer.repair == "bumper":
        return 1 if not racer.bumpers and not racer.damage else -1
    return 3 if racer.damage >= (1 if state.box.options.toolbox_one else 2) else -1


def _value_of(state: State, symbol: Symbol) -> float:
    """Score the face of a die; negative if a Crate could break the Vehicle."""
    damage, life = state.racer.damage, state.card(state.seat).life
    if symbol == "case" and damage:
        return LIKING[symbol] + damage
    if symbol == "crate" and too_much(damage + 2, life, state.box.options.breakdown):
        return -1
    if symbol == "vehicle" and (state.upgraded or state.card(state.seat).level == 4):
        return 0
    return LIKING[symbol]
