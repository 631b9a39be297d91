"""What must hold after every action of any game of Caramba."""

from cubacube.games.caramba import rules
from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import on_course
from cubacube.games.caramba.rules.state import BuyOff, State, Throw, Turn
from cubacube.rules import Action, Step
from tests.invariants import Invariants

RACES = 30
"""More than any game needs."""


class Promises(Invariants[State]):
    """Silver, sombreros and chips are in valid places, and the game ends."""

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:  # noqa: ARG002
        assert step.state.race <= RACES
        check(before, step.state)

    def of_end(self, state: State) -> None:
        check_end(state)


def check(before: State, after: State) -> None:
    """No silver is lost, resting pieces share no space, and arrivals and the broke stay."""
    if after.money is not before.money:
        check_money(after)
    if after.race == before.race and not after.over:
        assert after.entered[: len(before.entered)] == before.entered
        assert after.broke[: len(before.broke)] == before.broke
    if after.spaces is not before.spaces or after.chips is not before.chips:
        check_spaces(before, after)


def check_money(state: State) -> None:
    assert sum(state.money) + state.shell == state.box.silver * len(state.spaces)
    assert all(silver >= 0 for silver in state.money)
    without = {seat for seat, silver in enumerate(state.money) if not silver}
    assert state.over or without <= set(state.broke)


def check_spaces(before: State, after: State) -> None:
    if after.race == before.race:
        assert all(was <= now for was, now in zip(before.spaces, after.spaces, strict=True))
    lying = [space for space in after.chips if space]
    standing = [space for space in after.spaces if 0 < space < after.box.mine]
    resting = [*lying, *standing]
    assert len(resting) - len(set(resting)) == is_landed(after)
    check_agenda(after)
    running = {after.owner(n) for n in on_course(after)}
    assert len(running) > 1 or HAND in after.spaces or after.over, "one player races alone"


def is_landed(state: State) -> bool:
    """Whether a sombrero is on another sombrero or on a chip, and must roll again."""
    task = state.agenda[0] if state.agenda else None
    return isinstance(task, Throw | BuyOff) and task.landed


def check_agenda(state: State) -> None:
    """Seats that still have a turn are on the course and listed once; dice are limited."""
    for number, task in enumerate(state.agenda):
        if isinstance(task, Turn):
            assert 0 < state.spaces[task.sombrero] < state.box.mine
            assert task not in state.agenda[:number]
        if isinstance(task, Throw | BuyOff):
            assert 1 <= task.dice <= len(state.spaces)


def check_end(state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.scores == state.money
    assert outcome.winners
    assert outcome.winners.isdisjoint(state.broke)
    ended_by_races = state.box.options.five_races and state.race == 5
    assert state.broke or ended_by_races
