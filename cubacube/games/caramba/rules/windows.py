"""[4 - 6] Handle the steps before a roll: ambushes and deals."""

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.actions import Offer, Place
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import on_course, pay, place
from cubacube.games.caramba.rules.state import BuyOff, Consider, Hide, Lift, Propose, State, Task
from cubacube.rules import Seat, put, replace
from cubacube.rules.agenda import News


def begin_turn(state: State, sombrero: int, news: News) -> State:
    """[4 - 7] Begin a turn: put ambushes, deals and buying off on the agenda.

    The `Turn` task is no longer on the agenda of `state`.
    """
    seat, dice = state.owner(sombrero), place(state, sombrero)
    news.append(events.TurnBegan(seat, sombrero, dice))
    agenda: list[Task] = [Hide(each) for each in _hiders(state, sombrero)]
    agenda += [Lift(chip) for chip in _passed(state, seat)]
    seats = len(state.money)
    agenda += [Propose((seat + n) % seats, sombrero) for n in range(1, seats)]
    agenda.append(BuyOff(sombrero, dice))
    return replace(state, agenda=(*agenda, *state.agenda), extra=0)


def _hiders(state: State, sombrero: int) -> list[Seat]:
    """[5a, C3] Return the seats with a chip in hand, in turn order from this sombrero on.

    Seats without a sombrero on the course come last.
    """
    if HAND not in state.chips:
        return []
    queue, seats = on_course(state), len(state.money)
    first, seat = queue.index(sombrero), state.owner(sombrero)
    running = [state.owner(n) for n in queue[first:] + queue[:first]]
    order = dict.fromkeys([*running, *((seat + n) % seats for n in range(seats))])
    return [each for each in order if chip_in_hand(state, each) is not None]


def chip_in_hand(state: State, seat: Seat) -> int | None:
    """Return a chip that a player still has in hand; None if there is none."""
    for chip in range(seat, len(state.chips), len(state.money)):
        if state.chips[chip] == HAND:
            return chip
    return None


def _passed(state: State, seat: Seat) -> list[int]:
    """[5b, C4] Return a seat's chips that every sombrero on the course has passed."""
    rear = min([space for space in state.spaces if space != HAND])
    own = range(seat, len(state.chips), len(state.money))
    return [chip for chip in own if HAND < state.chips[chip] < rear]


def hide(state: State, action: Place, news: News) -> State:
    """[5a] Place a chip; if the player has another one in hand, ask again.

    With the house rule that places chips at the set-up, do not ask again.
    """
    seat, space = action.seat, action.space
    chip = chip_in_hand(state, seat)
    assert chip is not None
    news.append(events.AmbushPlaced(seat, chip, space))
    state = replace(state, chips=put(state.chips, chip, space))
    if state.box.options.ambushes_at_setup or chip_in_hand(state, seat) is None:
        return state
    return state.then(Hide(seat), *state.agenda)


def lift(state: State, chip: int, action: Place, news: News) -> State:
    """[5b] Move a chip to another space."""
    news.append(events.AmbushMoved(action.seat, chip, state.chips[chip], action.space))
    return replace(state, chips=put(state.chips, chip, action.space))


def propose(state: State, sombrero: int, offer: Offer, news: News) -> State:
    """[6] Make an offer; the owner of the sombrero must answer."""
    task = Consider(sombrero, offer.seat, offer.silver, offer.dice)
    news.append(events.DealOffered(offer.seat, state.owner(sombrero), offer.silver, offer.dice))
    return state.then(task, *state.agenda)


def strike(state: State, deal: Consider, news: News) -> State:
    """[6] Accept a deal: the silver is paid at once, and the deal is binding (C5).

    A broke player may accept a deal, too (C19).
    """
    to = state.owner(deal.sombrero)
    news.append(events.DealStruck(deal.by, to, deal.silver, deal.dice))
    state = pay(state, deal.by, deal.silver, to, news)
    return replace(state, extra=state.extra + deal.dice)


def refuse(state: State, deal: Consider, news: News) -> State:
    """[6] Refuse an offer; nothing is paid."""
    news.append(events.DealRefused(deal.by, state.owner(deal.sombrero)))
    return state
