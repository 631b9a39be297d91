"""Data for building a question: the state, the seats, and what people have marked."""

from cubacube.games.caramba.rules.state import State, Task
from cubacube.games.caramba.scene.marks import Marks
from cubacube.games.caramba.scene.turns import seat_of, window
from cubacube.rules import Seat, frozen
from cubacube.session.play.setup import Seats


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
        return people(self.seats)

    @property
    def task(self) -> Task:
        """The task that is asked now."""
        return self.state.agenda[0]

    @property
    def people_tasks(self) -> tuple[Task, ...]:
        """Ambush and deal tasks that people may still do before the roll of this turn."""
        return people_tasks(self.state, self.people)


def people(seats: Seats) -> frozenset[Seat]:
    """Return the seats without a computer player."""
    return frozenset(n for n, seat in enumerate(seats) if seat.bot is None)


def people_tasks(state: State, seats: frozenset[Seat]) -> tuple[Task, ...]:
    """Return the ambush and deal tasks that people may still do before this turn's roll."""
    return tuple(task for task in window(state) if seat_of(state, task) in seats)
