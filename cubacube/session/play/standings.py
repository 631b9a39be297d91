"""The rows of the results: seats that belong together, their places, and the headline."""

from cubacube.rules import Seat, frozen
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.session.play.result import MatchResult, places
from cubacube.session.play.setup import SeatEntry


@frozen
class Standing:
    """One row: the seats that share it, and their place from 1."""

    seats: tuple[Seat, ...]
    place: int
    won: bool


def standings(entries: tuple[SeatEntry, ...], ended: MatchResult) -> tuple[Standing, ...]:
    """Return the rows from the top; equal scores share a place, and winners come first."""
    winners = ended.outcome.winners
    if ended.together:
        return (Standing(tuple(range(len(entries))), 1, won=0 in winners),)
    place = places(entries, ended.outcome)
    rows = [Standing(seats, place[seats[0]], won=seats[0] in winners) for seats in _teams(entries)]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seats)))


def headline(entries: tuple[SeatEntry, ...], ended: MatchResult) -> str:
    """Return the headline: the game's own text, or who won."""
    if ended.headline:
        return ended.headline
    rows = [row for row in standings(entries, ended) if row.won]
    if not rows:
        return _("Nobody wins!")
    names = [team_name(entries, row.seats) for row in rows]
    if len(rows) > 1:
        return _("{names} share the win!").format(names=listed(names))
    if len(rows[0].seats) > 1:
        return _("{names} win!").format(names=names[0])
    return _("{name} wins!").format(name=names[0])


def team_name(entries: tuple[SeatEntry, ...], seats: tuple[Seat, ...]) -> str:
    """Return the names of the players at these seats as one text, such as "Ana & Bruno"."""
    *others, last = (entries[seat].name for seat in seats)
    return f"{', '.join(others)} & {last}" if others else last


def _teams(entries: tuple[SeatEntry, ...]) -> list[tuple[Seat, ...]]:
    """Return the seats grouped by side."""
    sides = dict.fromkeys(entry.side for entry in entries)
    return [
        tuple(seat for seat, entry in enumerate(entries) if entry.side == side) for side in sides
    ]
