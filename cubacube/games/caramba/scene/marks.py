"""Remember what people have marked and planned before a roll.

Before a roll everybody may act, one after the other. Instead of passing one by one, a
person can choose their next action. All questions before that action are answered with a
pass.
"""

from collections.abc import Hashable
from typing import Literal

from cubacube.games.caramba.rules.actions import Pass
from cubacube.games.caramba.rules.course import purse, room
from cubacube.games.caramba.rules.state import Hide, Lift, Propose, State, Task
from cubacube.games.caramba.scene.turns import seat_of, window
from cubacube.rules import Action, Choice, Seat, frozen, replace
from cubacube.session.play.setup import Seats


@frozen
class TurnPlan:
    """A plan: pass until `goal` is asked, then do `action`.

    If `goal` is None, pass until the roll.
    """

    goal: Task | None = None
    action: Action | None = None


@frozen
class Arm:
    """Name of the clickable area that picks up a chip or puts it back.

    `task` is the task that would place or move the chip.
    """

    task: Task


@frozen
class Who:
    """Name of the clickable area that chooses who makes the offer."""

    seat: Seat


@frozen
class OfferStep:
    """Name of the clickable area that changes the silver or the dice of an offer."""

    what: Literal["silver", "dice"]
    by: int


@frozen
class Terms:
    """An offer that is being made."""

    seat: Seat
    silver: int = 1
    dice: int = 1


@frozen
class Marks:
    """Everything that people have marked in one turn.

    `armed` is the task of the chip picked up, and `terms` the offer being made. `quiet` skips
    all questions until a person's next turn. `arms` are the tasks whose chips may be picked up,
    `dealers` the seats that may offer a deal.
    """

    turn: int = 0
    plan: TurnPlan | None = None
    armed: Task | None = None
    terms: Terms | None = None
    quiet: bool = False
    arms: tuple[Task, ...] = ()
    dealers: tuple[Seat, ...] = ()


def touched(marks: Marks, name: Hashable) -> Marks:
    """Return the marks after a click on an area that does not stand for an action.

    Raises:
        TypeError: `name` is not the name of an area that changes marks, or it changes an offer
            and no offer is being made.
    """
    match name:
        case TurnPlan():
            return replace(marks, plan=name, armed=None, terms=None)
        case "quiet":
            return replace(marks, plan=TurnPlan(), armed=None, terms=None, quiet=True)
        case "ambush":
            return replace(marks, armed=_after(marks), terms=None)
        case Arm(task):
            return replace(marks, armed=None if marks.armed == task else task, terms=None)
        case "deal":
            terms = None if marks.terms else Terms(marks.dealers[0])
            return replace(marks, terms=terms, armed=None)
        case Who() | OfferStep() if marks.terms:
            return replace(marks, terms=_changed(marks.terms, name))
    raise TypeError(name)


def _after(marks: Marks) -> Task | None:
    """Return the task of the chip that the ambush button picks up next.

    Returns None if the last chip is picked up: then the button puts it back.
    """
    order = (None, *marks.arms, None)
    return order[order.index(marks.armed) + 1]


def _changed(terms: Terms, by: Who | OfferStep) -> Terms:
    match by:
        case Who(seat):
            return replace(terms, seat=seat)
        case OfferStep("silver", more):
            return replace(terms, silver=terms.silver + more)
        case OfferStep(_, more):
            return replace(terms, dice=terms.dice + more)


def held(marks: Marks, state: State, tasks: tuple[Task, ...]) -> Marks:
    """Return the marks that the rules still allow; the other ones are removed.

    `tasks` are the tasks that people may still do before the roll.
    """
    arms = tuple(task for task in tasks if isinstance(task, Hide | Lift))
    offers = {task.seat: task for task in tasks if isinstance(task, Propose)}
    most = {seat: (purse(state, seat), room(state, task.sombrero)) for seat, task in offers.items()}
    dealers = tuple(seat for seat, limits in most.items() if 0 not in limits)
    armed = marks.armed if marks.armed in arms else None
    terms = marks.terms if marks.terms and marks.terms.seat in dealers else None
    if terms is not None:
        silver, dice = most[terms.seat]
        terms = Terms(terms.seat, _within(terms.silver, silver), _within(terms.dice, dice))
    return replace(marks, armed=armed, terms=terms, arms=arms, dealers=dealers)


def _within(number: int, most: int) -> int:
    return min(max(1, number), most)


def planned(plan: TurnPlan, state: State, choice: Choice) -> Action | None:
    """Return the answer of a plan to the current question; None if the plan has no answer."""
    task = state.agenda[0]
    if task == plan.goal:
        return plan.action if plan.action in choice else None
    if not isinstance(task, Hide | Lift | Propose):
        return None
    return Pass(choice.seat) if Pass(choice.seat) in choice else None


@frozen
class Asked:
    """The state of a question, the seats, and what people have marked."""

    state: State
    seats: Seats
    marks: Marks

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all seats."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> frozenset[Seat]:
        """Seats of the people at the screen."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def task(self) -> Task:
        """The task that is asked now."""
        return self.state.agenda[0]

    @property
    def people_tasks(self) -> tuple[Task, ...]:
        """Ambush and deal tasks that people may still do before the roll of this turn."""
        tasks = window(self.state)
        return tuple(task for task in tasks if seat_of(self.state, task) in self.people)
