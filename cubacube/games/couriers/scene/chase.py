"""The road to the City of the Job, and the chase on it.

The Couriers and the Police drive in two lanes of one scale. A board says who is ahead by how far,
and what the Police do next.
"""

import pygame
from pygame import FRect

from cubacube.games.couriers.referee.things import describe_km
from cubacube.games.couriers.rules.police import HEAD_START, STREAK, moves
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import LAND
from cubacube.kit.shot import City
from cubacube.rules import frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, centre, centred, inset, theme
from cubacube.scenes.canvas.parts import PanelStyle, flat, pill, rim
from cubacube.scenes.canvas.pictures import CITY_FILES, painting
from cubacube.scenes.canvas.styles import BADGE
from cubacube.session.language.translation import N_, _, _n

_LEFT, _RIGHT = 112.0, 76.0
"""Space at the left for the kilometres of a lane, and at the right for the City."""
_FIRST, _STEP, _TALL = 285.0, 38.0, 28.0
_CITY = 116.0, 72.0
_POLICE: theme.Colour = (62, 88, 150)
_OURS = N_("Your kilometres in the chase. Grey cards do not count for the Job.")
_THEIRS = N_(
    "They get a card for every Vehicle flick and every alarm. Two Gate flicks in a row "
    "also give them a card. If they are ahead at the end of two turns in a row, they "
    "catch you."
)
_LAST = N_("The Police lose this card if you evade them. You can do that once in a turn.")
_KM = TextStyle(theme.NORMAL, theme.CREAM, "black").capped_at(theme.NORMAL + 4)
_WIDTH, _EDGE, _HEAD = 400.0, 18.0, 64.0
"""Width of the board, its margin at the left and right, and the height of its first row."""
_LIGHTS = 104.0
"""Width of the lights for the Gate flicks in a row."""
_LEAD = TextStyle(44, theme.CREAM, "black").capped_at(52)
_NEXT = TextStyle(theme.SMALL, theme.CREAM, "bold").capped_at(theme.NORMAL)
_WARNING = TextStyle(theme.NORMAL, theme.LAMP, "black").capped_at(theme.NORMAL + 2)
_WAITING = N_("The Police get no cards before you have crossed two Gates.")
_STANDING = N_("How far the Couriers are ahead of the Police, or behind them.")
_WHISTLE = N_(
    "The second Gate flick in a row gives the Police a card. A Vehicle flick resets the count."
)


@frozen
class _Lane:
    """A row of crossed cards, with the kilometres and colour of each card."""

    y: float
    tip: tuple[str, str]
    icon: str
    figure: theme.Colour
    cards: tuple[tuple[int, theme.Colour], ...]


def draw_road(brush: Brush, state: State, city: City, colour: theme.Colour) -> None:
    """Draw the road with everything on it; `colour` is that of the joint Vehicle."""
    brush.put(painting(brush.view, "couriers_road.jpg", *LAND[2:], 12), LAND[:2])
    _draw_city(brush, state, city)
    ours, police = _lanes(state, colour)
    scale = _scale_km(state)
    _draw_lane(brush, ours, state.police_km, scale)
    _draw_lane(brush, police, state.smug_km, scale)
    if state.police:
        last = state.sector(state.police[-1]).km
        box = inset(_span(police, state.police_km - last, state.police_km, scale), 0, -1)
        brush.panel(box, rim(theme.GOLD, 8, 3))
        brush.explain(box, _("The last card: {km} km").format(km=last), _(_LAST))
    _draw_board(brush, state)


def police_end(state: State) -> Point:
    """Return the point on the screen where the lane of the Police ends."""
    return _x(state.police_km, _scale_km(state)), LAND[1] + _FIRST + _STEP


def _lanes(state: State, colour: theme.Colour) -> tuple[_Lane, _Lane]:
    """Return the lanes of the Couriers and of the Police.

    Cards that do not count for the Job are grey.
    """
    road = [(state.sector(card).km, theme.OPEN_FILL) for card in state.road]
    detour = [(state.sector(card).km, theme.STEEL) for card in state.detour]
    theirs = [(state.sector(card).km, _POLICE) for card in state.police]
    ours = _("The Couriers: {km} km").format(km=state.smug_km), _(_OURS)
    police = _("The Police: {km} km").format(km=state.police_km), _told(state, _THEIRS)
    top = LAND[1] + _FIRST
    return (
        _Lane(top, ours, "vehicle", theme.darker(colour, 0.2), (*detour, *road)),
        _Lane(top + _STEP, police, "cop", _POLICE, tuple(theirs)),
    )


def _scale_km(state: State) -> int:
    """Return the length of the road in kilometres: to the City, or to the Police beyond it."""
    return max(1, state.smug_km + state.km_to_go, state.police_km)


def _x(km: float, scale: int) -> float:
    return LAND[0] + _LEFT + km / scale * (LAND[2] - _LEFT - _RIGHT)


def _span(lane: _Lane, start_km: float, end_km: float, scale: int) -> Bounds:
    """Return the box of a part of a lane."""
    left, right = _x(start_km, scale), _x(end_km, scale)
    return left, lane.y - _TALL / 2, right - left, _TALL


def _draw_lane(brush: Brush, lane: _Lane, rival_km: int, scale: int) -> None:
    """Draw the cards, the car at their end, and a line to the rival who is ahead."""
    brush.explain(_span(lane, 0, 1, 1), *lane.tip)
    km = 0
    for each, colour in lane.cards:
        box = inset(_span(lane, km, km + each, scale), 1, 0)
        brush.panel(box, PanelStyle(colour, theme.lighter(colour, 0.3), 7, shadow=0))
        if box[2] + 2 > brush.width(str(each), BADGE) + 6:
            brush.write(str(each), centre(box), BADGE, "center")
        km += each
    if km < rival_km:
        gap = inset(_span(lane, km, rival_km, scale), 2, _TALL / 2 - 3)
        brush.panel(gap, flat(theme.GOLD, 3))
    words = _("{km} km").format(km=km)
    brush.write(words, (LAND[0] + 14, lane.y), _KM, "midleft", _LEFT - 22)
    at = _x(km, scale) + 28, lane.y - 5
    brush.panel(centred(at, 52), pill(theme.CREAM, theme.INK))
    brush.icon(lane.icon, at, 42, lane.figure)


def _draw_city(brush: Brush, state: State, city: City) -> None:
    """Draw the City of the Job at its place beside the road."""
    (width, height), right = _CITY, LAND[0] + LAND[2] - 12
    goal_x = _x(state.smug_km + state.km_to_go, _scale_km(state))
    left = min(goal_x - width / 2 + 30, right - width)
    box = FRect(left, LAND[1] + _FIRST - 27 - height, width, height)
    brush.panel(inset(box, -5), PanelStyle(theme.CREAM, theme.INK, 6, 2))
    brush.put(painting(brush.view, CITY_FILES[city], width, height), box.topleft)
    brush.icon("flag", (box.x + 8, box.y + 18), 40, theme.INK, theme.CORAL)
    brush.explain(inset(box, -5), _(city), describe_km(state))


def _draw_board(brush: Brush, state: State) -> None:
    """Draw the lead, a warning if there is one, and the next move of the Police."""
    view, (x, y) = brush.view, (LAND[0] + 12, LAND[1] + 12)
    texts: list[tuple[pygame.Surface, Point]] = []
    foot = y + _HEAD
    for words, style, left in (
        (_warning(state), _WARNING, _EDGE),
        (_forecast(state), _NEXT, _EDGE + _LIGHTS),
    ):
        if words:
            width = _WIDTH - _EDGE - left
            text = view.paragraph(words, style.seen, width, style.weight, style.colour)
            texts.append((text, (x + left, foot)))
            foot += text.height / view.scale
    words, fill = _standing(state)
    brush.panel((x, y, _WIDTH, foot + 14 - y), PanelStyle(fill, theme.CREAM, 14, 3))
    brush.write(words, (x + _EDGE, y + _HEAD / 2 + 2), _LEAD, "midleft", _WIDTH - 2 * _EDGE)
    brush.explain((x, y, _WIDTH, _HEAD), words, _(_STANDING))
    for text, at in texts:
        brush.put(text, at)
    _draw_streak(brush, state, FRect(x + _EDGE, foot - 30, _LIGHTS, 30))


def _draw_streak(brush: Brush, state: State, box: FRect) -> None:
    """Draw a whistle, and a light for each Gate flick in a row."""
    brush.icon("whistle", (box.x + 16, box.centery), 32, theme.GOLD if state.streak else theme.SAND)
    for light in range(STREAK):
        fill = theme.OCHRE if light < state.streak else theme.SLATE
        at = centred((box.x + 50 + light * 30, box.centery), 24)
        brush.panel(at, PanelStyle(fill, theme.CREAM, 12, shadow=0))
    brush.explain(box, _("Gate flicks in a row"), _told(state, _WHISTLE))


def _told(state: State, usual: str) -> str:
    """[Family 1] Return the translated tip about the cards of the Police.

    The tip is `usual`, or another text while the Police have not set out yet.
    """
    return _(_WAITING if _gates_to_wait(state) else usual)


def _standing(state: State) -> tuple[str, theme.Colour]:
    lead = state.smug_km - state.police_km
    if lead > 0:
        return _("{km} km ahead").format(km=lead), theme.OPEN_FILL
    if lead == 0:
        return _("side by side"), theme.SLATE
    return _("{km} km behind").format(km=-lead), theme.BLOCKED_FILL


def _warning(state: State) -> str:
    """Return a short note about the Police; empty if there is nothing to say."""
    if state.behind and not state.over:
        return _("Catch up, or you are caught!")
    hidden = None if state.over else state.hideout
    return "" if hidden is None else _("hidden in {city}").format(city=_(hidden))


def _forecast(state: State) -> str:
    """[III.6, Family 1] Return what the Police do next; empty if the game is over."""
    if state.over:
        return ""
    wait = _gates_to_wait(state)
    if wait:
        said = _n(
            "The Police wait until you cross {n} more Gate.",
            "The Police wait until you cross {n} more Gates.",
            wait,
        )
        return said.format(n=wait)
    if state.turn.flicked != "nothing":
        n = len(moves(state, state.turn.flicked))
        said = _n(
            "The Police draw {n} card in this turn.", "The Police draw {n} cards in this turn.", n
        )
        return said.format(n=n) if n else _("The Police draw no card in this turn.")
    if moves(state, "gate"):
        return _("Any flick now gives the Police a card.")
    return _("Driving gives the Police a card. A Gate flick does not.")


def _gates_to_wait(state: State) -> int:
    """[Family 1] Return how many Gates must still be crossed before the Police set out."""
    return max(0, HEAD_START - state.laid) if state.box.options.family else 0
