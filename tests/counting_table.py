"""The real table, counting how often it is asked."""

from cubacube.kit.shot import Flick, Layout, Shot
from cubacube.session.files.levels import load_level
from cubacube.table.shoot import shoot

LEVEL = load_level("habana")


class Table:
    """The table on which a computer player simulates its flicks."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, flick: Flick, layout: Layout) -> Shot:
        self.asked += 1
        return shoot(layout, flick, LEVEL)[0]
