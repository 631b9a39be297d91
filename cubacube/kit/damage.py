"""[2.0.4.6, 2.0.4.8] Damage tokens, and when they are too many."""

from cubacube.kit.events import Damaged, Driven
from cubacube.kit.rivals import R
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News


def hurt(state: R, seat: Seat, tokens: int, by: Seat, news: News) -> R:
    """[2.0.4.6] Hand tokens to a Vehicle, empty or not (R47)."""
    news.append(Damaged(seat, tokens, by))
    player = state.player(seat)
    return state.with_player(seat, replace(player, damage=player.damage + tokens))


def hand_out(state: R, verdict: Driven, news: News) -> R:
    """[2.0.4.6] The driver's own Damage; one for a rammed Vehicle, or two with the hint (R35)."""
    if verdict.damage:
        state = hurt(state, verdict.seat, verdict.damage, verdict.seat, news)
    for die in verdict.rammed:
        hard = die in verdict.shielded and state.box.options.bumper_two
        state = hurt(state, VEHICLES.index(die), 2 if hard else 1, verdict.seat, news)
    return state


def too_much(damage: int, life: int, breakdown: str) -> bool:
    """[R10] Whether a Vehicle breaks down when its Damage "exceeds" or "reaches" its Life."""
    return damage > life if breakdown == "exceeds" else damage >= life
