"""Read drill files: an exercise repeated several times, judged and rewarded with medals."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.households.practised import Practised
from cubacube.session.language.translation import N_
from cubacube.session.settings.model import Preview
from cubacube.session.shipped import folder
from cubacube.shell.learning.lesson import Exercise, LessonError, read_script

Task: TypeAlias = Literal["cross", "reach", "turn_up", "ricochet", "ram", "thread"]
"""What a flick has to do; `cubacube.shell.practice.judges` has a function for each."""
Measure: TypeAlias = Literal["made", "near_mm"]
"""What the medals count: successful tries, or millimetres from the target in the best try."""
Medal: TypeAlias = Literal["gold", "silver", "bronze"]
MEDALS: tuple[Medal, ...] = ("gold", "silver", "bronze")
MEDAL_WORDS = {"gold": N_("gold"), "silver": N_("silver"), "bronze": N_("bronze")}

_Limit: TypeAlias = Annotated[int, Interval(ge=1, le=400)]


@frozen
class Drill:
    """One drill; the text of its `exercise` says the goal.

    While aiming, only `preview` is shown. `gold`, `silver` and `bronze` are the limits of
    the medals: a number of tries if `measure` is `made`, otherwise millimetres. If the task
    is `turn_up`, `symbol` is the face that a die must show. `gate` names the two dice that
    the flick must pass between; if empty, any Gate will do.
    """

    game: Annotated[str, Len(1, 20)]
    order: Annotated[int, Interval(ge=1, le=100)]
    task: Task
    measure: Measure
    gold: _Limit
    silver: _Limit
    bronze: _Limit
    exercise: Exercise
    tries: Annotated[int, Interval(ge=1, le=20)] = 10
    symbol: Annotated[str, Len(0, 20)] = ""
    gate: Annotated[tuple[Annotated[str, Len(2, 20)], ...], Len(0, 2)] = ()
    preview: Literal[Preview, "as_set"] = "as_set"
    name: Annotated[str, Len(0, 40)] = ""
    """Name of its file."""

    def medal(self, made: int, near_tenth_mm: int) -> Medal | None:
        """Return the medal for a number of successful tries and the distance in the best try.

        `near_tenth_mm` is the distance from the target, in tenths of a millimetre.
        `measure` decides which of the two counts.
        """
        if not made:
            return None
        for medal in MEDALS:
            limit: int = getattr(self, medal)
            if made >= limit if self.measure == "made" else near_tenth_mm <= 10 * limit:
                return medal
        return None

    def next_medal(self, done: Practised, tries_left: int) -> Medal | None:
        """Return the easiest medal above the one won so far; None if no try can win it."""
        won = self.medal_of(done)
        better = MEDALS if won is None else MEDALS[: MEDALS.index(won)]
        if not better:
            return None
        limit: int = getattr(self, better[-1])
        out_of_reach = self.measure == "made" and limit > done.made + tries_left
        return None if out_of_reach else better[-1]

    def medal_of(self, done: Practised | None) -> Medal | None:
        """Return the medal for somebody's best result."""
        return None if done is None else self.medal(done.made, done.near_tenth_mm)


def drill_names() -> tuple[str, ...]:
    """Return the names of all drills, in the order of the page."""
    paths = folder("assets").glob("practice/*.toml")
    return tuple(sorted((path.stem for path in paths), key=lambda name: drill(name).order))


@cache
def drill(name: str) -> Drill:
    """Return the drill with this name.

    Raises:
        LessonError: Its file has faults.
    """
    return read_drill(folder("assets") / "practice" / f"{name}.toml")


def read_drill(path: Path) -> Drill:
    """Read a drill from a file.

    Raises:
        LessonError: The file has faults.
    """
    found = read_script(path, Drill)
    harder = found.gold, found.silver, found.bronze
    wanted = sorted({*harder}, reverse=found.measure == "made")
    if [*harder] != wanted:
        said = "silver must be harder than bronze, and gold harder than silver"
        raise LessonError(f"{path.name}: gold, silver, bronze: {said}")
    if found.measure == "made" and found.gold > found.tries:
        raise LessonError(f"{path.name}: gold: must be at most {found.tries}, the number of tries")
    if (found.task == "turn_up") != bool(found.symbol):
        raise LessonError(
            f"{path.name}: symbol: only the task turn_up has a symbol, and it must have one"
        )
    if len(found.gate) == 1:
        raise LessonError(f"{path.name}: gate: must have two dice or none")
    return replace(found, name=path.stem)
