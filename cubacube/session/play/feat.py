"""What somebody did in a match that is worth a picture: a game names its own feats."""

from collections.abc import Callable
from typing import TypeVar

from cubacube.rules import Event, Outcome, Seat, frozen
from cubacube.session.play.setup import MatchSetup

E = TypeVar("E")


@frozen
class Played:
    """A finished match, as one of those who played it looks back on it."""

    entry: MatchSetup
    seat: Seat
    """Theirs at the table."""
    own: Seat
    """That of their events: partners share one."""
    events: tuple[Event, ...]
    outcome: Outcome

    @property
    def won(self) -> bool:
        """Whether they won, perhaps with others."""
        return self.seat in self.outcome.winners

    @property
    def score(self) -> int:
        """Their result."""
        return self.outcome.scores[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The results of those who played against them, by seat."""
        side = self.entry.seats[self.seat].side
        entered = zip(self.entry.seats, self.outcome.scores, strict=True)
        return tuple(score for other, score in entered if other.side != side)

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Every event of a kind, whoever it was about."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def mine(self, kind: type[E], by: str = "seat") -> tuple[E, ...]:
        """Their events of a kind; `by` is the field that tells whose an event is."""
        return tuple(event for event in self.all(kind) if getattr(event, by) == self.own)


@frozen
class Feat:
    """An achievement of one match. Texts are marked for translation."""

    name: str
    """What is kept; never changed."""
    title: str
    how: str
    """What is to be done for it."""
    icon: str
    """Of its picture, by its name among the icons."""
    earned: Callable[[Played], bool]
