"""The table as a picture, for where there is no window."""

import pygame

from cubacube.games.race.referee import tell
from cubacube.games.race.rules.events import GameEnded
from cubacube.games.race.rules.finish import standings
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.places import ground
from cubacube.games.race.scene.still import Contents, StillLayer
from cubacube.games.race.scene.turn_panel import TurnWords
from cubacube.kit.vehicles import VEHICLES
from cubacube.scenes.brush import Brush
from cubacube.scenes.felt import Felt, Owner, resting
from cubacube.scenes.view import View
from cubacube.session.entry import SIDES, SeatEntry


def picture(state: State, names: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """How the table looks now; the display may be the dummy driver's, but must have a mode."""
    seats = tuple(SeatEntry(name, side) for name, side in zip(names, SIDES, strict=False))
    measures = state.box.measures
    owners = {die: Owner(each.name, each.side) for die, each in zip(VEHICLES, seats, strict=False)}
    felt = Felt(ground(measures.area_mm), state.box.cards, measures.edge_mm, owners)
    view = View(size)
    surface = pygame.Surface(size)
    said = (_result(state, names),) if state.over else ()
    contents = Contents(state, seats, TurnWords(None, " ".join(said)), (), said, (), None, None)
    StillLayer(felt).draw(surface, view, contents)
    brush = Brush(surface, view)
    felt.draw_dice(brush, resting(state.layout))
    felt.draw_names(brush, state.layout, resting(state.layout))
    return surface


def _result(state: State, names: tuple[str, ...]) -> str:
    """Who has won, in the referee's words."""
    winners = standings(state).winners
    return tell(GameEnded(tuple(sorted(winners))), names, state)
