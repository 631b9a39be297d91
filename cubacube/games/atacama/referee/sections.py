"""Anchors of the rules page for each task of Atacama."""

from cubacube.games.atacama.rules.state import TakeTurn, Task
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        Task: "table",
        TakeTurn: "placing",
    }
)
