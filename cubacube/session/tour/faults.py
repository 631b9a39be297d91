"""What is wrong with a Tour although every value in it is in its range."""

from collections.abc import Iterator

from cubacube.session.files.declared import Place
from cubacube.session.keeping.header import FindGame
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import conflict_of, fault_in
from cubacube.session.tour.bracket import duels, rounds_of
from cubacube.session.tour.matches import unfit
from cubacube.session.tour.model import (
    AT_A_TABLE,
    FEWEST_MATCHES,
    MOST_MATCHES,
    SIZES,
    Tour,
    team_fault,
)

_OTHER = N_("must be {least} to {most}, not {count}")


def faults_in(find_game: FindGame, tour: Tour) -> Iterator[tuple[Place, str]]:
    """Yield the errors, such as a game that does not seat everybody."""
    count, (least, most) = len(tour.entrants), SIZES[tour.kind]
    if not least <= count <= most:
        yield ("entrants",), _(_OTHER).format(least=least, most=most, count=count)
        return
    if fault := fault_in(tuple(each.name for each in tour.entrants)) or team_fault(tour):
        yield ("entrants",), fault
    if fault := conflict_of(tour.strict, tour.training, flicks=True):
        yield ("strict",), fault
    found = list(_in_rounds(find_game, tour))
    yield from found or _in_results(tour)


def _in_rounds(find_game: FindGame, tour: Tour) -> Iterator[tuple[Place, str]]:
    count, rounds = len(tour.entrants), len(tour.rounds)
    least, most = FEWEST_MATCHES, MOST_MATCHES
    if tour.kind == "knock_out":
        least = most = rounds_of(count)
    if not least <= rounds <= most:
        yield ("rounds",), _(_OTHER).format(least=least, most=most, count=rounds)
    for number, each in enumerate(tour.rounds):
        try:
            fault = unfit(find_game(each.game), tour.kind, count, each.options)
        except ValueError as error:
            fault = str(error)
        if fault:
            yield ("rounds", number), fault


def _in_results(tour: Tour) -> Iterator[tuple[Place, str]]:
    knock_out = tour.kind == "knock_out"
    seats = AT_A_TABLE if knock_out else len(tour.entrants)
    for number, places in enumerate(tour.played):
        if len(places) != seats or min(places) != 1 or max(places) > seats:
            said = _("must be the places of {count} players, from 1")
            yield ("played", number), said.format(count=seats)
            return
    most = sum(len(each.results) for each in duels(tour)) if knock_out else len(tour.rounds)
    if len(tour.played) > most:
        said = _("must be at most {most} matches, not {count}")
        yield ("played",), said.format(most=most, count=len(tour.played))
