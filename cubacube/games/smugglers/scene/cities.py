"""The bribe and the Pawns shown on the City cards."""

from cubacube.games.smugglers.rules.city import BRIBES
from cubacube.games.smugglers.rules.state import State
from cubacube.kit.shot import CityCard
from cubacube.scenes.canvas.boxes import Point, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TAG_STYLE, pill
from cubacube.scenes.canvas.theme import BLOCKED_FILL
from cubacube.scenes.flicking.panels.places import ground
from cubacube.scenes.pieces.sides import pawn
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _
from cubacube.session.play.setup import Seats

_PAWN, _STEP = 52.0, 32.0


def draw_in_cities(brush: Brush, state: State, seats: Seats) -> None:
    """Draw the bribe on each City card, and the Pawns of the smugglers in each City."""
    table = ground(state.box.measures.area_mm)
    for card in state.layout.cities:
        x, y, width, height = table.card(card)
        _draw_bribe(brush, state, card, (x + width - 10, y + 64))
        here = [s for s, each in enumerate(state.smugglers) if each.city == card.city]
        for n, seat in enumerate(here):
            at = x + width / 2 + row_offset(n, len(here), _STEP), y + height - 32
            brush.put(pawn(brush.view, seats[seat].side, _PAWN), at, "midbottom")


def _draw_bribe(brush: Brush, state: State, card: CityCard, at: Point) -> None:
    bribe = BRIBES[state.cops_in(card.city)]
    if bribe:
        words = _("Bribe {bribe}").format(bribe=pesos(bribe))
        brush.tag(words, at, pill(BLOCKED_FILL), TAG_STYLE, "midright")
