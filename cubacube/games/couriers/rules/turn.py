"""[III.0 - III.3, III.7] Plan, flick, and end a turn."""

from cubacube.games.couriers.rules import deck, ending, events, jobs, police
from cubacube.games.couriers.rules.actions import ChooseRoute, DropJob, RefreshRoutes
from cubacube.games.couriers.rules.driving import drive
from cubacube.games.couriers.rules.state import CAUGHT, State, Turn
from cubacube.games.couriers.rules.tasks import Chase, DealRoutes, DrawForPolice, Plan, Turns
from cubacube.kit.actions import InstallBumper
from cubacube.kit.events import BumperInstalled, FlickVoid, OnlyFlipped, Prepared, TurnBegan
from cubacube.kit.gates import pairs
from cubacube.kit.preparing import any_preparation, preparation
from cubacube.kit.shot import AnyFlick, AnyShot, Flick, Gate, Shot
from cubacube.kit.tasks import BeginTurn, EndTurn, Slide
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf, Seat, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Turns) -> tuple[Choice, ...]:
    """Return what may be planned and flicked now, or the flick that the dealer simulates."""
    match task:
        case Plan(seat=seat):
            plans = _plans(state, seat)
            return (*_flicks(state, seat), *((OneOf(seat, plans),) if plans else ()))
        case Slide(flick=flick):
            return (AnyShot(flick, state.layout, obstacles=len(state.box.measures.obstacles)),)
        case _:
            return ()


def answer(state: State, task: Turns, action: Action, news: News) -> State:
    """Carry out the chosen action; `state` no longer has the task on its agenda."""
    match action:
        case Flick():
            return replace(state, agenda=(Slide(action), *state.agenda))
        case Shot():
            return _slid(state, action, news)
        case _:
            return _planned(replace(state, agenda=(task, *state.agenda)), action, news)


def resolve(state: State, task: Turns, news: News) -> State:
    """Begin or end a turn, or move the Police."""
    match task:
        case BeginTurn(seat=seat):
            return _begin(state, seat, news)
        case EndTurn(seat=seat):
            return _end(state, seat, news)
        case Chase() | DrawForPolice():
            return police.resolve(state, task, news)
    raise TypeError(task)


def gates(state: State, card: int) -> tuple[Gate, ...]:
    """[R1] Return the pairs of dice that form the Gate of a route, passable or not."""
    return pairs(state.sector(card).gate, state.box.cards, state.layout, state.joint)


def _begin(state: State, seat: Seat, news: News) -> State:
    """[III.1, R68] Begin a turn, and lay out five routes if none is left.

    If no route can ever be driven, the game is over.
    """
    news.append(TurnBegan(seat))
    if state.routes and not any(gates(state, card) for card in (*state.routes, *deck.fresh(state))):
        return ending.end(state, "no cards", news)
    deal = () if state.routes else (DealRoutes(),)
    agenda = (*deal, Plan(seat), Chase(seat), EndTurn(seat))
    layout = replace(state.layout, own=state.joint)
    return replace(state, seat=seat, layout=layout, turn=Turn(), agenda=agenda)


def _end(state: State, seat: Seat, news: News) -> State:
    """[III.7] End a turn; if it is the second in a row behind the Police, the game is lost."""
    behind = state.behind + 1 if state.police_km > state.smug_km else 0
    state = replace(state, behind=behind)
    if behind:
        news.append(events.Behind(behind))
    if behind == CAUGHT:
        return ending.end(state, "caught", news)
    following = (seat + 1) % state.seats
    turn_of_all = following == state.starter
    return replace(state, round=state.round + turn_of_all, agenda=(BeginTurn(following),))


def _plans(state: State, seat: Seat) -> tuple[Action, ...]:
    """[III.0 - III.2] Return the plans that are allowed: a Job, a route or a Bumper.

    A route without its Gate on the cloth cannot be chosen.
    """
    turn = state.turn
    drop = () if turn.dropped_job else (DropJob(seat),)
    passable = [card for card in state.routes if gates(state, card)]
    choose = (ChooseRoute(seat, card) for card in passable if card != turn.route)
    refresh = (RefreshRoutes(seat),) if _may_refresh(state, passable) else ()
    may_install = turn.route is not None and state.bumpers > 0 and not turn.bumper_on
    install = (InstallBumper(seat),) if may_install else ()
    return (*drop, *choose, *refresh, *install)


def _may_refresh(state: State, passable: list[int]) -> bool:
    """[III.1, R68] Return whether the routes may be discarded for new ones.

    If a route can be taken, it must be the only one left, and other cards must be available. If
    no route can be taken, one of the cards that may come must have a Gate on the cloth.
    """
    if passable:
        return len(state.routes) == 1 and bool(deck.fresh(state))
    return any(gates(state, card) for card in deck.fresh(state))


def _flicks(state: State, seat: Seat) -> tuple[Choice, ...]:
    """[III.3, R26] Return the flicks that are allowed now.

    Any Gate die may be flicked. If a route is chosen, the joint Vehicle may be flicked, too, but
    never a white Vehicle.
    """
    layout, measures = state.layout, state.box.measures
    prepare = any_preparation(seat, layout, measures)
    if state.turn.route is None:
        return (prepare,)
    declared = gates(state, state.turn.route)
    return (prepare, AnyFlick(seat, (state.joint,), declared, layout, measures.launch))


def _planned(state: State, action: Action, news: News) -> State:
    """[III.0 - III.2] Carry out a plan before the flick; `Plan` is still on the agenda."""
    match action:
        case DropJob(seat=seat):
            return jobs.drop(state, seat, news)
        case ChooseRoute(seat=seat, card=card):
            news.append(events.RouteChosen(seat, card))
            return replace(state, turn=replace(state.turn, route=card))
        case RefreshRoutes(seat=seat):
            return _refresh(state, seat, news)
        case InstallBumper(seat=seat):
            news.append(BumperInstalled(seat))
            turn = replace(state.turn, bumper_on=True)
            return replace(state, bumpers=state.bumpers - 1, turn=turn)
    raise TypeError(action)


def _refresh(state: State, seat: Seat, news: News) -> State:
    """[III.1] Discard all open routes, and lay out five new ones."""
    news.extend(events.RouteDiscarded(seat, card) for card in state.routes)
    return replace(
        state,
        discards=(*state.discards, *state.routes),
        routes=(),
        turn=replace(state.turn, route=None),
        agenda=(DealRoutes(), *state.agenda),
    )


def _slid(state: State, shot: Shot, news: News) -> State:
    """[2.0.3, III.3, R72] Apply a shot.

    A void flick is lost. A flick that only flipped the die is lost, too. Both count for the
    Police.
    """
    flick = shot.flick
    driven = flick.die in VEHICLES
    state = replace(state, turn=replace(state.turn, flicked="vehicle" if driven else "gate"))
    if shot.void:
        news.append(FlickVoid(flick.seat, flick.die))
        return state
    if shot.flipped and not state.box.options.flips_allowed:
        news.append(OnlyFlipped(flick.seat, flick.die))  # [R7]
        return state
    return drive(state, shot, news) if driven else _prepared(state, shot, news)


def _prepared(state: State, shot: Shot, news: News) -> State:
    """[Row 1, R46] Apply a Gate flick.

    If the die touches another die or leaves the area, the Police are alarmed.
    """
    state = replace(state, layout=replace(state.layout, dice=shot.rest))
    outcome = preparation(shot)
    if isinstance(outcome, Prepared):
        news.append(outcome)
        return state
    news.append(events.Alarmed(outcome.seat, outcome.die, outcome.touched, outcome.left))
    return replace(state, turn=replace(state.turn, alarms=state.turn.alarms + 1))
