"""[1.1] The Goods cards of the box."""

from cubacube.kit.cards import Symbol

GOODS: tuple[Symbol, ...] = ("case", "diamond", "statue", "alcohol", "weapons")
"""The five kinds of Goods, in the order in which the box lists them."""

SUPPLY = 10
"""Number of Goods cards of each kind."""
