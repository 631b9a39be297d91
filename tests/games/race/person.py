"""A simulated person at the table of a Race, in the real program."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from cubacube.games.race import rules
from cubacube.games.race.about import GAME
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.board import RaceBoard
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.modes import Mode
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.machine.window import Window
from tests.scenes.flick_person import FlickPerson

NAMES = ("Ana", "Bruno", "Chloé", "Jürgen", "Mei")


def entry_for(seats: int, bots: int = 0, seed: int = 7) -> MatchSetup:
    """Set up a match with `seats` players; the last `bots` are computers that aim."""
    people = seats - bots
    return MatchSetup(
        "race",
        tuple(
            SeatEntry(NAMES[seat], SIDES[seat], None if seat < people else 1)
            for seat in range(seats)
        ),
        (("races", 1),),
        seed=seed,
    )


class RacingPerson(FlickPerson):
    """A person who knows the state of a Race."""

    table: FlickScene[State]

    @property
    def state(self) -> State:
        return self.table.live.state


@contextmanager
def race(live: LiveMatch[State], size: tuple[int, int] = (1280, 720)) -> Iterator[RacingPerson]:
    """Open the program's window at a table that is already set up."""
    window = Window(size)
    try:
        person = RacingPerson(window)
        person.sit_down(FlickScene(live, RaceBoard()))
        yield person
    finally:
        window.close()
        pygame.display.quit()


@contextmanager
def race_from(
    state: State,
    size: tuple[int, int] = (1280, 720),
    bots: int = 0,
    until: type[Mode] = Deciding,
) -> Iterator[RacingPerson]:
    """Open the program's window at a Race with this state."""
    live = LiveMatch[State](GAME, entry_for(len(state.racers), bots))
    live.past = Past(Match(rules, state))
    with race(live, size) as racer:
        assert isinstance(racer.table.mode, until)
        yield racer
