"""Tours for tests, written briefly."""

from cubacube.session.play.setup import SIDES
from cubacube.session.tour.model import Entrant, Kind, Round, Tour

NAMES = (
    *("Ana", "Bruno", "Celia", "Dario", "Eva", "Felipe", "Gloria", "Hugo"),
    *("Ines", "Jorge", "Karla", "Lazaro", "Mei", "Noah", "Olga", "Pablo"),
)


def entrants(count: int, teams: str = "") -> tuple[Entrant, ...]:
    """`teams` has a digit for each entrant."""
    return tuple(
        Entrant(NAMES[at], SIDES[at % len(SIDES)], 0, int(teams[at]) if teams else 0)
        for at in range(count)
    )


def tour(
    count: int = 4,
    games: str = "calavera calavera calavera",
    kind: Kind = "tour",
    played: tuple[tuple[int, ...], ...] = (),
    teams: str = "",
) -> Tour:
    rounds = tuple(Round(game) for game in games.split())
    return Tour("Sunday", kind, 3, entrants(count, teams), rounds, played=played)
