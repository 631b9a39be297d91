"""Counts of what players and the shell own, and positions of all pieces."""

from collections.abc import Hashable, Iterator

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Event
from tests.books import Book, Books, Claim, cleared, put_to


class TheBooks(Books[State]):
    """Silver, sombreros and chips."""

    def of(self, state: State) -> dict[Hashable, int]:
        return {
            "shell": state.shell,
            **{("money", seat): silver for seat, silver in enumerate(state.money)},
            **{("sombrero", number): space for number, space in enumerate(state.spaces)},
            **{("chip", number): space for number, space in enumerate(state.chips)},
        }

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        del state
        match event:
            case events.SombreroPlaced(sombrero=sombrero, space=space):
                yield put_to(book, ("sombrero", sombrero), space)
            case events.Moved(sombrero=sombrero, start=start, space=space):
                assert book["sombrero", sombrero] == start
                yield put_to(book, ("sombrero", sombrero), space)
            case events.AmbushPlaced(chip=chip, space=space):
                yield put_to(book, ("chip", chip), space)
            case events.AmbushMoved(chip=chip, start=start, space=space):
                assert book["chip", chip] == start
                yield put_to(book, ("chip", chip), space)
            case events.RaceBegan():
                yield from cleared(book, *(key for key in book if _stands(key)))
            case _:
                yield from _of_silver(event)


def _stands(key: Hashable) -> bool:
    return isinstance(key, tuple) and key[0] in ("sombrero", "chip")


def _of_silver(event: Event) -> Iterator[Claim]:
    match event:
        case events.DealStruck(seat=seat, to=to, silver=silver):
            yield Claim(("money", seat), -silver, numbered=True)
            yield Claim(("money", to), silver, numbered=True)
        case events.DiceBought(seat=seat, silver=silver):
            yield Claim(("money", seat), -silver, numbered=True)
            yield Claim("shell", silver, numbered=True)
        case events.Welcomed(seat=seat, host=host, paid=paid):
            yield Claim(("money", host), -paid, numbered=True)
            yield Claim(("money", seat), paid, numbered=True)
        case events.Entered(seat=seat, paid=paid):
            yield Claim(("money", seat), -paid, numbered=True)
            yield Claim("shell", paid, numbered=True)
        case events.RaceWon(seat=seat, silver=silver):
            yield Claim("shell", -silver, numbered=True)
            yield Claim(("money", seat), silver, numbered=True)
