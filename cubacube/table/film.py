"""A flick as the eye sees it: poses of all dice over time. Not for the rules."""

from bisect import bisect_right
from dataclasses import dataclass

from cubacube.rules import Pose, Tumbled
from cubacube.table.engine import WIDTH
from cubacube.table.motion import Motion


@dataclass(frozen=True, slots=True)
class Film:
    """Plays a flick: `start` are the poses before it, in the order of the layout.

    Dice that left the area stay where they left it; `Shot.rest` tells where they are put back.
    """

    start: tuple[Pose, ...]
    motion: Motion
    tumbles: tuple[Tumbled, ...]

    @property
    def seconds(self) -> float:
        """How long the dice move."""
        return self.motion.times[-1]

    def at(self, t_s: float) -> tuple[Pose, ...]:
        """All poses at a time; before the start and after the end dice do not move.

        At the time of a tumble the die still shows its old face.
        """
        times, states = self.motion.times, self.motion.states
        last = len(times) - 1
        frame = min(max(bisect_right(times, t_s), 1), last) if last else 0
        begin, end = states[frame - 1 if frame else 0], states[frame]
        span = times[frame] - times[frame - 1] if frame else 1.0
        share = min(max((t_s - times[frame - 1]) / span, 0.0), 1.0) if frame else 0.0
        orientations = {pose.die: pose.orientation for pose in self.start}
        for tumble in self.tumbles:
            if tumble.at_s < t_s:
                orientations[tumble.die] = tumble.orientation
        poses = []
        for number, pose in enumerate(self.start):
            k = WIDTH * number
            x, y, angle = begin[k : k + 3]
            poses.append(
                Pose(
                    pose.die,
                    x + (end[k] - x) * share,
                    y + (end[k + 1] - y) * share,
                    angle + (end[k + 2] - angle) * share,
                    orientations[pose.die],
                )
            )
        return tuple(poses)
