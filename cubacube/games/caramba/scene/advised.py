"""The words of a hint, and the areas that the hint marks on the board."""

from collections.abc import Hashable, Mapping

from cubacube.games.caramba.referee import explanation, title
from cubacube.games.caramba.rules import actions
from cubacube.games.caramba.rules.state import BuyOff, Consider, Propose, PutDown, State
from cubacube.games.caramba.scene.marks import Arm, Marks, OfferStep, Terms, TurnPlan, Who
from cubacube.games.caramba.scene.odds import told
from cubacube.games.caramba.scene.places import MOST_DEEDS
from cubacube.games.caramba.scene.turns import mover, pending_dice
from cubacube.rules import Action
from cubacube.scenes.match.game_board import Names
from cubacube.session.language.translation import _


def hint_phrase(action: Action, names: Names, state: State) -> str:
    """Return the words of a hint; they name the board space of a sombrero or chip."""
    if not isinstance(action, actions.Place):
        return title(action, names, state)
    if isinstance(state.agenda[0], PutDown):
        return _("place a sombrero on space {space}").format(space=action.space)
    return _("place an ambush on space {space}").format(space=action.space)


def reason_of_advice(action: Action, names: Names, state: State) -> str:
    """Return the reason for a hint: what the action does.

    If a roll is coming, its exact odds are added.
    """
    sombrero, dice = mover(state), pending_dice(state)
    words = explanation(action, names, state)
    match action, state.agenda[0]:
        case actions.Buy(dice=bought), _:
            dice -= bought
        case actions.Accept(), Consider(dice=more):
            dice += more
        case actions.Offer(dice=more), _:
            dice += more
        case actions.Refuse(), _:
            pass
        case _:
            return words
    if sombrero is None or not dice:
        return words
    return _("{words} Chances: {odds}.").format(words=words, odds=told(state, sombrero, dice))


def advised(action: Action, state: State, marks: Marks) -> Mapping[Hashable, str]:
    """Return the areas that a hint marks before a roll: the areas to click next.

    To use a chip, these are the chip and its button, or the space for the chip. To make an
    offer, they are buttons of the offer. To pass, they are the buttons that skip ambushes and
    deals. For any other action the result is empty.
    """
    task = state.agenda[0]
    match action:
        case actions.Place() if marks.armed == task:
            return {TurnPlan(task, action): ""}
        case actions.Place():
            return {"ambush": "", Arm(task): ""}
        case actions.Offer():
            return dict.fromkeys(_towards(action, state, marks.terms), "")
        case actions.Pass():
            return dict.fromkeys(_leaving_all(state), "")
    return {}


def _towards(deal: actions.Offer, state: State, terms: Terms | None) -> tuple[Hashable, ...]:
    """Return the names of the buttons that a player may click next to offer `deal`."""
    if terms is None:
        return ("deal",)
    if terms.seat != deal.seat:
        return (Who(deal.seat),)
    silver, dice = deal.silver - terms.silver, deal.dice - terms.dice
    steps = []
    if silver:
        by = 5 if abs(silver) >= 5 else 1
        steps.append(OfferStep("silver", by if silver > 0 else -by))
    if dice:
        steps.append(OfferStep("dice", 1 if dice > 0 else -1))
    sombrero = mover(state)
    assert sombrero is not None, "a deal is about a roll"
    return tuple(steps) or (TurnPlan(Propose(deal.seat, sombrero), deal),)


def _leaving_all(state: State) -> tuple[TurnPlan, ...]:
    """Return the names of the buttons that skip ambushes and deals.

    If the sombrero has many dice, these also include the buttons that choose the number of dice
    to roll.
    """
    task = next((each for each in state.agenda if isinstance(each, BuyOff)), None)
    if task is None or task.dice < MOST_DEEDS:
        return (TurnPlan(),)
    seat = state.owner(task.sombrero)
    return (TurnPlan(), *(TurnPlan(task, actions.Buy(seat, bought)) for bought in range(task.dice)))
