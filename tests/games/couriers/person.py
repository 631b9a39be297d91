"""A simulated person at the table of the Couriers, in the real program."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from cubacube.games.couriers import rules
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene import MATCH_TABLE, joint_match
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.live.past import Past
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.machine.window import Window
from tests.scenes.flick_person import FlickPerson

NAMES = ("Ana", "Bruno", "Chloé", "Jürgen", "Mei")


def entry_for(seats: int, bots: int = 0, seed: int = 7, **options: bool | str) -> MatchSetup:
    """Set up a match with `seats` players; the last `bots` are computers."""
    people = seats - bots
    players = tuple(
        SeatEntry(NAMES[seat], SIDES[seat], None if seat < people else 0) for seat in range(seats)
    )
    return MatchSetup("couriers", players, tuple(options.items()), seed=seed)


class CourierPerson(FlickPerson):
    """A person who knows the state of the Couriers."""

    table: FlickScene[State]

    @property
    def state(self) -> State:
        return self.table.live.state


@contextmanager
def couriers_from(
    state: State | None, size: tuple[int, int] = (1280, 720), entry: MatchSetup | None = None
) -> Iterator[CourierPerson]:
    """Open the program's window at a table with this state; None starts a new match."""
    window = Window(size)
    try:
        person = CourierPerson(window)
        live = joint_match(entry or entry_for(state.seats if state else 2))
        if state is not None:
            live.past = Past(Match(rules, state))
        scene = MATCH_TABLE.scene(live)
        assert isinstance(scene, FlickScene)
        person.sit_down(scene)
        yield person
    finally:
        window.close()
        pygame.display.quit()
