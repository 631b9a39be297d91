"""Feats: achievements of a single match, defined by each game."""

from collections.abc import Callable
from typing import TypeVar

from cubacube.rules import Event, Outcome, Seat, frozen
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.model import Preview

E = TypeVar("E")


@frozen
class Played:
    """A finished match from the point of view of one player."""

    entry: MatchSetup
    seat: Seat
    """The player's seat at the table."""
    own: Seat
    """The seat number that the events use for this player; partners have the same number."""
    events: tuple[Event, ...]
    outcome: Outcome
    preview: Preview | None = None
    """The most helpful flick preview that the player used; None if none is known."""

    @property
    def won(self) -> bool:
        """Whether the player won, alone or with others."""
        return self.seat in self.outcome.winners

    @property
    def score(self) -> int:
        """The player's score."""
        return self.outcome.scores[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The scores of all opponents, by seat."""
        side = self.entry.seats[self.seat].side
        entered = zip(self.entry.seats, self.outcome.scores, strict=True)
        return tuple(score for other, score in entered if other.side != side)

    def all(self, kind: type[E]) -> tuple[E, ...]:
        """Return all events of a kind, of any player."""
        return tuple(event for event in self.events if isinstance(event, kind))

    def mine(self, kind: type[E], by: str = "seat") -> tuple[E, ...]:
        """Return the player's events of a kind; `by` is the field that holds the seat."""
        return tuple(event for event in self.all(kind) if getattr(event, by) == self.own)


@frozen
class Feat:
    """An achievement of a single match. Texts are marked for translation."""

    name: str
    """The name in saved files, which must never change."""
    title: str
    how: str
    """What a player must do to earn it."""
    icon: str
    """Name of its icon."""
    earned: Callable[[Played], bool]


def feat(name: str, icon: str, title: str, how: str) -> Callable[[Callable[[Played], bool]], Feat]:
    """Make a `Feat` of the function below, which tells whether a player earned it."""
    return lambda earned: Feat(name, title, how, icon, earned)
