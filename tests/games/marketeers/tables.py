"""The Marketeers on the screen, from any position."""

from cubacube.games.marketeers.about import GAME
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.board import MarketeersBoard
from cubacube.rules import Value
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.scenes.board_person import AtTable

NAMES = ("Ana", "Bruno", "Chloé", "Jürgen")
LONG_NAMES = ("Wilhelmine-Maria", "Maximiliane-Gwen", "Magdalena Wimmer", "Gwendolyn-Marion")


def scene(
    state: State | None,
    *bots: int | None,
    seed: int = 3,
    options: tuple[tuple[str, Value], ...] = (),
    names: tuple[str, ...] = NAMES,
) -> BoardScene[State]:
    """Return the table of a match, from a given state if any; None is a new match."""
    people = bots or (None,) * len(state.merchants if state else (0, 0))
    seats = tuple(SeatEntry(*seat) for seat in zip(names, SIDES, people, strict=False))
    live: LiveMatch[State] = LiveMatch(GAME, MatchSetup("marketeers", seats, options, seed=seed))
    if state is not None:
        live.past = Past(Match(live.match.rules, state))
    return BoardScene(live, MarketeersBoard())


def state_of(person: AtTable) -> State:
    state: State = person.table.live.match.state
    return state
