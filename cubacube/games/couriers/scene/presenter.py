"""Scene of the Couriers: the shared flicking scene, and cards that fly to the Police."""

from cubacube.games.couriers.rules.events import PoliceDrew
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.flights import Flights
from cubacube.scenes.canvas import Brush
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.flick_scene import FlickPresenter
from cubacube.scenes.match.situation import Situation


class CourierPresenter(FlickPresenter[State]):
    """Shows a Couriers match with the cards that the Police draw."""

    def __init__(self, situation: Situation[State], board: FlickBoard[State]) -> None:
        super().__init__(situation, board)
        self.flights = Flights()
        """Cards of the Police in flight."""
        self._heard = 0
        """Number of events that have been handled."""

    def update(self, seconds: float) -> None:
        """Advance time, and start the flight of each card that the Police drew."""
        super().update(seconds)
        self.flights.update(seconds)
        events = self.live.events
        for event in events[self._heard :]:
            if isinstance(event, PoliceDrew):
                self.flights.begin(event)
        self._heard = len(events)

    def forget(self) -> None:
        """Count all events so far as handled, so that their cards do not fly."""
        super().forget()
        self._heard = len(self.live.events)

    def draw_above(self, brush: Brush) -> None:
        """Draw the flying cards, unless a ribbon lies on the cloth."""
        if not self.mode.covers:
            self.flights.draw(brush, self.situation.seen)
