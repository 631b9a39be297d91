"""Flick one die on a built-in table, and print what happens: `python examples/one_flick.py`."""

from cubacube import Flick, Layout, load_level, shoot
from cubacube.kit.shot import Gate, Pose

DICE = (
    Pose("B1", x_mm=150, y_mm=180, angle_rad=0.3),
    Pose("R1", x_mm=190, y_mm=180, angle_rad=0.1),
    Pose("VA", x_mm=170, y_mm=80, angle_rad=0.0),
)
"""A blue and a red die, and a Vehicle in front of the Gate between them."""


def main() -> None:
    """Flick the Vehicle straight up, through the Gate."""
    level = load_level("habana")
    flick = Flick(seat=0, die="VA", angle_cdeg=90_00, speed_mm_s=1200, gate=Gate(a="B1", b="R1"))
    shot, film = shoot(Layout(DICE), flick, level)

    print(f"{level.name}: the Vehicle passes the Gate: {shot.passage}")
    for event in shot.events:
        print(f"  {event}")
    for pose in shot.rest:
        print(f"{pose.die} rests at {pose.x_mm:.0f}, {pose.y_mm:.0f} mm")
    print(f"after {film.seconds:.2f} seconds")


if __name__ == "__main__":
    main()
