"""What may be bought, placed and offered before a roll, and why not."""

from collections.abc import Collection
from enum import Enum, auto

from cubacube.games.caramba.rules.actions import Buy, Offer
from cubacube.games.caramba.rules.course import price, purse, room
from cubacube.games.caramba.rules.state import BuyOff, Hide, Lift, Propose, State, Task
from cubacube.rules import Seat


class Bar(Enum):
    """Why something may not be done."""

    BROKE = auto()
    """[7, C9] The broke buy nothing more in this race."""
    TOO_DEAR = auto()
    """[7] It is paid in full."""
    SOMBRERO_HERE = auto()
    """[2, 5] A sombrero stands on this space."""
    AMBUSH_HERE = auto()
    """[2, 5] A chip lies on this space."""
    MINE = auto()
    """[9a] The mine is entered by rolling only."""
    NO_CHIP = auto()
    """[5] No chip is in hand, and none has been passed by all."""
    AMBUSHES_OVER = auto()
    """[5, 7] Ambushes come before the dice are bought off."""
    NO_DEAL = auto()
    """[6] There is no silver to offer, or no die left."""
    DEALS_OVER = auto()
    """[6, 7] Deals come before the dice are bought off."""
    LESS_THAN_ONE = auto()
    """[6] An offer is one silver and one die at least."""
    NOT_ENOUGH_SILVER = auto()
    """[6, C9] Nobody offers more than the purse holds."""
    NOT_ENOUGH_DICE = auto()
    """[6, C5] The extra dice are limited."""


def bar_to_buy(state: State, action: Buy) -> Bar | None:
    """[7] Why so many dice cannot be bought off; None if they can be paid."""
    if price(state, action.dice) <= purse(state, action.seat):
        return None
    return Bar.BROKE if action.seat in state.broke else Bar.TOO_DEAR


def bar_on_space(state: State, space: int) -> Bar | None:
    """[2, 5, 9a] Why nothing can be placed on a space; None if something can."""
    if space == state.box.mine:
        return Bar.MINE
    if space in state.spaces:
        return Bar.SOMBRERO_HERE
    return Bar.AMBUSH_HERE if space in state.chips else None


def bar_to_offer(state: State, sombrero: int, offer: Offer) -> Bar | None:
    """[6] Why this cannot be offered to the owner of a sombrero; None if it can."""
    if offer.silver < 1 or offer.dice < 1:
        return Bar.LESS_THAN_ONE
    if offer.silver > purse(state, offer.seat):
        return Bar.NOT_ENOUGH_SILVER
    return Bar.NOT_ENOUGH_DICE if offer.dice > room(state, sombrero) else None


def may_deal(state: State, seat: Seat, sombrero: int) -> bool:
    """[6] There is silver to offer, and a die that is not yet rolled."""
    return purse(state, seat) > 0 and room(state, sombrero) > 0


def bar_to_ambush(state: State, tasks: Collection[Task]) -> Bar | None:
    """[5] Why those who are asked these `tasks` cannot place or move a chip; None if one can."""
    if any(isinstance(task, Hide | Lift) for task in tasks):
        return None
    return Bar.AMBUSHES_OVER if _buying(state) else Bar.NO_CHIP


def bar_to_deal(state: State, tasks: Collection[Task]) -> Bar | None:
    """[6] Why those who are asked these `tasks` cannot offer a deal; None if one can."""
    proposals = [task for task in tasks if isinstance(task, Propose)]
    if any(may_deal(state, task.seat, task.sombrero) for task in proposals):
        return None
    return Bar.DEALS_OVER if _buying(state) else Bar.NO_DEAL


def _buying(state: State) -> bool:
    """Whether ambushes and deals are over, and dice are bought off."""
    return isinstance(state.agenda[0], BuyOff)
