"""[Selling] Which Goods may be sold together, and what a sale brings."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from cubacube.games.smugglers.rules.actions import Sell
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat, frozen


@frozen
class AnySale:
    """A seat's choice: some of its Goods, if it can pay the bribe afterwards (R20).

    `prices` are in the order of GOODS; `bonus` is paid for the first sale of the game.
    """

    seat: Seat
    goods: tuple[Symbol, ...]
    prices: tuple[int, ...]
    bonus: int
    bribe: int
    money: int

    def income(self, goods: tuple[Symbol, ...]) -> int:
        """[Selling 2] What these Goods bring, before bonus and bribe."""
        return sum(self.prices[GOODS.index(good)] for good in goods)

    def net(self, goods: tuple[Symbol, ...]) -> int:
        """What the money changes by."""
        return self.income(goods) + self.bonus - self.bribe

    def __contains__(self, action: object) -> bool:
        """Whether `action` sells Goods that are here, in their order, and the bribe is paid."""
        return (
            isinstance(action, Sell)
            and action.seat == self.seat
            and bool(action.goods)
            and all(action.goods.count(each) <= self.goods.count(each) for each in action.goods)
            and action.goods == in_order(action.goods)
            and self._payable(action.goods)
        )

    def __len__(self) -> int:
        """How many different sales there are."""
        return len(tuple(self._sales()))

    def __getitem__(self, number: int) -> Sell:
        """Sale `number`, small ones first."""
        return Sell(self.seat, tuple(self._sales())[number])

    def _payable(self, goods: tuple[Symbol, ...]) -> bool:
        return self.money + self.net(goods) >= 0

    def _sales(self) -> Iterator[tuple[Symbol, ...]]:
        """Every part of the Goods that may be sold."""
        for size in range(1, len(self.goods) + 1):
            for goods in combinations_with_replacement(GOODS, size):
                here = all(goods.count(each) <= self.goods.count(each) for each in set(goods))
                if here and self._payable(goods):
                    yield goods


def in_order(goods: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    """The same Goods in the order of GOODS."""
    return tuple(sorted(goods, key=GOODS.index))
