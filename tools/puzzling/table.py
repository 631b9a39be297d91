"""A table thrown as in the game, and the results of flicks on it."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from cubacube.ai.flicking.hand import HandSkill, sampled
from cubacube.ai.flicking.trials import Target
from cubacube.kit.cards import Cards
from cubacube.kit.gates import is_passable
from cubacube.kit.geometry import axis
from cubacube.kit.shot import AnyFlick, Flick, Gate, Layout, Left, Pose, Shot
from cubacube.rules import frozen
from cubacube.scenes.canvas.boxes import between
from cubacube.session.files.cards import load_cards
from cubacube.shell.practice.judges import Flicked, Goal, judged
from cubacube.shell.practice.puzzle import Puzzle
from cubacube.shell.practice.series import ExerciseStart, flicked_in, standing_at
from cubacube.table.level import Level

HAND: Final = HandSkill(350.0, 0.08)
"""Aiming noise of a person with little practice.

It does not depend on computer players, so changes to them do not affect stars.
"""
SAMPLES: Final = 100
"""Number of noisy flicks that rate a puzzle."""
_PARTS: Final = (0.3, 0.5, 0.7)
_BEYOND_EDGES: Final = (2, 4, 7)
"""Obvious flicks cross a Gate at `_PARTS` of its width and end this many die edges behind."""


@frozen
class Table:
    """A table, and the flicks allowed for the first player's Vehicle."""

    stand: ExerciseStart
    choice: AnyFlick
    level: Level
    cards: Cards

    @property
    def gates(self) -> tuple[Gate, ...]:
        """The open Gates."""
        measures, layout = self.level.measures(), self.choice.layout
        declared = (each for each in self.choice.gates if each is not None)
        return tuple(each for each in declared if is_passable(each, layout, measures))

    def through(self, flicks: Sequence[Flick]) -> Iterator[Flicked]:
        """Yield the results of those flicks that lead through their Gates.

        The flicks differ only in their Gate, so they end at the same place. A flick that
        leaves the Vehicle on the near side of its Gate is skipped.
        """
        layout, rest = self.choice.layout, None
        for flick in flicks:
            if rest is not None and not _apart(layout, flick, rest):
                continue
            shot = self.stand.dealer.what_if(flick, layout)
            rest = None if Left in map(type, shot.events) else shot.rest
            if shot.passage == "through":
                yield self._judged(flick, shot)

    def does(self, goal: Goal, flick: Flick) -> bool:
        """Whether a flick reaches the goal."""
        return any(judged(goal, each, self.cards).made for each in self.through((flick,)))

    def stays(self, goal: Goal, flick: Flick) -> bool:
        """Whether a flick reaches the goal and the Vehicle stays on the table."""
        return any(
            judged(goal, each, self.cards).made
            and not any(
                isinstance(event, Left) and event.die == flick.die for event in each.shot.events
            )
            for each in self.through((flick,))
        )

    def percent(self, goal: Goal, flick: Flick, samples: int = SAMPLES) -> int:
        """Return how often a noisy hand reaches the goal with this flick, in percent."""
        ways = sampled(flick, self.choice, HAND, samples)
        return round(100 * sum(self.does(goal, each) for each in ways) / samples)

    def _judged(self, flick: Flick, shot: Shot) -> Flicked:
        """Apply the rules to a flick and its shot."""
        match = self.stand.match.play(flick).play(shot)
        flicked = flicked_in(match, len(self.stand.match.turns))
        assert flicked is not None, "it was flicked just now"
        return flicked

    def plain(self) -> tuple[Flicked, ...]:
        """Return the results of obvious flicks that lead through their Gates."""
        return tuple(each for flick in self.plain_ways() for each in self.through((flick,)))

    def plain_ways(self) -> Iterator[Flick]:
        """Yield the obvious flicks: straight through each Gate, and stopping behind it."""
        layout, own = self.choice.layout, self.choice.dice[0]
        edge_mm, start = self.level.measures().edge_mm, layout[own]
        for gate, part in product(self.gates, _PARTS):
            at = axis(layout, gate.a, gate.b)
            x, y = between(at.a, at.b, part)
            target = Target("", gate, x - start.x_mm, y - start.y_mm)
            for edges in _BEYOND_EDGES:
                speed = self.level.speed_to_mm_s(target.far_mm() + edges * edge_mm)
                yield Flick(self.choice.seat, own, target.angle_cdeg(), speed, gate=gate)


def _apart(layout: Layout, flick: Flick, rest: tuple[Pose, ...]) -> bool:
    """Whether the flicked die ends on the other side of its Gate."""
    assert flick.gate is not None, "it is a drive"
    line, start = axis(layout, flick.gate.a, flick.gate.b), layout[flick.die]
    end = next(pose for pose in rest if pose.die == flick.die)
    return line.side_mm((start.x_mm, start.y_mm)) * line.side_mm((end.x_mm, end.y_mm)) < 0


def table_of(puzzle: Puzzle) -> Table:
    """Set up the table of a puzzle as for the player."""
    stand = standing_at(puzzle.kind.game, puzzle.exercise)
    asked = stand.match.rules.choices(stand.match.state)
    flicks = (each for each in asked if isinstance(each, AnyFlick))
    drive = next(each for each in flicks if each.dice[0] == each.layout.own)
    return Table(stand, drive, stand.dealer.level, load_cards())
