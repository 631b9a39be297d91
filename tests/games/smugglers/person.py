"""A simulated person at the table of the Smugglers, in the real program."""

from collections.abc import Iterator
from contextlib import contextmanager

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.about import GAME
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.modes import Mode
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.scenes.flick_person import FlickPerson, at_felt

NAMES = ("Ana", "Bruno", "Chloé", "Jürgen", "Mei")
A_MOMENT_S = 0.5


def entry_for(seats: int, bots: int = 0, seed: int = 7) -> MatchSetup:
    """Set up a match with `seats` players; the last `bots` are computers that aim."""
    people = seats - bots
    return MatchSetup(
        "smugglers",
        tuple(
            SeatEntry(NAMES[seat], SIDES[seat], None if seat < people else 1)
            for seat in range(seats)
        ),
        seed=seed,
    )


@contextmanager
def table_from(
    state: State,
    size: tuple[int, int] = (1280, 720),
    bots: int = 0,
    until: type[Mode] = Deciding,
) -> Iterator[FlickPerson]:
    """Open the program's window at a match with this state, and wait a moment."""
    live = LiveMatch[State](GAME, entry_for(len(state.smugglers), bots))
    live.past = Past(Match(rules, state))
    with at_felt(FlickScene(live, SmugglersBoard()), size) as person:
        assert isinstance(person.table.mode, until), person.table.mode
        person.pass_time(A_MOMENT_S)
        yield person
