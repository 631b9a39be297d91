"""The computer players of Caramba!; levels differ in how they value the mine."""

from random import Random

from cubacube.ai.minded import Minded, of_share
from cubacube.games.caramba.ai import shares
from cubacube.games.caramba.ai.hopes import expected_results, outlook
from cubacube.games.caramba.ai.odds import by_bought, chances
from cubacube.games.caramba.rules import actions
from cubacube.games.caramba.rules.course import place, price, purse
from cubacube.games.caramba.rules.state import (
    BuyOff,
    Consider,
    Hide,
    Lift,
    Propose,
    PutDown,
    State,
    Turn,
)
from cubacube.rules import N_, Action, Choice, frozen, put, replace

TRAP = 0.45
"""Least number of extra dice for rivals that makes an ambush worth placing.

The number is an expected value. If no ambush reaches it, the level passes and waits.
"""

FRONT, MIDDLE = 28, 16
"""Starting spaces of weak levels, which do not know that it is bad to lead."""

TRAPS = 3
"""Number of ambush spaces that are compared by simulated races."""

EDGE = 0.005
"""Least gain in win probability for which a level offers a deal."""


@frozen
class Mind:
    """Parameters of a computer player level.

    `dear` is the value of staying out of the mine, as a multiple of the prize. `runs` is the
    number of simulated races for deals and ambushes; 0 means none. A level offers deals only
    if `offers` is true.
    """

    dear: float
    offers: bool = True
    runs: int = 0
    start: int = 1
    """First space on which the level places a sombrero; if it is taken, the next free one."""

    def thinking(self, share: float) -> "Mind":
        """Return a copy with `runs` multiplied by `share`, from 0 to 1."""
        return replace(self, runs=of_share(self.runs, share))


LEVELS = (
    Mind(dear=0.0, offers=False, start=FRONT),
    Mind(dear=0.0, offers=False, start=MIDDLE),
    Mind(dear=0.0),
    Mind(dear=0.6),
    Mind(dear=25.0, runs=16),
)

OTHERS = Mind(dear=1.0)
"""Parameters for predicting how many dice the receiver of an offer would buy off."""

HANDS = (
    N_("starts in front, relies on luck and never spends silver."),
    N_("starts in the middle of the track, relies on luck and never spends silver."),
    N_("starts far from the mine and offers deals, but never buys off dice."),
    N_("knows the odds of falling into the mine; buys off dice when they are bad."),
    N_("pays a lot to stay out of the mine. Before a deal it imagines the rest of the race."),
)


def choose(
    mind: Mind, state: State, choices: tuple[Choice, ...], _draw: Random, _what_if: object = None, /
) -> Action:
    """Return the best action for the current question.

    Raises:
        TypeError: The question is for the dealer.
    """
    (asked,) = choices
    match state.agenda[0], asked:
        case PutDown(), actions.AnySpace():
            return next(each for each in asked if _space(each) >= mind.start)
        case ((Hide() | Lift()) as task, actions.AnySpace()):
            return _ambush(mind, state, asked, task)
        case Propose(sombrero=mover), actions.AnyOffer():
            return _offered(mind, state, asked, mover)
        case Consider() as deal, _:
            good = _is_good(mind, state, deal)
            return actions.Accept(asked.seat) if good else actions.Refuse(asked.seat)
        case BuyOff() as task, _:
            return actions.Buy(asked.seat, _bought(mind, state, task))
    raise TypeError(asked)


def weigh(
    mind: Mind, state: State, choices: tuple[Choice, ...], _draw: Random, /
) -> dict[Action, float]:
    """Return the score of each candidate action; empty where actions are not compared."""
    (asked,) = choices
    seat = asked.seat
    match state.agenda[0], asked:
        case ((Hide() | Lift()) as task, actions.AnySpace()):
            return _ambushes(mind, state, asked, task)
        case Consider() as deal, _:
            bound, free = _deal(mind, state, deal)
            return {actions.Accept(seat): bound, actions.Refuse(seat): free}
        case BuyOff() as task, _:
            worths = _by_bought(mind, state, task)
            return {actions.Buy(seat, count): worth for count, worth in worths.items()}
    return {}


BOTS = tuple([Minded(choose, (mind,)) for mind in LEVELS])
"""The computer players by level."""

WEIGHS = tuple([Minded(weigh, (mind,)) for mind in LEVELS])
"""Functions that return the score of each action, one for each computer player level."""


def _space(action: Action) -> int:
    assert isinstance(action, actions.Place)
    return action.space


def _bought(mind: Mind, state: State, task: BuyOff) -> int:
    """Return the best number of dice to buy off."""
    worths = _by_bought(mind, state, task)
    return max(worths, key=lambda count: worths[count])


def _by_bought(mind: Mind, state: State, task: BuyOff) -> dict[int, float]:
    """Return the value of each number of dice that the level considers buying off."""
    mover, seat = task.sombrero, state.owner(task.sombrero)
    left, silver = state.box.mine - state.spaces[mover], purse(state, seat)
    if len(chances(task.dice)) <= left:
        return {0: 0.0}  # the mine is out of reach
    prize = mind.dear * (shares.prize(state) // state.race)
    return by_bought(task.dice, left, prize, silver / state.race)


def _best(mind: Mind, state: State, mover: int, dice: int) -> int:
    """Return how many dice the moving sombrero rolls if no further deal is made."""
    return dice - (0 if state.extra else _bought(mind, state, BuyOff(mover, dice)))


def _is_good(mind: Mind, state: State, deal: Consider) -> bool:
    """Return whether accepting a deal scores higher than refusing it."""
    bound, free = _deal(mind, state, deal)
    return bound > free


def _deal(mind: Mind, state: State, deal: Consider) -> tuple[float, float]:
    """Return the scores of accepting and of refusing a deal."""
    mover, seat = deal.sombrero, state.owner(deal.sombrero)
    dice = place(state, mover) + state.extra
    alone = _best(mind, state, mover, dice)
    cost = price(state, dice - alone)
    if not mind.runs:
        dear = max(1.0, mind.dear)
        free = dear * shares.hope(state, seat, mover, alone) - cost
        bound = dear * shares.hope(state, seat, mover, dice + deal.dice) + deal.silver
        return bound, free + shares.MARGIN
    ahead = outlook(state, mover, dice + deal.dice, mind.runs)
    free, bound = ahead.of(seat, alone), ahead.of(seat, dice + deal.dice)
    return bound + ahead.price(bound, deal.silver), free - ahead.price(free, cost) * (1 - free)


def _offered(mind: Mind, state: State, asked: actions.AnyOffer, mover: int) -> Action:
    """Return an offer that is good for both sides; if there is none, a pass."""
    if not mind.offers:
        return actions.Pass(asked.seat)
    seat, dice = asked.seat, place(state, mover) + state.extra
    alone = _best(OTHERS, state, mover, dice)
    offer = shares.offer(state, asked, mover, alone, price(state, dice - alone))
    if not mind.runs or not isinstance(offer, actions.Offer):
        return offer
    ahead = outlook(state, mover, dice + offer.dice, mind.runs)
    now = ahead.of(seat, alone)
    then = ahead.of(seat, dice + offer.dice)
    return offer if then - ahead.price(then, offer.silver) > now + EDGE else actions.Pass(seat)


def _ambush(mind: Mind, state: State, asked: actions.AnySpace, task: Hide | Lift) -> Action:
    """Return the best space for an ambush, or a pass if no space is good enough."""
    worths = _ambushes(mind, state, asked, task)
    return max(worths, key=lambda action: worths[action])


def _ambushes(
    mind: Mind, state: State, asked: actions.AnySpace, task: Hide | Lift
) -> dict[Action, float]:
    """Return the score of an ambush on each space, and of passing if that is allowed."""
    found = shares.expected(state, asked)
    free = [space for space in range(1, asked.last + 1) if space not in asked.taken]
    spaces = sorted(free, key=lambda space: -found[space])
    places: dict[Action, float] = {
        actions.Place(asked.seat, space): found[space] for space in spaces
    }
    if asked.may_pass and found[spaces[0]] < TRAP:
        return {actions.Pass(asked.seat): TRAP, **places}
    if not mind.runs:
        return places
    chip = task.chip if isinstance(task, Lift) else state.chips.index(0)
    queue = tuple([each.sombrero for each in state.agenda if isinstance(each, BuyOff | Turn)])
    return {
        actions.Place(asked.seat, space): expected_results(
            replace(state.then(), chips=put(state.chips, chip, space)), queue, mind.runs
        )[asked.seat]
        for space in spaces[:TRAPS]
    }
