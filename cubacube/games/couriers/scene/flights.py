"""The cards that the Police draw, flying over the table into their row."""

from cubacube.games.couriers.rules.events import PoliceDrew
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.chase import police_end
from cubacube.scenes.canvas.boxes import centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.glide import Glide, ease
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.panels.sector_card import SectorLook, draw_sector
from cubacube.session.language.translation import _

_WIDTH, _HEIGHT = 176.0, 120.0
_COME_S, _STAY_S, _FLY_S = 0.15, 0.65, 0.6
_APART_S = 0.5
"""A second card comes so much later."""


class Flights:
    """Cards under way; they take no input and hold nothing up."""

    def __init__(self) -> None:
        self._cards: list[tuple[PoliceDrew, float]] = []
        """Each with its age in seconds, which is negative before it comes."""

    def begin(self, drawn: PoliceDrew) -> None:
        """Let a card come, after those that are still to come."""
        last = min((age for _card, age in self._cards), default=_APART_S)
        self._cards.append((drawn, min(0.0, last - _APART_S)))

    @property
    def over(self) -> bool:
        """Whether none is under way."""
        return not self._cards

    def update(self, seconds: float) -> None:
        """Let time pass."""
        aged = ((card, age + seconds) for card, age in self._cards)
        self._cards = [(card, age) for card, age in aged if age < _COME_S + _STAY_S + _FLY_S]

    def draw(self, brush: Brush, state: State) -> None:
        """Each stays in the middle of the cloth for a moment, then flies to the row's end."""
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
