"""What must hold after every action of any game of Calavera."""

from cubacube.games.calavera import rules
from cubacube.games.calavera.rules.box import SKULL
from cubacube.games.calavera.rules.sheet import total
from cubacube.games.calavera.rules.state import Sheet, State
from cubacube.rules import Action, Step
from tests.invariants import Invariants

TURNS = 150
"""More than any game needs."""


class Promises(Invariants[State]):
    """Sheets and skulls only grow, and the game ends."""

    def __init__(self) -> None:
        self.turns = 1

    def of_step(self, before: State, action: Action, step: Step[State]) -> None:  # noqa: ARG002
        self.turns += step.state.seat != before.seat
        assert self.turns <= TURNS
        check(before, step.state)

    def of_end(self, state: State) -> None:
        check_end(state)


def check(before: State, after: State) -> None:
    """Crosses, freezing and bonus points never decrease; skulls stay during a turn."""
    for old, new in zip(before.sheets, after.sheets, strict=True):
        check_sheet(old, new)
    assert all(now <= was for was, now in zip(before.big, after.big, strict=True))
    if before.dice and after.dice and before.seat == after.seat:
        locked = [die for die, face in enumerate(before.dice) if face == SKULL]
        assert all(after.dice[die] == SKULL for die in locked)


def check_sheet(old: Sheet, new: Sheet) -> None:
    for row in range(4):
        assert old.crosses[row] <= new.crosses[row] <= 13
        assert new.frozen_rows[row] >= old.frozen_rows[row]
        assert new.frozen_rows[row] >= (new.crosses[row] >= 11)
        assert not old.frozen_rows[row] or new.crosses[row] == old.crosses[row]
    assert all(was in (0, now) for was, now in zip(old.bonus, new.bonus, strict=True))


def check_end(state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    assert any(all(sheet.frozen_rows) for sheet in state.sheets)
    assert outcome.scores == tuple(total(state.box, sheet) for sheet in state.sheets)
    assert all(-12 <= score <= 55 for score in outcome.scores)
    for number, line in enumerate(state.box.lines):
        past = [sheet for sheet in state.sheets if min(sheet.crosses) >= line.crosses]
        assert all(sheet.bonus[number] for sheet in past)
        assert sum(sheet.bonus[number] > 0 for sheet in state.sheets) == len(past)
