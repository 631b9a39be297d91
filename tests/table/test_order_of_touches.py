"""The order of touches against an independent solver with fine steps and sharp corners."""

from cubacube.kit.shot import Flick, Layout, Touched
from cubacube.rules import replace
from cubacube.table import shoot
from tests.table.oracle import touch_order
from tests.table.setting import LEVEL, open_case, pack_case, told

SHARP = replace(LEVEL, dice=replace(LEVEL.dice, corner_mm=0.0))


def test_in_the_open() -> None:
    cases = [open_case(seed) for seed in range(60)]

    same = [_ours(*case) == touch_order(*case, SHARP) for case in cases]

    assert sum(same) >= 0.95 * len(cases)
    assert sum(bool(_ours(*case)) for case in cases) >= 20


def test_in_a_pack() -> None:
    cases = [pack_case(seed) for seed in range(15)]

    same = [_ours(*case) == touch_order(*case, SHARP) for case in cases]

    assert sum(same) >= 0.8 * len(cases)
    assert sum(len(_ours(*case)) for case in cases) >= 1.5 * len(cases)


def _ours(layout: Layout, flick: Flick) -> list[str]:
    return [event.die for event in told(shoot(layout, flick, SHARP)[0], Touched)]
