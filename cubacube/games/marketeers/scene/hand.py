"""The offers of one player, side by side."""

from cubacube.games.marketeers.rules.state import FACE_DOWN, State
from cubacube.games.marketeers.scene.offer_card import draw_back, draw_footer, draw_offer
from cubacube.games.marketeers.scene.pieces import GAIN, LOSS
from cubacube.games.marketeers.scene.places import OFFERS, offer_box
from cubacube.games.marketeers.scene.prospects import prospect
from cubacube.games.marketeers.scene.turns import in_use, on_turn
from cubacube.rules import Seat
from cubacube.scenes.canvas.boxes import Bounds, inset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import TextStyle, rim
from cubacube.scenes.canvas.styles import PALE_NOTE
from cubacube.scenes.canvas.theme import GOLD, GREY, NORMAL, SAND, Colour
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry


def draw_hand(brush: Brush, state: State, seat: Seat, entry: SeatEntry, note: str) -> None:
    """Draw a heading and all offers of a player; an offer in use is the rightmost one."""
    x, y, width, _height = OFFERS
    brush.put(swatch(brush.view, entry.side, 24, 7), (x + 2, y + 1))
    words = _("Offers of {name}").format(name=entry.name)
    style = TextStyle(NORMAL, GOLD, "heavy")
    end = brush.write(words, (x + 36, y + 14), style, "midleft", 500).right
    if note:
        at, room = (end + 16, y + 15), x + width - end - 20
        brush.write(note, at, PALE_NOTE, "midleft", room)
    for number, card in enumerate(shown_hand(state, seat)):
        draw_in_hand(brush, state, seat, number, card)


def draw_in_hand(brush: Brush, state: State, seat: Seat, number: int, card: int) -> None:
    """Draw an offer with what it would bring, or its back if it is hidden."""
    box = offer_box(number)
    if card == FACE_DOWN:
        draw_back(brush, box)
        return
    draw_offer(brush, state, card, box, seat)
    if in_use(state) == card:
        draw_footer(brush, box, _("in use"), GREY)
        draw_rim(brush, box)
        return
    if state.over or not state.merchants[seat].city:
        return
    found = prospect(state, seat, card)
    if found.steps or found.gain is None:
        draw_footer(brush, box, found.words, SAND, GREY)
    else:
        draw_footer(brush, box, found.words, GAIN if found.gain > 0 else LOSS)


def shown_hand(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the offers of a player; an offer in use comes last."""
    used = in_use(state)
    hand = state.merchants[seat].hand
    return (*hand, used) if used is not None and on_turn(state) == seat else hand


def draw_rim(brush: Brush, box: Bounds, colour: Colour = GOLD) -> None:
    """Draw a rim around an offer."""
    brush.panel(inset(box, -5), rim(colour, 16, 6))
