"""Which games a Tour can have, and the set-up of each of its matches."""

from collections.abc import Iterable

from cubacube.session.language.translation import _
from cubacube.session.play.dealer import stream
from cubacube.session.play.game import Game
from cubacube.session.play.options import chosen, read_options
from cubacube.session.play.setup import LARGEST_SEED, SIDES, MatchSetup, SeatEntry
from cubacube.session.tour.model import AT_A_TABLE, Entrant, Kind, Round, Tour
from cubacube.session.tour.standings import NextMatch


def unfit(game: Game, kind: Kind, entrants: int, options: str = "") -> str:
    """Return why a Tour cannot have this game, as a sentence; empty if it can.

    In a cooperative game everybody shares one place, so no match of it moves the standings.

    Raises:
        OptionError: The options are not those of the game.
    """
    seats = AT_A_TABLE if kind == "knock_out" else entrants
    if game.together:
        said = _("in {name} all players win or lose together, so it gives no places")
        return said.format(name=game.name)
    if not game.fewest <= seats <= game.most:
        said = _("{name} needs {fewest} to {most} players at a table, not {seats}")
        return said.format(name=game.name, fewest=game.fewest, most=game.most, seats=seats)
    return game.clash(chosen(game.options_type, read_options(game.options_type, options)), seats)


def shuffled(games: Iterable[Game], levels: Iterable[str], count: int, seed: int) -> list[Round]:
    """Return the games and tables of a shuffled Tour; each game comes before any comes again."""
    rng, pool, tables = stream(seed, "shuffled tour"), list(games), list(levels)
    found: list[Round] = []
    while pool and len(found) < count:
        rng.shuffle(pool)
        found += [Round(game.name, rng.choice(tables) if game.level else "") for game in pool]
    return found[:count]


def setup_of(tour: Tour, which: NextMatch, game: Game) -> MatchSetup:
    """Return the set-up of a match; its seed depends on that of the Tour and on its number."""
    round_ = tour.rounds[which.round]
    people = [tour.entrants[each] for each in which.seats]
    best = len(game.bots) - 1
    return MatchSetup(
        game.name,
        tuple(
            SeatEntry(each.name, side, None if each.bot is None else min(each.bot, best))
            for each, side in zip(people, _sides(people, game.crew), strict=True)
        ),
        read_options(game.options_type, round_.options),
        round_.level or game.level or MatchSetup.level,
        seed_of(tour, which.number),
        strict=tour.strict,
        training=tour.training and game.level is not None,
    )


def seed_of(tour: Tour, number: int) -> int:
    """Return the seed of a match, counted from 0."""
    return stream(tour.seed, f"tour match {number}").randint(0, LARGEST_SEED)


def _sides(people: list[Entrant], crew: int) -> list[str]:
    """Return the side of each seat: everybody's own one, or else one that is free."""
    if crew > 1:
        return [SIDES[seat // crew] for seat in range(len(people))]
    sides: list[str] = []
    for each in people:
        free = (side for side in (each.side, *SIDES) if side not in sides)
        sides.append(next(free))
    return sides
