"""Counts of what is on the sheets."""

from collections.abc import Hashable, Iterator

from cubacube.games.calavera.rules import events
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Event
from tests.books import Book, Books, Claim, put_to


class TheBooks(Books[State]):
    """Crosses, frozen rows and bonuses."""

    def of(self, state: State) -> dict[Hashable, int]:
        book: dict[Hashable, int] = {}
        for seat, sheet in enumerate(state.sheets):
            book |= {("cross", seat, row): n for row, n in enumerate(sheet.crosses)}
            book |= {("frozen", seat, row): n for row, n in enumerate(sheet.frozen_rows)}
            book["bonus", seat] = sum(sheet.bonus)
        return book

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        match event:
            case events.RowMarked(seat=seat, row=row, dice=dice, box=box):
                assert book["cross", seat, row] + dice == box
                yield Claim(("cross", seat, row), dice)
            case events.RowSaved(seat=seat, row=row, points=points):
                assert points == state.box.points[book["cross", seat, row]]
                yield put_to(book, ("frozen", seat, row), 1)
            case events.RowDied(seat=seat, row=row, points=points):
                assert points == state.box.points[book["cross", seat, row]]
                yield put_to(book, ("frozen", seat, row), 1)
            case events.BonusGained(seat=seat, points=points):
                yield Claim(("bonus", seat), points, numbered=True)
