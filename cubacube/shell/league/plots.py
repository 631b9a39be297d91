"""Plot the results of a league: win shares, game lengths, advantage of a seat."""

from collections.abc import Iterator, Sequence
from typing import Any

from cubacube.session.language.translation import _
from cubacube.shell.league.figures import Meeting, WinShare
from cubacube.shell.league.league import LeagueTable, name_of
from cubacube.shell.tuning.sheet import COLOURS, bars, png, reaches, sheet

_ROW = 0.42
"""Height of a row in inches."""


def painted(table: LeagueTable) -> Iterator[tuple[str, bytes]]:
    """Yield every plot with its file name.

    Raises:
        ExtraError: matplotlib is not installed.
    """
    yield "ratings.png", png(_ratings(table))
    yield "wins.png", png(_wins(table))
    yield "lengths.png", png(_lengths(table.meetings))
    if table.places:
        yield "places.png", png(_places(table.places))


def _ratings(table: LeagueTable) -> Any:
    order = sorted(table.ratings, key=lambda each: each.rating)
    figure, (axes,) = sheet(1, 7.5, 1.4 + _ROW * len(order))
    places, values = range(len(order)), [each.rating for each in order]
    reach = reaches(values, [each.low for each in order], [each.high for each in order])
    axes.errorbar(values, places, xerr=reach, fmt="o", capsize=4, color=COLOURS[0])
    axes.set_yticks(places, [name_of(each.player) for each in order])
    axes.set_xlabel(_("rating: 400 points more mean winning 10 times as often as losing"))
    figure.suptitle(_("Ratings in {game}, with 95 % intervals").format(game=table.game))
    return figure


def _wins(table: LeagueTable) -> Any:
    """Plot who beats whom: a share of wins for each pair of players.

    It is the share of the player who is named first in the label; ties are split.
    """
    found = table.meetings
    labels = [f"{name_of(each.one)} – {name_of(each.other)}" for each in found]
    figure, (axes,) = sheet(1, 7.5, 1.4 + _ROW * len(found))
    _bars(axes, [each.wins for each in found])
    axes.set_yticks(range(len(found)), labels)
    axes.axvline(0.5, color="#333333", linewidth=1)
    axes.set_xlabel(_("share of wins of the first player (ties are split)"))
    figure.suptitle(_("Who beats whom in {game}").format(game=table.game))
    return figure


def _lengths(found: Sequence[Meeting]) -> Any:
    """Plot the number of turns of the games in each meeting."""
    ended = [each for each in found if each.turns]
    figure, (axes,) = sheet(1, 7.5, 1.4 + _ROW * max(1, len(ended)))
    if ended:
        axes.boxplot(
            [each.turns for each in ended], orientation="horizontal", whis=(0, 100), widths=0.5
        )
        labels = [f"{name_of(each.one)} – {name_of(each.other)}" for each in ended]
        axes.set_yticks(range(1, len(ended) + 1), labels)
    axes.set_xlabel(_("turns of all players in a match"))
    figure.suptitle(_("Match length: range of all, range of the middle half, median"))
    return figure


def _places(found: Sequence[WinShare]) -> Any:
    """Plot the share of wins by playing order."""
    figure, (axes,) = sheet(1, 7.5, 1.4 + _ROW * len(found))
    _bars(axes, found)
    axes.set_yticks(range(len(found)), [_ordinal(place) for place in range(len(found))])
    axes.axvline(1 / len(found), color="#333333", linewidth=1)
    axes.set_xlabel(_("share of wins; the line is an equal share"))
    figure.suptitle(_("Is it better to start?"))
    return figure


def _bars(axes: Any, found: Sequence[WinShare]) -> None:
    values = [each.share for each in found]
    reach = reaches(values, [each.low for each in found], [each.high for each in found])
    bars(axes, range(len(found)), values, reach, height=0.5, color=COLOURS[0])
    axes.set_xlim(0, 1)


def _ordinal(place: int) -> str:
    return _("plays as number {number}").format(number=place + 1) if place else _("starts")
