"""The agenda: what the rules ask next, and what follows from an answer."""

from cubacube.games.race.rules import bonuses, city, finish, opening, turn
from cubacube.games.race.rules.news import News
from cubacube.games.race.rules.state import (
    Arrival,
    BeginTurn,
    EndTurn,
    Opening,
    Racer,
    Reward,
    State,
    Task,
)
from cubacube.rules import Action, Choice, Outcome, Seat, Step, replace


def choices(state: State) -> tuple[Choice, ...]:
    """What the first task of the agenda asks; empty only when the game is over."""
    if state.over:
        return ()
    return _ask(state, state.agenda[0])


def apply(state: State, action: Action) -> Step[State]:
    """Take the first task off the agenda, do it, and go on to the next that asks somebody."""
    news: News = []
    task, state = state.agenda[0], replace(state, agenda=state.agenda[1:])
    state = _answer(state, task, action, news)
    while not state.over and not choices(state):
        task, state = state.agenda[0], replace(state, agenda=state.agenda[1:])
        state = _unasked(state, task, news)
    return Step(state, tuple(news))


def outcome(state: State) -> Outcome | None:
    """[Finish 4] Most money wins."""
    return finish.standings(state) if state.over else None


def seen_by(state: State, seat: Seat) -> State:
    """[Finish 4] Others' money is hidden by the option, until the end."""
    if state.over or not state.box.options.hidden_money:
        return state
    racers = tuple(_masked(racer) if s != seat else racer for s, racer in enumerate(state.racers))
    return replace(state, racers=racers)


def _masked(racer: Racer) -> Racer:
    return replace(racer, money=None)


def _ask(state: State, task: Task) -> tuple[Choice, ...]:
    if isinstance(task, Opening):
        return opening.ask(state, task)
    if isinstance(task, Reward):
        return bonuses.ask(state, task)
    if isinstance(task, Arrival):
        return city.ask(state, task)
    return turn.ask(state, task)


def _answer(state: State, task: Task, action: Action, news: News) -> State:
    if isinstance(task, Opening):
        return opening.answer(state, task, action, news)
    if isinstance(task, Reward):
        return bonuses.answer(state, task, action, news)
    if isinstance(task, Arrival):
        return city.answer(state, task, action, news)
    return turn.answer(state, task, action, news)


def _unasked(state: State, task: Task, news: News) -> State:
    if isinstance(task, BeginTurn):
        return turn.begin(state, task.seat, news)
    if isinstance(task, EndTurn):
        return turn.end(state, task.seat, news)
    if isinstance(task, Reward):
        return bonuses.unasked(state, task, news)
    assert isinstance(task, Arrival), task
    return city.unasked(state, task, news)
