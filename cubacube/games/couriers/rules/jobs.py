"""[III.0, Delivery] Choose, drop and deliver Jobs."""

from collections import Counter

from cubacube.games.couriers.rules import deck, ending, events, rows, tasks
from cubacube.games.couriers.rules.actions import ChooseJob
from cubacube.games.couriers.rules.state import JOBS, State
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import AnyThrow, Die, Layout, Thrown
from cubacube.kit.vehicles import VEHICLES, vehicle_dice
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News


def ask(state: State, task: tasks.Jobs) -> tuple[Choice, ...]:
    """Return the choice of a Job, or the throw of the Vehicle dice."""
    match task:
        case tasks.PickJob(seat=seat, cards=cards):
            return (OneOf(seat, tuple(ChooseJob(seat, card) for card in cards)),)
        case tasks.ThrowVehicles():
            return (AnyThrow(_vehicles(state), _staying(state)),)
        case tasks.OfferJobs():
            return ()


def answer(state: State, task: tasks.Jobs, action: Action, news: News) -> State:
    """Carry out the chosen action; `state` no longer has the task on its agenda."""
    match task, action:
        case tasks.PickJob(cards=cards), ChooseJob(seat=seat, card=card):
            news.append(events.JobChosen(seat, card))
            under = tuple(each for each in cards if each != card)
            return replace(state, job=card, deck=(*state.deck, *under))
        case tasks.ThrowVehicles(seat=seat), Thrown(rest=rest):
            news.append(events.VehiclesThrown(seat))
            dice = sorted((*_staying(state).dice, *rest), key=lambda pose: pose.die)
            return replace(state, layout=replace(state.layout, dice=tuple(dice)))
    raise TypeError(action)


def resolve(state: State, task: tasks.Jobs, news: News) -> State:
    """[Set-up] Turn up four Jobs; end the game if no card is left."""
    assert isinstance(task, tasks.OfferJobs), task
    if filled := deck.refill(state, task, JOBS, news):
        return filled
    cards, state = deck.draw(state, JOBS)
    if not cards:
        return ending.end(state, "no cards", news)
    news.append(events.JobsOffered(cards))
    return replace(state, agenda=(tasks.PickJob(task.seat, cards), *state.agenda))


def drop(state: State, seat: Seat, news: News) -> State:
    """[III.0, R25] Drop the Job, and offer new ones.

    The lead over the Police stays, but the kilometres driven so far count for no Job.
    """
    assert state.job is not None
    news.append(events.JobDropped(seat, state.job))
    state = rows.tidy(replace(state, job=None, discards=(*state.discards, state.job)), news)
    return replace(
        state,
        road=(),
        detour=(*state.detour, *state.road),
        job_km=0,
        turn=replace(state.turn, dropped_job=True),
        agenda=(tasks.OfferJobs(seat), *state.agenda),
    )


def crates(state: State) -> tuple[Symbol | None, ...]:
    """[Delivery] Return the Goods that may fill the Crate of the Job.

    Returns (None,) if all Goods are aboard and the Job has no Crate. Returns an empty tuple if
    Goods are missing.
    """
    job = state.job_card
    if job is None:
        return ()
    wanted, aboard = Counter(job.goods), Counter(state.cargo)
    with_crate = wanted.pop("crate", 0) > 0
    if not wanted <= aboard:
        return ()
    return tuple(sorted(aboard - wanted)) if with_crate else (None,)


def deliver(state: State, seat: Seat, crate: Symbol | None, news: News) -> State:
    """[Delivery] Score the Job and return all crossed cards to the deck, then offer a new Job.

    The cards of the Police return to the deck, too. If the target is reached, the game ends.
    """
    job = state.job_card
    assert job is not None
    goods = tuple(crate if good == "crate" and crate else good for good in job.goods)
    news.append(events.Delivered(seat, job.id, goods, job.value))
    state = replace(
        state,
        cargo=tuple(sorted((Counter(state.cargo) - Counter(goods)).elements())),
        earned=(*state.earned, job.id),
        deck=(*state.deck, *state.road, *state.detour, *state.police),
        job=None,
        road=(),
        detour=(),
        police=(),
        job_km=0,
        laid=0,
        behind=0,
        turn=replace(state.turn, delivered=True),
    )
    return ending.end(state, "done", news) if ending.reached(state) else _next(state, seat, news)


def _next(state: State, seat: Seat, news: News) -> State:
    """[Delivery, Family] Shuffle the deck and offer new Jobs.

    In a Family game the Cops go home first.
    """
    throw: tuple[tasks.Task, ...] = ()
    if state.box.options.family:
        news.append(events.CopsRemoved(state.cops))
        state = replace(state, cops=(), hideout=None)
        throw = (tasks.ThrowVehicles(seat),)
    return replace(
        state, agenda=(tasks.ShuffleDeck(), *throw, tasks.OfferJobs(seat), *state.agenda)
    )


def _vehicles(state: State) -> tuple[Die, ...]:
    return vehicle_dice(pose.die for pose in state.layout.dice)


def _staying(state: State) -> Layout:
    """Return the layout that stays while the Vehicle dice are thrown again."""
    dice = tuple(pose for pose in state.layout.dice if pose.die not in VEHICLES)
    return replace(state.layout, dice=dice)
