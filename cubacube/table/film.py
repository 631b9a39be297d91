"""A flick as the eye sees it: poses of all dice over time. Not for the rules."""

from bisect import bisect_right
from dataclasses import dataclass
from itertools import count

from cubacube.kit.shot import Pose, Tumbled
from cubacube.table.engine import WIDTH
from cubacube.table.trajectory import State, Trajectory


@dataclass(frozen=True, slots=True)
class Film:
    """Plays a flick: `start` are the poses before it, in the order of the layout.

    Dice that left the area stay where they left it; `Shot.rest` tells where they are put back.
    """

    start: tuple[Pose, ...]
    trajectory: Trajectory
    tumbles: tuple[Tumbled, ...]

    @property
    def seconds(self) -> float:
        """How long the dice move."""
        return self.trajectory.times[-1]

    def at(self, t_s: float) -> tuple[Pose, ...]:
        """All poses at a time; before the start and after the end dice do not move.

        At the time of a tumble the die still shows its old face.
        """
        begin, end, share = self._between(t_s)
        orientations = {pose.die: pose.orientation for pose in self.start}
        for tumble in self.tumbles:
            if tumble.at_s < t_s:
                orientations[tumble.die] = tumble.orientation
        poses = []
        for k, pose in zip(count(0, WIDTH), self.start, strict=False):
            x, y, angle = begin[k : k + 3]
            x += (end[k] - x) * share
            y += (end[k + 1] - y) * share
            angle += (end[k + 2] - angle) * share
            poses.append(Pose(pose.die, x, y, angle, orientations[pose.die]))
        return tuple(poses)

    def _between(self, t_s: float) -> tuple[State, State, float]:
        """The states before and after a time, and the share of the way between them."""
        times, states = self.trajectory.times, self.trajectory.states
        if t_s >= times[-1]:
            return states[-1], states[-1], 0.0
        frame = max(bisect_right(times, t_s), 1)
        share = (t_s - times[frame - 1]) / (times[frame] - times[frame - 1])
        return states[frame - 1], states[frame], max(share, 0.0)
