"""`cubacube tour`: a Tour or a knock-out between computers, without a window."""

import json
from argparse import Namespace
from itertools import cycle, islice
from typing import Any

from cubacube.games.catalogue import UnknownGameError, game, games
from cubacube.rules import replace
from cubacube.session.files.levels import LevelError, level_names, level_text
from cubacube.session.files.trial import tried_level
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.session.play.players import SeatError, read_seats
from cubacube.session.play.result import places
from cubacube.session.play.setup import SIDES, MatchSetup
from cubacube.session.tour.bracket import rounds_of
from cubacube.session.tour.faults import faults_in
from cubacube.session.tour.matches import setup_of, shuffled, unfit
from cubacube.session.tour.model import MOST_MATCHES, SIZES, Entrant, Kind, Round, Tour
from cubacube.session.tour.standings import NextMatch, next_match, standings
from cubacube.shell.cli.asked import check_computers, played
from cubacube.shell.cli.parser import WordError, is_whole, refusing

_SHUFFLE = "shuffle"
_NAMED_BY = {"rounds": "--games", "entrants": "--seats"}


def tour(arguments: Namespace) -> int:
    """Play all matches, print their places, and then the standings.

    Raises:
        WordError: An argument is wrong, or a seat is for a person.
        StuckError: A match does not end.
    """
    now, text = _asked(arguments)
    while (which := next_match(now)) is not None:
        card = game(now.rounds[which.round].game)
        entry = replace(setup_of(now, which, card), level_text=text if card.level else "")
        match = played(card, entry)
        outcome = match.rules.outcome(match.state)
        assert outcome is not None, "it is over"
        now = now.with_result(places(entry.seats, outcome))
        told = _match(which, entry, now)
        print(json.dumps(told) if arguments.json else _line(told), flush=True)
    _tell(now, as_json=arguments.json)
    return 0


@refusing(SeatError, LevelError, UnknownGameError)
def _asked(arguments: Namespace) -> tuple[Tour, str]:
    """Return the Tour, and the text of the level if one is given."""
    kind: Kind = "knock_out" if arguments.knock_out else "tour"
    names, count = _games(arguments.games)
    entrants = _entrants(arguments.seats, kind, names)
    size = rounds_of(len(entrants)) if kind == "knock_out" else count
    if names:
        rounds = [Round(name) for name in islice(cycle(names), max(size, count))]
    else:
        fitting = [each for each in games() if not unfit(each, kind, len(entrants))]
        rounds = shuffled(fitting, level_names(), size, arguments.seed)
    text = _level(arguments.level, rounds)
    now = Tour("Tour", kind, arguments.seed, entrants, tuple(rounds))
    for place, problem in faults_in(game, now):
        raise WordError(f"{_NAMED_BY[str(place[0])]}: {problem}")
    return now, text


def _games(word: str) -> tuple[list[str], int]:
    """Return the named games and their number; no names for shuffled ones."""
    kind, colon, count = word.partition(":")
    if kind != _SHUFFLE or not colon:
        names = [each.strip() for each in word.split(",")]
        return [game(name).name for name in names], len(names)
    if not is_whole(count, 1, MOST_MATCHES):
        said = _("--games: {word} is not allowed: use shuffle:3 to shuffle:9")
        raise WordError(said.format(word=repr(word)))
    return [], int(count)


def _entrants(text: str, kind: Kind, names: list[str]) -> tuple[Entrant, ...]:
    """Return the entrants of `--seats`, all of them computers."""
    chosen = [game(name) for name in names] or games()
    best = max(chosen, key=lambda each: len(each.bots))
    fewest, most = SIZES[kind]
    name = _("a knock-out") if kind == "knock_out" else _("a tour")
    seats = read_seats(replace(best, name=name, fewest=fewest, most=most, crew=most), text)
    check_computers(seats)
    return tuple(
        Entrant(seat.name, SIDES[at % len(SIDES)], seat.bot) for at, seat in enumerate(seats)
    )


def _level(word: str | None, rounds: list[Round]) -> str:
    """Return the text of the level for all games with dice to flick; empty for their own ones."""
    if word is None:
        return ""
    if not any(game(each.game).level for each in rounds):
        said = _("--level {level} cannot be used: its games have no dice to flick")
        raise WordError(said.format(level=repr(word)))
    tried_level(word)
    return level_text(word)


def _match(which: NextMatch, entry: MatchSetup, now: Tour) -> dict[str, Any]:
    return {
        "match": which.number + 1,
        "round": which.round + 1,
        "game": entry.game,
        "seed": entry.seed,
        "seats": [seat.name for seat in entry.seats],
        "places": list(now.played[-1]),
    }


def _line(told: dict[str, Any]) -> str:
    order = sorted(zip(told["places"], told["seats"], strict=True))
    names = ", ".join(f"{place}. {name}" for place, name in order)
    return _("match {match}, {game}: {names}").format_map({**told, "names": names})


def _tell(now: Tour, *, as_json: bool) -> None:
    rows = [
        (row, {"name": _names(now, row.entrants), "points": row.points, "wins": row.wins})
        for row in standings(now)
    ]
    if as_json:
        print(json.dumps({"standings": [told for _row, told in rows]}))
        return
    for row, told in rows:
        print(_("{place}. {name} (points: {points}, wins: {wins})").format(place=row.place, **told))


def _names(now: Tour, entrants: tuple[int, ...]) -> str:
    return listed([now.entrants[each].name for each in entrants])
