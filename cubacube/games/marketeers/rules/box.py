"""Components of The Marketeers: cards, dice and house rules."""

from cubacube.kit.cards import Cards
from cubacube.rules import N_, asked_first, frozen, switch

COPS_TO_END = {2: 9, 3: 10, 4: 12}
"""[IV.7] Number of Cops in all Cities that ends the game, by the number of players."""

SEATS = range(min(COPS_TO_END), max(COPS_TO_END) + 1)

HAND = 4
"""[Set-up] Number of Sector cards in each hand."""

STORAGE = 5
"""[IV.4] Largest number of Goods that a player can keep."""

QUIET_ROUNDS = 20
"""Rounds in a row without a sale that end the game.

The rulebook has no such rule.
"""


@frozen
class Options:
    """House rules of The Marketeers; each field is an option in the menu."""

    long_game: bool = asked_first(
        "length",
        switch(
            N_("Long game"),
            N_("A Cop comes only after a sale whose Goods bring 3000 Pesos or more."),
        ),
    )
    price_by_difference: bool = switch(
        N_("Steeper prices"),
        N_("Each card sold less is worth 1000 Pesos more, not only each lower number of cards."),
    )
    hidden_hands: bool = switch(
        N_("Hidden cards"),
        N_("Everybody sees only their own Sector cards, not those of the others."),
    )


@frozen
class Box:
    """Components and options; a game never changes them."""

    cards: Cards
    options: Options = Options()
