"""[A better Vehicle] A Vehicle face was gained: which card of the next Level it is to be."""

from typing import Any

from cubacube.kit.actions import ChooseVehicle
from cubacube.kit.cards import VehicleCard
from cubacube.kit.events import NoVehicleLeft
from cubacube.kit.rivals import R, changed
from cubacube.rules import Choice, OneOf, Seat
from cubacube.rules.agenda import News


def ask(seat: Seat, cards: tuple[VehicleCard, ...]) -> tuple[Choice, ...]:
    """Which of these cards; of one there is nothing to choose."""
    if len(cards) < 2:
        return ()
    return (OneOf(seat, tuple(ChooseVehicle(seat, card.id) for card in cards)),)


def offer(state: R, task: Any, news: News) -> R:
    """A better Vehicle once a turn, if there is a card of the next Level; `task` asks which."""
    if state.upgraded or not state.better(task.seat):
        news.append(NoVehicleLeft(task.seat, already=state.upgraded))
        return state
    return changed(state, agenda=(task, *state.agenda))
