"""Components and house rules of Caramba!: track, dice and silver."""

from cubacube.rules import N_, asked_first, frozen, switch

DIE = (0, 1, 2, 3, 4, 5)
"""[1] The faces of each die; 0 is the blank one."""

SEATS = range(2, 7)

HAND = 0
"""Space of a sombrero or chip that is not on the track."""


@frozen
class Options:
    """The house rules of Caramba!; each field is one option of the menu."""

    five_races: bool = asked_first(
        "length",
        switch(
            N_("Five races"),
            N_("The game ends after the fifth race, even if nobody is broke."),
        ),
    )
    ambushes_at_setup: bool = switch(
        N_("Ambushes at set-up"),
        N_("Everybody places their ambush chips right after the sombreros, not before turns."),
    )
    buy_off_ambush: bool = switch(
        N_("Buy off ambush dice"),
        N_("You may buy off all but one of the ambush dice, at the usual price."),
    )


@frozen
class Box:
    """[1] Components: the number of spaces on each stretch of the track, and silver.

    `stone`, `pebbles` and `clay` are the stretches, from the far end to the mine. `silver` is
    the starting silver for each sombrero. With `last_sombrero` a race lasts until one sombrero
    is left, not one player (C24): matches of law 1 are still played so.
    """

    stone: int = 24
    pebbles: int = 16
    clay: int = 8
    silver: int = 30
    options: Options = Options()
    last_sombrero: bool = False

    @property
    def last(self) -> int:
        """The last space before the mine."""
        return self.stone + self.pebbles + self.clay

    @property
    def mine(self) -> int:
        """Space number that stands for the mine; sombreros that have entered it are here."""
        return self.last + 1

    def ambush_dice(self, space: int) -> int:
        """[9c] Return the extra dice of an ambush: 3 on stone, 2 on pebbles, 1 on clay."""
        if space <= self.stone:
            return 3
        return 2 if space <= self.stone + self.pebbles else 1


def sombreros_each(seats: int) -> int:
    """[1] Return how many sombreros each seat has: two for up to three seats, otherwise one.

    Each seat has as many ambush chips as sombreros.
    """
    return 2 if seats <= 3 else 1
