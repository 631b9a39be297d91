"""The bracket of a knock-out: who meets whom, byes, and rematches after a tie."""

from collections.abc import Iterator

from cubacube.rules import frozen
from cubacube.session.tour.model import Places, Tour

_TIES = 2
"""After this many ties the better seed goes on."""


@frozen
class Duel:
    """Two entrants who meet; the loser is out."""

    round: int
    pair: tuple[int, int]
    results: tuple[Places, ...] = ()

    @property
    def winner(self) -> int | None:
        """The entrant who goes on; None while this is open."""
        if len(self.results) == _TIES and all(one == other for one, other in self.results):
            return min(self.pair)
        for number, (one, other) in enumerate(self.results):
            if one != other:
                return self.seats(number)[one > other]
        return None

    def seats(self, number: int) -> tuple[int, int]:
        """Return the entrants in the order of their seats, which a rematch swaps."""
        one, other = self.pair
        return (other, one) if number % 2 else (one, other)


def seeding(count: int) -> list[int | None]:
    """Return the entrants of the first round, pair by pair; None is a bye.

    The best two seeds can meet only in the last round.
    """
    order = [0]
    while len(order) < count:
        last = 2 * len(order) - 1
        order = [each for seed in order for each in (seed, last - seed)]
    return [each if each < count else None for each in order]


def rounds_of(count: int) -> int:
    """Return the number of rounds of a knock-out."""
    return (count - 1).bit_length()


def duels(tour: Tour) -> Iterator[Duel]:
    """Yield every duel so far in the order of play; the last one may be open."""
    left = list(tour.played)
    inside = seeding(len(tour.entrants))
    for number in range(len(tour.rounds)):
        through: list[int | None] = []
        for one, other in zip(inside[::2], inside[1::2], strict=True):
            if one is None or other is None:
                through.append(one)  # a bye
                continue
            duel = Duel(number, (one, other))
            while left and duel.winner is None:
                duel = Duel(number, duel.pair, (*duel.results, left.pop(0)))
            yield duel
            if duel.winner is None:
                return
            through.append(duel.winner)
        inside = through


def losers(tour: Tour) -> frozenset[int]:
    """Return the entrants of a knock-out who are out."""
    over = [duel for duel in duels(tour) if duel.winner is not None]
    return frozenset(each for duel in over for each in duel.pair if each != duel.winner)
