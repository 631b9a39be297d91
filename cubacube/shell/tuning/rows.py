"""A row of the games table of a sweep."""

from typing import NamedTuple


class GameRow(NamedTuple):
    """One game of computer players; if it was stopped early, the counts end at that time."""

    game: str
    seed: int
    ended: bool
    turns: int
    actions: int
    flicks: int
    drives: int
    crossed: int
    clean: int
    damage: int
    tumbled: int
    left: int
