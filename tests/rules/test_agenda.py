"""The agenda: which task is asked, done or dropped."""

from typing import Any, get_args

import pytest

from cubacube.games.couriers.rules import law as couriers
from cubacube.games.couriers.rules import tasks as couriers_tasks
from cubacube.games.marketeers.rules import law as marketeers
from cubacube.games.marketeers.rules import state as marketeers_tasks
from cubacube.games.race.rules import law as race
from cubacube.games.race.rules import state as race_tasks
from cubacube.games.smugglers.rules import law as smugglers
from cubacube.games.smugglers.rules import state as smugglers_tasks
from cubacube.rules import Action, Choice, Event, OneOf, frozen
from cubacube.rules.agenda import Law, News, TaskHandler, law


@frozen
class Ask:
    """Asks seat 0."""


@frozen
class Tell:
    """Asks nobody and emits an event."""


@frozen
class Skip:
    """Asks nobody."""


@frozen
class Told(Event):
    """`Tell` was done."""


@frozen
class Toy:
    """A game that consists only of tasks."""

    agenda: tuple[Any, ...]
    over: bool = False


YES = Action(0)


def _ask(_state: Toy, task: Any) -> tuple[Choice, ...]:
    return (OneOf(0, (YES,)),) if task == Ask() else ()


def _answer(state: Toy, _task: Any, _action: Action, _news: News) -> Toy:
    return state


def _tell(state: Toy, _task: Any, news: News) -> Toy:
    news.append(Told())
    return state


LAW: Law[Toy] = law(
    {Ask | Skip: TaskHandler(_ask, _answer), Tell: TaskHandler(_ask, _answer, _tell)}
)


def test_what_asks_nobody_is_done_on_the_way_to_the_next_question() -> None:
    step = LAW.apply(Toy((Ask(), Tell(), Skip(), Tell(), Ask(), Tell())), YES)
    assert step.state == Toy((Ask(), Tell()))
    assert step.events == (Told(), Told())
    assert LAW.choices(step.state) == (OneOf(0, (YES,)),)


def test_a_task_that_no_longer_asks_is_done_where_the_state_has_changed() -> None:
    before = Told()
    step = LAW.settled(Toy((Skip(), Tell(), Ask())), [before])
    assert step.state == Toy((Ask(),))
    assert step.events == (before, Told())
    assert LAW.settled(Toy((Ask(), Tell())), []).state == Toy((Ask(), Tell()))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert LAW.choices(Toy((Ask(),), over=True)) == ()


@pytest.mark.parametrize(
    ("game", "tasks"),
    [
        (race, race_tasks),
        (smugglers, smugglers_tasks),
        (couriers, couriers_tasks),
        (marketeers, marketeers_tasks),
    ],
    ids=lambda each: each.__name__,
)
def test_every_task_of_a_game_has_its_part_of_the_law(game: Any, tasks: Any) -> None:
    assert set(game.LAW.handlers) == set(get_args(tasks.Task))
