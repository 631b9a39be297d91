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
        N_("Everybody places the ambush chips right after the sombreros, not before a turn."),
    )
    buy_off_ambush: bool = switch(
        N_("Buy off ambush dice"),
        N_("All but one of the dice for an ambush may be bought off, at the usual price."),
    )


@frozen
class Box:
    """[1] The spaces of each stretch from the far end, and the silver per sombrero."""

    stone: int = 24
    pebbles: int = 16
    clay: int = 8
    silver: int = 30
    options: Options = Options()

    @property
    def last(self) -> int:
        """The last space before the mine."""
        return self.stone + self.pebbles + self.clay

    @property
    def mine(self) -> int:
        """Space number of the sombreros that have entered the mine."""
        return self.last + 1

    def ambush_dice(self, space: int) -> int:
        """[9c] Return the extra dice of an ambush: 3 on stone, 2 on pebbles, 1 on clay."""
        if space <= self.stone:
            return 3
        return 2 if space <= self.stone + self.pebbles else 1


def sombreros_each(seats: int) -> int:
    """[1] Return how many sombreros and chips each seat has: two for up to three seats."""
    return 2 if seats <= 3 else 1
