"""The tables of docs/balance.md, in Markdown."""

from collections.abc import Iterator, Sequence
from statistics import mean, quantiles
from typing import Final, TypeAlias

from balancing.leagues import League
from cubacube.games.couriers.rules.box import TARGETS
from cubacube.rules import declared
from cubacube.session.play.players import BOT_LEVELS
from cubacube.shell.league.figures import WinShare, meetings, places, share_of

Lines: TypeAlias = Iterator[str]

TURN_S: Final = 20
"""Assumed seconds per turn at a real table."""
LATE: Final = 90
"""Percentile shown in the column `9 of 10`."""


def told(found: Sequence[League]) -> Lines:
    """Yield the lines of all tables for which there are games."""
    yield from _lengths(found)
    if apart := [each for each in found if not each.game.together]:
        yield from _places(apart)
    yield from _meetings(found)
    if couriers := [each for each in found if each.game.name == "couriers"]:
        yield from _difficulties(couriers)


def _lengths(found: Sequence[League]) -> Lines:
    """Compare the length of games with the time on the box."""
    yield from _head(
        "game", "players", "games", "turns", "minutes: mean / 9 of 10 / longest", "box"
    )
    for each in found:
        turns = [each.turns(row) for row in each.ended]
        if not turns:
            continue
        late = quantiles(turns, n=100, method="inclusive")[LATE - 1] if len(turns) > 1 else turns[0]
        minutes = " / ".join(f"{t * TURN_S / 60:.0f}" for t in (mean(turns), late, max(turns)))
        box = "{}-{}".format(*each.game.minutes)
        yield _row(each.title, each.people, len(turns), f"{mean(turns):.0f}", minutes, box)
    yield ""


def _places(found: Sequence[League]) -> Lines:
    """Show the share of wins by starting position."""
    most = max(each.sides for each in found)
    others = (f"number {place}" for place in range(2, most + 1))
    yield from _head("wins by place", "players", "games", "a fair share", "who begins", *others)
    for each in found:
        shares = [_share(share) for share in places(each.rows)]
        cells = [*shares, *["-"] * (most - each.sides)]
        yield _row(each.title, each.people, len(each.rows), f"{1 / each.sides:.2f}", *cells)
    yield ""


def _meetings(found: Sequence[League]) -> Lines:
    """Show win rates between levels."""
    yield from _head(
        "game", "players", "who meets whom", "games", "wins of the first", "points more"
    )
    for each in found:
        levels = sorted({level for row in each.rows for level in row.players})
        for met in meetings(each.rows, tuple(levels)):
            who = f"{BOT_LEVELS[met.one]} against {BOT_LEVELS[met.other]}"
            points = f"{met.points:+.1f}"
            yield _row(each.title, each.people, who, met.wins.games, _share(met.wins), points)
    yield ""


def _difficulties(found: Sequence[League]) -> Lines:
    """Show how often The Couriers reach the points of each difficulty.

    They play the same way at every difficulty, so a game also counts for all easier ones.
    """
    names = (f"{name}, {points} points" for name, points in TARGETS.items())
    yield from _head("points reached", "players", "level", "games", *names)
    for each in found:
        most = TARGETS.get(_difficulty(each), max(TARGETS.values()))
        for level in sorted({level for row in each.ended for level in row.players}):
            scores = [
                score
                for row in each.ended
                for player, score in zip(row.players, row.scores, strict=True)
                if player == level
            ]
            shares = (
                _share(share_of([float(score >= points) for score in scores]))
                if points <= most
                else "-"
                for points in TARGETS.values()
            )
            yield _row(each.title, each.people, BOT_LEVELS[level], len(scores), *shares)
    yield ""


def _difficulty(league: League) -> str:
    """Return the difficulty of a league of The Couriers."""
    usual = {option.name: option.default for option in declared(league.game.options_type)}
    asked = dict(each.split("=") for each in league.options.split(",") if each)
    return str(asked.get("difficulty", usual["difficulty"]))


def _share(share: WinShare) -> str:
    """Format a share, such as `0.62 (0.55 to 0.68)`."""
    return f"{share.share:.2f} ({share.low:.2f} to {share.high:.2f})"


def _head(*cells: object) -> Lines:
    yield _row(*cells)
    yield _row(*("---" for _ in cells))


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"
