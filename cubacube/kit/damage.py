"""[2.0.4.6, 2.0.4.8] Damage tokens, and when a Vehicle has too many."""

from cubacube.kit.events import Damaged, Driven
from cubacube.kit.rivals import R
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News


def hurt(state: R, seat: Seat, tokens: int, by: Seat, news: News) -> R:
    """[2.0.4.6] Give Damage tokens to a seat's Vehicle, even if its driver has left it (R47).

    `by` is the seat that caused the Damage.
    """
    news.append(Damaged(seat, tokens, by))
    player = state.player(seat)
    return state.with_player(seat, replace(player, damage=player.damage + tokens))


def hand_out(state: R, verdict: Driven, news: News) -> R:
    """[2.0.4.6] Give the driver the Damage of the verdict, and each rammed Vehicle one token.

    With the house rule `bumper_two`, a rammed Vehicle gets two tokens if it is in
    `verdict.shielded` (R35).
    """
    if verdict.damage:
        state = hurt(state, verdict.seat, verdict.damage, verdict.seat, news)
    for die in verdict.rammed:
        hard = die in verdict.shielded and state.box.options.bumper_two
        state = hurt(state, VEHICLES.index(die), 2 if hard else 1, verdict.seat, news)
    return state


def too_much(damage: int, life: int, breakdown: str) -> bool:
    """[R10] Return whether Damage breaks a Vehicle.

    If `breakdown` is "exceeds", the Vehicle breaks when Damage is more than Life. If it is
    "reaches", it breaks as soon as Damage equals Life.
    """
    return damage > life if breakdown == "exceeds" else damage >= life
