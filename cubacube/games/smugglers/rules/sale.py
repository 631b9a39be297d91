"""[Selling] Which Goods may be sold together, and what a sale brings."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from cubacube.games.smugglers.rules.actions import Sell
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat, frozen


@frozen
class AnySale:
    """A seat's choice: sell some of its Goods, if it can then pay the bribe (R20).

    `prices` are in the order of GOODS. `bonus` is the extra pay for the first sale of the
    game, 0 later.
    """

    seat: Seat
    goods: tuple[Symbol, ...]
    prices: tuple[int, ...]
    bonus: int
    bribe: int
    money: int

    def income(self, goods: tuple[Symbol, ...]) -> int:
        """[Selling 2] Return what these Goods bring, before bonus and bribe."""
        return sum(self.prices[GOODS.index(good)] for good in goods)

    def net(self, goods: tuple[Symbol, ...]) -> int:
        """Return by how much a sale of these Goods changes the seller's money."""
        return self.income(goods) + self.bonus - self.bribe

    def __contains__(self, action: object) -> bool:
        """Return whether `action` is a possible sale.

        Its Goods must belong to the seat and be in the order of GOODS, and the seat must be able
        to pay the bribe.
        """
        return (
            isinstance(action, Sell)
            and action.seat == self.seat
            and bool(action.goods)
            and all(action.goods.count(each) <= self.goods.count(each) for each in action.goods)
            and action.goods == in_order(action.goods)
            and self._payable(action.goods)
        )

    def __len__(self) -> int:
        """Return the number of different sales."""
        return len(tuple(self._sales()))

    def __getitem__(self, number: int) -> Sell:
        """Return the sale with index `number`; sales of fewer Goods come first."""
        return Sell(self.seat, tuple(self._sales())[number])

    def _payable(self, goods: tuple[Symbol, ...]) -> bool:
        return self.money + self.net(goods) >= 0

    def _sales(self) -> Iterator[tuple[Symbol, ...]]:
        """Yield every combination of the seat's Goods that may be sold."""
        for size in range(1, len(self.goods) + 1):
            for goods in combinations_with_replacement(GOODS, size):
                here = all(goods.count(each) <= self.goods.count(each) for each in set(goods))
                if here and self._payable(goods):
                    yield goods


def in_order(goods: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    """Return the Goods in the order of GOODS."""
    return tuple(sorted(goods, key=GOODS.index))
