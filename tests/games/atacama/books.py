"""Counts of what players still hold and what is on the board."""

from collections.abc import Hashable, Iterator

from cubacube.games.atacama.rules import events
from cubacube.games.atacama.rules.state import State
from cubacube.rules import Event
from tests.books import Book, Books, Claim


class TheBooks(Books[State]):
    """Rigs by colour, rigs on the board, tiles, and owned concessions."""

    def of(self, state: State) -> dict[Hashable, int]:
        return {
            **{("basic", seat): player.basic for seat, player in enumerate(state.players)},
            **{("second", seat): player.second for seat, player in enumerate(state.players)},
            "rigs": len(state.rigs),
            "pile": len(state.pile),
        }

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        del book, state
        match event:
            case events.RigPlaced(seat=seat, colour=colour):
                yield Claim((colour, seat), -1)
                yield Claim("rigs", 1)
            case events.ConcessionBought(seat=seat, paid=paid):
                yield Claim((paid, seat), -1)
            case events.TilesShuffled():
                yield Claim("pile", 9)
            case events.TilesLaid(tiles=tiles):
                yield Claim("pile", -len(tiles))
