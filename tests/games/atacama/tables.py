"""Atacama on the screen, from any position."""

from typing import Any

from cubacube.games.atacama.about import GAME
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.board import AtacamaBoard
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.scenes.board_person import AtTable

NAMES = ("Ana", "Bruno", "Chloé", "Maximiliane-Lou")


def entry(*bots: int | None, seed: int = 3, **options: Any) -> MatchSetup:
    """Set up a match; each bot is a level, or None for a person."""
    seats = zip(NAMES, SIDES, bots, strict=False)
    return MatchSetup(
        "atacama", tuple(SeatEntry(*seat) for seat in seats), tuple(options.items()), seed=seed
    )


def scene(*bots: int | None, seed: int = 3, **options: Any) -> BoardScene[State]:
    """The table of a new match."""
    live: LiveMatch[State] = LiveMatch(GAME, entry(*bots, seed=seed, **options))
    return BoardScene(live, AtacamaBoard())


def scene_at(state: State, names: tuple[str, ...] = NAMES) -> BoardScene[State]:
    """The table in the middle of a match between people."""
    seats = zip(names, SIDES, state.players, strict=False)
    people = MatchSetup("atacama", tuple(SeatEntry(name, side) for name, side, _ in seats))
    live: LiveMatch[State] = LiveMatch(GAME, people)
    live.past = Past(Match(live.match.rules, state))
    return BoardScene(live, AtacamaBoard())


def state(person: AtTable) -> State:
    """Return the state of the match."""
    found: State = person.table.live.match.state
    return found
