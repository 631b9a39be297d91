"""Who is asked what, in which state: what all questions are made from."""

from cubacube.games.caramba.rules.state import State, Task
from cubacube.games.caramba.scene.marks import Marks
from cubacube.games.caramba.scene.turns import seat_of, window
from cubacube.rules import Seat, frozen


@frozen
class Asked:
    """The state in which somebody is asked, the names of all, which seats are people's, marks."""

    state: State
    names: tuple[str, ...]
    people: frozenset[Seat]
    marks: Marks

    @property
    def task(self) -> Task:
        """What is asked."""
        return self.state.agenda[0]

    @property
    def people_tasks(self) -> tuple[Task, ...]:
        """What people may still do before the roll of this turn."""
        return people_tasks(self.state, self.people)


def people_tasks(state: State, people: frozenset[Seat]) -> tuple[Task, ...]:
    """What people may still do before the roll of this turn."""
    return tuple(task for task in window(state) if seat_of(state, task) in people)
