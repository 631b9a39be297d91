"""The order of the sections of music."""

from collections import deque
from random import Random

SECTIONS = 4
"""The number of sections of each game's music; any of them can follow any other."""
_REMEMBERED = 36
"""How many sections are remembered: all orders of three that are possible."""


class Medley:
    """Chooses sections so that an order of three returns as late as possible."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or Random()
        self._heard: deque[int] = deque(maxlen=_REMEMBERED)

    def next_section(self) -> int:
        """Return the number of the next section, 1 to `SECTIONS`; never the same one again."""
        heard = list(self._heard)
        others = [number for number in range(1, SECTIONS + 1) if heard[-1:] != [number]]
        self._rng.shuffle(others)

        def last_heard(order: list[int]) -> int:
            """Return where these sections last followed each other; -1 for never."""
            places = range(len(heard) - len(order) + 1)
            return max((n for n in places if heard[n : n + len(order)] == order), default=-1)

        def since(number: int) -> tuple[int, int]:
            return last_heard([*heard[-2:], number]), last_heard([*heard[-1:], number])

        self._heard.append(min(others, key=since))
        return self._heard[-1]
