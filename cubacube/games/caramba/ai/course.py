"""Simulate a race of Caramba! to its end with plain integers, for speed.

Only the silver of each seat is recorded. All options of one decision are tried with the same
random numbers, so any difference between their results comes from the decision.
"""

from random import Random

from cubacube.games.caramba.ai.odds import bought, sums
from cubacube.games.caramba.rules.course import on_course
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Seat

DEAR = 3.0
"""How much simulated players value staying out of the mine, as a multiple of the prize.

See `odds.bought`.
"""

_SUMS = tuple(sums(dice) for dice in range(7))
_ROLLS = tuple(map(len, _SUMS))
_FARTHEST = 5


class RaceModel:
    """A simulated race that starts with the sombreros, silver and chips of a state.

    Chips still in hand are never placed. `silver` is the amount that each seat can pay. `kept`
    is the silver that a broke seat owns but does not pay in this race.
    """

    def __init__(self, state: State, rng: Random) -> None:
        box, seats = state.box, len(state.money)
        self.mine, self.race = box.mine, state.race
        self.owners = [number % seats for number in range(len(state.spaces))]
        self.spaces = list(state.spaces)
        self.running = [state.owner(number) for number in on_course(state)]
        self.silver = [0 if s in state.broke else m for s, m in enumerate(state.money)]
        self.kept = [m if s in state.broke else 0 for s, m in enumerate(state.money)]
        self.broke = [seat in state.broke for seat in range(seats)]
        self.shell, self.entered = state.shell, len(state.entered)
        self.chips = {chip: box.ambush_dice(chip) for chip in state.chips if 0 < chip < box.mine}
        self._random = rng.random

    @property
    def winner(self) -> Seat:
        """[10] Owner of the last sombreros on the course."""
        return self.owners[self.spaces.index(min(self.spaces))]

    @property
    def money(self) -> list[int]:
        """Silver of each seat: the silver that it can pay plus the silver that is kept."""
        return [paid + kept for paid, kept in zip(self.silver, self.kept, strict=True)]

    def run(self, queue: tuple[int, ...]) -> None:
        """Run the race until all sombreros on the course have one owner (C24).

        The current round is finished first, with the sombreros in `queue`.
        """
        numbers = range(len(self.spaces))
        while len(set(self.running)) > 1:
            for mover in queue:
                if self.spaces[mover] < self.mine and len(set(self.running)) > 1:
                    self._turn(mover)
            queue = tuple(sorted(numbers, key=self.spaces.__getitem__, reverse=True))
        self.silver[self.winner] += self.shell

    def ride(self, mover: int, steps: int) -> None:
        """[8, 9] Move a sombrero until it rests or enters the mine.

        With 0 steps the sombrero stays and does not land.
        """
        at = self.spaces[mover]
        dice = -1 if steps else 0
        while dice:
            at += steps
            if at >= self.mine:
                self.spaces[mover] = self.mine
                self.entered += 1
                self.running.remove(self.owners[mover])
                self._pay(self.owners[mover], self.race * self.entered, None)
                return
            self.spaces[mover] = at
            dice = self._landed(mover, at)
            steps = self._roll(dice)

    def _landed(self, mover: int, at: int) -> int:
        """[9b, 9c, 9d] Return how many dice the sombrero rolls after landing at `at`.

        If another sombrero is there, its owner pays.
        """
        if self.spaces.count(at) == 1:
            return self.chips.get(at, 0)
        below = self.spaces.index(at)
        if below == mover:
            below = self.spaces.index(at, mover + 1)
        host, guest = self.owners[below], self.owners[mover]
        if host != guest:
            self._pay(host, self.race, guest)
        return 1

    def _turn(self, mover: int) -> None:
        """[7, 8] Play one turn; near the mine, the owner first considers buying off dice."""
        own, mine, dice = self.spaces[mover], self.mine, 1
        for space in self.spaces:
            dice += own < space < mine
        if dice > 1 and _FARTHEST * dice >= mine - own:
            dice -= self._bought(mover, dice, mine - own)
        self.ride(mover, self._roll(dice))

    def _bought(self, mover: int, dice: int, left: int) -> int:
        """Pay to buy off the best number of dice, and return that number."""
        seat, race = self.owners[mover], self.race
        to_come = sum(range(self.entered + 1, len(self.spaces)))
        prize = DEAR * (self.shell // race + to_come)
        count = bought(dice, left, prize, self.silver[seat] // race)
        self._pay(seat, race * count * (count + 1) // 2, None)
        return count

    def _roll(self, dice: int) -> int:
        return _SUMS[dice][int(self._random() * _ROLLS[dice])]

    def _pay(self, payer: Seat, silver: int, to: Seat | None) -> None:
        """[12] Pay `silver`, or all that the payer has; a payer with none left is broke."""
        silver = min(silver, self.silver[payer])
        if not silver:
            return
        self.silver[payer] -= silver
        self.broke[payer] = not self.silver[payer]
        if to is None:
            self.shell += silver
        elif self.broke[to]:
            self.kept[to] += silver
        else:
            self.silver[to] += silver
