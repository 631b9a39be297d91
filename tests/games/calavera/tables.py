"""Calavera on the screen, from any position."""

from cubacube.games.calavera.about import GAME
from cubacube.games.calavera.rules.state import State
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry

NAMES = ("Ana", "Bruno", "Chloé", "Maximiliane-Lou")


def entry(*bots: int | None, seed: int = 3) -> MatchSetup:
    """Set up a match; each bot is a level, or None for a person."""
    seats = zip(NAMES, SIDES, bots, strict=False)
    return MatchSetup("calavera", tuple(SeatEntry(*seat) for seat in seats), seed=seed)


def scene(state: State | None = None, *bots: int | None, seed: int = 3) -> BoardScene[State]:
    """Return the table of a match, from a given state if any; by default with two people."""
    live: LiveMatch[State] = LiveMatch(GAME, entry(*(bots or (None, None)), seed=seed))
    if state is not None:
        live.past = Past(Match(live.match.rules, state))
    return BoardScene(live, CalaveraBoard())
