"""A Tour and a knock-out as games of the set-up page, and the Tour that its draft leads to."""

from collections.abc import Mapping
from functools import cache
from itertools import cycle, islice

from cubacube.games import catalogue
from cubacube.rules import N_, asked_first, choice, frozen, replace, switch
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.play.setup import side_named
from cubacube.session.tour.bracket import rounds_of
from cubacube.session.tour.matches import shuffled, unfit
from cubacube.session.tour.model import (
    FEWEST_MATCHES,
    MOST_MATCHES,
    MOST_TEAMS,
    SIZES,
    Entrant,
    Kind,
    Round,
    Tour,
)
from cubacube.shell.pages.draft import SetupDraft

_SHUFFLE = asked_first(
    "difficulty",
    switch(N_("Shuffle of the day"), N_("Games and tables of today, the same for everybody.")),
)


@frozen
class TourOptions:
    """What a Tour asks before its games."""

    matches: int = asked_first(
        "length",
        choice(
            N_("Matches"),
            N_("You get 2 points for each player behind you, and 1 for each tie."),
            tuple(range(FEWEST_MATCHES, MOST_MATCHES + 1)),
            FEWEST_MATCHES,
        ),
    )
    teams: int = asked_first(
        "variant",
        choice(
            N_("Teams"),
            N_("The players join the teams in turn. The points of a team add up."),
            (0, *range(2, MOST_TEAMS + 1)),
            0,
            ((0, N_("none")),),
        ),
    )
    shuffle: bool = _SHUFFLE


@frozen
class KnockOutOptions:
    """What a knock-out asks before its games."""

    shuffle: bool = _SHUFFLE


@cache
def as_game(kind: Kind) -> Game:
    """Return a Tour or a knock-out as a game to set up; nobody plays it."""
    fewest, most = SIZES[kind]
    knock_out = kind == "knock_out"
    play = N_("Several matches, one table of standings. Everybody plays in every match.")
    meet = N_(
        "Two play at a table; the loser is out. With free seats, the first players skip a round."
    )
    return replace(
        catalogue.game("race"),
        name=kind,
        title=N_("Knock-out") if knock_out else N_("Tour"),
        blurb=meet if knock_out else play,
        fewest=fewest,
        most=most,
        options_type=KnockOutOptions if knock_out else TourOptions,
        clash=lambda options, seats: _crowd(getattr(options, "teams", 0), seats),
        together=True,  # so that nobody plays as "your equal", who differs from game to game
    )


def _crowd(teams: int, seats: int) -> str:
    return _("Each team needs a player.") if seats < teams else ""


def fitting(draft: SetupDraft) -> tuple[Game, ...]:
    """Return the games that seat everybody."""
    kind, count = kind_of(draft), len(draft.seats)
    return tuple(each for each in catalogue.games() if not unfit(each, kind, count))


def kind_of(draft: SetupDraft) -> Kind:
    """Return what is set up."""
    return "knock_out" if draft.game.name == "knock_out" else "tour"


def first_rounds(draft: SetupDraft, levels: tuple[str, ...], day: int) -> list[Round]:
    """Return the games to start from: one after the other, or those of the `day` if shuffled."""
    options, games = dict(draft.options), fitting(draft)
    count = int(options["matches"]) if "matches" in options else rounds_of(len(draft.seats))
    if options["shuffle"]:
        return shuffled(games, levels, count, day)
    return [Round(game.name, game.level or "") for game in islice(cycle(games), count)]


def tour_of(
    draft: SetupDraft, rounds: list[Round], rules: Mapping[str, str], title: str, seed: int
) -> Tour:
    """Return the Tour of a draft and its games.

    `rules` holds the house rules that each game was set up with last. They are kept if they fit
    the number of players.
    """
    kind, teams = kind_of(draft), int(dict(draft.options).get("teams", 0))
    entrants = tuple(
        Entrant(seat.name, side_named(seat.side), seat.bot, at % teams + 1 if teams else 0)
        for at, seat in enumerate(draft.entry(0).seats)
    )
    ruled = []
    for each in rounds:
        own = rules.get(each.game, "")
        fits = not unfit(catalogue.game(each.game), kind, len(entrants), own)
        ruled.append(replace(each, options=own if fits else ""))
    return Tour(title, kind, seed, entrants, tuple(ruled), draft.strict, draft.training)
