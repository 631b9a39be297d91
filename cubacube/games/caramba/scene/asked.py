"""Who is asked what, in which state: what all questions are made from."""

from cubacube.games.caramba.rules.state import State, Task
from cubacube.games.caramba.scene.marks import Marks
from cubacube.games.caramba.scene.turns import seat_of, window
from cubacube.rules import Seat, frozen
from cubacube.session.play.setup import Seats


@frozen
class Asked:
    """The state in which somebody is asked, who sits where, and what people have marked."""

    state: State
    seats: Seats
    marks: Marks

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of the people before the screen."""
        return people(self.seats)

    @property
    def task(self) -> Task:
        """What is asked."""
        return self.state.agenda[0]

    @property
    def people_tasks(self) -> tuple[Task, ...]:
        """What people may still do before the roll of this turn."""
        return people_tasks(self.state, self.people)


def people(seats: Seats) -> frozenset[Seat]:
    """The seats at which no computer plays."""
    return frozenset(n for n, seat in enumerate(seats) if seat.bot is None)


def people_tasks(state: State, seats: frozenset[Seat]) -> tuple[Task, ...]:
    """What people may still do before the roll of this turn."""
    return tuple(task for task in window(state) if seat_of(state, task) in seats)
