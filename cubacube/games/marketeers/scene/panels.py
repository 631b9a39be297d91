"""The players' panels: money, Goods, the place of the Vehicle, and whose turn it is."""

from pygame import FRect

from cubacube.games.marketeers.rules.box import STORAGE
from cubacube.games.marketeers.rules.state import Merchant, State
from cubacube.games.marketeers.scene.pieces import draw_good, draw_money
from cubacube.games.marketeers.scene.places import money_at, player_box, slot_box
from cubacube.games.marketeers.scene.turns import on_turn
from cubacube.kit.cards import Symbol
from cubacube.kit.goods import GOODS
from cubacube.rules import Seat, replace
from cubacube.scenes.canvas import AnyBox, Brush, TextStyle, centre, inset, theme
from cubacube.scenes.canvas.parts import PANEL, RESTING, PanelStyle, pill
from cubacube.scenes.canvas.styles import BADGE
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import SeatEntry

GOOD = 56.0
_NAME = TextStyle(theme.LARGE - 3, theme.INK, "black")
_MONEY = TextStyle(theme.LARGE + 4, theme.INK, "black")
_SLOT = PanelStyle((*theme.TRACK, 110), theme.TRACK, 8, 2, shadow=0)
_STORE = N_("You can hold five Goods. With a sixth, one goes back.")
_HELD = N_("Sell it with an offer that asks for it, in the City of that offer.")


def draw_panel(
    brush: Brush, state: State, seat: Seat, entry: SeatEntry, *, flat: bool = False
) -> None:
    """Draw a player's panel, highlighted on their turn; `flat` draws it without a shadow."""
    box = FRect(player_box(seat, len(state.merchants)))
    merchant, now = state.merchants[seat], on_turn(state) == seat
    ground = PANEL if now else RESTING
    brush.panel(box, replace(ground, shadow=0) if flat else ground, theme.GOLD if now else None)
    brush.put(swatch(brush.view, entry.side, 44, 11), (box.x + 16, box.y + 10))
    left = draw_money(brush, merchant.money, money_at(box), _MONEY)
    room = left - box.x - 80
    brush.write(entry.name, (box.x + 72, box.y + 4), _NAME, "topleft", room)
    where = _("room for {n} Goods").format(n=STORAGE)
    if merchant.city:
        where = _("in {city}").format(city=_(merchant.city))
    brush.write(
        where, (box.x + 72, box.y + 37), TextStyle(theme.SMALL - 1, theme.GREY), "topleft", room
    )
    if now and merchant.stored <= STORAGE:
        at = box.right - 8, box.bottom - 26
        brush.tag(_("playing now"), at, pill(theme.CORAL), BADGE, "midright")
    _draw_goods(brush, merchant, box)


def goods_of(merchant: Merchant) -> tuple[Symbol, ...]:
    """Return a player's Goods one by one, in the order of the panel."""
    return tuple(
        good for good, cards in zip(GOODS, merchant.goods, strict=True) for _n in range(cards)
    )


def _draw_goods(brush: Brush, merchant: Merchant, panel: AnyBox) -> None:
    """Draw five places for Goods and the Goods in them; a sixth Good lies beside them."""
    for number in range(STORAGE):
        place = inset(slot_box(panel, number), 4, 2)
        brush.panel(place, _SLOT)
        brush.explain(place, _("Room for one Good"), _(_STORE))
    for number, good in enumerate(goods_of(merchant)):
        draw_good(brush, good, centre(slot_box(panel, number)), GOOD)
        brush.explain(slot_box(panel, number), good_name(good), _(_HELD))
