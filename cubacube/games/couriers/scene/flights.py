"""Cards that the Police draw; they fly over the table to the row of the Police."""

from cubacube.games.couriers.rules.events import PoliceDrew
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.chase import police_end
from cubacube.scenes.canvas import Brush, centred
from cubacube.scenes.canvas.glide import Glide, ease
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.panels.sector_card import SectorLook, draw_sector
from cubacube.session.language.translation import _

_WIDTH, _HEIGHT = 176.0, 120.0
_COME_S, _STAY_S, _FLY_S = 0.15, 0.65, 0.6
_APART_S = 0.5
"""Seconds between the starts of two cards."""


class Flights:
    """Cards in flight; they take no input and delay nothing."""

    def __init__(self) -> None:
        self._cards: list[tuple[PoliceDrew, float]] = []
        """Each card with the seconds since it appeared; the number is negative before that."""

    def begin(self, drawn: PoliceDrew) -> None:
        """Add a card; it appears after the cards that are still waiting."""
        last = min((age for _card, age in self._cards), default=_APART_S)
        self._cards.append((drawn, min(0.0, last - _APART_S)))

    @property
    def over(self) -> bool:
        """Whether no card is in flight."""
        return not self._cards

    def update(self, seconds: float) -> None:
        """Advance time."""
        aged = ((card, age + seconds) for card, age in self._cards)
        self._cards = [(card, age) for card, age in aged if age < _COME_S + _STAY_S + _FLY_S]

    def draw(self, brush: Brush, state: State) -> None:
        """Draw the cards.

        Each card appears in the middle of the cloth, then flies to the end of the Police's row.
        """
        x, y, width, height = CLOTH
        end = police_end(state)
        middle = x + width / 2, y + height * 0.56
        for drawn, age in self._cards:
            if age < 0:
                continue
            share = (age - _COME_S - _STAY_S) / _FLY_S
            at = Glide((middle, end)).at(share)
            size = min(1.0, 0.6 + 0.4 * age / _COME_S) * (1 - 0.6 * ease(share))
            box = centred(at, _WIDTH * size, _HEIGHT * size)
            label = _("Police") if share <= 0 else ""
            draw_sector(brush, state.sector(drawn.card), box, SectorLook(label, gate_only=True))
