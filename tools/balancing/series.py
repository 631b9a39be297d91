"""Which games are played: the variant, its house rules, who sits there, what the box promises."""

from cubacube.rules import Value, frozen


@frozen
class Series:
    """Games of one kind. The seats take turns: game by game the next number of players.

    `minutes` is the time on the box, for any number of players; `bot` the level of the computer
    players: 1 the rival, 0 the beginner, who plans alike but whose hand strays farther. So many
    people as the `crew` win together.
    """

    name: str
    game: str
    games: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[tuple[str, Value], ...] = ()
    bot: int = 1
    crew: int = 1

    def seats_of(self, seed: int) -> int:
        """How many play the game with this seed."""
        return self.seats[seed % len(self.seats)]


MOST_POINTS = ("difficulty", "hardcore")
"""Played for the most points: what a game to fewer points would have been is part of it."""

HINT = ("family", True)

ALL = (
    Series("couriers", "couriers", 300, (1, 2, 3, 4, 5), (40, 60), (MOST_POINTS,)),
    Series("couriers-hint", "couriers", 300, (1, 2, 3, 4, 5), (40, 60), (MOST_POINTS, HINT)),
    Series("couriers-beginners", "couriers", 300, (1, 2, 3, 4, 5), (40, 60), (MOST_POINTS,), 0),
    Series(
        "couriers-beginners-hint",
        "couriers",
        300,
        (1, 2, 3, 4, 5),
        (40, 60),
        (MOST_POINTS, HINT),
        0,
    ),
    Series("race", "race", 100, (2, 3, 4, 5), (40, 60), (("races", 3),)),
    Series("smugglers", "smugglers", 100, (2, 3, 4, 5), (50, 70)),
    Series("marketeers", "marketeers", 100, (2, 3, 4), (40, 50)),
    Series("cobbers", "cobbers", 100, (5, 6, 8, 10), (60, 70), crew=2),
)


def series(name: str) -> Series:
    """The series with this name.

    Raises:
        KeyError: There is none.
    """
    for each in ALL:
        if each.name == name:
            return each
    raise KeyError(name)
