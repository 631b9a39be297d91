"""Draw the table of Caramba!: the picture after each action, and the live previews."""

from collections.abc import Sequence

from cubacube.games.caramba.rules import actions
from cubacube.games.caramba.rules.course import fee, price
from cubacube.games.caramba.rules.events import AmbushMoved, AmbushPlaced, Moved, SombreroPlaced
from cubacube.games.caramba.rules.state import Consider, PutDown, State
from cubacube.games.caramba.scene import sombreros, trays
from cubacube.games.caramba.scene.asking import chip_place
from cubacube.games.caramba.scene.dealing import draw_terms
from cubacube.games.caramba.scene.marks import Asked, Terms, TurnPlan
from cubacube.games.caramba.scene.odds import draw_figures, draw_odds, told
from cubacube.games.caramba.scene.pieces import CHIP, SOMBRERO
from cubacube.games.caramba.scene.places import ACAPULCO, DEEDS, MINE, MINE_NAME
from cubacube.games.caramba.scene.road import Road
from cubacube.games.caramba.scene.road_art import draw_road
from cubacube.games.caramba.scene.rows import cell_box, draw_rows, row_of
from cubacube.games.caramba.scene.scenery import mine
from cubacube.games.caramba.scene.turns import last_turn, mover, pending_dice
from cubacube.rules import TABLE, Action, Event
from cubacube.scenes.canvas import Brush, Layer, Point, TextStyle, inset, theme
from cubacube.scenes.canvas.parts import PanelStyle, pill, rim
from cubacube.scenes.canvas.pictures import postcard
from cubacube.scenes.canvas.strokes import dots
from cubacube.scenes.canvas.styles import PALE_NOTE
from cubacube.scenes.match.words import Frame, Snapshot
from cubacube.session.language.translation import N_, _

_ASIDE = 42.0
_DOT, _DOT_GAP = 5.5, 30.0
_DOT_EDGE: theme.Tint = (60, 40, 30, 200)
_RING = 5.0
_SIGN: theme.Colour = (92, 40, 30)
_ENTERED = 17.0
_BUY_TIP = N_("Prices for one die, two dice and so on. The silver goes into the shell.")
_ENTER_TIP = N_("Prices for the first one in, the second and so on. The next one pays {silver}.")
_LAND_TIP = N_(
    "If you land on another player's sombrero, its owner pays you this. Broke players pay nothing."
)
_MOST_WITH_PRICES = 2
"""Largest number of buttons for which the prices are drawn; more leave no room for them."""


def draw_table(brush: Brush, snapshot: Snapshot[State]) -> None:
    """Draw the road, scenery, trays and rows, and the marks left by the last turn."""
    state, names = snapshot.state, tuple(seat.name for seat in snapshot.seats)
    draw_road(brush, state.box)
    _draw_scenery(brush)
    _draw_entered(brush, snapshot)
    _draw_last(brush, state, snapshot.events)
    trays.draw_trays(brush, state, names, snapshot.events)
    draw_rows(brush, state, snapshot.seats)
    sombreros.explain_road(brush, state, snapshot.seats)
    brush.panel(DEEDS, PanelStyle(theme.SLATE, theme.BRASS))


def _draw_last(brush: Brush, state: State, events: Sequence[Event]) -> None:
    """Draw the dotted path of the last ride, and a ring around the last piece placed."""
    news, road, layer = last_turn(events), Road(state.box.last), Layer()
    for event in news:
        if isinstance(event, Moved):
            for point in dots(road.way(event.start, event.space, _ASIDE), _DOT_GAP):
                layer.disc(_DOT_EDGE, point, _DOT + 2)
                layer.disc(theme.STITCH, point, _DOT)
    placed = [where for where in map(_placed, news) if where is not None]
    if placed:
        space, radius = placed[-1]
        if space <= state.box.last:
            layer.ring(theme.STITCH, road.space(space), radius + _RING + 2, _RING)
    layer.draw(brush.surface, brush.view)


def _placed(event: Event) -> tuple[int, float] | None:
    """Return the space of the piece that an event placed, and the piece's radius; or None."""
    match event:
        case Moved(space=space) | SombreroPlaced(space=space):
            return space, SOMBRERO
        case AmbushPlaced(space=space) | AmbushMoved(space=space):
            return space, CHIP
    return None


def draw_now(brush: Brush, frame: Frame[State], asked: Asked) -> None:
    """Draw the pieces and dice at rest, and a preview of the action under the pointer."""
    state, seats = frame.state, frame.snapshot.seats
    terms, sombrero = asked.marks.terms if frame.spots else None, mover(state)
    roll = trays.last_roll(last_turn(frame.snapshot.events))
    action = _previewed_action(frame)
    dice = _outlook(state, action, terms)
    if sombrero is not None and dice:
        draw_odds(brush, state, sombrero, dice)
    sombreros.draw_chips(brush, state, seats)
    sombreros.draw_sombreros(brush, state, seats)
    if sombrero is not None and dice:
        draw_figures(brush, state, sombrero, dice)
    if sombrero is not None and terms is not None:
        draw_terms(brush, asked, sombrero, terms)
    elif roll is not None:
        trays.draw_roll(brush, roll, seats)
        trays.explain_roll(brush, roll)
    if frame.spots and asked.marks.armed is not None:
        _draw_target(brush, *chip_place(state, asked.marks.armed))
    if sombrero is not None and isinstance(action, actions.Buy) and action.dice:
        _draw_price_ring(brush, state, sombrero, action.dice)
    if isinstance(action, actions.Place):
        _draw_ghost(brush, frame, action)
    pointed = frame.pointed
    if (
        sombrero is not None
        and terms is None
        and isinstance(action, actions.Buy)
        and pointed is not None
        and not pointed.bar
    ):
        trays.draw_outlook(brush, told(state, sombrero, dice))


def _previewed_action(frame: Frame[State]) -> Action | None:
    """Return the action to preview: the one under the pointer, or the one about to be done."""
    pointed = frame.pointed
    if pointed is None or pointed.bar or not isinstance(pointed.name, TurnPlan):
        return frame.wish
    return pointed.name.action or actions.Pass(TABLE)


def _outlook(state: State, action: Action | None, terms: Terms | None) -> int:
    """Return the number of dice whose odds are shown; 0 if no odds are shown."""
    dice = pending_dice(state)
    match action:
        case actions.Pass() | actions.Refuse():
            return dice
        case actions.Buy(_, bought):
            return dice - bought
        case actions.Offer(_, _, extra):
            return dice + extra
        case actions.Accept():
            task = state.agenda[0]
            return dice + (task.dice if isinstance(task, Consider) else 0)
    return dice + terms.dice if terms is not None else 0


def _draw_target(brush: Brush, at: Point, radius: float) -> None:
    """Draw a ring around a chip that can be picked up."""
    layer = Layer()
    layer.ring(theme.GOLD, at, radius + _RING + 2, _RING)
    layer.draw(brush.surface, brush.view)


def _draw_ghost(brush: Brush, frame: Frame[State], action: actions.Place) -> None:
    """Draw a piece where it would be placed."""
    state, seats = frame.state, frame.snapshot.seats
    at = Road(state.box.last).space(action.space)
    match state.agenda[0]:
        case PutDown(sombrero):
            sombreros.draw_sombrero(brush, sombreros.hat(state, seats, sombrero), at, ghost=True)
        case _:
            sombreros.draw_chip(brush, seats[action.seat].side, at, ghost=True)


def _draw_price_ring(brush: Brush, state: State, sombrero: int, bought: int) -> None:
    """On a sombrero's row, draw a ring around the price of buying off `bought` dice."""
    row = row_of(state, sombrero)
    if row.place is not None and bought < row.place:
        box = inset(cell_box(row.box, bought, row.place - 1), -3)
        brush.panel(box, rim(theme.CORAL, 12, 4))


def _draw_entered(brush: Brush, snapshot: Snapshot[State]) -> None:
    """Draw the sombreros in the mine, in order of arrival."""
    for n, number in enumerate(snapshot.state.entered):
        at = MINE[0] + 22 + n * 2.2 * _ENTERED, MINE[1] + MINE[3] - 10
        look = sombreros.hat(snapshot.state, snapshot.seats, number)
        sombreros.draw_hat(brush, look, at, _ENTERED)


def _draw_scenery(brush: Brush) -> None:
    """Draw the card for Acapulco at the start of the road, and the mine."""
    x, y, width, height = ACAPULCO
    view = brush.view
    shade = view.shadow(view.rect(ACAPULCO).size, 8, 14, 0.55)
    brush.put(shade, (x - 10, y - 6))
    brush.put(postcard(view, "Acapulco", width, height), (x, y))
    left, top, across, _tall = MINE
    ground = view.shadow((view.px(150), view.px(30)), 15, 16, 0.6)
    brush.put(ground, (left + across / 2, top + across - 8), "center")
    brush.put(mine(view, across), (left, top))
    look = pill(_SIGN, theme.BRASS)
    brush.tag("Mina de Plata", MINE_NAME, look, TextStyle(theme.NORMAL, theme.CREAM, "title"))


def draw_prices(brush: Brush, frame: Frame[State]) -> None:
    """Draw this race's prices below the buttons; with many buttons, draw nothing."""
    x, y, width, height = DEEDS
    state = frame.state
    buttons = [spot for spot in frame.spots if spot.box[0] >= x and spot.box[1] >= y]
    if len(buttons) > _MOST_WITH_PRICES:
        return
    below = y + (102 if buttons else 0)
    if not buttons:
        words = _("Prices in race {race}").format(race=state.race)
        title = TextStyle(theme.NORMAL + 2, theme.GOLD, "title")
        brush.write(words, (x + 20, y + 34), title, "midleft", width - 40)
        below += 50
    step = (y + height - 14 - below) / 3
    enter = " · ".join(str(state.race * n) for n in range(1, len(state.spaces)))
    bought = " · ".join(str(price(state, n)) for n in range(1, len(state.spaces)))
    enter_tip = _(_ENTER_TIP).format(silver=fee(state))
    for n, (words, figures, tip) in enumerate(
        (
            (_("to buy off dice"), bought, _(_BUY_TIP)),
            (_("to enter the mine"), enter, enter_tip),
            (_("when landed on"), str(state.race), _(_LAND_TIP)),
        )
    ):
        brush.explain((x, below + n * step, width, step), words, tip)
        middle = below + (n + 0.5) * step
        brush.write(words, (x + 20, middle), PALE_NOTE, "midleft", 200)
        figure = TextStyle(theme.NORMAL, theme.CREAM, "black")
        brush.write(figures, (x + width - 20, middle), figure, "midright", 220)
