"""Animation of a flick: poses of all dice over time. Not for the rules."""

from dataclasses import dataclass

from cubacube.kit.shot import Pose, Tumbled
from cubacube.table.trajectory import Trajectory


@dataclass(frozen=True, slots=True)
class Film:
    """Animates a flick; `start` has the poses before it, in the order of the layout.

    Dice that left the area stay where they left it; `Shot.rest` has the places where they
    are put back.
    """

    start: tuple[Pose, ...]
    trajectory: Trajectory
    tumbles: tuple[Tumbled, ...]

    @property
    def seconds(self) -> float:
        """How long the dice move."""
        return self.trajectory.times[-1]

    def at(self, t_s: float) -> tuple[Pose, ...]:
        """Return all poses at a time; dice do not move before the start or after the end.

        At the time of a tumble the die still shows its old face.
        """
        orientations = {pose.die: pose.orientation for pose in self.start}
        for tumble in self.tumbles:
            if tumble.at_s < t_s:
                orientations[tumble.die] = tumble.orientation
        way, t_s = self.trajectory, max(t_s, 0.0)
        return tuple(
            Pose(pose.die, *way.own(die, t_s)[:3], orientations[pose.die])
            for die, pose in enumerate(self.start)
        )
