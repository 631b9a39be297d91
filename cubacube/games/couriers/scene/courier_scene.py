"""The table of the Couriers: the frame of flicking games, and the cards of the Police over it."""

import pygame

from cubacube.games.couriers.rules.events import PoliceDrew
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.board import CouriersBoard
from cubacube.games.couriers.scene.flights import Flights
from cubacube.games.couriers.scene.live_match import CourierMatch
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.stage.scene import Change


class CourierScene(FlickScene[State]):
    """Closes as the frame does."""

    def __init__(self, live: CourierMatch) -> None:
        self.flights = Flights()
        """Cards of the Police under way."""
        self._heard = 0
        """So many events have been looked at."""
        super().__init__(live, CouriersBoard(live.last))

    def update(self, seconds: float) -> Change:
        """Let time pass; cards that were drawn set out."""
        change = super().update(seconds)
        self.flights.update(seconds)
        events = self.live.events
        for event in events[self._heard :]:
            if isinstance(event, PoliceDrew):
                self.flights.begin(event)
        self._heard = len(events)
        return change

    def _gone(self) -> Change:
        """Nothing flies that was drawn at another moment."""
        self._heard = len(self.live.events)
        return super()._gone()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The cards fly over everything."""
        super().draw(surface, view)
        self.flights.draw(Brush(surface, view), self.seen)
