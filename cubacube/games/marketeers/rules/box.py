"""Components of The Marketeers: cards, dice and house rules."""

from cubacube.kit.cards import Cards
from cubacube.rules import N_, asked_first, frozen, switch

COPS_TO_END = {2: 9, 3: 10, 4: 12}
"""[IV.7] Number of Cops in all Cities together that ends the game, by number of players."""

SEATS = range(min(COPS_TO_END), max(COPS_TO_END) + 1)

HAND = 4
"""[Set-up] Number of Sector cards in each hand."""

STORAGE = 5
"""[IV.4] Largest number of Goods that a player can keep."""

QUIET_ROUNDS = 20
"""Number of rounds in a row without a sale after which the game ends.

The rulebook has no such rule.
"""


@frozen
class Options:
    """House rules of The Marketeers; each field is an option in the menu."""

    long_game: bool = asked_first(
        "length",
        switch(
            N_("Long game"),
            N_("A sale brings a Cop only if its Goods bring 3000 Pesos or more."),
        ),
    )
    price_by_difference: bool = switch(
        N_("Prices by difference"),
        N_("A Good pays 1000 more for every card behind the City's best seller, at most 5000."),
    )
    hidden_hands: bool = switch(
        N_("Hidden cards"),
        N_("You see only your own Sector cards."),
    )


@frozen
class Box:
    """Components and options; a game never changes them."""

    cards: Cards
    options: Options = Options()
