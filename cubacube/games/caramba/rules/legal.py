"""Check what may be bought, placed and offered before a roll, and why not."""

from collections.abc import Collection
from enum import Enum, auto

from cubacube.games.caramba.rules.actions import Buy, Offer
from cubacube.games.caramba.rules.course import price, purse, room
from cubacube.games.caramba.rules.state import BuyOff, Hide, Lift, Propose, State, Task
from cubacube.rules import Seat


class Bar(Enum):
    """Reasons why something is not allowed."""

    BROKE = auto()
    """[7, C9] A broke player buys nothing more in this race."""
    TOO_DEAR = auto()
    """[7] The price must be paid in full."""
    SOMBRERO_HERE = auto()
    """[2, 5] A sombrero is on this space."""
    AMBUSH_HERE = auto()
    """[2, 5] A chip is on this space."""
    MINE = auto()
    """[9a] A sombrero enters the mine only by rolling."""
    NO_CHIP = auto()
    """[5] No chip is in hand, and no chip on the track was passed by all sombreros."""
    AMBUSHES_OVER = auto()
    """[5, 7] Ambushes come before dice are bought off."""
    NO_DEAL = auto()
    """[6] There is no silver to offer, or no die left."""
    DEALS_OVER = auto()
    """[6, 7] Deals come before dice are bought off."""
    LESS_THAN_ONE = auto()
    """[6] An offer is at least one silver and one die."""
    NOT_ENOUGH_SILVER = auto()
    """[6, C9] An offer may not exceed the purse."""
    NOT_ENOUGH_DICE = auto()
    """[6, C5] The number of extra dice is limited."""


def bar_to_buy(state: State, action: Buy) -> Bar | None:
    """[7] Return why these dice cannot be bought off, or None."""
    if price(state, action.dice) <= purse(state, action.seat):
        return None
    return Bar.BROKE if action.seat in state.broke else Bar.TOO_DEAR


def bar_on_space(state: State, space: int) -> Bar | None:
    """[2, 5, 9a] Return why nothing can be placed on a space, or None."""
    if space == state.box.mine:
        return Bar.MINE
    if space in state.spaces:
        return Bar.SOMBRERO_HERE
    return Bar.AMBUSH_HERE if space in state.chips else None


def bar_to_offer(state: State, sombrero: int, offer: Offer) -> Bar | None:
    """[6] Return why this cannot be offered to the owner of a sombrero, or None."""
    if offer.silver < 1 or offer.dice < 1:
        return Bar.LESS_THAN_ONE
    if offer.silver > purse(state, offer.seat):
        return Bar.NOT_ENOUGH_SILVER
    return Bar.NOT_ENOUGH_DICE if offer.dice > room(state, sombrero) else None


def may_deal(state: State, seat: Seat, sombrero: int) -> bool:
    """[6] Return whether a seat has silver to offer and a die is left to add."""
    return purse(state, seat) > 0 and room(state, sombrero) > 0


def bar_to_ambush(state: State, tasks: Collection[Task]) -> Bar | None:
    """[5] Return why the seats of these `tasks` cannot place or move a chip, or None."""
    if any(isinstance(task, Hide | Lift) for task in tasks):
        return None
    return Bar.AMBUSHES_OVER if _buying(state) else Bar.NO_CHIP


def bar_to_deal(state: State, tasks: Collection[Task]) -> Bar | None:
    """[6] Return why the seats of these `tasks` cannot offer a deal, or None."""
    proposals = [task for task in tasks if isinstance(task, Propose)]
    if any(may_deal(state, task.seat, task.sombrero) for task in proposals):
        return None
    return Bar.DEALS_OVER if _buying(state) else Bar.NO_DEAL


def _buying(state: State) -> bool:
    """Return whether the turn has reached buying off, after ambushes and deals."""
    return isinstance(state.agenda[0], BuyOff)
