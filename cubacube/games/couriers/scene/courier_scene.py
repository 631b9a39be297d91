"""Scene of the Couriers: the shared flicking scene, and cards that fly to the Police."""

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
    """Scene of a Couriers match; shows the cards that the Police draw."""

    def __init__(self, live: CourierMatch) -> None:
        self.flights = Flights()
        """Cards of the Police in flight."""
        self._heard = 0
        """Number of events that have been handled."""
        super().__init__(live, CouriersBoard(live.last))

    def update(self, seconds: float) -> Change:
        """Advance time, and start the flight of each card that the Police drew."""
        change = super().update(seconds)
        self.flights.update(seconds)
        events = self.live.events
        for event in events[self._heard :]:
            if isinstance(event, PoliceDrew):
                self.flights.begin(event)
        self._heard = len(events)
        return change

    def _gone(self) -> Change:
        """Count all events so far as handled, so that their cards do not fly."""
        self._heard = len(self.live.events)
        return super()._gone()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the scene, then the flying cards over it."""
        super().draw(surface, view)
        self.flights.draw(Brush(surface, view), self.seen)
