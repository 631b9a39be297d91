"""[A better Vehicle] Choose a card of the next Level for a Vehicle face."""

from typing import Any

from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import VehicleCard
from cubacube.kit.events import NoVehicleLeft
from cubacube.kit.rivals import R, changed
from cubacube.rules import Choice, OneOf, Seat
from cubacube.rules.agenda import News


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
