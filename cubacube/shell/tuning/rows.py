"""What is written down of a game: a row of the second big table of a sweep."""

from typing import NamedTuple


class GameRow(NamedTuple):
    """One game between computers; `ended` tells whether it did, all others count until then."""

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
