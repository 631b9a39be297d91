"""[A better Vehicle] Choose a card of the next Level for a Vehicle face."""

from typing import Any, Literal, TypeAlias

from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import VehicleCard
from cubacube.kit.events import NoVehicleLeft
from cubacube.kit.rivals import R, changed
from cubacube.rules import Choice, OneOf, Seat, frozen
from cubacube.rules.agenda import News

VehicleNumber: TypeAlias = Literal["life", "bumpers", "cargo", "price"]
"""A number on a Vehicle card."""


@frozen
class VehicleChange:
    """The present Vehicle, a card to choose, and which of its numbers count in this match."""

    now: VehicleCard
    card: VehicleCard
    counts: tuple[VehicleNumber, ...]

    def by(self, number: VehicleNumber) -> int:
        """Return by how much a number of the card is higher than that of the present Vehicle."""
        change: int = getattr(self.card, number) - getattr(self.now, number)
        return change

    def is_like(self, other: VehicleCard) -> bool:
        """Return whether another card of the same Level is exactly as good in this match."""
        return other.level == self.card.level and all(
            getattr(other, each) == getattr(self.card, each) for each in self.counts
        )


def ask(seat: Seat, cards: tuple[VehicleCard, ...]) -> tuple[Choice, ...]:
    """Return the choice between these cards; no choice if there is only one card."""
    if len(cards) < 2:
        return ()
    return (OneOf(seat, tuple(ChooseVehicle(seat, card.id) for card in cards)),)


def offer(state: R, task: Any, news: News) -> R:
    """Put `task` on the agenda if the player may take a better Vehicle now.

    `task` asks for the new Vehicle. A player may take only one in a turn, and a card of the
    next Level must be left. If the player may take none, an event says why.
    """
    if state.upgraded or not state.better(task.seat):
        news.append(NoVehicleLeft(task.seat, already=state.upgraded))
        return state
    return changed(state, agenda=(task, *state.agenda))
